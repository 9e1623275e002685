import { afterAll, beforeAll, expect, test } from 'bun:test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StepJob } from '../../../contract/engine.ts';
import type { Turn } from './draw-page.ts';
import { readPicture } from './read-image.ts';

let stageDir: string;
beforeAll(async () => {
  stageDir = await mkdtemp(join(tmpdir(), 'read-'));
});
afterAll(() => rm(stageDir, { recursive: true }));

/** How tesseract is told to analyse the layout of a page of this size in points; nothing where that is left to it. */
const layoutOf = async (width: number, height: number, turn: Turn): Promise<string | undefined> => {
  let ran: readonly string[] = [];
  const run = async (argv: readonly string[]) => {
    ran = argv;
    const line = `<span class='ocr_line' title="bbox 0 0 90 30"><span class='ocrx_word' title='bbox 0 0 90 30; x_wconf 90'>Milk</span></span>`;
    await Bun.write(join(stageDir, `${argv[2]}.hocr`), line);
    return { exitCode: 0, stdout: '', stderr: '' };
  };
  const page = { page: 0, width, height, skew: 0, drawn: false, resolution: 200, surface: 'plain' as const };
  const open = { job: { run, stageDir } as unknown as StepJob, page, draw: async () => undefined };
  await readPicture(open, { parts: [{ name: 'page', left: 0, top: 0 }], dpi: 225, turn }, { data: 'eng' });
  return ran.includes('--psm') ? ran[ran.indexOf('--psm') + 1] : undefined;
};

test('what is as narrow as a receipt is read as one block, so that prices stay with their goods', async () => {
  expect(await layoutOf(227, 500, 0)).toBe('6');
  expect(await layoutOf(500, 227, 90)).toBe('6');
});

test('pages, postcards and business cards are analysed', async () => {
  expect(await layoutOf(595, 842, 0)).toBeUndefined();
  expect(await layoutOf(298, 420, 0)).toBeUndefined();
  expect(await layoutOf(241, 156, 0)).toBeUndefined();
});
