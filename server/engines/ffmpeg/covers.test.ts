import { expect, test } from 'bun:test';
import { inEnglish } from '../../../catalogue/languages/in-english.ts';
import { targetOf } from './containers.ts';
import { coverArgs, mainCover } from './covers.ts';
import type { Stream } from './media.ts';

const cover = (index: number, shows?: string): Stream =>
  ({ index, kind: 'cover', codec: 'png', ...(shows ? { shows } : {}) }) as unknown as Stream;
const of = (to: string, ...streams: readonly Stream[]) =>
  coverArgs({ seconds: 1, streams, chapters: [], tags: {} }, targetOf(to), to.toUpperCase(), 0);

test('the front is the cover, whatever comes first', () => {
  expect(mainCover({ streams: [cover(1, 'Cover (back)'), cover(2, 'Cover (front)')] })?.index).toBe(2);
  expect(mainCover({ streams: [cover(1), cover(2)] })?.index).toBe(1);
  const [args, notes] = of('mp3', cover(1, 'Cover (back)'), cover(2, 'Cover (front)'));
  expect(args).toContain('0:2');
  expect(notes.map(inEnglish)).toEqual(['Another picture was left out; the cover was kept.']);
});

test('a picture of no kind is named the front where players go by it', () => {
  for (const shows of [undefined, 'Other']) expect(of('flac', cover(1, shows))[0]).toContain('comment=Cover (front)');
  expect(of('flac', cover(1, 'Band/Orchestra'))[0].join(' ')).not.toContain('comment');
  expect(of('m4a', cover(1))[0].join(' ')).not.toContain('comment');
  const [none, noted] = of('wav', cover(1));
  expect([none, noted.map(inEnglish)]).toEqual([[], ["The cover picture was left out: WAV can't store one that players show."]]);
});
