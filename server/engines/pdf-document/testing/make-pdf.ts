/** A text at a position. y is the distance of the baseline from the top of the page. */
export type SetText = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly bold?: boolean;
  readonly italic?: boolean;
  /** In Courier. */
  readonly typewritten?: boolean;
  /** From 0 (black) to 1. */
  readonly grey?: number;
  /** The paragraph, from 0, in the tags of the first page. */
  readonly paragraph?: number;
  /** Left and right edge of the area outside of which nothing is painted. */
  readonly clip?: readonly [number, number];
  /** Page from 0. */
  readonly page?: number;
};

/** A line of text shown at once: numbers between texts are shifts to the right in thousandths of the size, as TeX writes them. */
export type SetShow = {
  readonly show: readonly (string | number)[];
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly page?: number;
};

/** A straight line; coordinates as for texts. */
export type SetLine = { readonly line: readonly [number, number, number, number]; readonly page?: number };

/** A shaded rectangle with this corner radius, or an outline; coordinates as for texts, `grey` from 0 (black) to 1. */
export type SetFill = {
  readonly fill: readonly [number, number, number, number];
  readonly grey: number;
  readonly outlined?: true;
  readonly radius?: number;
  readonly page?: number;
};

/** A link from a rectangle to a height on a page; coordinates as for texts. */
type SetLink = {
  readonly link: readonly [number, number, number, number];
  readonly to: { readonly page: number; readonly y: number };
  readonly page?: number;
};

/**
 * A large sign of TeX by its code in cmex10, whose baseline is above its line's, half as wide as its size; or one of cmsy10 (`symbol`),
 * .778 as wide, with zero-width strokes and feet of arrows.
 */
type SetSign = {
  readonly sign: number;
  readonly symbol?: true;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly page?: number;
};

/** A word of `letters` outlines, each a bow as high as the box, like letters drawn as paths. */
type SetOutlines = {
  readonly outlines: readonly [number, number, number, number];
  readonly letters: number;
  readonly page?: number;
};

/** A picture of one grey pixel, `shade` from 0 (black) to 255. */
type SetPicture = { readonly picture: readonly [number, number, number, number]; readonly shade: number; readonly page?: number };

export type SetItem = SetText | SetShow | SetLine | SetFill | SetLink | SetSign | SetOutlines | SetPicture;

const pageWidth = 595;
const pageHeight = 842;

const escapeString = (text: string): string => text.replace(/[\\()]/g, '\\$&');

/** A box with rounded corners: each is one curve, whose control points are in the corner. */
const roundedBox = ([x0, y0, x1, y1]: SetFill['fill'], r: number): string => {
  const [left, right, top, bottom] = [x0, x1, pageHeight - y0, pageHeight - y1];
  return [
    `${left + r} ${top} m ${right - r} ${top} l ${right} ${top} ${right} ${top} ${right} ${top - r} c`,
    `${right} ${bottom + r} l ${right} ${bottom} ${right} ${bottom} ${right - r} ${bottom} c`,
    `${left + r} ${bottom} l ${left} ${bottom} ${left} ${bottom} ${left} ${bottom + r} c`,
    `${left} ${top - r} l ${left} ${top} ${left} ${top} ${left + r} ${top} c h`,
  ].join(' ');
};

/** A bow with its string, painted separately. */
const bow = (x0: number, x1: number, y0: number, y1: number): string => {
  const [top, bottom] = [pageHeight - y0, pageHeight - y1];
  return `${x0} ${top} m ${x1} ${top} ${x1} ${top} ${x1} ${bottom} c h f`;
};

const operatorOf = (item: SetItem): string => {
  if ('outlines' in item) {
    const [x0, y0, x1, y1] = item.outlines;
    const step = (x1 - x0) / item.letters;
    return Array.from({ length: item.letters }, (_, n) => bow(x0 + n * step, x0 + (n + 0.8) * step, y0, y1)).join(' ');
  }
  if ('picture' in item) {
    const [x0, y0, x1, y1] = item.picture;
    const place = `${x1 - x0} 0 0 ${y1 - y0} ${x0} ${pageHeight - y1}`;
    return `q ${place} cm BI /W 1 /H 1 /CS /G /BPC 8 /F /AHx ID ${item.shade.toString(16).padStart(2, '0')}> EI Q`;
  }
  if ('link' in item) return '';
  if ('line' in item) {
    const [x0, y0, x1, y1] = item.line;
    return `0.5 w ${x0} ${pageHeight - y0} m ${x1} ${pageHeight - y1} l S`;
  }
  if ('fill' in item) {
    const [x0, y0, x1, y1] = item.fill;
    if (item.radius) return `${item.grey} g ${roundedBox(item.fill, item.radius)} f 0 g`;
    return `${item.grey} g ${x0} ${pageHeight - y1} ${x1 - x0} ${y1 - y0} re ${item.outlined ? 'B' : 'f'} 0 g`;
  }
  if ('show' in item) {
    const shown = item.show.map((part) => (typeof part === 'number' ? -part : `(${escapeString(part)})`)).join(' ');
    return `BT /R ${item.size} Tf ${item.x} ${pageHeight - item.y} Td [${shown}] TJ ET`;
  }
  if ('sign' in item)
    return `BT /${item.symbol ? 'S' : 'L'} ${item.size} Tf ${item.x} ${pageHeight - item.y} Td <${item.sign.toString(16).padStart(2, '0')}> Tj ET`;
  const font = item.typewritten ? 'T' : item.bold ? 'B' : item.italic ? 'I' : 'R';
  const mark = item.paragraph === undefined ? '' : `/P<</MCID ${item.paragraph}>>BDC `;
  const [before, after] = item.clip ? [`q ${item.clip[0]} 0 ${item.clip[1] - item.clip[0]} ${pageHeight} re W n `, ' Q'] : ['', ''];
  return `${before}${mark}${item.grey ?? 0} g BT /${font} ${item.size} Tf ${item.x} ${pageHeight - item.y} Td (${escapeString(item.text)}) Tj ET 0 g${mark && ' EMC'}${after}`;
};

/** Pages are objects 6, 8, 10 …, each followed by its content. */
const pageObject = (page: number): number => 6 + page * 2;

const annotationOf = ({ link: [x0, y0, x1, y1], to }: SetLink): string =>
  `<</Type/Annot/Subtype/Link/Rect[${x0} ${pageHeight - y1} ${x1} ${pageHeight - y0}]/Dest[${pageObject(to.page)} 0 R/XYZ 0 ${pageHeight - to.y} 0]>>`;

/** The structure tree of a first page with this number of paragraphs, as objects from number `root`: its root, then the paragraphs. */
const tagObjects = (paragraphs: number, root: number): string[] => {
  const elements = Array.from({ length: paragraphs }, (_, n) => `${root + 1 + n} 0 R`).join(' ');
  const element = (_: unknown, n: number) => `<</Type/StructElem/S/P/P ${root} 0 R/Pg ${pageObject(0)} 0 R/K ${n}>>`;
  return [`<</Type/StructTreeRoot/K[${elements}]/ParentTree<</Nums[0[${elements}]]>>>>`, ...Array.from({ length: paragraphs }, element)];
};

/** Writes a PDF of A4 pages in Helvetica with only these items. Latin letters only. */
export const makePdf = (items: readonly SetItem[]): Uint8Array => {
  const pages = Math.max(0, ...items.map((i) => i.page ?? 0)) + 1;
  const font = (name: string) => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`;
  const large = `<</Type/Font/Subtype/Type1/BaseFont/CMEX10/FirstChar 0/LastChar 127/Widths[${'500 '.repeat(128)}]>>`;
  const widths = Array.from({ length: 128 }, (_, code) => (code === 0x36 || code === 0x37 ? 0 : 778)).join(' ');
  const symbols = `<</Type/Font/Subtype/Type1/BaseFont/CMSY10/FirstChar 0/LastChar 127/Widths[${widths}]>>`;
  const paragraphs = Math.max(0, ...items.map((i) => ('text' in i && i.paragraph !== undefined ? i.paragraph + 1 : 0)));
  const objects = [
    `<</Type/Catalog/Pages 2 0 R${paragraphs ? `/MarkInfo<</Marked true>>/StructTreeRoot ${pageObject(pages)} 0 R` : ''}>>`,
    `<</Type/Pages/Count ${pages}/Kids[${Array.from({ length: pages }, (_, n) => `${pageObject(n)} 0 R`).join(' ')}]>>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    font('Helvetica-Oblique'),
  ];
  for (let page = 0; page < pages; page++) {
    const own = items.filter((i) => (i.page ?? 0) === page);
    const content = own.map(operatorOf).join('\n');
    const annotations = own.flatMap((i) => ('link' in i ? [annotationOf(i)] : [])).join('');
    objects.push(
      `<</Type/Page/Parent 2 0 R/StructParents ${page}/MediaBox[0 0 ${pageWidth} ${pageHeight}]/Annots[${annotations}]/Contents ${pageObject(page) + 1} 0 R/Resources<</Font<</R 3 0 R/B 4 0 R/I 5 0 R/T ${font('Courier')}/L ${large}/S ${symbols}>>>>>>`,
      `<</Length ${content.length}>>stream\n${content}\nendstream`,
    );
  }
  if (paragraphs) objects.push(...tagObjects(paragraphs, pageObject(pages)));
  let file = '%PDF-1.4\n';
  const offsets = objects.map((body, n) => {
    const offset = file.length;
    file += `${n + 1} 0 obj${body}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((o) => `${String(o).padStart(10, '0')} 00000 n \n`).join('')}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(file, (c) => c.charCodeAt(0));
};
