import { strToU8, zipSync } from 'fflate';

/** A 3MF of this model, an XML document, and of further parts by their names. */
export const packed3mf = (model: string, others: Readonly<Record<string, string>> = {}): Uint8Array =>
  zipSync({
    ...Object.fromEntries(Object.entries(others).map(([name, text]) => [name, strToU8(text)])),
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel" Target="/3D/3dmodel.model"/></Relationships>',
    ),
    '3D/3dmodel.model': strToU8(model),
  });
