/** A page of a PDF built byte by byte: its content stream, size, and additional entries of its dictionary. */
export type PdfPage = { readonly content: string; readonly size?: readonly [number, number]; readonly entries?: string };

/** Font dictionaries by name in content streams; F1 to F4 are always available. */
const standard: Readonly<Record<string, string>> = {
  F1: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  F2: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold/Encoding/WinAnsiEncoding>>',
  F3: '<</Type/Font/Subtype/Type1/BaseFont/ZapfDingbats>>',
  F4: '<</Type/Font/Subtype/Type1/BaseFont/Times-Roman/Encoding/WinAnsiEncoding>>',
  // Chinese without an embedded font, by a predefined CMap.
  C1: '<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UCS2-H/DescendantFonts[<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 4>>/FontDescriptor<</Type/FontDescriptor/FontName/STSong-Light/Flags 4/FontBBox[0 -200 1000 900]/ItalicAngle 0/Ascent 900/Descent -200/CapHeight 700/StemV 80>>/DW 1000>>]>>',
};

export type PdfOptions = {
  readonly fonts?: Readonly<Record<string, string>>;
  /** Additional objects, from number 100 on, for references in entries. */
  readonly objects?: readonly string[];
  readonly catalog?: string;
  /** Additional entries of each page's resources. */
  readonly resources?: string;
};

export const pdf = (pages: readonly PdfPage[], { fonts = {}, objects = [], catalog = '', resources = '' }: PdfOptions = {}): Uint8Array => {
  const all = Object.entries({ ...standard, ...fonts });
  const bodies = new Map<number, string>();
  const pageNumber = (index: number): number => 10 + 2 * index;
  bodies.set(1, `<</Type/Catalog/Pages 2 0 R${catalog}>>`);
  bodies.set(2, `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((_, n) => `${pageNumber(n)} 0 R`).join(' ')}]>>`);
  bodies.set(3, `<<${all.map(([name, font]) => `/${name} ${font}`).join('')}>>`);
  for (const [n, { content, size = [595, 842], entries = '' }] of pages.entries()) {
    const number = pageNumber(n);
    bodies.set(
      number,
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${size.join(' ')}]/Contents ${number + 1} 0 R/Resources<</Font 3 0 R${resources}>>${entries}>>`,
    );
    bodies.set(number + 1, `<</Length ${Buffer.byteLength(content, 'latin1')}>>\nstream\n${content}\nendstream`);
  }
  for (const [n, object] of objects.entries()) bodies.set(100 + n, object);
  const pieces = ['%PDF-1.7\n'];
  const offsets = new Map<number, number>();
  let at = 9;
  for (const [number, body] of bodies) {
    offsets.set(number, at);
    const piece = `${number} 0 obj\n${body}\nendobj\n`;
    pieces.push(piece);
    at += Buffer.byteLength(piece, 'latin1');
  }
  const size = Math.max(...bodies.keys()) + 1;
  const rows = Array.from({ length: size }, (_, n) => {
    const offset = offsets.get(n);
    return offset === undefined ? '0000000000 65535 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  pieces.push(`xref\n0 ${size}\n${rows.join('')}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${at}\n%%EOF\n`);
  return Buffer.from(pieces.join(''), 'latin1');
};

const escaped = (text: string): string => text.replace(/[\\()]/g, '\\$&');

/** A line of text at a point relative to the page's bottom left. */
export const text = (words: string, x: number, y: number, size = 12, font = 'F1'): string =>
  `BT /${font} ${size} Tf ${x} ${y} Td (${escaped(words)}) Tj ET\n`;

/** A line of Chinese text in UCS-2. */
export const chinese = (words: string, x: number, y: number, size = 12): string =>
  `BT /C1 ${size} Tf ${x} ${y} Td <${Buffer.from(words, 'utf16le').swap16().toString('hex')}> Tj ET\n`;

export const lines = (all: readonly string[], x: number, y: number, size = 12, leading = size * 1.25, font = 'F1'): string =>
  all.map((words, n) => text(words, x, y - n * leading, size, font)).join('');

const appearance = (content: string): string =>
  `<</Type/XObject/Subtype/Form/BBox[0 0 14 14]/Length ${content.length}>>\nstream\n${content}\nendstream`;

/** Appearance objects of check boxes: 100 checked with a cross, 101 unchecked. */
export const boxLooks: readonly string[] = [appearance('0 0 14 14 re S 2 2 m 12 12 l S 2 12 m 12 2 l S'), appearance('0 0 14 14 re S')];

/** A check box or, with the flags in `more`, a radio button. */
export const checkBox = (name: string, x: number, y: number, state: string, more = ''): string =>
  `<</Type/Annot/Subtype/Widget/FT/Btn/T(${name})/F 4/Rect[${x} ${y} ${x + 14} ${y + 14}]/AS/${state}/V/${state}/AP<</N<</Yes 100 0 R/Off 101 0 R>>>>${more}>>`;
