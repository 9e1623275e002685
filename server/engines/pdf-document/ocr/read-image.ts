import type { StepJob } from '../../../contract/engine.ts';
import { readOutput } from '../../../files/stage-files.ts';
import { judge, readHocr } from './hocr.ts';

/**
 * A page to recognise: index from 0, size in points, by how many degrees its lines sink to the right, whether outlines draw its letters,
 * and how many pixels per inch its picture has.
 */
export type ScannedPage = {
  readonly page: number;
  readonly width: number;
  readonly height: number;
  readonly skew: number;
  readonly drawn: boolean;
  readonly resolution: number;
};

export const turns = [0, 90, 180, 270] as const;
/** Degrees clockwise. */
export type Turn = (typeof turns)[number];

/**
 * What was recognised of a page: a file of hOCR in the stage, points per pixel of its picture, and by how many degrees clockwise the
 * page had to be turned to be read: quarter turns, and against its skew.
 */
export type Recognition = {
  readonly page: number;
  readonly hocr: string;
  /** A PDF of one page with the words unseen, where they lay on that picture. */
  readonly layer?: string;
  readonly scale: number;
  readonly turn: Turn;
  readonly skew: number;
};

/** A reading of a page or a strip of it, and how well it went. */
export type Reading = {
  readonly recognition: Recognition;
  readonly text: string;
  /** 0 to 100: on the whole, and of the better half of the lines. */
  readonly confidence: number;
  readonly atBest: number;
  readonly letters: number;
  readonly sideways: boolean;
};

/** How a page is drawn to be read. */
export type View = {
  readonly turn: Turn;
  /** A strip of the page alone, to find out its language: such a part of its height, from a quarter down. */
  readonly strip?: number;
};

/** A page's picture, or a strip's, as `NAME.pgm` in the stage. */
type Picture = { readonly name: string; readonly dpi: number; readonly turn: Turn };

/** What to read a picture with, and what to leave. */
export type Manner = {
  /** Tesseract's names of languages, joined by `+`. */
  readonly data: string;
  /** Leaves the words as a PDF as well, where they lay and unseen. */
  readonly layer?: boolean;
};

/**
 * Pixels per inch that pages are read at: as many as their picture has, within these bounds. Type of 8 points scanned at 150 is read as
 * well at 225 as at 300 (.9989 and .9985 of the letters, .9954 at its own) in a quarter less time.
 */
const resolution = { least: 225, most: 300 } as const;
/** Pixels per inch that a strip is read at, and the longest side that is worth its time. */
const stripResolution = 200;
const longestSide = 5000;
/** One page: dense pages of newsprint take half of the seconds of processor; a busy machine gives them slowly. */
const pageSeconds = 30;
const pageMs = 60_000;
/** A page of newsprint takes 3 MB. */
const maxHocrBytes = 16 * 1024 ** 2;

/** Posters have dark and light letters on boxes of many colours: what is ink is told tile by tile, and words are sought everywhere. */
const poster = ['--psm', '11', '-c', 'thresholding_method=1'];

export const ocrRun = {
  limits: { cpuSeconds: pageSeconds, wallMs: pageMs },
  // More threads than one gain little and take the other jobs' cores.
  env: { OMP_THREAD_LIMIT: '1' },
};

/**
 * Draws a page into `NAME.pgm`, in pixels per inch: to pack the grain of a scan as PNG takes twice as long as to read it. pdftoppm draws
 * scans as they are; MuPDF can turn them.
 */
export const drawPage = async (
  job: StepJob,
  input: string,
  { page, width, height, skew }: ScannedPage,
  name: string,
  { turn, strip }: View,
  most: number = resolution.most,
): Promise<number | undefined> => {
  const dpi = Math.max(36, Math.min(most, Math.floor((longestSide * 72) / Math.max(width, height, 1))));
  const number = String(page + 1);
  const [across, down] = [Math.round((width * dpi) / 72), Math.round((height * dpi) / 72)];
  const [top, high] = [Math.round(down / 4), Math.round(down * (strip ?? 1))];
  const part = strip ? ['-x', '0', '-y', String(top), '-W', String(across), '-H', String(high)] : [];
  const degrees = strip ? turn : turn - skew;
  const argv =
    degrees === 0 || strip
      ? ['pdftoppm', '-cropbox', '-f', number, '-l', number, '-singlefile', '-gray', '-r', String(dpi), ...part, input, name]
      : ['mutool', 'draw', '-q', '-o', `${name}.pgm`, '-c', 'gray', '-r', String(dpi), '-R', String(degrees), input, number];
  return (await job.run(argv, { limits: ocrRun.limits })).exitCode === 0 ? dpi : undefined;
};

const resolutionFor = (page: ScannedPage): number =>
  page.drawn ? resolution.most : Math.round(Math.max(resolution.least, Math.min(resolution.most, page.resolution)));

/** Draws a page, or a strip of it, to be read; undefined where that fails. */
export const drawPicture = async (job: StepJob, input: string, page: ScannedPage, view: View): Promise<Picture | undefined> => {
  const { turn, strip } = view;
  const name = `scan-${page.page + 1}-${turn}${strip ? `-strip-${Math.round(1 / strip)}` : ''}`;
  const dpi = await drawPage(job, input, page, name, view, strip ? stripResolution : resolutionFor(page));
  return dpi === undefined ? undefined : { name, dpi, turn };
};

/** Reads a page's picture; undefined where that fails. Several may read one at a time, in a language each. */
export const readPicture = async (job: StepJob, page: ScannedPage, picture: Picture, manner: Manner): Promise<Reading | undefined> => {
  const { dpi, turn } = picture;
  const { data, layer = false } = manner;
  const name = `${picture.name}-${data.replaceAll('+', '-')}`;
  const read = async (layout: readonly string[]) => {
    const outputs = layer ? ['-c', 'textonly_pdf=1', 'hocr', 'pdf'] : ['hocr'];
    const argv = ['tesseract', `${picture.name}.pgm`, name, '-l', data, '--dpi', String(dpi), ...layout, ...outputs];
    const { exitCode } = await job.run(argv, ocrRun);
    return exitCode === 0 ? readHocr((await readOutput(job.stageDir, `${name}.hocr`, maxHocrBytes)).toString()) : undefined;
  };
  // Its analysis of the layout overlooks most of a page in Hangul, and all of some others: those are read as one column.
  const oneColumn = ['--psm', '4'];
  let lines = await read(page.drawn ? poster : data === 'kor' ? oneColumn : []);
  if (lines?.length === 0) lines = await read(oneColumn);
  if (!lines) return undefined;
  return {
    recognition: { page: page.page, hocr: `${name}.hocr`, ...(layer && { layer: `${name}.pdf` }), scale: 72 / dpi, turn, skew: page.skew },
    text: lines.map((line) => line.words.map((word) => word.text).join(' ')).join('\n'),
    ...judge(lines),
  };
};
