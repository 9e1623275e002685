import type { OcrLanguage } from '../../../../catalogue/options/ocr-languages.ts';
import type { StepJob } from '../../../contract/engine.ts';
import { dataFor, guessLanguage, languagesOfScript, scriptOf } from './languages.ts';
import { drawPage, ocrRun, readPicture, type ScannedPage, type Turn, turns } from './read-image.ts';

/** With fewer letters than this a strip tells nothing. */
const fewLetters = 60;
/** Text that is read in its own letters scores some 90, in those of a neighbouring language 65; in another script's below 55. */
const ownScript = 60;
/** OSD's own measure of a script. Korean is given as Hebrew at 1.8, Chinese as itself at 1.3, all others as themselves above 3. */
const sureScript = 2.5;
/** Pixels per inch that OSD tells scripts at as well as at three times its cost. */
const osdResolution = 130;

/** Names of languages whose data are on this machine. */
export const installedLanguages = async (job: StepJob): Promise<ReadonlySet<string>> => {
  const { stdout, stderr } = await job.run(['tesseract', '--list-langs']);
  return new Set(`${stdout}\n${stderr}`.split('\n').map((line) => line.trim()));
};

/** Which way up tesseract takes a page to be, and in which script; it is often unsure. Undefined when there is too little on it to tell. */
const findScript = async (
  job: StepJob,
  input: string,
  page: ScannedPage,
): Promise<{ readonly turn: Turn; readonly script: string; readonly confidence: number } | undefined> => {
  const name = `scan-${page.page + 1}-osd`;
  if ((await drawPage(job, input, page, name, { turn: 0 }, osdResolution)) === undefined) return undefined;
  const { stdout, stderr } = await job.run(['tesseract', `${name}.pgm`, '-', '--psm', '0'], ocrRun);
  const said = `${stdout}\n${stderr}`;
  const turn = turns.find((t) => t === Number(/Rotate: (\d+)/.exec(said)?.[1] ?? Number.NaN));
  const [, script = ''] = /Script: (\w+)/.exec(said) ?? [];
  return turn === undefined ? undefined : { turn, script, confidence: Number(/Script confidence: ([\d.]+)/.exec(said)?.[1] ?? 0) };
};

/** What is known of a document's pages before they are read: how they lie and in which language. */
export type Found = { readonly language: OcrLanguage; readonly turn: Turn };

/** Of languages that share their letters, the other one scores at most 82 (90 where it was sought first). */
const surelyOwn = 88;

/** So many languages are tried at a time: what a small machine has processors. */
const atATime = 2;

/** Reads a strip, or all of it, in each of the languages until one is sure, and takes what went best. */
const bestOf = async (
  job: StepJob,
  input: string,
  page: ScannedPage,
  candidates: readonly OcrLanguage[],
  installed: ReadonlySet<string>,
  strip: boolean,
): Promise<OcrLanguage | undefined> => {
  let best: { readonly language: OcrLanguage; readonly confidence: number } | undefined;
  for (let n = 0; n < candidates.length; n += atATime) {
    const readings = await Promise.all(
      candidates.slice(n, n + atATime).map(async (language) => ({
        language,
        reading: await readPicture(job, input, page, { data: dataFor(language, installed), turn: 0, strip }),
      })),
    );
    for (const { language, reading } of readings)
      if (reading && reading.letters > 8 && reading.confidence > (best?.confidence ?? 0))
        best = { language, confidence: reading.confidence };
    if (best && best.confidence >= surelyOwn) break;
  }
  return best?.language;
};

/**
 * Finds how a page lies and its language by its letters, as OSD takes them: languages that share a script are told by which of them reads
 * best. `likely` stands for those in Latin letters. Undefined where the page is too empty to tell.
 */
export const findByScript = async (
  job: StepJob,
  input: string,
  page: ScannedPage,
  likely: OcrLanguage,
  installed: ReadonlySet<string>,
): Promise<Found | undefined> => {
  const osd = await findScript(job, input, page);
  if (!osd) return undefined;
  const { turn, script, confidence } = osd;
  if (script === 'Latin' && confidence >= sureScript) return { language: scriptOf(likely) === 'Latin' ? likely : 'en', turn };
  const own = languagesOfScript(script, installed);
  const candidates = [...new Set([...own, ...(confidence < sureScript ? languagesOfScript('Han', installed) : [])])];
  const [only] = candidates;
  if (candidates.length <= 1 || turn !== 0) return only && { language: only, turn };
  // A page with a few lines may have nothing on the strip, and is read quickly.
  const language =
    (await bestOf(job, input, page, candidates, installed, true)) ?? (await bestOf(job, input, page, candidates, installed, false));
  return language && { language, turn };
};

/**
 * Finds a page's language before it is read: a strip of it is read as `likely`; Latin letters tell by their short words, others by their
 * script. Undefined where the strip is too empty to tell.
 */
export const findByStrip = async (
  job: StepJob,
  input: string,
  page: ScannedPage,
  likely: OcrLanguage,
  installed: ReadonlySet<string>,
): Promise<Found | undefined> => {
  const strip = await readPicture(job, input, page, { data: dataFor(likely, installed), turn: 0, strip: true });
  if (!strip || strip.letters < fewLetters) return undefined;
  if (strip.confidence < ownScript) return findByScript(job, input, page, likely, installed);
  return { language: (scriptOf(likely) === 'Latin' ? guessLanguage(strip.text) : undefined) ?? likely, turn: 0 };
};
