import type { StepJob } from '../../../contract/engine.ts';
import { hasSucceeded } from '../../tool-problem.ts';
import type { Box } from '../model.ts';
import cleanScript from './clean-page.py' with { type: 'text' };
import cropScript from './crop.py' with { type: 'text' };
import { cutImage, type ImagePart } from './cut-image.ts';
import { drawingFaults } from './ocr-faults.ts';
import type { Surface } from './surface.ts';

/**
 * A page to recognise: index from 0, size in points, skew in degrees (lines slope down to the right), whether its letters are outlines,
 * resolution of its picture in pixels per inch, and the appearance of its paper; for a page with text, the boxes (points) of the pictures
 * of tables, which are the only parts to read.
 */
export type ScannedPage = {
  readonly page: number;
  readonly width: number;
  readonly height: number;
  readonly skew: number;
  readonly drawn: boolean;
  readonly resolution: number;
  readonly surface: Surface;
  readonly tables?: readonly Box[];
};

export const turns = [0, 90, 180, 270] as const;
/** Degrees clockwise. */
export type Turn = (typeof turns)[number];

/** A strip of a page in shares of its height: its top and its height. */
export type Strip = { readonly from: number; readonly height: number };

type View = {
  readonly turn: Turn;
  /** Only this strip, to detect its language. */
  readonly strip?: Strip;
  /** At the resolution for script detection rather than for reading. */
  readonly coarse?: true;
};

/** A rendered view of a page in the stage: `NAME.pgm` of each part. */
export type Picture = { readonly parts: readonly ImagePart[]; readonly dpi: number; readonly turn: Turn };

/** A page under analysis. Each view is drawn once; undefined if drawing fails. */
export type OpenPage = {
  readonly job: StepJob;
  readonly page: ScannedPage;
  readonly draw: (view: View) => Promise<Picture | undefined>;
};

/**
 * Pixels per inch for reading: the resolution of the page's picture within these bounds, and `drawn` for letters that are outlines. 8-point
 * type scanned at 150 is read as well at 225 as at 300 (.9989 and .9985 of the letters, .9954 at its own) in a quarter less time. Of eight
 * pages scanned at 300, from 6 points of English up and 7 of East Asian, none is read worse at 250 than at 300 by more than .0002, and
 * traditional Chinese of 7 points is read better by .032.
 */
const resolution = { least: 225, most: 250, drawn: 300 } as const;
/** Pixels per inch for strips: scripts are detected as well as at three times the cost. Also the longest side that is worth its time. */
const stripResolution = 200;
const coarseResolution = 130;
const longestSide = 5000;

/** Per page: dense newsprint takes half of the CPU seconds; a busy machine takes longer in wall time. */
export const pageLimits = { cpuSeconds: 30, wallMs: 60_000 };

const resolutionOf = ({ drawn, resolution: own }: ScannedPage, { strip, coarse }: View): number => {
  if (coarse) return coarseResolution;
  if (strip) return stripResolution;
  return drawn ? resolution.drawn : Math.round(Math.max(resolution.least, Math.min(resolution.most, own)));
};

/** Skew in degrees from which the lines of a strip leave it at the sides, and tesseract misses most of them. */
const leastStripSkew = 1;

/** Parameters of a page's rendering: pdftoppm renders it unrotated, MuPDF rotated by `degrees`. */
type Drawing = { readonly number: string; readonly dpi: number; readonly degrees: number };

type Command = readonly [program: keyof typeof drawingFaults, ...rest: readonly string[]];

const turnedPage = (input: string, { number, dpi, degrees }: Drawing, name: string): Command => [
  'mutool',
  ...['draw', '-q', '-o', `${name}.pgm`, '-c', 'gray', '-r', String(dpi), '-R', String(degrees), input, number],
];

/** Runs a program that draws or changes a page's picture; whether it succeeded. */
const draws = async (job: StepJob, argv: Command): Promise<boolean> => {
  const [program] = argv;
  return hasSucceeded(job, program, await job.run(argv, { limits: pageLimits }), drawingFaults[program]);
};

/** Draws a deskewed strip: the page's picture becomes higher, and the strip keeps its position relative to the middle. */
const drawTurnedStrip = async (
  job: StepJob,
  input: string,
  { width, height }: ScannedPage,
  { from, height: share }: Strip,
  drawing: Drawing,
  name: string,
): Promise<boolean> => {
  const whole = `${name}-whole`;
  if (!(await draws(job, turnedPage(input, drawing, whole)))) return false;
  const radians = Math.abs((drawing.degrees * Math.PI) / 180);
  const margin = (height * Math.cos(radians) + width * Math.sin(radians) - height) / 2;
  const rows = (points: number): string => String(Math.round((points * drawing.dpi) / 72));
  const rest = [`${whole}.pgm`, `${name}.pgm`, rows(margin + from * height), rows(share * height)];
  return draws(job, ['python3', '-I', '-c', cropScript, ...rest]);
};

/** Evens out the lighting of `NAME.pgm`, or converts its halftone dots to grey. */
const clean = async (job: StepJob, { surface, resolution: own }: ScannedPage, dpi: number, name: string): Promise<boolean> => {
  if (surface === 'plain') return true;
  return draws(job, ['python3', '-I', '-c', cleanScript, `${name}.pgm`, surface, String(dpi / own)]);
};

const plainPage = (input: string, number: string, dpi: number, part: readonly string[], name: string): Command => [
  'pdftoppm',
  ...['-cropbox', '-f', number, '-l', number, '-singlefile', '-gray', '-r', String(dpi), ...part, input, name],
];

const drawTables = async (
  job: StepJob,
  input: string,
  number: string,
  tables: readonly Box[],
  dpi: number,
  name: string,
): Promise<Picture | undefined> => {
  const pixels = (points: number): number => Math.round((points * dpi) / 72);
  const parts = tables.map(({ x0, y0 }, n): ImagePart => ({ name: `${name}-table-${n}`, left: pixels(x0), top: pixels(y0) }));
  for (const [n, { x1, y1 }] of tables.entries()) {
    const { name: own, left, top } = parts[n] as ImagePart;
    const part = ['-x', left, '-y', top, '-W', Math.max(1, pixels(x1) - left), '-H', Math.max(1, pixels(y1) - top)].map(String);
    if (!(await draws(job, plainPage(input, number, dpi, part, own)))) return undefined;
  }
  return { parts, dpi, turn: 0 };
};

/**
 * Draws a view into `NAME.pgm`, in pixels per inch: packing the grain of a scan as PNG takes twice as long as reading it. pdftoppm draws
 * scans unchanged; MuPDF can rotate them.
 */
const drawView = async (job: StepJob, input: string, page: ScannedPage, view: View, name: string): Promise<Picture | undefined> => {
  const { turn, strip, coarse } = view;
  const { width, height, skew } = page;
  const dpi = Math.max(36, Math.min(resolutionOf(page, view), Math.floor((longestSide * 72) / Math.max(width, height, 1))));
  const isPart = strip !== undefined || coarse || page.drawn;
  const uncut: Picture = { parts: [{ name, left: 0, top: 0 }], dpi, turn };
  const number = String(page.page + 1);
  const drawing = { number, dpi, degrees: turn - skew };
  if (page.tables && !strip && !coarse) return turn === 0 ? drawTables(job, input, number, page.tables, dpi, name) : undefined;
  if (strip && turn === 0 && Math.abs(skew) >= leastStripSkew)
    return (await drawTurnedStrip(job, input, page, strip, drawing, name)) && (await clean(job, page, dpi, name)) ? uncut : undefined;
  const [across, down] = [Math.round((width * dpi) / 72), Math.round((height * dpi) / 72)];
  const rows = (share: number): string => String(Math.round(down * share));
  const part = strip ? ['-x', '0', '-y', rows(strip.from), '-W', String(across), '-H', rows(strip.height)] : [];
  const argv = drawing.degrees === 0 || strip ? plainPage(input, number, dpi, part, name) : turnedPage(input, drawing, name);
  if (!(await draws(job, argv)) || !(await clean(job, page, dpi, name))) return undefined;
  return isPart ? uncut : { ...uncut, parts: await cutImage(job, name, dpi) };
};

export const openPage = (job: StepJob, input: string, page: ScannedPage): OpenPage => {
  const drawn = new Map<string, Promise<Picture | undefined>>();
  const draw = (view: View): Promise<Picture | undefined> => {
    const { turn, strip, coarse } = view;
    const name = `scan-${page.page + 1}-${turn}${strip ? `-strip-${strip.from}-${strip.height}` : ''}${coarse ? '-coarse' : ''}`;
    const known = drawn.get(name);
    if (known) return known;
    const picture = drawView(job, input, page, view, name);
    drawn.set(name, picture);
    return picture;
  };
  return { job, page, draw };
};
