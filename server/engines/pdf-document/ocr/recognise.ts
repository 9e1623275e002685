import type { OcrLanguage } from '../../../../catalogue/options/ocr-languages.ts';
import type { StepJob } from '../../../contract/engine.ts';
import { Problem } from '../../../contract/problem.ts';
import { type OpenPage, openPage, type ScannedPage, type Turn } from './draw-page.ts';
import { type Found, findByScript, findByStrip, installedLanguages, type Looking } from './find-language.ts';
import { dataFor, guessLanguage, languageOf, scriptOf } from './languages.ts';
import { type Reading, type Recognition, readPicture } from './read-image.ts';
import { isMixed, readSecondLanguage } from './second-language.ts';

/** For all pages of a document; the remaining pages stay pictures. */
const budgetMs = 80_000;
/** Correctly read text scores about 90; a sideways or upside-down page below 50. */
const sure = 65;
/** At most a third of the letters of another script are recognised: pages below this number have a word or two. */
const leastLetters = 20;
/** A page with fewer letters is read as quickly as a strip of a full one. */
const shortPage = 300;

/** State of reading a document: the visitor's choice or the declared language, and the findings so far. */
type Reader = {
  readonly installed: ReadonlySet<string>;
  readonly end: number;
  /** The visitor's choice is final. */
  readonly isChosen: boolean;
  readonly layer: boolean;
  language: OcrLanguage;
};

const read = async ({ language, installed, layer }: Reader, page: OpenPage, turn: Turn): Promise<Reading | undefined> => {
  const picture = await page.draw({ turn });
  return picture && readPicture(page, picture, { data: dataFor(language, installed), layer });
};

const lookingOf = ({ installed, layer, language, isChosen }: Reader): Looking => ({ installed, layer, likely: language, isChosen });

/**
 * Reads a page again whose first reading failed: in the detected language and orientation, then in the other orientations. A strip is no
 * use on short pages, nor on those whose strip was inspected already: it was empty or misleading.
 */
const readOtherwise = async (reader: Reader, page: OpenPage, first: Reading, isLookedAt: boolean): Promise<Reading> => {
  const whole = isLookedAt || first.letters < shortPage;
  const found = await findByScript(page, lookingOf(reader), whole);
  if (!found) return first;
  const usual = reader.language;
  const isNew = !reader.isChosen && found.language !== usual;
  if (isNew) reader.language = found.language;
  let best = first;
  const likely: readonly Turn[] = first.sideways ? [found.turn, 0, 90, 270] : [found.turn, 0, 180, 90, 270];
  for (const turn of new Set(likely)) {
    if ((turn === first.recognition.turn && !isNew) || Date.now() > reader.end) continue;
    const turned = turn === found.turn && found.reading ? found.reading : await read(reader, page, turn);
    if (turned && turned.confidence > best.confidence + 10) best = turned;
    if (best.confidence >= sure) return best;
  }
  reader.language = usual;
  return best;
};

/** Reads a page in Latin letters again if its words belong to another language. */
const readInOwnWords = async (reader: Reader, page: OpenPage, reading: Reading): Promise<Reading> => {
  if (scriptOf(reader.language) !== 'Latin') return reading;
  const guessed = guessLanguage(reading.text);
  if (!guessed || guessed === reader.language || dataFor(guessed, reader.installed) === 'eng') return reading;
  reader.language = guessed;
  const again = await read(reader, page, reading.recognition.turn);
  return again && again.confidence > reading.confidence ? again : reading;
};

const isPoor = ({ confidence, letters }: Reading): boolean => confidence < sure && letters >= leastLetters;

/**
 * Reads a page as detected; if that fails, in other languages and orientations; again if its words, or some lines, are in another language.
 */
const recognisePage = async (
  reader: Reader,
  page: OpenPage,
  found: Found | undefined,
  isLookedAt: boolean,
): Promise<Recognition | undefined> => {
  const first = found?.reading ?? (await read(reader, page, found?.turn ?? 0));
  if (!first) return undefined;
  const isSpared = isMixed(first) && !reader.isChosen;
  const upright = isPoor(first) && !isSpared ? await readOtherwise(reader, page, first, isLookedAt) : first;
  if (reader.isChosen) return upright.recognition;
  const reading = await readInOwnWords(reader, page, upright);
  const both = await readSecondLanguage(page, reading, lookingOf(reader));
  if (both) return both;
  return isPoor(reading) && isSpared ? (await readOtherwise(reader, page, reading, isLookedAt)).recognition : reading.recognition;
};

/**
 * Detects most languages from a strip of the first page, before a whole page is read in a wrong one. Meanwhile a second processor draws the
 * page upright.
 */
const look = async (page: OpenPage, reader: Reader): Promise<Found | undefined> => {
  const finding = findByStrip(page, lookingOf(reader));
  // The later reading reports a failed drawing.
  await Promise.allSettled([finding, page.draw({ turn: 0 })]);
  return finding;
};

export type RecogniseOptions = {
  readonly declared: string;
  readonly chosen: OcrLanguage | undefined;
  /** Also writes the words of each page as a PDF. */
  readonly layer?: boolean;
};

/** Recognises the text of scanned pages in sequence, within the time budget. */
export const recognisePages = async (
  job: StepJob,
  input: string,
  pages: readonly ScannedPage[],
  { declared, chosen, layer = false }: RecogniseOptions,
): Promise<Recognition[]> => {
  const installed = await installedLanguages(job);
  const reader: Reader = {
    installed,
    end: Date.now() + budgetMs,
    isChosen: chosen !== undefined,
    layer,
    language: chosen ?? languageOf(declared) ?? 'en',
  };
  const done: Recognition[] = [];
  for (const [n, scanned] of pages.entries()) {
    if (Date.now() > reader.end) break;
    const page = openPage(job, input, scanned);
    try {
      const isLookedAt = n === 0 && !reader.isChosen && !scanned.tables;
      const first = isLookedAt ? await look(page, reader) : undefined;
      reader.language = first?.language ?? reader.language;
      const found = await recognisePage(reader, page, first, isLookedAt);
      if (found) done.push(found);
    } catch (thrown) {
      // A page that exceeds its limits stays a picture; a cancelled job ends here.
      job.signal.throwIfAborted();
      if (!(thrown instanceof Problem) || (thrown.code !== 'conversion_timeout' && thrown.code !== 'resource_limit')) throw thrown;
    }
    job.progress((0.9 * (n + 1)) / pages.length);
  }
  return done;
};
