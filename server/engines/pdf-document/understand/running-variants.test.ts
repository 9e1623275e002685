import { expect, test } from 'bun:test';
import { strFromU8, unzipSync } from 'fflate';
import { convertPdf } from '../convert-pdf.ts';
import type { Target } from '../targets.ts';
import { makePdf, type SetItem } from '../testing/make-pdf.ts';

const convert = async (items: readonly SetItem[], target: Target): Promise<Uint8Array> => {
  const converted = await convertPdf(makePdf(items), target, { title: 'Report' });
  if (converted.kind !== 'converted') throw new Error(converted.kind);
  return converted.bytes;
};

/** The text of a part of a DOCX that its document refers to as a header or footer of a kind. */
const runningOf = (docx: Uint8Array, kind: 'default' | 'even' | 'first'): string[] => {
  const parts = unzipSync(docx);
  const read = (path: string) => strFromU8(parts[path] as Uint8Array);
  const targets = new Map(
    [...read('word/_rels/document.xml.rels').matchAll(/<Relationship\b[^>]*>/g)].map(([tag]) => [
      /Id="([^"]*)"/.exec(tag)?.[1],
      /Target="([^"]*)"/.exec(tag)?.[1],
    ]),
  );
  return [...read('word/document.xml').matchAll(/<w:(?:header|footer)Reference\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(`w:type="${kind}"`))
    .map((tag) => read(`word/${targets.get(/r:id="([^"]*)"/.exec(tag)?.[1])}`).replace(/<[^>]*>/g, ''));
};

const words = [
  'harbour',
  'winter',
  'captain',
  'lantern',
  'morning',
  'island',
  'anchor',
  'village',
  'current',
  'feather',
  'granite',
  'window',
];

/** Prose of which no line recurs on another page. */
const body = (page: number): SetItem[] =>
  Array.from({ length: 40 }, (_, n) => ({
    text: [1, 5, 7, 11].map((step, k) => `the ${words[(n * step + page * (k + 1)) % words.length]}`).join(' and '),
    x: 72,
    y: 90 + n * 15,
    size: 11,
    page,
  }));

test('headers of odd and even pages and of the first page are three', async () => {
  const pages = [0, 1, 2, 3, 4, 5, 6].flatMap((page): SetItem[] => {
    const head = page === 0 ? 'A letter from the harbour' : page % 2 === 1 ? 'The winds of the coast' : 'Chapter on storms';
    return [{ text: head, x: 72, y: 46, size: 11, page }, ...body(page)];
  });
  const docx = await convert(pages, 'docx');
  expect(runningOf(docx, 'first')).toContain('A letter from the harbour');
  expect(runningOf(docx, 'even')).toContain('The winds of the coast');
  expect(runningOf(docx, 'default')).toContain('Chapter on storms');
  expect(strFromU8(unzipSync(docx)['word/settings.xml'] as Uint8Array)).toContain('w:evenAndOddHeaders');
});

test('a header that changes with the chapter is not one of odd and even pages', async () => {
  const pages = [0, 1, 2, 3, 4, 5].flatMap((page): SetItem[] => [
    { text: page < 3 ? 'First chapter' : 'Second chapter', x: 72, y: 46, size: 11, page },
    ...body(page),
  ]);
  expect(runningOf(await convert(pages, 'docx'), 'even')).toEqual([]);
});

const letter: SetItem[] = [{ text: 'Harbour office, 4 Mole Street', x: 72, y: 46, size: 11 }, ...body(0)];

test('a line in the top margin of a single page is a header, and type larger than the body is not', async () => {
  expect(runningOf(await convert(letter, 'docx'), 'default')).toContain('Harbour office, 4 Mole Street');
  const [head, ...rest] = letter as [Extract<SetItem, { text: string }>, ...SetItem[]];
  expect(runningOf(await convert([{ ...head, size: 16 }, ...rest], 'docx'), 'default')).toEqual([]);
});

test('a header of only the first page stays in texts', async () => {
  const text = new TextDecoder().decode(await convert([...letter, ...body(1), ...body(2)], 'txt'));
  expect(text.startsWith('Harbour office, 4 Mole Street')).toBe(true);
});

test('lines that recur at the top and at the foot of pages stay in the paragraphs that they are part of', async () => {
  const again = [
    'The keeper of the light has looked after the boats of the guild since they came in over the summer',
    'and were made fast at the western pier, where all of them lay in good order until the last of the',
  ];
  const pages = [0, 1, 2].flatMap((page): SetItem[] => {
    const [before, after] = [
      `Of all ${words.slice(page, page + 6).join(', ')} and more that the harbour has seen,`,
      `${words[page]} left.`,
    ];
    const lines = [...again, after, ...Array.from({ length: 40 }, () => ''), before, ...again];
    return [
      { text: 'Harbour report', x: 72, y: 40, size: 10, page },
      ...lines.flatMap((text, n): SetItem[] => (text ? [{ text, x: 72, y: 90 + n * 15, size: 10, page }] : [])),
    ];
  });
  const text = new TextDecoder().decode(await convert(pages, 'txt')).replace(/\s+/g, ' ');
  expect(text.split(again.join(' '))).toHaveLength(7);
  expect(text.split('Harbour report').length).toBeLessThan(3);
});
