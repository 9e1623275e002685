import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { same } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { pdfText } from '../../look/pdf.ts';
import { holds, noted } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { epub, mobi } from './make.ts';

const uuid = '6f1c0c3e-5b1f-4f52-9d2a-0a2f54b0a001';
const fontFile = '/usr/share/fonts/truetype/liberation/LiberationMono-Regular.ttf';

const mix = (bytes: Uint8Array, key: Uint8Array, length: number): Uint8Array =>
  bytes.map((byte, at) => (at < length ? byte ^ (key[at % key.length] ?? 0) : byte));

const encryption = (algorithm: string, entry: string): string =>
  `<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container" xmlns:enc="http://www.w3.org/2001/04/xmlenc#"><enc:EncryptedData><enc:EncryptionMethod Algorithm="${algorithm}"/><enc:CipherData><enc:CipherReference URI="${entry}"/></enc:CipherData></enc:EncryptedData></encryption>`;

/** A book whose only font is obfuscated. */
const boundFont = async (algorithm: string, bind: (font: Uint8Array) => Uint8Array): Promise<Uint8Array> =>
  epub({
    chapters: ['<p>plain words</p><p class="m">typed words</p>'],
    css: '@font-face{font-family:Own;src:url(own.ttf)} .m{font-family:Own}',
    manifest: '<item id="f" href="own.ttf" media-type="application/vnd.ms-opentype"/>',
    files: { 'OEBPS/own.ttf': bind(await readFile(fontFile)), 'META-INF/encryption.xml': encryption(algorithm, 'OEBPS/own.ttf') },
  });

const idpf = 'http://www.idpf.org/2008/embedding';
const adobe = 'http://ns.adobe.com/pdf/enc#RC';
export const boundBooks: readonly Situation[] = [
  {
    name: 'font-bound-by-idpf',
    source: 'hhk-png/lingo-reader#10',
    file: 'book.epub',
    input: () => boundFont(idpf, (font) => mix(font, createHash('sha1').update(`urn:uuid:${uuid}`).digest(), 1040)),
    from: 'epub',
    to: 'pdf',
    expect: 'the book in its own font',
    check: async ({ path }) => [
      holds('words', await pdfText(path), 'plain words', 'typed words'),
      holds('font', await look('pdffonts', path), 'LiberationMono'),
    ],
  },
  {
    name: 'font-bound-by-adobe',
    source: 'psiegman/epublib#98',
    file: 'book.epub',
    input: () => boundFont(adobe, (font) => mix(font, Buffer.from(uuid.replaceAll('-', ''), 'hex'), 1024)),
    from: 'epub',
    to: 'pdf',
    expect: 'the book in its own font',
    check: async ({ path }) => [
      holds('words', await pdfText(path), 'plain words', 'typed words'),
      holds('font', await look('pdffonts', path), 'LiberationMono'),
    ],
  },
  {
    name: 'bound-font-that-is-none',
    source: 'w3c/epub-specs#646',
    file: 'book.epub',
    input: () => boundFont(idpf, (font) => mix(font, Buffer.from('another key'), 1040)),
    from: 'epub',
    to: 'pdf',
    expect: 'the book in another font, with a note',
    check: async ({ path, notes }) => [holds('words', await pdfText(path), 'plain words', 'typed words'), noted(notes, /font/i)],
  },
  {
    name: 'bound-font-that-is-missing',
    source: 'https://github.com/jgm/pandoc/issues/5536',
    file: 'book.epub',
    input: () => epub({ chapters: ['<p>plain words</p>'], files: { 'META-INF/encryption.xml': encryption(idpf, 'OEBPS/font/Gone.ttf') } }),
    from: 'epub',
    to: 'pdf',
    expect: 'the book',
    check: async ({ path }) => [holds('words', await pdfText(path), 'plain words')],
  },
  {
    name: 'bound-font-to-kindle',
    source: 'kobolabs/epub-spec#17',
    file: 'book.epub',
    input: () => boundFont(idpf, (font) => mix(font, createHash('sha1').update(`urn:uuid:${uuid}`).digest(), 1040)),
    from: 'epub',
    to: 'mobi',
    expect: 'a Kindle book',
    slow: true,
    check: async ({ path }) => [same('kind', (await readFile(path)).toString('latin1', 60, 68), 'BOOKMOBI')],
  },
  {
    name: 'epub-with-drm',
    source: 'crosspoint-reader/crosspoint-reader#2694',
    file: 'book.epub',
    input: () =>
      epub({
        chapters: ['<p>x</p>'],
        files: {
          'META-INF/encryption.xml': encryption('http://www.w3.org/2001/04/xmlenc#aes128-cbc', 'OEBPS/c1.xhtml'),
          'META-INF/rights.xml': '<rights/>',
        },
      }),
    from: 'epub',
    to: 'pdf',
    expect: 'a refusal that names copy protection',
    refused: ['copy_protected'],
  },
  {
    name: 'epub-with-lcp',
    source: 'w3c/epub-specs#2879',
    file: 'book.epub',
    input: () =>
      epub({
        chapters: ['<p>x</p>'],
        files: {
          'META-INF/encryption.xml': encryption('http://www.w3.org/2001/04/xmlenc#aes256-cbc', 'OEBPS/c1.xhtml'),
          'META-INF/license.lcpl': '{}',
        },
      }),
    from: 'epub',
    to: 'txt',
    expect: 'a refusal that names copy protection',
    refused: ['copy_protected'],
  },
  {
    name: 'mobi-with-drm',
    source: 'apprenticeharper/DeDRM_tools#1828',
    file: 'book.mobi',
    input: () => mobi('<html><body><p>x</p></body></html>', 2),
    from: 'mobi',
    to: 'epub',
    expect: 'a refusal that names copy protection',
    refused: ['copy_protected'],
  },
];
