import { strToU8, unzipSync, zipSync } from 'fflate';

type Twin = { readonly twin: string; readonly from: string; readonly to: string };

/** Formats that LibreOfficeKit can't save: they are saved as a twin format, whose main part then gets another content type. */
export const templates: Readonly<Record<string, Twin>> = {
  dotx: { twin: 'docx', from: 'wordprocessingml.document.main+xml', to: 'wordprocessingml.template.main+xml' },
  ppsx: { twin: 'pptx', from: 'presentationml.presentation.main+xml', to: 'presentationml.slideshow.main+xml' },
};

export const asTemplate = (saved: Uint8Array, { from, to }: Twin): Uint8Array => {
  const parts = unzipSync(saved);
  const types = new TextDecoder().decode(parts['[Content_Types].xml']);
  return zipSync({ ...parts, '[Content_Types].xml': strToU8(types.replace(from, to)) }, { level: 6, mtime: new Date(1980, 0, 1) });
};
