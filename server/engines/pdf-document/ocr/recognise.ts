import type { StepJob } from '../../../contract/engine.ts';
import { readOutput } from '../../../files/stage-files.ts';
import { Problem } from '../../../problem.ts';
import { judge, readHocr } from './hocr.ts';

/** A page to recognise: index from 0, size in points. */
export type ScannedPage = { readonly page: number; readonly width: number; readonly height: number };

/**
 * What was recognised of a page: a file of hOCR in the stage, points per pixel of its picture, and by how many degrees
 * clockwise the page had to be turned to be read.
 */
export type Recognition = { readonly page: number; readonly hocr: string; readonly scale: number; readonly turn: Turn };

/** Pixels per inch that tesseract reads best at, and the longest side that is worth its time. */
const resolution = 300;
const longestSide = 5000;
/** All pages of a document together; what is left stays a picture. */
const budgetMs = 80_000;
/** One page: dense pages of newsprint take half of this. */
const pageMs = 30_000;

/** A page of newsprint takes 3 MB. */
const maxHocrBytes = 16 * 1024 ** 2;

const limits = { wallMs: pageMs };
// More threads than one gain little and take the other jobs' cores.
const env = { OMP_THREAD_LIMIT: '1' };

const turns = [0, 90, 180, 270] as const;
/** Degrees clockwise. */
export type Turn = (typeof turns)[number];

/** Text that is read as it should be scores some 90; a page that lies on its side or head, below 50. */
const sure = 65;
/** With fewer letters than this, a page is a picture, whichever way up. */
const fewLetters = 60;

type Attempt = {
  readonly recognition: Recognition;
  readonly picture: string;
  readonly confidence: number;
  readonly letters: number;
  readonly sideways: boolean;
};

/** Tesseract's names of languages by the two letters that a PDF says. */
const languageNames: Readonly<Record<string, string>> = {
  ar: 'ara',
  bg: 'bul',
  cs: 'ces',
  da: 'dan',
  de: 'deu',
  el: 'ell',
  en: 'eng',
  es: 'spa',
  fi: 'fin',
  fr: 'fra',
  he: 'heb',
  hi: 'hin',
  hu: 'hun',
  it: 'ita',
  ja: 'jpn',
  ko: 'kor',
  nl: 'nld',
  no: 'nor',
  pl: 'pol',
  pt: 'por',
  ro: 'ron',
  ru: 'rus',
  sv: 'swe',
  tr: 'tur',
  uk: 'ukr',
  zh: 'chi_sim',
};

/** The document's language where it is installed, with English beside it. */
const languagesFor = async (job: StepJob, language: string): Promise<string> => {
  const { stdout, stderr } = await job.run(['tesseract', '--list-langs']);
  const installed = new Set(`${stdout}\n${stderr}`.split('\n').map((l) => l.trim()));
  const own = new Map(Object.entries(languageNames)).get(language.slice(0, 2).toLowerCase());
  return [...new Set([own, 'eng'])].filter((l) => l !== undefined && installed.has(l)).join('+') || 'eng';
};

/** Draws a page and reads it. pdftoppm draws scans as they are; MuPDF can turn them. */
const readTurned = async (
  job: StepJob,
  input: string,
  { page, width, height }: ScannedPage,
  languages: string,
  turn: Turn,
): Promise<Attempt | undefined> => {
  const dpi = Math.max(36, Math.min(resolution, Math.floor((longestSide * 72) / Math.max(width, height, 1))));
  const name = `scan-${page + 1}-${turn}`;
  const [number, picture] = [String(page + 1), `${name}.png`];
  const draw =
    turn === 0
      ? ['pdftoppm', '-cropbox', '-f', number, '-l', number, '-singlefile', '-gray', '-png', '-r', String(dpi), input, name]
      : ['mutool', 'draw', '-q', '-o', picture, '-c', 'gray', '-r', String(dpi), '-R', String(turn), input, number];
  if ((await job.run(draw, { limits })).exitCode !== 0) return undefined;
  const read = await job.run(['tesseract', picture, name, '-l', languages, '--dpi', String(dpi), 'hocr'], { limits, env });
  if (read.exitCode !== 0) return undefined;
  const hocr = `${name}.hocr`;
  const lines = readHocr((await readOutput(job.stageDir, hocr, maxHocrBytes)).toString());
  return { recognition: { page, hocr, scale: 72 / dpi, turn }, picture, ...judge(lines) };
};

/** Which way up tesseract takes a page to be; it is often unsure. Undefined when there is too little on it to tell. */
const findTurn = async (job: StepJob, picture: string): Promise<Turn | undefined> => {
  const { stdout, stderr } = await job.run(['tesseract', picture, '-', '--psm', '0'], { limits, env });
  const turn = Number(/Rotate: (\d+)/.exec(`${stdout}\n${stderr}`)?.[1] ?? Number.NaN);
  return turns.find((t) => t === turn);
};

/** Reads a page as it lies; where that makes no sense, turned as well. */
const recognisePage = async (
  job: StepJob,
  input: string,
  page: ScannedPage,
  languages: string,
  end: number,
): Promise<Recognition | undefined> => {
  const upright = await readTurned(job, input, page, languages, 0);
  if (!upright || upright.confidence >= sure || upright.letters < fewLetters) return upright?.recognition;
  const likely = await findTurn(job, upright.picture);
  if (likely === undefined) return upright.recognition;
  let best = upright;
  for (const turn of [...new Set<Turn>(upright.sideways ? [likely, 90, 270] : [likely, 180, 90, 270])]) {
    if (turn === 0 || Date.now() > end) continue;
    const turned = await readTurned(job, input, page, languages, turn);
    if (turned && turned.confidence > best.confidence + 10) best = turned;
    if (best.confidence >= sure) break;
  }
  return best.recognition;
};

/** Recognises the text of scanned pages, one after the other, until the time for it is used up. */
export const recognisePages = async (
  job: StepJob,
  input: string,
  pages: readonly ScannedPage[],
  language: string,
): Promise<Recognition[]> => {
  const languages = await languagesFor(job, language);
  const end = Date.now() + budgetMs;
  const done: Recognition[] = [];
  for (const [n, page] of pages.entries()) {
    if (Date.now() > end) break;
    try {
      const found = await recognisePage(job, input, page, languages, end);
      if (found) done.push(found);
    } catch (thrown) {
      // A page that takes too much stays a picture; a job that was stopped stops here.
      job.signal.throwIfAborted();
      if (!(thrown instanceof Problem) || (thrown.code !== 'conversion_timeout' && thrown.code !== 'resource_limit')) throw thrown;
    }
    job.progress((0.9 * (n + 1)) / pages.length);
  }
  return done;
};
