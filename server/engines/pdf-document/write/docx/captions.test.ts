import { expect, test } from 'bun:test';
import { strFromU8, unzipSync } from 'fflate';
import { longTimeout } from '../../../../testing/long-timeout.ts';
import { convertPdf } from '../../convert-pdf.ts';
import { makePdf } from '../../testing/make-pdf.ts';

longTimeout();

test("a caption has Word's style of captions and stays with the table under it", async () => {
  const row = (y: number, texts: readonly string[]) => texts.map((text, n) => ({ text, x: 76 + n * 120, y, size: 11 }));
  const converted = await convertPdf(
    makePdf([
      { text: 'The harbour keeps a list of all boats that lie in it over the winter months.', x: 72, y: 60, size: 11 },
      { text: 'Table 1: Boats of the harbour', x: 72, y: 92, size: 9 },
      ...[100, 120, 140, 160].map((y) => ({ line: [72, y, 400, y] as const })),
      ...[72, 190, 310, 400].map((x) => ({ line: [x, 100, x, 160] as const })),
      ...row(114, ['Boat', 'Year', 'Length']),
      ...row(134, ['Anna', '1911', '18.2 m']),
      ...row(154, ['Orion', '1958', '31.5 m']),
    ]),
    'docx',
    { title: 'Boats' },
  );
  const parts = unzipSync(converted.kind === 'converted' ? converted.bytes : new Uint8Array());
  const document = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  expect(document).toMatch(/<w:pPr><w:pStyle w:val="Caption"\/><w:keepNext\/>(?:(?!<\/w:p>).)*Table 1: Boats of the harbour/);
  expect(strFromU8(parts['word/styles.xml'] ?? new Uint8Array())).toMatch(
    /<w:style [^>]*w:styleId="Caption"[^>]*><w:name w:val="caption"\/>/,
  );
});
