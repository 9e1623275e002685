import { expect, test } from 'bun:test';
import { strFromU8, unzipSync } from 'fflate';
import { convertPdf } from '../convert-pdf.ts';
import { makePdf, type SetItem } from '../testing/make-pdf.ts';

/** The title of each slide, undefined without one. */
const titlesOf = async (items: readonly SetItem[]): Promise<(string | undefined)[]> => {
  const converted = await convertPdf(makePdf(items), 'pptx', { title: 'Slides' });
  if (converted.kind !== 'converted') throw new Error(converted.kind);
  const files = unzipSync(converted.bytes);
  const slides = Object.keys(files).filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name));
  return slides.sort().map((name) => {
    const box = strFromU8(files[name] as Uint8Array)
      .split('</p:sp>')
      .find((part) => part.includes('type="title"'));
    return box && [...box.slice(box.lastIndexOf('<p:sp>')).matchAll(/<a:t>([^<]*)/g)].map(([, text]) => text).join(' ');
  });
};

const text = (words: string, page: number, y: number, size = 24, bold = false): SetItem => ({ text: words, x: 80, y, size, bold, page });

test('the only text of a slide is its title only if it is larger than the other slides', async () => {
  const slides = [
    [text('Garden', 0, 100, 40), text('for all', 0, 200)],
    [text('We water it on Mondays', 1, 100)],
    [text('Thanks', 2, 100, 40)],
    [text('It rains on Tuesdays', 3, 100)],
  ];
  expect(await titlesOf(slides.flat())).toEqual(['Garden', undefined, 'Thanks', undefined]);
});

test('a text with the look of the other titles is one, although its list is as large', async () => {
  const titled = ['Herbs', 'Trees', 'Water'].flatMap((t, page) => [text(t, page, 100, 40, true), text('in the garden', page, 200)]);
  const slides = [
    ...titled,
    text('A long title in smaller type', 3, 100, 24, true),
    text('in the garden', 3, 145),
    text('and elsewhere', 3, 174),
  ];
  expect(await titlesOf(slides)).toEqual(['Herbs', 'Trees', 'Water', 'A long title in smaller type']);
});

test('a title of two paragraphs close above its list is one box', async () => {
  const slides = [
    text('Promising practices', 0, 100, 30),
    text('Success', 0, 136, 30),
    text('Engage people early', 0, 168, 20),
    text('and often', 0, 194, 20),
  ];
  expect(await titlesOf(slides)).toEqual(['Promising practices Success']);
});

test('the only text above a table is the title of its slide', async () => {
  const row = (y: number): SetItem[] => [
    { line: [80, y, 480, y] },
    { text: 'north', x: 90, y: y + 18, size: 14 },
    { text: 'south', x: 290, y: y + 18, size: 14 },
  ];
  const borders = [80, 280, 480].map((x): SetItem => ({ line: [x, 200, x, 260] }));
  expect(await titlesOf([text('Results', 0, 100), ...row(200), ...row(230), { line: [80, 260, 480, 260] }, ...borders])).toEqual([
    'Results',
  ]);
});
