import { expect, test } from 'bun:test';
import { strFromU8, unzipSync } from 'fflate';
import { convertPdf } from '../../convert-pdf.ts';
import type { Target } from '../../targets.ts';
import { makeForm } from '../../testing/make-form.ts';
import { makePdf, type SetItem } from '../../testing/make-pdf.ts';

const convert = async (pdf: Uint8Array, target: Target): Promise<Uint8Array> => {
  const converted = await convertPdf(pdf, target, { title: 'form' });
  if (converted.kind !== 'converted') throw new Error('It was taken for a scan.');
  return converted.bytes;
};
const controlsOf = (docx: Uint8Array): string[] =>
  strFromU8(unzipSync(docx)['word/document.xml'] as Uint8Array)
    .split('<w:sdt>')
    .slice(1)
    .map((part) => part.slice(0, part.indexOf('</w:sdt>')));
const textOf = (control: string): string => [...control.matchAll(/<w:t[ >][^<]*/g)].map(([t]) => t.slice(t.indexOf('>') + 1)).join('');

test('fields for text are controls with their values, empty ones too', async () => {
  const bytes = makeForm(['/FT/Tx/F 4/V(Ada)', '/FT/Tx/F 4', '/FT/Ch/F 4/Ff 131072/Opt[(red)(green)]/V(green)']);
  const controls = controlsOf(await convert(bytes, 'docx'));
  expect(controls.map((c) => textOf(c).trim())).toEqual(['green', '', 'Ada']);
  expect(controls.map((c) => c.includes('w:showingPlcHdr'))).toEqual([false, true, false]);
  expect(strFromU8(await convert(makeForm(['/FT/Tx/F 4/V(Ada)', '/FT/Tx/F 4']), 'txt'))).not.toContain('\u200b');
});

test('the letters of a comb are one value', async () => {
  const bytes = makeForm(['/FT/Tx/F 4/Ff 16777216/MaxLen 6/V(A12B45)']);
  expect(controlsOf(await convert(bytes, 'docx')).map(textOf)).toEqual(['A12B45']);
});

test('boxes to tick are controls with their state', async () => {
  const box = (state: string) => `/FT/Btn/F 4/V/${state}/AS/${state}/AP<</N<</Yes 6 0 R/Off 6 0 R>>>>`;
  const narrow = (state: string) => `${box(state)}/Rect[20 ${state === 'Yes' ? 200 : 230} 32 ${state === 'Yes' ? 212 : 242}]`;
  const words = 'BT /F 12 Tf 40 202 Td (boat) Tj 0 30 Td (house) Tj ET';
  const controls = controlsOf(await convert(makeForm([narrow('Yes'), narrow('Off')], '', words), 'docx'));
  expect(controls.map((c) => [textOf(c), /w14:checked w14:val="(\d)"/.exec(c)?.[1]])).toEqual([
    ['☐', '0'],
    ['☒', '1'],
  ]);
});

test('boxes drawn side by side with a letter in each are one text, and a line to write on stays', async () => {
  const [x, y] = [160, 86];
  const boxes: SetItem[] = [
    { line: [x, y, x + 64, y] },
    { line: [x, y + 18, x + 64, y + 18] },
    ...[0, 1, 2, 3, 4].map((n): SetItem => ({ line: [x + 16 * n, y, x + 16 * n, y + 18] })),
  ];
  const letters = [...'A123'].map((text, n): SetItem => ({ text, x: x + 5 + 16 * n, y: 100, size: 11 }));
  const items: SetItem[] = [{ text: 'Passport number', x: 72, y: 100, size: 11 }, ...boxes, ...letters];
  const signed: SetItem[] = [{ text: 'Signature:', x: 72, y: 140, size: 11 }, { line: [130, 141, 290, 141] }];
  const text = strFromU8(await convert(makePdf([...items, ...signed]), 'txt'));
  expect(text).toContain('Passport number A123');
  expect(text).toMatch(/Signature: _{20,}/);
});
