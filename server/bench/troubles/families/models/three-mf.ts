import { strToU8, zipSync } from 'fflate';
import { corners, faces } from './meshes.ts';

const core = 'http://schemas.microsoft.com/3dmanufacturing/core/2015/02';
const production = 'http://schemas.microsoft.com/3dmanufacturing/production/2015/06';

/** The pyramid of `meshes.ts` as an object; its corners are divided by `scale`. */
export const pyramid = (id: number, scale = 1): string => {
  const vertices = corners.map((corner) => {
    const [x, y, z] = corner.split(' ').map((value) => Number(value) / scale);
    return `<vertex x="${x}" y="${y}" z="${z}"/>`;
  });
  const triangles = faces.map(([a, b, c]) => `<triangle v1="${a}" v2="${b}" v3="${c}"/>`);
  return `<object id="${id}" type="model"><mesh><vertices>${vertices.join('')}</vertices><triangles>${triangles.join('')}</triangles></mesh></object>`;
};

export const placed = (x: number, y = 0, z = 0): string => `transform="1 0 0 0 1 0 0 0 1 ${x} ${y} ${z}"`;

export const model = (resources: string, build: string, unit = 'millimeter'): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<model unit="${unit}" xmlns="${core}" xmlns:p="${production}" requiredextensions="p"><resources>${resources}</resources><build>${build}</build></model>`;

/** A 3MF package of these parts, the main one first. */
export const package3mf = (parts: Readonly<Record<string, string>>): Uint8Array =>
  zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel" Target="/3D/3dmodel.model"/></Relationships>',
    ),
    ...Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])),
  });
