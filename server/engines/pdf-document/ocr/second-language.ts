import type { OcrLanguage } from '../../../../catalogue/options/ocr-languages.ts';
import type { StepJob } from '../../../contract/engine.ts';
import { hasSucceeded } from '../../tool-problem.ts';
import { unionAll } from '../read/geometry.ts';
import blankScript from './blank-lines.py' with { type: 'text' };
import { worseLines } from './choose-lines.ts';
import cropScript from './crop.py' with { type: 'text' };
import type { ImagePart } from './cut-image.ts';
import type { OpenPage, Picture } from './draw-page.ts';
import { byBest, candidatesFor, enoughLetters, type Looking, ownScript, readEach, surelyOwn, type Tried } from './find-language.ts';
import { judgeLine, type RecognisedLine } from './hocr.ts';
import { dataAlone, languageOfScript, scriptOf } from './languages.ts';
import { cropFaults } from './ocr-faults.ts';
import { type Reading, type ReadPart, type Recognition, readPicture } from './read-image.ts';
import { readOsd } from './script.ts';

/** Lines with fewer letters are as often numbers, rules or specks. */
const shortLine = 10;
/** Minimum number of letters in well-read lines. With fewer, the page's language or orientation itself is in doubt. */
const leastOwn = 60;
/** Number of lines used to detect a language; more would take as long as the page. */
const mostLines = 6;
/** Minimum number of characters for OSD; its default rejects a line or two. */
const aLine = ['-c', 'min_characters_to_try=10'];
/** OSD reports a poor line of Latin letters as Cyrillic at 0, and other scripts correctly from 2 on; East Asian ones score lower. */
const leastSure = 1.2;
const otherLetters = /(?!\p{Script=Latin})\p{L}/gu;
const scriptLimits = { cpuSeconds: 10, wallMs: 30_000 };

const isRead = (line: RecognisedLine): boolean => !line.sideways && judgeLine(line).confidence >= surelyOwn;
const isForeign = (line: RecognisedLine): boolean => {
  const { letters, confidence } = judgeLine(line);
  return letters >= shortLine && confidence < ownScript;
};

const lettersOf = (lines: readonly RecognisedLine[]): number => lines.reduce((sum, line) => sum + judgeLine(line).letters, 0);

type Run = { readonly part: number; readonly lines: readonly RecognisedLine[] };

/** The longest run of adjacent lines that are not in the language of the other lines. */
const foreignRun = ({ lines }: Reading): Run | undefined => {
  const runs = lines.flatMap((ofPart, part): Run[] =>
    ofPart
      .reduce<RecognisedLine[][]>(
        (found, line) => {
          if (!isForeign(line)) found.push([]);
          else found.at(-1)?.push(line);
          return found;
        },
        [[]],
      )
      .map((run) => ({ part, lines: run.slice(0, mostLines) })),
  );
  const longest = runs.reduce<Run | undefined>((a, b) => (a && lettersOf(a.lines) >= lettersOf(b.lines) ? a : b), undefined);
  return longest && longest.lines.length > 0 ? longest : undefined;
};

/** Whether some lines of a page were read well and others not at all. */
export const isMixed = (reading: Reading): boolean =>
  lettersOf(reading.lines.flat().filter(isRead)) >= leastOwn && foreignRun(reading) !== undefined;

const cutOut = async (job: StepJob, { parts, dpi, turn }: Picture, { part, lines }: Run): Promise<Picture | undefined> => {
  const source = parts[part] as ImagePart;
  const box = unionAll(lines.map((line) => line.box));
  const margin = Math.round((box.y1 - box.y0) / lines.length / 2);
  const [x, y] = [Math.max(0, box.x0 - source.left - margin), Math.max(0, box.y0 - source.top - margin)];
  const [right, bottom] = [box.x1 - source.left + margin, box.y1 - source.top + margin];
  const name = `${source.name}-foreign`;
  const argv = [`${source.name}.pgm`, `${name}.pgm`, ...[y, bottom - y, x, right - x].map(String)];
  const outcome = await job.run(['python3', '-I', '-c', cropScript, ...argv], { limits: scriptLimits });
  return hasSucceeded(job, 'python3', outcome, cropFaults) ? { parts: [{ name, left: 0, top: 0 }], dpi, turn } : undefined;
};

/** Data of most languages read Latin letters too. */
const isInOwnLetters = ({ language, reading: { text } }: Tried): boolean =>
  scriptOf(language) === 'Latin' || (text.match(otherLetters)?.length ?? 0) > (text.match(/\p{L}/gu)?.length ?? 0) / 2;

/** The language of lines that are unreadable in the page's language; undefined if no other language reads them either. */
const tellLanguage = async (open: OpenPage, picture: Picture, looking: Looking): Promise<OcrLanguage | undefined> => {
  const { installed, likely } = looking;
  const osd = await readOsd(open.job, (picture.parts[0] as ImagePart).name, aLine);
  const isLikely = osd && (osd.confidence >= leastSure || languageOfScript(osd.script) !== undefined || osd.script.startsWith('Han'));
  const groups = isLikely ? candidatesFor(osd.script, osd.confidence, looking) : [];
  let best: Tried | undefined;
  for (const group of groups) {
    const others = group.filter((language) => language !== likely);
    const tried = await readEach(open, picture, others, (language) => ({ data: dataAlone(language, installed), glance: true }));
    [best] = [...(best ? [best] : []), ...tried.filter(({ reading }) => reading.letters > enoughLetters)].toSorted(byBest);
    if (best && best.reading.atBest >= surelyOwn) return isInOwnLetters(best) ? best.language : undefined;
  }
  return undefined;
};

/** The picture with some lines painted over in white. */
const blank = async (job: StepJob, picture: Picture, lines: readonly RecognisedLine[], suffix: string): Promise<Picture> => {
  const parts = picture.parts.map(async ({ name, left, top }): Promise<ImagePart> => {
    const edges = lines.flatMap(({ box }) => [box.x0 - left, box.y0 - top, box.x1 - left, box.y1 - top]);
    const argv = ['python3', '-I', '-c', blankScript, `${name}.pgm`, `${name}-${suffix}.pgm`, ...edges.map(String)];
    const outcome = await job.run(argv, { limits: scriptLimits });
    return { name: hasSucceeded(job, 'python3', outcome) ? `${name}-${suffix}` : name, left, top };
  });
  return { ...picture, parts: await Promise.all(parts) };
};

/** A reading without the lines that another has better. The text layer contains everything that tesseract reads, so it is read again. */
const without = async (
  open: OpenPage,
  { picture, data, recognition }: Reading,
  lines: readonly RecognisedLine[],
  { layer }: Looking,
): Promise<readonly ReadPart[]> => {
  if (lines.length === 0) return recognition.parts;
  if (!layer) return recognition.parts.map((part) => ({ ...part, without: lines.map((line) => line.box) }));
  const left = await readPicture(open, await blank(open.job, picture, lines, 'left'), { data, layer, rest: true });
  return left?.recognition.parts ?? [];
};

/**
 * Reads the lines of a page that are in another language in that language; each line is taken from the reading with the higher confidence.
 * Reading everything in both languages at once takes half again as long and mixes up lines. Undefined if the page has one language.
 */
export const readSecondLanguage = async (open: OpenPage, reading: Reading, looking: Looking): Promise<Recognition | undefined> => {
  const run = isMixed(reading) ? foreignRun(reading) : undefined;
  const foreign = run && (await cutOut(open.job, reading.picture, run));
  const language = foreign && (await tellLanguage(open, foreign, looking));
  if (!language) return undefined;
  const lines = reading.lines.flat();
  const others = await blank(open.job, reading.picture, lines.filter(isRead), 'others');
  const second = await readPicture(open, others, { data: dataAlone(language, looking.installed), layer: looking.layer, rest: true });
  if (!second) return undefined;
  const worse = worseLines(lines, second.lines.flat());
  const parts = await Promise.all([without(open, reading, worse.ofFirst, looking), without(open, second, worse.ofSecond, looking)]);
  return { ...reading.recognition, parts: parts.flat() };
};
