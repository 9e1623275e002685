import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';

/** Twips: rounding, and half a border. */
const slack = 40;
/** Twips of line height per half-point of type: the exact height of the font size, below which lines overlap. */
const twipsOfHalfPoint = 10;
const emuOfTwip = 635;

type Extent = { readonly what: string; readonly from: number; readonly to: number };
type Page = { readonly width: number; readonly left: number; readonly right: number };

/** Lists content of a DOCX outside the page, or in lines lower than their type; empty if correct. */
export const misplacedIn = (docx: Uint8Array): readonly string[] => {
  const parts = unzipSync(docx, { filter: ({ name }) => name === 'word/document.xml' || name === 'word/styles.xml' });
  const usual = Number(/<w:rPrDefault>.*?<w:sz w:val="(\d+)"/.exec(strFromU8(parts['word/styles.xml'] ?? new Uint8Array()))?.[1] ?? 20);
  const faults: string[] = [];
  let extents: Extent[] = [];
  const tables: { width: number; indent: number }[] = [];
  const paragraph = { start: 0, end: 0, first: 0, exact: 0, size: 0, text: '' };
  const page = { width: 0, left: 0, right: 0 };
  let [inText, inFloat, runSize, offset] = [false, false, 0, 0];
  const check = ({ width, left, right }: Page): void => {
    for (const { what, from, to } of extents) {
      if (left + from < -slack) faults.push(`${what} begins ${Math.round(-(left + from) / 20)} points left of the paper`);
      if (left + to > width + slack) faults.push(`${what} ends ${Math.round((left + to - width) / 20)} points right of the paper`);
      if (right < 0) faults.push('a margin is negative');
    }
    extents = [];
  };
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const number = (key: string): number => Number(attributes[key] ?? 0);
    if (name === 'w:tbl') tables.push({ width: 0, indent: 0 });
    else if (name === 'w:gridCol') (tables.at(-1) as { width: number }).width += number('w:w');
    else if (name === 'w:tblInd') (tables.at(-1) as { indent: number }).indent = number('w:w');
    else if (name === 'w:p') Object.assign(paragraph, { start: 0, end: 0, first: 0, exact: 0, size: 0, text: '' });
    else if (name === 'w:ind')
      Object.assign(paragraph, {
        start: number('w:start') || number('w:left'),
        end: number('w:end') || number('w:right'),
        first: number('w:firstLine') - number('w:hanging'),
      });
    else if (name === 'w:spacing' && attributes['w:lineRule'] === 'exact') paragraph.exact = number('w:line');
    else if (name === 'w:r') runSize = usual;
    else if (name === 'w:sz') runSize = number('w:val');
    else if (name === 'w:t') [inText, paragraph.size] = [true, Math.max(paragraph.size, runSize)];
    else if (name === 'wp:anchor') inFloat = true;
    else if (name === 'wp:positionH') offset = Number.NaN;
    else if (name === 'w:pgSz') page.width = number('w:w');
    else if (name === 'w:pgMar') Object.assign(page, { left: number('w:left'), right: number('w:right') });
  });
  let reading = '';
  parser.on('text', (text) => {
    if (inText) paragraph.text += text;
    reading = text;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'w:t') inText = false;
    else if (name === 'wp:posOffset' && Number.isNaN(offset)) offset = Number(reading);
    else if (name === 'wp:extent' && inFloat) {
      if (offset / emuOfTwip < -slack) faults.push('a picture begins left of the paper');
    } else if (name === 'wp:anchor') inFloat = false;
    else if (name === 'w:p') {
      const text = paragraph.text.slice(0, 24);
      if (paragraph.exact > 0 && paragraph.exact < paragraph.size * twipsOfHalfPoint - 1)
        faults.push(`“${text}” of ${paragraph.size / 2} points stands in lines of ${paragraph.exact / 20}`);
      if (tables.length === 0 && paragraph.text)
        extents.push({
          what: `“${text}”`,
          from: Math.min(paragraph.start, paragraph.start + paragraph.first),
          to: 0 - Math.min(0, paragraph.end),
        });
    } else if (name === 'w:tbl') {
      const table = tables.pop() as { width: number; indent: number };
      if (tables.length === 0) extents.push({ what: 'a table', from: table.indent, to: table.indent + table.width });
    } else if (name === 'w:sectPr') check(page);
  });
  parser.write(strFromU8(parts['word/document.xml'] ?? new Uint8Array())).close();
  return faults;
};
