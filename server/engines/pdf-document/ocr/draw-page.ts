import type { StepJob } from '../../../contract/engine.ts';
import type { Box } from '../model.ts';
import cleanScript from './clean-page.py' with { type: 'text' };
import cropScript from './crop.py' with { type: 'text' };
import { cutImage, type ImagePart } from './cut-image.ts';
import type { Surface } from './surface.ts';

/**
 * A page to recognise: index from 0, size in points, by how many degrees its lines sink to the right, whether outlines draw its letters,
 * how many pixels per inch its picture has, and what its paper looks like; of a page with text, where the pictures of tables lie (points)
 * that alone are read.
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

/** A strip of a page, by parts of its height: where it begins and how high it is. */
export type Strip = { readonly from: number; readonly height: number };

/** How a page is drawn. */
type View = {
  readonly turn: Turn;
  /** That strip alone, to find out its language. */
  readonly strip?: Strip;
  /** With as many pixels as its script is told by, rather than as it is read. */
  readonly coarse?: true;
};

/** A view of a page as it lies in the stage: `NAME.pgm` of each part. */
export type Picture = { readonly parts: readonly ImagePart[]; readonly dpi: number; readonly turn: Turn };

/** A page that is looked at. Each view of it is drawn once; undefined where that fails. */
export type OpenPage = {
  readonly job: StepJob;
  readonly page: ScannedPage;
  readonly draw: (view: View) => Promise<Picture | undefined>;
};

/**
 * Pixels per inch that pages are read at: as many as their picture has, within these bounds, and letters that are drawn at more. Type of
 * 8 points scanned at 150 is read as well at 225 as at 300 (.9989 and .9985 of the letters, .9954 at its own) in a quarter less time. Of
 * eight pages scanned at 300, from 6 points of English on and 7 of East Asian, none is read worse at 250 than at 300 by more than .0002, and
 * traditional Chinese of 7 points better by .032.
 */
const resolution = { least: 225, most: 250, drawn: 300 } as const;
/** Pixels per inch that a strip is read at, that scripts are told at as well as at three times the cost, and the longest side that is worth its time. */
const stripResolution = 200;
const coarseResolution = 130;
const longestSide = 5000;

/** One page: dense pages of newsprint take half of the seconds of processor; a busy machine gives them slowly. */
export const pageLimits = { cpuSeconds: 30, wallMs: 60_000 };

const resolutionOf = ({ drawn, resolution: own }: ScannedPage, { strip, coarse }: View): number => {
  if (coarse) return coarseResolution;
  if (strip) return stripResolution;
  return drawn ? resolution.drawn : Math.round(Math.max(resolution.least, Math.min(resolution.most, own)));
};

/** Degrees from which on the lines of a strip leave it at the sides, and tesseract overlooks most of them. */
const leastStripSkew = 1;

/** What every pixel of a page's picture is drawn by: as it lies, by pdftoppm, or turned by so many degrees, by MuPDF. */
type Drawing = { readonly number: string; readonly dpi: number; readonly degrees: number };

const turnedPage = (input: string, { number, dpi, degrees }: Drawing, name: string): readonly string[] => [
  ...['mutool', 'draw', '-q', '-o', `${name}.pgm`, '-c', 'gray', '-r', String(dpi), '-R', String(degrees), input, number],
];

/** A strip of a page that is turned straight: the page's picture is higher then, and the strip lies about its middle as before. */
const drawTurnedStrip = async (
  job: StepJob,
  input: string,
  { width, height }: ScannedPage,
  { from, height: share }: Strip,
  drawing: Drawing,
  name: string,
): Promise<boolean> => {
  const whole = `${name}-whole`;
  if ((await job.run(turnedPage(input, drawing, whole), { limits: pageLimits })).exitCode !== 0) return false;
  const radians = Math.abs((drawing.degrees * Math.PI) / 180);
  const margin = (height * Math.cos(radians) + width * Math.sin(radians) - height) / 2;
  const rows = (points: number): string => String(Math.round((points * drawing.dpi) / 72));
  const argv = ['python3', '-I', '-c', cropScript, `${whole}.pgm`, `${name}.pgm`, rows(margin + from * height), rows(share * height)];
  return (await job.run(argv, { limits: pageLimits })).exitCode === 0;
};

/** Evens out the light of `NAME.pgm`, or turns its dots into the grey that they stand for. */
const clean = async (job: StepJob, { surface, resolution: own }: ScannedPage, dpi: number, name: string): Promise<boolean> => {
  if (surface === 'plain') return true;
  const argv = ['python3', '-I', '-c', cleanScript, `${name}.pgm`, surface, String(dpi / own)];
  return (await job.run(argv, { limits: pageLimits })).exitCode === 0;
};

/** Draws those parts of a page that are pictures of tables. */
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
    const argv = ['pdftoppm', '-cropbox', '-f', number, '-l', number, '-singlefile', '-gray', '-r', String(dpi), ...part, input, own];
    if ((await job.run(argv, { limits: pageLimits })).exitCode !== 0) return undefined;
  }
  return { parts, dpi, turn: 0 };
};

/**
 * Draws a view into `NAME.pgm`, in pixels per inch: to pack the grain of a scan as PNG takes twice as long as to read it. pdftoppm draws
 * scans as they are; MuPDF can turn them.
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
  const argv =
    drawing.degrees === 0 || strip
      ? ['pdftoppm', '-cropbox', '-f', number, '-l', number, '-singlefile', '-gray', '-r', String(dpi), ...part, input, name]
      : turnedPage(input, drawing, name);
  if ((await job.run(argv, { limits: pageLimits })).exitCode !== 0 || !(await clean(job, page, dpi, name))) return undefined;
  return isPart ? uncut : { ...uncut, parts: await cutImage(job, name, dpi) };
};

/** Opens a page of the document `input` to be looked at. */
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
