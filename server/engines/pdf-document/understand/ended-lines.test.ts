import { describe, expect, test } from 'bun:test';
import type { SetText } from '../testing/make-pdf.ts';
import { blocksOf, flowOf, lines } from '../testing/read-back.ts';
import { textOf } from './build-paragraph.ts';

const prose = [
  'Thank you for the boats that you have sent us over the summer, all of which came in good order and',
  'were made fast at the western pier, where the keeper of the light has looked after them since then.',
  'What we owe you for them stands below, with the days on which it is due.',
];
const tagged = (texts: readonly SetText[], paragraph: number): SetText[] => texts.map((text) => ({ ...text, paragraph }));
const textsOf = async (items: readonly SetText[]) =>
  blocksOf(await flowOf(items)).flatMap((b) => (b.kind === 'paragraph' ? [textOf(b)] : []));

describe('a paragraph by its tag', () => {
  test('keeps the line breaks of an address', async () => {
    const address = ['Ada Moss', '7 Mill Lane', 'Leeds LS1 4DY'];
    const items = [...tagged(lines(address, { y: 80, size: 10 }), 0), ...tagged(lines(prose, { y: 140, size: 10 }), 1)];
    expect(await textsOf(items)).toEqual([address.join('\n'), prose.join(' ')]);
  });

  test('keeps the line break of a name over an office', async () => {
    const signed = ['Jo Finch', 'Head of dispatch'];
    const items = [...tagged(lines(signed, { y: 80, size: 10 }), 0), ...tagged(lines(prose, { y: 140, size: 10 }), 1)];
    expect((await textsOf(items))[0]).toBe(signed.join('\n'));
  });

  test('keeps the line break after a line that is short of the others', async () => {
    const [first, second, third] = prose as [string, string, string];
    const items = [...tagged(lines([first, third, second], { y: 80, size: 10 }), 0), ...tagged(lines(prose, { y: 180, size: 10 }), 1)];
    expect(await textsOf(items)).toEqual([`${first} ${third}\n${second}`, prose.join(' ')]);
  });

  test('beside a picture has none', async () => {
    const beside = [
      'The boats of the guild go out by the western',
      'light, and all of them come home before the',
      'lamps are lit and the bell has rung for the',
      'second time, as they have for a hundred of',
    ];
    const under = lines([...prose.slice(0, 2), 'years.'], { y: 80 + 4 * 13, size: 10 });
    const items = [...tagged([...lines(beside, { y: 80, size: 10 }), ...under], 0), ...tagged(lines(prose, { y: 200, size: 10 }), 1)];
    expect((await textsOf(items))[0]).not.toContain('\n');
  });

  test('in a box that is narrower than its column has none', async () => {
    const slide = ['Portraits of the keepers and of those', 'who came after them'];
    const items = [...tagged(lines(slide, { y: 80, size: 10 }), 0), ...tagged(lines(prose, { y: 200, size: 10 }), 1)];
    expect((await textsOf(items))[0]).toBe(slide.join(' '));
  });
});

describe('a program that paints the space at which it wraps', () => {
  const [first, second, third] = prose as [string, string, string];
  const usual = lines([`${first} `, `${second} `, third], { y: 80, size: 10 });
  const wide = (from: number): SetText[] => lines([`${first} `, third], { y: from, size: 10 }).map((t, n) => ({ ...t, y: from + 25 * n }));

  test('continues a paragraph whose lines are further apart than others', async () => {
    expect(await textsOf([...usual, ...wide(150)])).toEqual([prose.join(' '), `${first} ${third}`]);
  });

  test('shows nothing by it if it paints spaces after paragraphs as well', async () => {
    const ended = lines(['Jo Finch ', 'Head of dispatch '], { y: 150, size: 10 });
    expect((await textsOf([...usual, ...ended, ...wide(200)])).slice(-2)).toEqual([first, third]);
  });
});

test('a paragraph goes on behind an address that is cut at a slash, though there is room for the next word', async () => {
  const [first, second] = [
    'The whole report of the year is found at https://example.org/reports/2024/',
    'annual.pdf and may be printed by all.',
  ];
  expect(await textsOf(lines([first, second], { y: 80, size: 10 }))).toEqual([first + second]);
  const two = ['https://example.org/reports/', 'https://example.org/news/'];
  expect(await textsOf(lines(two, { y: 80, size: 10 }))).toEqual(two);
});
