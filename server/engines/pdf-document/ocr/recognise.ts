import type { OcrLanguage } from '../../../../catalogue/options/ocr-languages.ts';
import type { StepJob } from '../../../contract/engine.ts';
import { Problem } from '../../../contract/problem.ts';
import { type OpenPage, openPage, type ScannedPage, type Turn } from './draw-page.ts';
import { type Found, findByScript, findByStrip, installedLanguages, type Looking } from './find-language.ts';
import { dataFor, guessLanguage, languageOf, scriptOf } from './languages.ts';
import { type Reading, type Recognition, readPicture } from './read-image.ts';
import { isMixed, readSecondLanguage } from './second-language.ts';

/** All pages of a document together; what is left stays a picture. */
const budgetMs = 80_000;
/** Text that is read as it should be scores some 90; a page that lies on its side or head below 50. */
const sure = 65;
/** Of letters of another script a third or fewer are taken for some: pages with less than this have a word or two at most. */
const leastLetters = 20;
/** A page with fewer letters than this is read as quickly as a strip of a full one. */
const shortPage = 300;

/** How a document's pages are read: what the visitor chose or the file says, and what its pages have shown. */
type Reader = {
  readonly installed: ReadonlySet<string>;
  readonly end: number;
  /** The visitor's choice is kept to. */
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
 * Reads a page that made no sense as it lay: in the language and the way up that it seems to have, then the other ways up. A strip tells
 * nothing of short pages, nor of those whose strip has been looked at: it was empty or has led astray.
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

/** A page in Latin letters whose words are of another language than it was read in, read in that one. */
const readInOwnWords = async (reader: Reader, page: OpenPage, reading: Reading): Promise<Reading> => {
  if (scriptOf(reader.language) !== 'Latin') return reading;
  const guessed = guessLanguage(reading.text);
  if (!guessed || guessed === reader.language || dataFor(guessed, reader.installed) === 'eng') return reading;
  reader.language = guessed;
  const again = await read(reader, page, reading.recognition.turn);
  return again && again.confidence > reading.confidence ? again : reading;
};

const isPoor = ({ confidence, letters }: Reading): boolean => confidence < sure && letters >= leastLetters;

/** Reads a page as it seems to lie; where that makes no sense, in other languages and turned; again where its words, or some lines, are of another language. */
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

/** A strip of the first page tells most languages before a whole page is read in a wrong one. A second processor draws the page meanwhile, as most lie. */
const look = async (page: OpenPage, reader: Reader): Promise<Found | undefined> => {
  const finding = findByStrip(page, lookingOf(reader));
  // What goes wrong with the drawing is told to who reads it.
  await Promise.allSettled([finding, page.draw({ turn: 0 })]);
  return finding;
};

export type RecogniseOptions = {
  /** The language that the file says it is in: a first guess. */
  readonly declared: string;
  /** The visitor's choice. */
  readonly chosen: OcrLanguage | undefined;
  /** Leaves each page's words as a PDF as well. */
  readonly layer?: boolean;
};

/** Recognises the text of scanned pages, one after the other, until the time for it is used up. */
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
      // A page that takes too much stays a picture; a job that was stopped stops here.
      job.signal.throwIfAborted();
      if (!(thrown instanceof Problem) || (thrown.code !== 'conversion_timeout' && thrown.code !== 'resource_limit')) throw thrown;
    }
    job.progress((0.9 * (n + 1)) / pages.length);
  }
  return done;
};
