import { expect, test } from 'bun:test';
import { markdownBody } from '../../../markup/markdown.ts';
import type { SetItem } from '../../testing/make-pdf.ts';
import { flowOf, lines } from '../../testing/read-back.ts';
import { writeMarkdown } from './markdown.ts';

const prose = lines(
  Array.from({ length: 4 }, () => 'The keeper of the western light rings its bell when boats are out, as he did before.'),
  { y: 300, size: 11 },
);
const read = async (items: readonly SetItem[]): Promise<string> =>
  new TextDecoder().decode(writeMarkdown(await flowOf([...items, ...prose]), () => undefined)).split('\n\n')[0] as string;
const shown = (markdown: string): string =>
  markdownBody(markdown)
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .trim();
const set = (text: string): SetItem => ({ text, x: 72, y: 200, size: 11 });

test.each([
  '$1,204 and $5 are due',
  '5*3 = 15',
  'some a_b and #1',
  'about 14,000~29,000 kg',
  'Date: ______ Name: ______',
  '2 * 3 * 4',
  'note*',
])('nothing in "%s" needs a backslash', async (text) => {
  expect(await read([set(text)])).toBe(text);
});

test.each(['2*4*6 boats', 'the <tag> of it', '_one_ and _two_', '1986. A great year', '~~no~~ way', '__________'])(
  '"%s" reads as itself',
  async (text) => {
    expect(shown(await read([set(text)]))).toBe(text);
  },
);

test('a line of low strokes has one backslash', async () => {
  expect(await read([set('__________')])).toBe('\\__________');
});

test('signs in two paragraphs of a cell would find each other', async () => {
  const cells = [
    [80, 'Rope'],
    [300, '5*3'],
  ].map(([x, text]) => ({ text: text as string, x: x as number, y: 120, size: 10 }));
  const second = { text: '6*2', x: 300, y: 150, size: 10 };
  const rules = [
    [70, 105, 400, 105],
    [70, 165, 400, 165],
    [70, 185, 400, 185],
    [70, 105, 70, 185],
    [250, 105, 250, 185],
    [400, 105, 400, 185],
  ].map((line) => ({ line: line as [number, number, number, number] }));
  const last = [80, 300].map((x) => ({ text: 'Tar', x, y: 178, size: 10 }));
  expect(await read([...cells, second, ...last, ...rules])).toContain('5\\*3<br>6\\*2');
});

test('money in typewriter\u2019s type is no code', async () => {
  const money = { text: '$1,204.50', x: 172, y: 200, size: 11, typewritten: true };
  expect(await read([set('The boat was sold'), money])).not.toContain('`');
  expect(await read([set('The boat is called'), { ...money, text: 'boat.name' }])).toContain('`boat.name`');
});

test('a text all in typewriter\u2019s type is no code', async () => {
  const text = new TextDecoder().decode(writeMarkdown(await flowOf(prose.map((l) => ({ ...l, typewritten: true }))), () => undefined));
  expect(text).not.toContain('`');
});
