import { deflateSync } from 'node:zlib';
import { type Attack, harmless, refused } from './attack.ts';
import { onePage, pdf, zeros, zipOf } from './bytes.ts';

const page = onePage('0 0 m 9 9 l S');
const merged = { others: [page, page], seconds: 60 } as const;
const root = (more: string): string => `<</Type/Catalog/Pages 2 0 R ${more}>>`;
const pages = '<</Type/Pages/Kids[3 0 R]/Count 1>>';
const leaf = (more = ''): string => `<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]${more}>>`;

const manifest = (entry: string, head = ''): string =>
  `<?xml version="1.0"?>${head}<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.3"><manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.oasis.opendocument.text"/>${entry}</manifest:manifest>`;
const lockedEntry = ({
  path = 'content.xml',
  size = '100',
  iterations = '1000',
  salt = 'AAAA',
  key = '32',
  vector = 'AAAAAAAAAAAAAAAAAAAAAA==',
} = {}): string =>
  `<manifest:file-entry manifest:full-path="${path}" manifest:media-type="text/xml" manifest:size="${size}"><manifest:encryption-data manifest:checksum-type="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0#sha256-1k" manifest:checksum="AAAA"><manifest:algorithm manifest:algorithm-name="http://www.w3.org/2001/04/xmlenc#aes256-cbc" manifest:initialisation-vector="${vector}"/><manifest:key-derivation manifest:key-derivation-name="PBKDF2" manifest:key-size="${key}" manifest:iteration-count="${iterations}" manifest:salt="${salt}"/><manifest:start-key-generation manifest:start-key-generation-name="http://www.w3.org/2000/09/xmldsig#sha256" manifest:key-size="32"/></manifest:encryption-data></manifest:file-entry>`;
const odt = (list: string, more: Readonly<Record<string, Uint8Array | string>> = {}): Buffer =>
  zipOf({ mimetype: 'application/vnd.oasis.opendocument.text', 'META-INF/manifest.xml': list, 'content.xml': zeros(64), ...more });
const unlocking = { password: 'x', seconds: 65 } as const;

/** PDFs to be merged, and documents with a password: steps before any conversion. */
export const mergedAndLocked: readonly Attack[] = [
  harmless(
    'merge-page-tree-in-a-ring',
    'pdf pdf',
    () => pdf([root(''), '<</Type/Pages/Kids[2 0 R 3 0 R 2 0 R]/Count 3>>', leaf()]),
    merged,
  ),
  harmless(
    'merge-page-tree-that-doubles',
    'pdf pdf',
    () => pdf([root(''), ...Array.from({ length: 40 }, (_, n) => `<</Type/Pages/Kids[${n + 3} 0 R ${n + 3} 0 R]/Count 99>>`), leaf()]),
    merged,
  ),
  harmless('merge-count-of-billions', 'pdf pdf', () => pdf([root(''), '<</Type/Pages/Kids[3 0 R]/Count 2147483647>>', leaf()]), merged),
  harmless(
    'merge-outlines-in-a-ring',
    'pdf pdf',
    () =>
      pdf([
        root('/Outlines 4 0 R'),
        pages,
        leaf(),
        '<</First 5 0 R/Last 5 0 R/Count 1>>',
        '<</Title(a)/Parent 4 0 R/Next 5 0 R/Prev 5 0 R/First 5 0 R/Last 5 0 R/Dest[3 0 R/Fit]>>',
      ]),
    merged,
  ),
  harmless(
    'merge-names-in-a-ring',
    'pdf pdf',
    () =>
      pdf([
        root('/Names<</Dests 4 0 R/EmbeddedFiles 4 0 R>>/PageLabels 4 0 R'),
        pages,
        leaf(),
        '<</Kids[4 0 R 4 0 R]/Names[(a) 4 0 R]/Nums[-1 4 0 R 99999999999 4 0 R]>>',
      ]),
    merged,
  ),
  harmless(
    'merge-fields-in-a-ring',
    'pdf pdf',
    () =>
      pdf([
        root('/AcroForm<</Fields[4 0 R]/XFA 4 0 R>>'),
        pages,
        leaf('/Annots[4 0 R]'),
        '<</FT/Tx/T(a)/Kids[4 0 R]/Parent 4 0 R/Subtype/Widget>>',
      ]),
    merged,
  ),
  harmless(
    'merge-tags-in-a-ring',
    'pdf pdf',
    () =>
      pdf([
        root('/StructTreeRoot 4 0 R/MarkInfo<</Marked true>>'),
        pages,
        leaf(),
        '<</Type/StructTreeRoot/K 5 0 R/ParentTree 4 0 R/Kids[4 0 R]>>',
        '<</Type/StructElem/S/P/P 5 0 R/K[5 0 R 5 0 R]>>',
      ]),
    merged,
  ),
  harmless(
    'merge-layers-in-a-ring',
    'pdf pdf',
    () => pdf([root('/OCProperties 4 0 R'), pages, leaf(), '<</OCGs[4 0 R]/D<</Order[4 0 R[4 0 R]]/ON[4 0 R]>>>>']),
    merged,
  ),
  harmless('merge-deep-arrays', 'pdf pdf', () => pdf([root(`/A ${'['.repeat(50_000)}${']'.repeat(50_000)}`), pages, leaf()]), merged),
  harmless(
    'merge-deep-references',
    'pdf pdf',
    () => pdf([root('/A 4 0 R'), pages, leaf(), ...Array.from({ length: 30_000 }, (_, n) => `[${n + 5} 0 R]`)]),
    merged,
  ),
  harmless(
    'merge-reference-of-itself',
    'pdf pdf',
    () => pdf([root('/Outlines 4 0 R/Names 4 0 R/AcroForm 4 0 R'), pages, leaf(), '4 0 R']),
    merged,
  ),
  harmless(
    'merge-files-from-outside',
    'pdf pdf',
    ({ file, call }) =>
      pdf([
        root(`/OpenAction<</S/Launch/F(${file})>>/URI<</Base(${call})>>`),
        pages,
        leaf('/Contents 4 0 R'),
        [`/F(${file})/FFilter/Crypt`, 'x'],
      ]),
    merged,
  ),
  harmless(
    'merge-scripts',
    'pdf pdf',
    () =>
      pdf([
        root(
          '/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>/AA<</WC<</S/JavaScript/JS(x)>>>>/Names<</JavaScript<</Names[(a)<</S/JavaScript/JS(app.alert\\(1\\))>>]>>>>',
        ),
        pages,
        leaf(),
      ]),
    { ...merged, never: /app\.alert/ },
  ),
  harmless(
    'merge-packed-objects',
    'pdf pdf',
    () =>
      pdf([
        root(''),
        pages,
        leaf(),
        ['/Type/ObjStm/N 2000000000/First 4/Filter/FlateDecode', deflateSync(new Uint8Array(100 * 1024 ** 2))],
      ]),
    merged,
  ),
  harmless(
    'merge-strings-like-references',
    'pdf pdf',
    () => pdf([root('/Lang(1 0 R)/A(u:1 0 R)/B/u:x'), pages, leaf('/Title(9999999999 0 R)')]),
    merged,
  ),
  refused('merge-no-pages', 'pdf pdf', () => pdf([root(''), '<</Type/Pages/Kids[]/Count 0>>', '<<>>']), merged),
  refused('unlock-not-a-pdf', 'pdf txt', '%PDF-1.7\nnothing', unlocking),
  refused('unlock-iterations', 'odt txt', () => odt(manifest(lockedEntry({ iterations: '99999999999999999999' }))), unlocking),
  refused(
    'unlock-many-salts',
    'odt txt',
    () =>
      odt(
        manifest(
          Array.from({ length: 300 }, (_, n) =>
            lockedEntry({ path: `a${n}`, salt: Buffer.from(String(n)).toString('base64'), iterations: '5000000' }),
          ).join(''),
        ),
        Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`a${n}`, zeros(64)])),
      ),
    unlocking,
  ),
  refused('unlock-vector', 'odt txt', () => odt(manifest(lockedEntry({ vector: '' }))), unlocking),
  refused(
    'unlock-numbers',
    'odt txt',
    () => odt(manifest(lockedEntry({ iterations: '-1', size: '-99999999999999999999', key: '1e9' }))),
    unlocking,
  ),
  refused(
    'unlock-parts-outside',
    'odt txt',
    ({ file }) => odt(manifest(lockedEntry({ path: `../../../..${file}` })), { [`../../../..${file}`]: zeros(64) }),
    unlocking,
  ),
  refused(
    'unlock-entities',
    'odt txt',
    ({ file }) => odt(manifest('<manifest:file-entry manifest:full-path="&a;"/>', `<!DOCTYPE a [<!ENTITY a SYSTEM "file://${file}">]>`)),
    unlocking,
  ),
  refused(
    'unlock-no-keys',
    'odt txt',
    () => odt(manifest(lockedEntry().replace(/<manifest:(?:algorithm|key-derivation)[^>]*>/g, ''))),
    unlocking,
  ),
  refused(
    'unlock-compound-file',
    'docx txt',
    () =>
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), zeros(16), Buffer.from('3e000300feff0900', 'hex'), Buffer.alloc(2000, 0xff)]),
    unlocking,
  ),
];
