import { expect, test } from 'bun:test';
import { convertPdf } from '../convert-pdf.ts';
import { makePdf, type SetItem } from '../testing/make-pdf.ts';

const markdownOf = async (items: readonly SetItem[]): Promise<string> => {
  const converted = await convertPdf(makePdf(items), 'md', { title: 'Soil' });
  return converted.kind === 'converted' ? new TextDecoder().decode(converted.bytes).trim() : converted.kind;
};

test('brackets and stops of the text around it are outside of emphasis', async () => {
  const line = [
    { text: 'It is called ', x: 72 },
    { text: 'reserve (', x: 134, italic: true },
    { text: 'also ', x: 179 },
    { text: 'residual', x: 202, italic: true },
    { text: ' acidity', x: 241 },
    { text: ', salt', x: 274, italic: true },
    { text: ' and more of it.', x: 299 },
  ];
  expect(await markdownOf(line.map((item) => ({ ...item, y: 100, size: 11 })))).toBe(
    'It is called *reserve* (also *residual* acidity, *salt* and more of it.',
  );
});
