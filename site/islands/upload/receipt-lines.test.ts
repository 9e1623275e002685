import { expect, test } from 'bun:test';
import '../../stores/words-for-tests.ts';
import { receiptLines } from './receipt-lines.ts';

test('a receipt names what the file has, in figures', () => {
  expect(
    receiptLines([
      { what: 'pages', before: 1, after: 1 },
      { what: 'characters', before: 12_345, after: 12_400 },
      { what: 'pictures', before: 14, after: 12 },
      { what: 'links', before: 0, after: 3 },
      { what: 'title', before: 1, after: 1 },
      { what: 'constructor', before: 1, after: 1 },
    ]),
  ).toEqual(['1 of 1 page', '12,345 of 12,345 letters and digits', '12 of 14 images']);
});
