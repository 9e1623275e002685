import type { StepJob } from '../../../contract/engine.ts';
import { readOutput } from '../../../files/stage-files.ts';
import { cutImage, type ImagePart } from './cut-image.ts';
import { judge, type RecognisedLine, readHocr } from './hocr.ts';

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

/** What was read of a part of a page's picture: a file of the stage, and how many pixels right and down of the page's that part begins. */
export type HocrFile = { readonly file: string; readonly left: number; readonly top: number };

/**
 * What was recognised of a page: files of hOCR in the stage, points per pixel of its picture, and by how many degrees clockwise the
 * page had to be turned to be read: quarter turns, and against its skew.
 */
export type Recognition = {
  readonly page: number;
  readonly hocr: readonly HocrFile[];
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

/** A page's picture, or a strip's, as it lies in the stage: `NAME.pgm` of each part. */
type Picture = { readonly parts: readonly ImagePart[]; readonly dpi: number; readonly turn: Turn };

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

/** Draws a page, or a strip of it, to be read; undefined where that fails. `layer`: its words are to be laid over it, from one picture. */
export const drawPicture = async (
  job: StepJob,
  input: string,
  page: ScannedPage,
  view: View,
  layer = false,
): Promise<Picture | undefined> => {
  const { turn, strip } = view;
  const name = `scan-${page.page + 1}-${turn}${strip ? `-strip-${Math.round(1 / strip)}` : ''}`;
  const dpi = await drawPage(job, input, page, name, view, strip ? stripResolution : resolutionFor(page));
  if (dpi === undefined) return undefined;
  const isWhole = layer || strip !== undefined || page.drawn;
  return { parts: isWhole ? [{ name, left: 0, top: 0 }] : await cutImage(job, name, dpi), dpi, turn };
};

/** Reads a page's picture; undefined where that fails. Several may read one at a time, in a language each. */
export const readPicture = async (
  job: StepJob,
  page: ScannedPage,
  { parts, dpi, turn }: Picture,
  { data, layer = false }: Manner,
): Promise<Reading | undefined> => {
  const nameOf = ({ name }: ImagePart): string => `${name}-${data.replaceAll('+', '-')}`;
  const read = async (layout: readonly string[]): Promise<RecognisedLine[] | undefined> => {
    const outputs = layer ? ['-c', 'textonly_pdf=1', 'hocr', 'pdf'] : ['hocr'];
    const how = ['-l', data, '--dpi', String(dpi), ...layout, ...outputs];
    const outcomes = await Promise.all(parts.map((part) => job.run(['tesseract', `${part.name}.pgm`, nameOf(part), ...how], ocrRun)));
    if (outcomes.some(({ exitCode }) => exitCode !== 0)) return undefined;
    const files = await Promise.all(parts.map((part) => readOutput(job.stageDir, `${nameOf(part)}.hocr`, maxHocrBytes)));
    return parts.flatMap((part, n) => readHocr(String(files[n]), part));
  };
  // Its analysis of the layout overlooks most of a page in Hangul, and all of some others: those are read as one column.
  const oneColumn = ['--psm', '4'];
  let lines = await read(page.drawn ? poster : data === 'kor' ? oneColumn : []);
  if (lines?.length === 0) lines = await read(oneColumn);
  if (!lines) return undefined;
  const [first] = parts;
  return {
    recognition: {
      page: page.page,
      hocr: parts.map((part) => ({ file: `${nameOf(part)}.hocr`, left: part.left, top: part.top })),
      ...(layer && first && { layer: `${nameOf(first)}.pdf` }),
      scale: 72 / dpi,
      turn,
      skew: page.skew,
    },
    text: lines.map((line) => line.words.map((word) => word.text).join(' ')).join('\n'),
    ...judge(lines),
  };
};
