import { beforeAll, expect, test } from 'bun:test';
import { join } from 'node:path';
import type { StepJob } from '../../../contract/engine.ts';
import { makeTestFolder } from '../../../testing/test-folder.ts';
import type { Turn } from './draw-page.ts';
import { readPicture } from './read-image.ts';

let stageDir: string;
beforeAll(async () => {
  stageDir = makeTestFolder('read');
});

const hocrOf = (texts: readonly string[]): string =>
  texts
    .map(
      (text, n) =>
        `<span class='ocr_line' title="bbox 0 ${n * 90} 900 ${n * 90 + 30}"><span class='ocrx_word' title='bbox 0 0 900 30; x_wconf 90'>${text}</span></span>`,
    )
    .join('');

/** Reads a page of this size in points, with one text for layout analysis, and another for the sparse search. */
const readPage = async (width: number, height: number, turn: Turn, analysed: readonly string[], sought: readonly string[] = []) => {
  const layouts: (string | undefined)[] = [];
  const run = async (argv: readonly string[]) => {
    const layout = argv.includes('--psm') ? argv[argv.indexOf('--psm') + 1] : undefined;
    layouts.push(layout);
    await Bun.write(join(stageDir, `${argv[2]}.hocr`), hocrOf(layout === '11' ? sought : analysed));
    return { exitCode: 0, stdout: '', stderr: '' };
  };
  const page = { page: 0, width, height, skew: 0, drawn: false, resolution: 200, surface: 'plain' as const };
  const open = { job: { run, stageDir } as unknown as StepJob, page, draw: async () => undefined };
  const reading = await readPicture(open, { parts: [{ name: 'page', left: 0, top: 0 }], dpi: 225, turn }, { data: 'eng' });
  const [part] = reading?.recognition.parts ?? [];
  return { layouts, text: reading?.text, hocr: await Bun.file(join(stageDir, part?.hocr ?? '')).text() };
};

const full = Array.from({ length: 5 }, () => 'The harbour committee met twice last spring');
const layoutOf = async (width: number, height: number, turn: Turn = 0): Promise<string | undefined> =>
  (await readPage(width, height, turn, full)).layouts[0];

test('what is as narrow as a receipt is read as one block, so that prices stay with their goods', async () => {
  expect(await layoutOf(227, 500)).toBe('6');
  expect(await layoutOf(500, 227, 90)).toBe('6');
});

test('pages, postcards and business cards are analysed', async () => {
  expect(await layoutOf(595, 842)).toBeUndefined();
  expect(await layoutOf(298, 420)).toBeUndefined();
  expect(await layoutOf(241, 156)).toBeUndefined();
});

test('words of a cover that its layout hides are sought everywhere', async () => {
  const found = ['The Harbour Years', 'Northern Press'];
  expect(await readPage(595, 842, 0, found.slice(0, 1), found)).toEqual({
    layouts: [undefined, '11'],
    text: found.join('\n'),
    hocr: hocrOf(found),
  });
  const kept = await readPage(595, 842, 0, found, found.slice(0, 1));
  expect(kept).toMatchObject({ text: found.join('\n'), hocr: hocrOf(found) });
});

test('pages of text and receipts are read once', async () => {
  expect((await readPage(595, 842, 0, full, full)).layouts).toHaveLength(1);
  expect((await readPage(227, 500, 0, ['Milk 1.29'], full)).layouts).toHaveLength(1);
});
