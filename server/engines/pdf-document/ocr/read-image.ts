import { readOutput } from '../../../files/stage-files.ts';
import type { Box } from '../model.ts';
import type { ImagePart } from './cut-image.ts';
import { type OpenPage, type Picture, pageLimits, type ScannedPage, type Turn } from './draw-page.ts';
import { judge, judgeLine, type RecognisedLine, readHocr } from './hocr.ts';

/** What was read of a part of a page's picture: files of the stage, and how many pixels right and down of the page's that part begins. */
export type ReadPart = {
  readonly hocr: string;
  /** A PDF of one page with the words unseen, where they lay on that part. */
  readonly layer?: string;
  readonly left: number;
  readonly top: number;
  /** Boxes of lines that another reading of the same part has better; pixels of the page's picture. */
  readonly without?: readonly Box[];
};

/**
 * What was recognised of a page: what was read of each part of its picture, points per pixel of that, and by how many degrees clockwise
 * the page had to be turned to be read: quarter turns, and against its skew.
 */
export type Recognition = {
  readonly page: number;
  readonly parts: readonly ReadPart[];
  readonly scale: number;
  readonly turn: Turn;
  readonly skew: number;
  /** It was not the page that was read, but pictures of tables on it. */
  readonly tables?: true;
};

/** The lines that were read of a page, in pixels of its picture, and how that lay. */
export type ReadLines = { readonly lines: readonly RecognisedLine[] } & Pick<Recognition, 'scale' | 'turn' | 'skew' | 'tables'>;

/** A reading of a page or a strip of it, and how well it went. */
export type Reading = {
  readonly recognition: Recognition;
  readonly picture: Picture;
  readonly data: string;
  /** Of each part of the picture. */
  readonly lines: readonly (readonly RecognisedLine[])[];
  readonly text: string;
  /** 0 to 100: on the whole, and of the better half of the lines. */
  readonly confidence: number;
  readonly atBest: number;
  readonly letters: number;
  readonly sideways: boolean;
};

/** What to read a picture with, and what to leave. */
export type Manner = {
  /** Tesseract's names of languages, joined by `+`. */
  readonly data: string;
  /** Leaves the words as a PDF as well, where they lay and unseen. */
  readonly layer?: boolean;
  /** To tell a language by: lines that make no sense are not tried in white on black too, which takes half again as long in a wrong one. */
  readonly glance?: boolean;
  /** What another reading left of a page, few words or many: they are not sought everywhere. */
  readonly rest?: boolean;
};

/** A page of newsprint takes 3 MB. */
const maxHocrBytes = 16 * 1024 ** 2;

/** Posters have dark and light letters on boxes of many colours: what is ink is told tile by tile, and words are sought everywhere. */
const poster = ['--psm', '11', '-c', 'thresholding_method=1'];

/**
 * Receipts are up to 80 mm wide, and no postcard is as narrow: prices far from their goods are taken for columns of their own, and some for
 * no text. Of 13 receipts with 8 to 40 goods .89 to 1 of the words are read as one block, .66 to 1 by an analysis of the layout.
 */
const receiptWidth = 283;
const oneBlock = ['--psm', '6'];

/** Does the page have the shape of a receipt as it is read? */
const isReceipt = ({ width, height }: ScannedPage, turn: Turn): boolean => {
  const [across, down] = turn % 180 === 0 ? [width, height] : [height, width];
  return across <= receiptWidth && down > across;
};

/**
 * Covers have a few words far apart, some of which the analysis of the layout overlooks: on pages with no more letters than a cover has,
 * words are sought everywhere too, and that is taken where it finds so many letters more.
 */
const sparse = ['--psm', '11'];
const [fewLetters, leastMore] = [120, 4];
/** Noise that is taken for a line is less sure than this. */
const sureLine = 75;

type PartsRead = { readonly names: readonly string[]; readonly lines: readonly (readonly RecognisedLine[])[] };

/** Letters and figures in lines that are surely some. */
const sureLetters = ({ lines }: PartsRead): number =>
  lines
    .flat()
    .map(judgeLine)
    .reduce((sum, { letters, confidence }) => sum + (confidence >= sureLine ? letters : 0), 0);

const blackOnWhite = ['-c', 'tessedit_do_invert=0'];

export const ocrRun = {
  limits: pageLimits,
  // More threads than one gain little and take the other jobs' cores.
  env: { OMP_THREAD_LIMIT: '1' },
};

/** Its analysis of the layout overlooks most of a page in Hangul, and all of some others: those are read as one column. */
const oneColumn = ['--psm', '4'];

/** The lines of tables part what is read as one block, which loses rows. */
const layoutOf = (page: ScannedPage, turn: Turn, data: string): readonly string[] => {
  if (page.drawn) return poster;
  if (page.tables) return sparse;
  if (isReceipt(page, turn)) return oneBlock;
  return data === 'kor' ? oneColumn : [];
};

/** Reads a page's picture; undefined where that fails. Several may read one at a time, in a language each. */
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
    if (outcomes.some(({ exitCode }) => exitCode !== 0)) return undefined;
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
