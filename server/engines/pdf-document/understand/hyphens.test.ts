import { expect, test } from 'bun:test';
import { blocksOf, flowOf, lines } from '../testing/read-back.ts';
import { textOf } from './build-paragraph.ts';

const textsOf = async (texts: readonly string[]): Promise<string> =>
  blocksOf(await flowOf(lines(texts, { y: 90 })))
    .map((b) => (b.kind === 'paragraph' ? textOf(b) : ''))
    .join(' ');

const parted = [
  'Ropes were laid in the hall behind the market until the winter and the ma-',
  'chines of the old company were sold to somebody from the north in the end.',
];

test('a parted word is joined where the text parts words, or has the word or another form of it', async () => {
  expect(await textsOf(parted)).toContain('the machines of');
  const other = ['The pa-', 'rameters of the rope, each parameter by itself.'];
  const filler = Array.from({ length: 54 }, (_, n) => `Line ${n} of the book says what the rope was worth in that year of the war.`);
  expect(await textsOf([...filler, ...other])).toContain('The parameters of');
});

test('pieces that the text has as no words are those of one word', async () => {
  const filler = Array.from({ length: 54 }, (_, n) => `Line ${n} of the book says what the rope was worth in that year of the war.`);
  const asked = (end: string, start: string) =>
    textsOf([...filler, `It was worth more in the autumn, which is the ${end}-`, `${start} of old.`]);
  expect(await asked('differ', 'ence')).toContain('the difference of');
  expect(await asked('rope', 'ladder')).toContain('the rope-ladder of');
});

test('a compound keeps its hyphen if other words of the text confirm it', async () => {
  const ends = ['a harbour that was built in a short-term plan, though what it needed was a long-', 'term plan for the boats.'];
  expect(await textsOf([...parted, ...ends])).toContain('a long-term plan');
  const words = ['The money was with the changers, and changers of money were the money-', 'changers of the town.'];
  expect(await textsOf([...parted, ...words])).toContain('money-changers');
});

test('a word that a column parts is joined like one that a line parts', async () => {
  const left = Array.from({ length: 30 }, (_, n) => `left column line ${n} of a story of the for-`).map((t, n) =>
    n < 29 ? t.replace('for-', 'boats') : t,
  );
  const right = [
    'mer years of the right column that goes',
    ...Array.from({ length: 29 }, (_, n) => `right column line ${n} of the same for-`),
    'mer tale.',
  ];
  const model = await flowOf([...lines(left, { y: 90 }), ...lines(right, { x: 320, y: 90 })]);
  const text = blocksOf(model)
    .map((b) => (b.kind === 'paragraph' ? textOf(b) : ''))
    .join(' ');
  expect(text).toContain('of the former years');
});

test('a range of numbers goes on over a line end without a space', async () => {
  const range = [
    'Ropes were laid in the hall behind the market until the winter, as the journal of the harbour',
    'has it that the old company printed in the north in the end, in its volume 88, on pages 200-',
    '231 and elsewhere, which is what the others of the market and the harbour had to read in the',
    'winter after the ropes were laid.',
  ];
  expect(await textsOf(range)).toContain('200-231 and');
});

test('words that English writes in one are no compound', async () => {
  const words = ['Whoever had to stand under the roof in the rain and look at the boats came to under-', 'stand the town.'];
  expect(await textsOf([...parted, ...words])).toContain('to understand the town');
});

test('words in capitals are joined as others are', async () => {
  const warning = [...parted, 'THE ROPES COME WITHOUT ANY WARRANTY AT ALL. IN NO EVENT SHALL THE COM-', 'PANY BE LIABLE, NOR THE TOWN.'];
  expect(await textsOf(warning)).toContain('SHALL THE COMPANY BE LIABLE');
});

test('a compound that English always hyphenates keeps its hyphen', async () => {
  expect(
    await textsOf(['The house has agreed to a number of long-', 'term plans for the region, and to evidence-', 'based reports.']),
  ).toMatch(/long-term plans .* evidence-based reports/);
});
