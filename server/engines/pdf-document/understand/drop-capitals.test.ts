import { expect, test } from 'bun:test';
import type { SetItem } from '../testing/make-pdf.ts';
import { flowOf, lines, outlineOf } from '../testing/read-back.ts';

const rest = [
  'of the boats, one after the other, writing each name into the book that his father had begun, and when',
  'it was done he rowed back to the shore and told the council what the storm had taken from them all.',
];
const large = (text: string, y: number, size = 27, x = 72) => ({ text, x, y, size });
const paragraph = (first: string, at: { y: number; x: number; second?: string }): SetItem[] => [
  { text: first, x: at.x, y: at.y, size: 11 },
  {
    text: at.second ?? 'the western pier and counted what was left there that night by the light of a lamp, name by',
    x: at.x,
    y: at.y + 14,
    size: 11,
  },
  ...lines(rest, { y: at.y + 28, step: 14 }),
];
const body = lines(
  [
    'In the evening the inn was full of people who had come over the hill to see the new bell, which hung from a',
    'frame of oak beside the church and would be raised on the following Sunday, after the ice had gone.',
  ],
  { y: 300, step: 14 },
);
const textsOf = async (items: readonly SetItem[]) => outlineOf(await flowOf([...items, ...body])).map((line) => line.slice(0, 40));

test('a capital whose foot stands over the second line begins the first one', async () => {
  const texts = await textsOf([
    large('W', 110.5),
    ...paragraph('hen the ice broke, the keeper of the light rowed out to', { y: 100, x: 100 }),
  ]);
  expect(texts[0]).toStartWith('body: When the ice broke');
});

test('small capitals after it are no raised letters', async () => {
  const small = { text: 'HEN THE ICE', x: 106, y: 100, size: 7.5 };
  const first = paragraph('broke, the keeper of the light rowed out to the pier', { y: 100, x: 106 });
  const items = [large('W', 124, 38), small, { ...first[0], x: 158 } as SetItem, ...first.slice(1)];
  expect((await textsOf(items))[0]).toStartWith('body: WHEN THE ICE broke');
});

test('white space decides whether the letter is a word', async () => {
  const joined = paragraph('n the evening the keeper of the light rowed out to', { y: 100, x: 84 });
  expect((await textsOf([large('I', 114), ...joined]))[0]).toStartWith('body: In the evening');
  const apart = paragraph('bell of oak that hung from the frame beside the church', { y: 100, x: 95, second: 'and the old pier' });
  const [first, second, ...others] = apart as [SetItem, SetItem, ...SetItem[]];
  const items = [large('A', 114), first, { ...second, x: 92 } as SetItem, ...others];
  expect((await textsOf(items))[0]).toStartWith('body: A bell of oak');
});

test('capitals of texts one under the other each begin their own', async () => {
  const [one, two] = [
    'hen the ice broke, the keeper of the light rowed out to',
    'he keeper of the light rowed out when the ice had gone to',
  ];
  const second = 'the western pier and counted what was left there that night by the light of a lamp.';
  const items = [
    large('W', 128, 53),
    ...lines([one, second, second], { x: 126, y: 100, step: 14 }),
    large('T', 170, 53),
    ...lines([two, second, second], { x: 108, y: 142, step: 14 }),
  ];
  const texts = (await textsOf(items)).filter((text) => /the ice |he keeper/.test(text));
  expect(texts.slice(0, 2).map((text) => text.slice(6, 19))).toEqual(['When the ice ', 'The keeper of']);
});

test('the lines beside it begin where those under it do', async () => {
  const items = [large('W', 114), ...paragraph('hen the ice broke, the keeper of the light rowed out to', { y: 100, x: 100 })];
  const [first] = (await flowOf([...items, ...body])).sections.flatMap((s) => s.blocks);
  expect(first?.kind === 'paragraph' && [Math.round(first.indent.start), Math.round(first.indent.first)]).toEqual([0, 0]);
});

test('text hangs beside its capital', async () => {
  const items = [large('W', 128, 44, 40), ...lines(['hen the ice broke, the keeper rowed out', ...rest], { x: 96, y: 104, step: 14 })];
  expect((await textsOf(items))[0]).toStartWith('body: When the ice broke');
});

test('a figure before a text, and a word beside one, are not dropped', async () => {
  const counted = paragraph('When the ice broke, the keeper of the light rowed out', { y: 100, x: 92 });
  expect((await textsOf([large('1', 114), ...counted])).join()).not.toContain('1When');
  const beside = lines(['the keeper of the light rowed out', 'and counted what was left there', ...rest.map((l) => l.slice(0, 40))], {
    x: 146,
    y: 100,
    step: 14,
  });
  expect((await textsOf([large('Light', 114), ...beside])).join()).not.toContain('Light the keeper');
});

test('white space before all lines beside a letter is no space between words', async () => {
  const items = [large('O', 114), ...paragraph('nce the ice had gone, the keeper of the light rowed', { y: 100, x: 97.5 })];
  expect((await textsOf(items))[0]).toStartWith('body: Once the ice');
});
