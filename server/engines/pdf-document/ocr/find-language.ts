import type { OcrLanguage } from '../../../../catalogue/options/ocr-languages.ts';
import type { StepJob } from '../../../contract/engine.ts';
import { dataFor, guessLanguage, languageOfScript, languagesOfScript, scriptOf } from './languages.ts';
import { drawPage, drawPicture, ocrRun, type Reading, readPicture, type ScannedPage, type Turn, turns, type View } from './read-image.ts';

/** With fewer letters than this a strip tells nothing. */
const fewLetters = 60;
/** Text that is read in its own letters scores some 90, in those of a neighbouring language 65; in another script's below 55. */
const ownScript = 60;
/** OSD's own measure of a script. Korean is given as Hebrew at 1.8, Chinese as itself at 1.3, all others as themselves above 3. */
const sureScript = 2.5;
/** The same for scripts of one language alone. Japanese is given as itself at 1.4 to 3.4, Korean as Japanese or itself at .1 to .9. */
const sureLanguage = 1.2;
/** Pixels per inch that OSD tells scripts at as well as at three times its cost. */
const osdResolution = 130;

/** Names of languages whose data are on this machine. */
export const installedLanguages = async (job: StepJob): Promise<ReadonlySet<string>> => {
  const { stdout, stderr } = await job.run(['tesseract', '--list-langs']);
  return new Set(`${stdout}\n${stderr}`.split('\n').map((line) => line.trim()));
};

/** Which way up tesseract takes a page or a strip to be, and in which script; it is often unsure. Undefined when there is too little to tell. */
const findScript = async (
  job: StepJob,
  input: string,
  page: ScannedPage,
  strip: View['strip'],
): Promise<{ readonly turn: Turn; readonly script: string; readonly confidence: number } | undefined> => {
  const name = `scan-${page.page + 1}-osd`;
  if ((await drawPage(job, input, page, name, { turn: 0, ...(strip && { strip }) }, osdResolution)) === undefined) return undefined;
  const { stdout, stderr } = await job.run(['tesseract', `${name}.pgm`, '-', '--psm', '0'], ocrRun);
  const said = `${stdout}\n${stderr}`;
  const turn = turns.find((t) => t === Number(/Rotate: (\d+)/.exec(said)?.[1] ?? Number.NaN));
  const [, script = ''] = /Script: (\w+)/.exec(said) ?? [];
  return turn === undefined ? undefined : { turn, script, confidence: Number(/Script confidence: ([\d.]+)/.exec(said)?.[1] ?? 0) };
};

/** What is known of a page before it is read: how it lies and in which language; or its reading, where that was what told. */
export type Found = { readonly language: OcrLanguage; readonly turn: Turn; readonly reading?: Reading };

/** How pages are looked at: what is installed, whether readings leave a layer of text, and the likely language, or the visitor's choice. */
export type Looking = {
  readonly installed: ReadonlySet<string>;
  readonly layer: boolean;
  readonly likely: OcrLanguage;
  readonly isChosen: boolean;
};

/** A strip of a page: a quarter of its height. Less of it tells Chinese of both kinds apart no more where a stamp lies on it. */
const strip = 1 / 4;

/**
 * The better half of a strip's lines scores above 82 in its own language, in another one of East Asia below 75. Russian and Ukrainian, and
 * Chinese of both kinds, are close to each other and always compared.
 */
const surelyOwn = 78;

/** So many languages are tried at a time: what a small machine has processors. */
const atATime = 2;

/** Draws a page or a strip once and reads it in languages of each group until one is sure, and takes what went best. */
const bestOf = async (
  job: StepJob,
  input: string,
  page: ScannedPage,
  groups: readonly (readonly OcrLanguage[])[],
  { installed, layer }: Looking,
  view: View,
): Promise<{ readonly language: OcrLanguage; readonly reading: Reading } | undefined> => {
  const picture = await drawPicture(job, input, page, view, layer);
  if (!picture) return undefined;
  let best: { readonly language: OcrLanguage; readonly reading: Reading } | undefined;
  for (const group of groups) {
    const readings = await Promise.all(
      group.map(async (language) => ({
        language,
        reading: await readPicture(job, page, picture, { data: dataFor(language, installed), layer: layer && !view.strip }),
      })),
    );
    for (const { language, reading } of readings)
      if (reading && reading.letters > 8 && reading.atBest > (best?.reading.atBest ?? 0)) best = { language, reading };
    if (best && best.reading.atBest >= surelyOwn) break;
  }
  return best;
};

const inGroups = (languages: readonly OcrLanguage[]): readonly (readonly OcrLanguage[])[] =>
  Array.from({ length: Math.ceil(languages.length / atATime) }, (_, n) => languages.slice(n * atATime, (n + 1) * atATime));

/** Languages that a page may be in by its script as OSD takes it, in groups of those that are compared, the likeliest first. */
const candidatesFor = (
  script: string,
  confidence: number,
  { installed, likely, isChosen }: Looking,
): readonly (readonly OcrLanguage[])[] => {
  if (isChosen) return [[likely]];
  // Languages in Latin letters are told by their words once the page is read.
  const own = script === 'Latin' ? [scriptOf(likely) === 'Latin' ? likely : 'en'] : languagesOfScript(script, installed);
  const [first] = own;
  if (first && first === languageOfScript(script) && confidence >= sureLanguage) return [[first]];
  const others = confidence < sureScript ? languagesOfScript('Han', installed).filter((id) => !own.includes(id)) : [];
  return [...inGroups(own), ...inGroups(others)];
};

/**
 * Finds how a page lies and its language by its letters, as OSD takes them: languages that share a script are told by which of them reads
 * best, on a strip, or on the page as a whole (`whole`, and where it lies turned). Undefined where the page is too empty to tell.
 */
export const findByScript = async (
  job: StepJob,
  input: string,
  page: ScannedPage,
  looking: Looking,
  whole = false,
): Promise<Found | undefined> => {
  const osd = await findScript(job, input, page, whole ? undefined : strip);
  if (!osd) return undefined;
  const { turn, script, confidence } = osd;
  const groups = candidatesFor(script, confidence, looking);
  const [only, ...others] = groups.flat();
  const isRead = only === undefined || only === looking.likely;
  if (others.length === 0 && (isRead || !whole)) return only && { language: only, turn };
  if (!whole && turn === 0) {
    const told = await bestOf(job, input, page, groups, looking, { turn, strip });
    if (told) return { language: told.language, turn };
  }
  const best = await bestOf(job, input, page, groups, looking, { turn });
  if (whole && (!best || best.reading.atBest < ownScript)) {
    // Of some lines of Korean OSD is sure that they are Cyrillic and stand on their head.
    const eastern = await bestOf(job, input, page, inGroups(languagesOfScript('Han', looking.installed)), looking, { turn: 0 });
    if (eastern && eastern.reading.atBest >= surelyOwn) return { ...eastern, turn: 0 };
  }
  return best && { ...best, turn };
};

/**
 * Finds a page's language before it is read: a strip of it is read as what is likely; Latin letters tell by their short words, others by
 * their script. Undefined where the strip is too empty to tell.
 */
export const findByStrip = async (job: StepJob, input: string, page: ScannedPage, looking: Looking): Promise<Found | undefined> => {
  const { installed, likely } = looking;
  const picture = await drawPicture(job, input, page, { turn: 0, strip });
  const reading = picture && (await readPicture(job, page, picture, { data: dataFor(likely, installed) }));
  if (!reading || reading.letters < fewLetters) return undefined;
  if (reading.confidence < ownScript) return findByScript(job, input, page, looking);
  return { language: (scriptOf(likely) === 'Latin' ? guessLanguage(reading.text) : undefined) ?? likely, turn: 0 };
};
