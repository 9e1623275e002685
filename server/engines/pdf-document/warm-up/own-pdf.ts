import { deflateSync } from 'node:zlib';
import { cutFont, firstCode, widthsOf } from './cut-font.ts';

const words = 'Rivers carry stones and silt from the hills to the plain, and leave them where the water slows down.'.split(' ');
const sentence = (from: number, length: number): string => Array.from({ length }, (_, at) => words[(from + at) % words.length]).join(' ');

const lines = (sentence(0, 400).match(/.{70,78}(?= )/g) ?? []).map((line) => line.trim());

/** Number of glyphs: those of ASCII, and those before. */
const glyphCount = 98;

type Writing = (line: string) => string;

const hex = (line: string, digits: number, code: (letter: number) => number): string =>
  [...line].map((letter) => code(letter.charCodeAt(0)).toString(16).padStart(digits, '0')).join('');
const glyphOf = (letter: number): number => letter - firstCode + 3;

/** Splits a line into pieces with spacing adjustments between them, as in justified text. */
const inPieces = (line: string, piece: (part: string) => string): string =>
  `[${(line.match(/.{1,3}/g) ?? []).map((part, n) => `${piece(part)}${n % 2 ? -2 : 1.5}`).join('')}]TJ`;

/** Common encodings: one string, strings in pieces, codes in pieces, and glyph numbers. F2 is the font with two-byte codes. */
const writings: readonly { readonly font: string; readonly write: Writing }[] = [
  { font: 'F1', write: (line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj` },
  { font: 'F3', write: (line) => inPieces(line, (part) => `<${hex(part, 2, (letter) => letter)}>`) },
  { font: 'F2', write: (line) => inPieces(line, (part) => `<${hex(part, 4, glyphOf)}>`) },
  { font: 'F1', write: (line) => inPieces(line, (part) => `(${part.replace(/[()\\]/g, '\\$&')})`) },
];

/** Contents of a page, and the roles of its elements with their mark numbers. */
type Content = { readonly operators: string; readonly elements: readonly { readonly role: string; readonly marks: readonly number[] }[] };

/** A page with typical content: a running header, a heading, paragraphs, a list, a ruled table and an aligned one, a link. */
const contentOf = (number: number, { font, write }: (typeof writings)[number], isTagged: boolean): Content => {
  const elements: { role: string; marks: number[] }[] = [];
  let marks = 0;
  /** `joins` continues the previous element, for further lines of a paragraph. */
  const text = (x: number, y: number, size: number, line: string, joins = false): string => {
    const shown = `BT\n${x} ${y} Td /${font} ${size} Tf ${write(line)}\nET\n`;
    if (!isTagged) return shown;
    const role = size > 14 ? 'H1' : 'P';
    if (joins) elements.at(-1)?.marks.push(marks);
    else elements.push({ role, marks: [marks] });
    return `/${role === 'P' ? 'Text#20body' : 'Heading#201'}<</MCID ${marks++}>>BDC\nq 0 0 0 rg\n${shown}Q\nEMC\n`;
  };
  const heading = text(72, 740, 18, sentence(5 * number, 3));
  const paragraphs = Array.from({ length: 14 }, (_, at) =>
    text(72, 700 - 14 * at - (at > 6 ? 10 : 0), 11, lines[at] ?? '', at % 7 > 0),
  ).join('');
  const list = Array.from({ length: 3 }, (_, at) => text(84, 480 - 14 * at, 11, `${at + 1}. ${sentence(at, 8)}`)).join('');
  const cells = (top: number, wide: number): string =>
    Array.from({ length: 20 }, (_, at) =>
      text(76 + wide * (at % 4), top - 16 * Math.floor(at / 4), 10, at < 4 ? `Column ${at}` : `${at * 125}.5`),
    ).join('');
  const strokes = (): string => {
    const rules = Array.from({ length: 6 }, (_, at) => `72 ${424 - 16 * at} m 452 ${424 - 16 * at} l S `).join('');
    const bars = Array.from({ length: 5 }, (_, at) => `${72 + 95 * at} 424 m ${72 + 95 * at} 344 l S `).join('');
    return `0.5 w ${rules}${bars}\n`;
  };
  // Office programs draw each cell's borders separately, as thin areas or as corners.
  const areas = (): string =>
    Array.from({ length: 20 }, (_, at) => {
      const [x, y] = [72 + 95 * (at % 4), 424 - 16 * Math.floor(at / 4)];
      const area = `${x} ${y} 95 0.5 re f\n${x} ${y - 16} m ${x + 0.5} ${y - 16} l ${x + 0.5} ${y} l ${x} ${y} l h f*\n`;
      const corners = [`${x} ${y - 16} m ${x} ${y} l ${x + 95} ${y} l S`, `${x} ${y - 16} m ${x + 95} ${y - 16} l ${x + 95} ${y} l S`];
      return `${area}0.1 w\n${corners.join('\n')}\n`;
    }).join('');
  const shades = '0.9 g 72 216 380 16 re f 0 g\n';
  const picture = 'q 60 0 0 40 460 560 cm /I1 Do Q\n';
  const furniture = `${isTagged ? '/Artifact BMC\n' : ''}BT /${font} 9 Tf 72 800 Td ${write('Of Rivers and Plains')} ET\nBT /${font} 9 Tf 290 40 Td ${write(String(number))} ET\n${isTagged ? 'EMC\n' : ''}`;
  const drawn = `${number % 2 ? strokes() : areas()}${shades}${picture}`;
  const body = `${heading}${paragraphs}${list}${cells(412, 95)}${cells(300, 120)}`;
  return { operators: `0.1 w\nq 0 0.028 595.275 841.861 re\nW* n\n${furniture}${drawn}${body}Q\n`, elements };
};

/** Maps the codes of a font, of one or two bytes each, to Unicode (ISO 32000-1, 9.10.3). */
const toUnicode = (digits: number, code: (letter: number) => number): string => {
  const of = (value: number, length: number): string => `<${value.toString(16).padStart(length, '0')}>`;
  const letters = Array.from({ length: 95 }, (_, at) => firstCode + at);
  const lines = letters.map((letter) => `${of(code(letter), digits)} ${of(letter, 4)}`).join('\n');
  const range = `1 begincodespacerange\n${of(0, digits)} ${of(16 ** digits - 1, digits)}\nendcodespacerange`;
  return `/CIDInit/ProcSet findresource begin\n12 dict begin\nbegincmap\n/CMapName/Of def\n/CMapType 2 def\n${range}\n${letters.length} beginbfchar\n${lines}\nendbfchar\nendcmap\nend\nend`;
};

/** A hand-written PDF, tagged and compressed, with a page for each encoding; `font` is a TrueType font. ISO 32000-1. */
export const ownPdf = (font: Uint8Array): Uint8Array => {
  const latin1 = (part: string): Uint8Array => Buffer.from(part, 'latin1');
  const objects: Uint8Array[] = [];
  const set = (number: number, ...parts: readonly Uint8Array[]): string => {
    objects[number - 1] = Buffer.concat([latin1(`${number} 0 obj\n`), ...parts, latin1('\nendobj\n')]);
    return `${number} 0 R`;
  };
  const later = (): number => objects.push(new Uint8Array());
  const add = (body: string): string => set(later(), latin1(body));
  const addStream = (entries: string, bytes: Uint8Array): string => {
    const packed = deflateSync(bytes);
    const head = `<< ${entries} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`;
    return set(later(), latin1(head), packed, latin1('\nendstream'));
  };
  const small = cutFont(font, glyphCount);
  const widths = widthsOf(font, glyphCount);
  const file = addStream(`/Length1 ${small.length}`, small);
  const box = '/FontBBox [-544 -303 1302 980] /ItalicAngle 0 /Ascent 905 /Descent -212 /CapHeight 729 /StemV 80';
  const face = (prefix: string, flags: number): { name: string; descriptor: string } => {
    const name = `/${prefix}+LiberationSans`;
    return { name, descriptor: add(`<< /Type /FontDescriptor /FontName ${name} /Flags ${flags} ${box} /FontFile2 ${file} >>`) };
  };
  const oneByte = (prefix: string, flags: number, more: string): string => {
    const { name, descriptor } = face(prefix, flags);
    const codes = `/FirstChar 32 /LastChar 126 /Widths [${widths.slice(3).join(' ')}]`;
    return add(`<< /Type /Font /Subtype /TrueType /BaseFont ${name} /FontDescriptor ${descriptor} ${codes} ${more} >>`);
  };
  const unicode = (digits: number, code: (letter: number) => number): string => addStream('', latin1(toUnicode(digits, code)));
  const twoBytes = face('BAAAAA', 32);
  const cids = '/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /CIDToGIDMap /Identity';
  const descendant = `<< /Type /Font /Subtype /CIDFontType2 /BaseFont ${twoBytes.name} /FontDescriptor ${twoBytes.descriptor} ${cids} /W [0 [${widths.join(' ')}]] >>`;
  const wide = `<< /Type /Font /Subtype /Type0 /BaseFont ${twoBytes.name} /Encoding /Identity-H /DescendantFonts [${add(descendant)}]`;
  const fonts = [
    `/F1 ${oneByte('AAAAAA', 32, '/Encoding /WinAnsiEncoding')}`,
    `/F2 ${add(`${wide} /ToUnicode ${unicode(4, glyphOf)} >>`)}`,
    `/F3 ${oneByte('CAAAAA', 4, `/ToUnicode ${unicode(2, (letter) => letter)}`)}`,
  ];
  const [parent, tree, top] = [later(), later(), later()];
  const pixels = Uint8Array.from({ length: 24 * 16 * 3 }, (_, at) => (at * 37) & 255);
  const picture = addStream('/Type /XObject /Subtype /Image /Width 24 /Height 16 /ColorSpace /DeviceRGB /BitsPerComponent 8', pixels);
  const resources = `<< /Font << ${fonts.join(' ')} >> /XObject << /I1 ${picture} >> >>`;
  const tags: string[] = [];
  const numbers: string[] = [];
  const pages = writings.map((writing, n) => {
    const { operators, elements } = contentOf(n + 1, writing, n !== 0);
    const page = later();
    const own = elements.map(({ role, marks }) => {
      const made = add(`<< /Type /StructElem /S /${role} /P ${top} 0 R /Pg ${page} 0 R /K [${marks.join(' ')}] >>`);
      tags.push(made);
      return marks.map(() => made);
    });
    numbers.push(`${n} [${own.flat().join(' ')}]`);
    const link = '<< /Type /Annot /Subtype /Link /Rect [72 690 140 705] /Border [0 0 0] /A << /S /URI /URI (https://example.org/) >> >>';
    const entries = `/MediaBox [0 0 595 842] /Resources ${resources} /StructParents ${n} /Annots [${link}]`;
    return set(page, latin1(`<< /Type /Page /Parent ${parent} 0 R ${entries} /Contents ${addStream('', latin1(operators))} >>`));
  });
  set(parent, latin1(`<< /Type /Pages /Kids [${pages.join(' ')}] /Count ${pages.length} >>`));
  set(top, latin1(`<< /Type /StructElem /S /Document /P ${tree} 0 R /K [${tags.join(' ')}] >>`));
  set(tree, latin1(`<< /Type /StructTreeRoot /K [${top} 0 R] /ParentTree << /Nums [${numbers.join(' ')}] >> >>`));
  const catalog = add(`<< /Type /Catalog /Pages ${parent} 0 R /StructTreeRoot ${tree} 0 R /MarkInfo << /Marked true >> >>`);
  const head = latin1('%PDF-1.7\n');
  let at = head.length;
  const table = objects.map((object) => {
    const line = `${String(at).padStart(10, '0')} 00000 n \n`;
    at += object.length;
    return line;
  });
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table.join('')}trailer\n<< /Size ${size} /Root ${catalog} >>\nstartxref\n${at}\n%%EOF\n`;
  return new Uint8Array(Buffer.concat([head, ...objects, latin1(end)]));
};
