import { expect, test } from 'bun:test';
import { longTimeout } from '../../../testing/long-timeout.ts';
import { judge, readHocr } from './hocr.ts';

longTimeout();

const page = `<div class='ocr_page' title='image "scan.png"; bbox 0 0 1000 1400'>
 <span class='ocr_line' id='line_1_1' title="bbox 100 200 500 240; baseline 0.01 -8; x_size 40; x_descenders 8; x_ascenders 10">
  <span class='ocrx_word' id='word_1_1' title='bbox 100 200 260 240; x_wconf 96'>Salt &amp;</span>
  <span class='ocrx_word' id='word_1_2' title='bbox 280 205 500 240; x_wconf 41'><em>pepper</em></span>
 </span>
 <span class='ocr_header' id='line_1_2' title="bbox 100 300 200 330; baseline 0 0; x_size 30">
  <span class='ocrx_word' id='word_1_3' title='bbox 100 300 200 330; x_wconf 90'>  </span>
 </span>`;

test('words, their confidence, the baseline in the middle of a sloping line', () => {
  expect(readHocr(page)).toEqual([
    {
      words: [
        { text: 'Salt &', x0: 100, x1: 260, confidence: 96 },
        { text: 'pepper', x0: 280, x1: 500, confidence: 41 },
      ],
      baseline: 234,
      slope: 0.01,
      middle: 300,
      sideways: false,
      size: 40,
      box: { x0: 100, y0: 200, x1: 500, y1: 240 },
    },
  ]);
});

test('what was read of a part of a page lies where that part does', () => {
  const [line] = readHocr(page, { left: 1000, top: 2000 });
  expect(line).toMatchObject({
    baseline: 2234,
    middle: 1300,
    words: [
      { x0: 1100, x1: 1260 },
      { x0: 1280, x1: 1500 },
    ],
  });
});

test('a line that another reading has better is left out', () => {
  const box = { x0: 1100, y0: 2200, x1: 1500, y1: 2240 };
  expect(readHocr(page, { left: 1000, top: 2000, without: [box] })).toEqual([]);
  expect(readHocr(page, { left: 1000, top: 2000, without: [{ ...box, x0: 0 }] })).toHaveLength(1);
});

test('a page without words has no lines', () => {
  expect(readHocr('<div class="ocr_page"></div>')).toEqual([]);
});

test('a page that lies on its side shows in the turn of its lines', () => {
  const sideways = page.replace('bbox 100 200 500 240', 'bbox 100 200 140 600');
  expect(judge(readHocr(page))).toEqual({ letters: 10, confidence: 68.5, atBest: 68.5, sideways: false });
  expect(judge(readHocr(sideways))).toEqual({ letters: 10, confidence: 0, atBest: 0, sideways: true });
});

test('a line that the edge of a strip cuts says nothing of how well the others were read', () => {
  const [line] = readHocr(page);
  const read = (confidence: number) => ({ ...line, words: [{ text: 'four', x0: 0, x1: 9, confidence }] }) as NonNullable<typeof line>;
  expect(judge([read(4), read(92), read(88), read(80)])).toEqual({ letters: 16, confidence: 66, atBest: 90, sideways: false });
});

test('characters that fill their square are as large as they are inked, whatever tesseract says of their line', () => {
  const line = (text: string, height: number) =>
    `<span class='ocr_line' title="bbox 0 100 400 ${100 + height}; baseline 0 0; x_size 65"><span class='ocrx_word' title='bbox 0 100 400 140; x_wconf 93'>${text}</span></span>`;
  const sizeOf = (text: string, height = 40) => readHocr(line(text, height))[0]?.size;
  expect([sizeOf('인권에 대한 무시'), sizeOf('世界人権宣言'), sizeOf('すべての人')]).toEqual([44, 44, 44]);
  // Letters may have neither ascenders nor descenders, and a line of dashes no height.
  expect([sizeOf('on a rose moss'), sizeOf('一', 4), sizeOf('Article 1 条')]).toEqual([65, 65, 65]);
});
