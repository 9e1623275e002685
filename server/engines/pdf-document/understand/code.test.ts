import { describe, expect, test } from 'bun:test';
import { convertPdf } from '../convert-pdf.ts';
import type { Target } from '../targets.ts';
import { makePdf, type SetText } from '../testing/make-pdf.ts';
import { blocksOf, flowOf, lines, outlineOf } from '../testing/read-back.ts';
import { textOf } from './build-paragraph.ts';

const letter = 0.6 * 10;
/** Lines of 10-point Courier, with each word at its column, like programs that paint no spaces. */
const typed = (listing: readonly string[], y: number, step = 12): SetText[] =>
  listing.flatMap((line, n) =>
    [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
      text,
      x: 90 + index * letter,
      y: y + n * step,
      size: 10,
      typewritten: true,
    })),
  );

const listing = ['if (boats > 12) {', '  ring("bell");', '', '    // until all are in', '  wait(  boats   );', '}'];
const prose = (y: number) =>
  lines(
    [
      'The keeper of the western light rings its bell when more than twelve boats are out. How that is done',
      'stands below, as it was written down by his daughter in the year when the new pier was opened to all.',
    ],
    { y, size: 10 },
  );
const items = [...prose(80), ...typed(listing, 130), ...prose(230)];

const writtenTo = async (target: Target): Promise<string> => {
  const converted = await convertPdf(makePdf(items), target, { title: 'The bell' });
  if (converted.kind !== 'converted') throw new Error('It was taken for a scan.');
  return new TextDecoder().decode(converted.bytes);
};

describe('a listing among text', () => {
  test('keeps each line, the spaces before and between its words, and its empty lines', async () => {
    const code = blocksOf(await flowOf(items)).flatMap((b) => (b.kind === 'paragraph' && b.role.kind === 'code' ? [b] : []));
    expect(code.map(textOf)).toEqual(listing.filter(Boolean));
    expect(code.map((p) => p.role.kind === 'code' && p.role.empty)).toEqual([0, 0, 1, 0, 0]);
  });

  test('is one block in Markdown, HTML and plain text', async () => {
    const all = listing.join('\n');
    expect(await writtenTo('md')).toContain(`\n\n\`\`\`\n${all}\n\`\`\`\n\n`);
    expect(await writtenTo('txt')).toContain(`\n\n${all}\n\n`);
    expect((await writtenTo('html')).match(/<pre/g)).toHaveLength(1);
  });
});

test('typewriter’s type that runs as prose is no listing', async () => {
  const sentence = 'The keeper of the western light rings its bell when more than twelve of';
  const typedProse = typed([sentence, sentence, sentence], 130);
  const outline = outlineOf(await flowOf([...prose(80), ...typedProse, ...prose(230)]));
  expect(outline.some((line) => line.startsWith('code'))).toBe(false);
});

test('a document that is typewritten has none but for lines with texts set apart', async () => {
  const apart = listing.filter((line) => !/\S {3}/.test(line));
  const outline = outlineOf(await flowOf(typed([...apart, 'The keeper of the light', 'rings its bell.'], 130)));
  expect(outline.some((line) => line.startsWith('code'))).toBe(false);
});
