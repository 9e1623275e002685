import { strToU8, type Zippable, zipSync } from 'fflate';
import { type Attack, harmless } from './attack.ts';

const parts = (count: number, xml: string): Uint8Array => {
  const bytes = strToU8(xml);
  const files: Zippable = { mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }] };
  for (let part = 0; part < count; part++) files[`part-${part}.xml`] = [bytes, { level: 6 }];
  return zipSync(files);
};
const entities = Array.from({ length: 900 }, (_, index) => `<!ENTITY e${index} "${`&e${index + 1};`.repeat(9)}">`).join('');

/** Documents that take long to inspect before any tool opens them: many parts, large parts, or only declarations. */
export const slowInspections: readonly Attack[] = [
  harmless('odt-of-ninety-large-parts', 'odt pdf', () => parts(90, `<?xml version="1.0"?><a>${'the same words '.repeat(17_000)}</a>`)),
  harmless('odt-of-9000-small-parts', 'odt pdf', () => parts(9000, '<?xml version="1.0"?><a/>')),
  harmless('odt-of-parts-of-entities', 'odt pdf', () => parts(400, `<?xml version="1.0"?><!DOCTYPE a [${entities}]><a/>`)),
  harmless('odt-of-parts-in-chinese', 'odt pdf', () => parts(90, `<?xml version="1.0"?><a>${'字'.repeat(80_000)}</a>`)),
  harmless('pdf-of-counts', 'pdf docx', () => `%PDF-1.7\n${'/Count 20000 obj /Kids '.repeat(1_000_000)}`),
  harmless('gif-of-tiny-blocks', 'gif mp4', () =>
    Buffer.concat([Buffer.from('GIF89a\x01\0\x01\0\0\0\0!\xfe', 'latin1'), Buffer.alloc(4e6, '\x01a')]),
  ),
];
