import { readOutput } from '../../../files/stage-files.ts';
import { hasSucceeded } from '../../tool-problem.ts';
import type { Box } from '../model.ts';
import type { ImagePart } from './cut-image.ts';
import { type OpenPage, type Picture, pageLimits, type ScannedPage, type Turn } from './draw-page.ts';
import { judge, judgeLine, type RecognisedLine, readHocr } from './hocr.ts';
import { tesseractFaults } from './ocr-faults.ts';

/** The reading of a part of a page's picture: files of the stage, and the part's offset in pixels, right and down. */
export type ReadPart = {
  readonly hocr: string;
  /** A one-page PDF with the words as invisible text at their positions. */
  readonly layer?: string;
  readonly left: number;
  readonly top: number;
  /** Boxes of lines that another reading of the same part has better; pixels of the page's picture. */
  readonly without?: readonly Box[];
};

/**
 * The recognised content of a page: the reading of each part of its picture, points per pixel, and the clockwise rotation in degrees
 * applied before reading: quarter turns, and deskewing.
 */
export type Recognition = {
  readonly page: number;
  readonly parts: readonly ReadPart[];
  readonly scale: number;
  readonly turn: Turn;
  readonly skew: number;
  /** Only pictures of tables on the page were read. */
  readonly tables?: true;
};

/** The recognised lines of a page, in pixels of its picture, and the geometry of that picture. */
export type ReadLines = { readonly lines: readonly RecognisedLine[] } & Pick<Recognition, 'scale' | 'turn' | 'skew' | 'tables'>;

export type Reading = {
  readonly recognition: Recognition;
  readonly picture: Picture;
  readonly data: string;
  readonly lines: readonly (readonly RecognisedLine[])[];
  readonly text: string;
  /** 0 to 100: overall, and of the better half of the lines. */
  readonly confidence: number;
  readonly atBest: number;
  readonly letters: number;
  readonly sideways: boolean;
};

export type Manner = {
  /** Tesseract's names of languages, joined by `+`. */
  readonly data: string;
  /** Also writes the words as a PDF with invisible text. */
  readonly layer?: boolean;
  /** For language detection: skips the white-on-black retry of unreadable lines, which takes half again as long in a wrong language. */
  readonly glance?: boolean;
  /** For the remainder of another reading, whatever its number of words: skips the sparse search. */
  readonly rest?: boolean;
};

/** A page of newsprint takes 3 MB. */
const maxHocrBytes = 16 * 1024 ** 2;

/** Posters have dark and light letters on boxes of many colours: thresholds are set per tile, and words are searched everywhere. */
const poster = ['--psm', '11', '-c', 'thresholding_method=1'];

/**
 * Receipts are up to 80 mm wide, and no postcard is as narrow. Layout analysis takes prices far from their goods for separate columns, and
 * misses some. Of 13 receipts with 8 to 40 goods, .89 to 1 of the words are read as one block, .66 to 1 with layout analysis.
 */
const receiptWidth = 283;
const oneBlock = ['--psm', '6'];

/** Whether the page, as rotated for reading, has the shape of a receipt. */
const isReceipt = ({ width, height }: ScannedPage, turn: Turn): boolean => {
  const [across, down] = turn % 180 === 0 ? [width, height] : [height, width];
  return across <= receiptWidth && down > across;
};

/**
 * Covers have a few words far apart, some of which layout analysis misses. A page with no more letters than a cover is also read with a
 * sparse search, which is taken if it finds this many more letters.
 */
const sparse = ['--psm', '11'];
const [fewLetters, leastMore] = [120, 4];
/** Noise that was recognised as a line has a lower confidence. */
const sureLine = 75;

type PartsRead = { readonly names: readonly string[]; readonly lines: readonly (readonly RecognisedLine[])[] };

const sureLetters = ({ lines }: PartsRead): number =>
  lines
    .flat()
    .map(judgeLine)
    .reduce((sum, { letters, confidence }) => sum + (confidence >= sureLine ? letters : 0), 0);

const blackOnWhite = ['-c', 'tessedit_do_invert=0'];

export const ocrRun = {
  limits: pageLimits,
  // Additional threads gain little and take cores from other jobs.
  env: { OMP_THREAD_LIMIT: '1' },
};

/** Layout analysis misses most of a page in Hangul, and all of some others: those are read as one column. */
const oneColumn = ['--psm', '4'];

/** Table lines split text that is read as one block, which loses rows. */
const layoutOf = (page: ScannedPage, turn: Turn, data: string): readonly string[] => {
  if (page.drawn) return poster;
  if (page.tables) return sparse;
  if (isReceipt(page, turn)) return oneBlock;
  return data === 'kor' ? oneColumn : [];
};

/** Reads a page's picture; undefined on failure. Several calls may read one picture in parallel, in different languages. */
export const readPicture = async (
  { job, page }: OpenPage,
  picture: Picture,
  { data, layer = false, glance = false, rest = false }: Manner,
): Promise<Reading | undefined> => {
  const { parts, dpi, turn } = picture;
  const read = async (layout: readonly string[], suffix = ''): Promise<PartsRead | undefined> => {
    const nameOf = ({ name }: ImagePart): string => `${name}-${data.replaceAll('+', '-')}${suffix}`;
    const outputs = layer ? ['-c', 'textonly_pdf=1', 'hocr', 'pdf'] : ['hocr'];
    const how = ['-l', data, '--dpi', String(dpi), ...layout, ...(glance ? blackOnWhite : []), ...outputs];
    const outcomes = await Promise.all(parts.map((part) => job.run(['tesseract', `${part.name}.pgm`, nameOf(part), ...how], ocrRun)));
    if (!outcomes.every((outcome) => hasSucceeded(job, 'tesseract', outcome, tesseractFaults))) return undefined;
    const files = await Promise.all(parts.map((part) => readOutput(job.stageDir, `${nameOf(part)}.hocr`, maxHocrBytes)));
    return { names: parts.map(nameOf), lines: parts.map((part, n) => readHocr(String(files[n]), part)) };
  };
  let done = await read(layoutOf(page, turn, data));
  if (done?.lines.every((ofPart) => ofPart.length === 0)) done = await read(oneColumn);
  if (!done) return undefined;
  const letters = sureLetters(done);
  if (!glance && !rest && !page.tables && !isReceipt(page, turn) && letters > 0 && letters < fewLetters) {
    const sought = await read(sparse, '-sparse');
    if (sought && sureLetters(sought) >= letters + leastMore) done = sought;
  }
  const { names, lines } = done;
  return {
    recognition: {
      page: page.page,
      parts: parts.map((part, n) => ({
        hocr: `${names[n]}.hocr`,
        ...(layer && { layer: `${names[n]}.pdf` }),
        left: part.left,
        top: part.top,
      })),
      scale: 72 / dpi,
      turn,
      skew: page.skew,
      ...(page.tables && { tables: true as const }),
    },
    picture,
    data,
    lines,
    text: lines
      .flat()
      .map((line) => line.words.map((word) => word.text).join(' '))
      .join('\n'),
    ...judge(lines.flat()),
  };
};
