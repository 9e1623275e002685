import { beforeAll, expect, test } from 'bun:test';
import { join } from 'node:path';
import type { StepJob } from '../../../contract/engine.ts';
import { makeTestFolder } from '../../../testing/test-folder.ts';
import type { OpenPage, Strip } from './draw-page.ts';
import { findByStrip } from './find-language.ts';

let stageDir: string;
beforeAll(async () => {
  stageDir = makeTestFolder('language');
});

/** Confidence of a reading, by tesseract's name of the language and the strip's share of the page. */
type Sureness = (data: string, share: number) => number;

const hocrOf = (confidence: number): string =>
  `<span class='ocr_line' title="bbox 0 0 900 30; baseline 0 -5; x_size 20"><span class='ocrx_word' title='bbox 0 0 900 30; x_wconf ${confidence}'>${'a'.repeat(80)}</span></span>`;

/** A page with mocked readings; records the commands run, and their maximum concurrency. */
const pageOf = (script: string, sureness: Sureness, turn = 0) => {
  const runs: string[] = [];
  let [running, most] = [0, 0];
  const run = async (argv: readonly string[]) => {
    const [, picture = '', output = ''] = argv;
    const data = argv[argv.indexOf('-l') + 1] ?? '';
    const share = Number(/^[\d.]+/.exec(picture)?.[0].replace(/\.$/, ''));
    const isOsd = output === '-';
    runs.push(isOsd ? 'osd' : `${data} ${share}`);
    running++;
    most = Math.max(most, running);
    await Bun.sleep(5);
    if (!isOsd) await Bun.write(join(stageDir, `${output}.hocr`), hocrOf(sureness(data, share)));
    running--;
    return {
      exitCode: 0,
      stdout: '',
      stderr: isOsd
        ? `Rotate: ${turn}\nScript: ${share < 1 && turn > 0 ? 'Cyrillic' : script}\nScript confidence: ${share < 1 ? 1.1 : 9}`
        : '',
    };
  };
  const draw = async ({ strip, turn }: { readonly strip?: Strip; readonly turn: 0 | 90 | 180 | 270 }) => ({
    parts: [{ name: `${strip?.height ?? 1}`, left: 0, top: 0 }],
    dpi: 200,
    turn,
  });
  const page = { page: 0, width: 595, height: 842, skew: 0, drawn: false, resolution: 200, surface: 'plain' as const };
  const open: OpenPage = { job: { run, stageDir } as unknown as StepJob, page, draw };
  return { open, runs, most: () => most };
};

const installed = new Set(['eng', 'rus', 'ukr', 'chi_sim', 'chi_tra', 'jpn', 'kor']);
const looking = { installed, layer: false, likely: 'en', isChosen: false } as const;

test('OSD looks at a strip while it is read as English', async () => {
  const { open, runs, most } = pageOf('Latin', () => 92);
  expect(await findByStrip(open, looking)).toEqual({ language: 'en', turn: 0 });
  expect(runs.slice(0, 2).sort()).toEqual(['eng 0.125', 'osd']);
  expect(most()).toBe(2);
});

test.each([
  ['ru', 'Cyrillic', { eng: 28, rus: 95, ukr: 88 }, ['eng 0.125', 'osd', 'rus 0.0625', 'ukr 0.0625']],
  ['ko', 'Korean', { eng: 28, kor: 92, jpn: 24 }, ['eng 0.125', 'jpn 0.0625', 'kor 0.0625', 'osd']],
  // Data for traditional Chinese read simplified as well.
  ['zh-Hans', 'Han', { eng: 28, chi_sim: 92, chi_tra: 92.7 }, ['chi_sim 0.125', 'chi_tra 0.125', 'eng 0.125', 'osd']],
  ['zh-Hant', 'Han', { eng: 28, chi_sim: 88, chi_tra: 92 }, ['chi_sim 0.125', 'chi_tra 0.125', 'eng 0.125', 'osd']],
] as const)(
  '%s is told by one reading in each language that it may be',
  async (language, script, sure: Readonly<Record<string, number>>, ran) => {
    const { open, runs } = pageOf(script, (data) => sure[data] ?? 0);
    expect(await findByStrip(open, looking)).toEqual({ language, turn: 0 });
    expect(runs.sort()).toEqual([...ran]);
  },
);

test('if a few lines are inconclusive, more of them decide', async () => {
  const { open, runs } = pageOf('Cyrillic', (data, share) => (data === 'ukr' ? 94 : data === 'rus' ? (share < 0.1 ? 95 : 83) : 30));
  expect(await findByStrip(open, looking)).toEqual({ language: 'uk', turn: 0 });
  expect(runs).toContain('ukr 0.125');
  expect(runs).not.toContain('ukr 0.25');
});

test('a page on its side is recognised from the whole page: a strip across its lines can be of any script', async () => {
  const { open, runs } = pageOf('Latin', () => 30, 90);
  expect(await findByStrip(open, looking)).toEqual({ language: 'en', turn: 90 });
  expect(runs.sort()).toEqual(['eng 0.125', 'osd', 'osd']);
});
