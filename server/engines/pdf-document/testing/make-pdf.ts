/** A text set at one place. y counts from the top of the page, to the baseline. */
export type SetText = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly bold?: boolean;
  readonly italic?: boolean;
  /** Page from 0. */
  readonly page?: number;
};

/** A straight line; coordinates as for texts. */
export type SetLine = { readonly line: readonly [number, number, number, number]; readonly page?: number };

export const pageWidth = 595;
export const pageHeight = 842;

const escapeString = (text: string): string => text.replace(/[\\()]/g, '\\$&');

const isLine = (item: SetText | SetLine): item is SetLine => 'line' in item;

const operatorOf = (item: SetText | SetLine): string => {
  if (isLine(item)) {
    const [x0, y0, x1, y1] = item.line;
    return `0.5 w ${x0} ${pageHeight - y0} m ${x1} ${pageHeight - y1} l S`;
  }
  const font = item.bold ? 'B' : item.italic ? 'I' : 'R';
  return `BT /${font} ${item.size} Tf ${item.x} ${pageHeight - item.y} Td (${escapeString(item.text)}) Tj ET`;
};

/** Writes a PDF of A4 pages in Helvetica that holds just these texts and lines. Latin letters only. */
export const makePdf = (items: readonly (SetText | SetLine)[]): Uint8Array => {
  const pages = Math.max(0, ...items.map((i) => i.page ?? 0)) + 1;
  const font = (name: string) => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages}/Kids[${Array.from({ length: pages }, (_, n) => `${6 + n * 2} 0 R`).join(' ')}]>>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    font('Helvetica-Oblique'),
  ];
  for (let page = 0; page < pages; page++) {
    const content = items
      .filter((i) => (i.page ?? 0) === page)
      .map(operatorOf)
      .join('\n');
    objects.push(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${pageWidth} ${pageHeight}]/Contents ${7 + page * 2} 0 R/Resources<</Font<</R 3 0 R/B 4 0 R/I 5 0 R>>>>>>`,
      `<</Length ${content.length}>>stream\n${content}\nendstream`,
    );
  }
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
