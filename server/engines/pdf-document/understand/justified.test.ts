import { expect, test } from 'bun:test';
import type { Paragraph } from '../model.ts';
import { blocksOf, flowOf } from '../testing/read-back.ts';
import { helvetica } from '../write/docx/core-widths.ts';
import { textOf } from './build-paragraph.ts';
import { isJustified } from './justified.ts';

const lines = [
  'The boats go out by evening,',
  'their lights above the wes-',
  'tern quay and those of the',
  'mills beside the river are out.',
];
const at = (texts: readonly string[]) => texts.map((text) => ({ text, size: 10 }));

test('punctuation and hyphens that hang out of the column leave it justified, letters do not', () => {
  const flush = [0, 0, 0, 0];
  expect(isJustified(at(lines), flush, [-1.5, -1.8, 0, 60])).toBe(false);
  expect(isJustified(at([...lines.slice(0, 3), 'mills beside the river', 'are out.']), [0, 0, 0, 0, 0], [-1.5, -1.8, 0.2, 0, 60])).toBe(
    true,
  );
  expect(isJustified(at(lines.map(() => 'letters at both ends')), flush, [-1.5, -1.8, 0, 60])).toBe(false);
  expect(isJustified(at(lines), flush, [0.2, 0, 0.4, 60])).toBe(true);
});

/** A line of words, each at its x. */
const spreadLine = (y: number, words: readonly (readonly [string, number])[]) => words.map(([text, x]) => ({ text, x, y, size: 10 }));

const width = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (helvetica.regular[sign.charCodeAt(0) - 32] as number) / 100, 0);

test('a wide gap after a heading in a justified line is a space', async () => {
  const full = 'the boats of the western guild go out by the river';
  const head = 'Boats.';
  const rest = 'They leave the quay when the mills';
  const right = 72 + width(full);
  const set = [
    ...spreadLine(90, [
      [head, 72],
      [rest, right - width(rest)],
    ]),
    ...[1, 2, 3].flatMap((n) => spreadLine(90 + n * 12, [[full, 72]])),
    ...spreadLine(138, [['and come home.', 72]]),
  ];
  const [paragraph] = blocksOf(await flowOf(set)) as [Paragraph];
  expect(textOf(paragraph)).toStartWith(`${head} ${rest} the boats`);
  expect(paragraph.align).toBe('justify');
});
