import { beforeAll, expect, test } from 'bun:test';
import { join } from 'node:path';
import type { StepJob } from '../../../contract/engine.ts';
import { makeTestFolder } from '../../../testing/test-folder.ts';
import { readHocr } from './hocr.ts';
import type { Reading } from './read-image.ts';
import { readSecondLanguage } from './second-language.ts';

let stageDir: string;
beforeAll(async () => {
  stageDir = makeTestFolder('second');
});

const lineAt = (y: number, confidence: number, text: string): string =>
  `<span class='ocr_line' title="bbox 0 ${y} 900 ${y + 30}"><span class='ocrx_word' title='bbox 0 ${y} 900 ${y + 30}; x_wconf ${confidence}'>${text}</span></span>`;

const sentence = 'The harbour committee met twice last spring';

/** Commands run for an English page whose last line is unreadable: OSD reports it as `script`, and other languages read it as `text`. */
const runsFor = async (script: string, osdConfidence: number, text: string, poor = 'ABA ILIA HUA RES') => {
  const runs: string[] = [];
  const run = async (argv: readonly string[]) => {
    const isOsd = argv[2] === '-';
    if (argv[0] === 'tesseract') runs.push(isOsd ? 'osd' : (argv[argv.indexOf('-l') + 1] ?? ''));
    if (argv[0] === 'tesseract' && !isOsd) await Bun.write(join(stageDir, `${argv[2]}.hocr`), lineAt(120, 90, text));
    return { exitCode: 0, stdout: '', stderr: isOsd ? `Rotate: 0\nScript: ${script}\nScript confidence: ${osdConfidence}` : '' };
  };
  const hocr = [0, 40, 80].map((y) => lineAt(y, 95, sentence)).join('') + lineAt(120, poor === sentence ? 95 : 30, poor);
  const picture = { parts: [{ name: 'page', left: 0, top: 0 }], dpi: 225, turn: 0 as const };
  const reading: Reading = {
    recognition: { page: 0, parts: [{ hocr: 'page.hocr', left: 0, top: 0 }], scale: 0.32, turn: 0, skew: 0 },
    picture,
    data: 'eng',
    lines: [readHocr(hocr)],
    text: '',
    confidence: 80,
    atBest: 95,
    letters: 200,
    sideways: false,
  };
  const page = { page: 0, width: 595, height: 842, skew: 0, drawn: false, resolution: 200, surface: 'plain' as const };
  const open = { job: { run, stageDir } as unknown as StepJob, page, draw: async () => undefined };
  const looking = { installed: new Set(['eng', 'rus', 'ukr', 'jpn', 'kor']), layer: false, likely: 'en', isChosen: false } as const;
  return { runs, found: await readSecondLanguage(open, reading, looking) };
};

test('a page in one language is not looked at twice', async () => {
  const { runs, found } = await runsFor('Latin', 9, '', sentence);
  expect({ runs, found }).toEqual({ runs: [], found: undefined });
});

test('lines that make no sense are read in the language of their script, and the result replaces the first reading', async () => {
  const { runs, found } = await runsFor('Japanese', 2, '港湾委員会は新しい防波堤について');
  expect(runs).toEqual(['osd', 'jpn', 'jpn']);
  expect(found?.parts.map(({ hocr, without }) => [hocr, without?.length ?? 0])).toEqual([
    ['page.hocr', 1],
    ['page-others-jpn.hocr', 0],
  ]);
});

test('a poor line of Latin letters is taken for no other script', async () => {
  expect(await runsFor('Cyrillic', 0, 'Вісе 7.12')).toEqual({ runs: ['osd'], found: undefined });
  // Data for Japanese read Latin letters as well.
  const { runs, found } = await runsFor('Japanese', 2, 'Rice and potatoes');
  expect({ runs, found }).toEqual({ runs: ['osd', 'jpn'], found: undefined });
});
