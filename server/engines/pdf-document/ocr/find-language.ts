import type { OcrLanguage } from '../../../../catalogue/options/ocr-languages.ts';
import type { StepJob } from '../../../contract/engine.ts';
import { toolProblem } from '../../tool-problem.ts';
import type { OpenPage, Picture, Strip, Turn } from './draw-page.ts';
import { dataAlone, dataFor, guessLanguage, languageOfScript, languagesOfScript, lenienceOf, scriptOf } from './languages.ts';
import { type Manner, type Reading, readPicture } from './read-image.ts';
import { type Osd, readOsd } from './script.ts';

/** Below this number of letters the script of a strip cannot be detected, and below about as many the language of its words. */
const fewLetters = 60;
/** Text read with data of its own script scores about 90, with those of a related language 65, of another script below 55. */
export const ownScript = 60;
/** OSD's own confidence in a script. Korean is reported as Hebrew at 1.8, Chinese as itself at 1.3, all others as themselves above 3. */
const sureScript = 2.5;
/** The same for scripts of a single language. Japanese is reported as itself at 1.4 to 3.4, Korean as Japanese or itself at .1 to .9. */
const sureLanguage = 1.2;

export const installedLanguages = async (job: StepJob): Promise<ReadonlySet<string>> => {
  const outcome = await job.run(['tesseract', '--list-langs']);
  if (outcome.exitCode !== 0) throw toolProblem('tesseract', outcome, []);
  return new Set(`${outcome.stdout}\n${outcome.stderr}`.split('\n').map((line) => line.trim()));
};

/** OSD inspects at most five times this number of characters, 50 by default: half of it takes half as long and gives the same script. */
const fewerCharacters = ['-c', 'min_characters_to_try=25'];

const findScript = async ({ job, draw }: OpenPage, strip: Strip | undefined, options: readonly string[] = []): Promise<Osd | undefined> => {
  const [picture] = (await draw({ turn: 0, coarse: true, ...(strip && { strip }) }))?.parts ?? [];
  return picture && readOsd(job, picture.name, options);
};

/** Orientation and language of a page, known before it is read; or its reading, if that was needed to detect them. */
export type Found = { readonly language: OcrLanguage; readonly turn: Turn; readonly reading?: Reading };

/** Settings of detection: installed languages, whether readings produce a text layer, and the likely language, or the visitor's choice. */
export type Looking = {
  readonly installed: ReadonlySet<string>;
  readonly layer: boolean;
  readonly likely: OcrLanguage;
  readonly isChosen: boolean;
};

/** Strips above the middle of a page: a small one for the first words of a language, a larger one for similar languages. */
const sixteenth: Strip = { from: 1 / 4, height: 1 / 16 };
const upperEighth: Strip = { from: 1 / 4, height: 1 / 8 };
const lowerEighth: Strip = { from: 3 / 8, height: 1 / 8 };
/** If a stamp covers part of the page, a smaller strip does not separate the two kinds of Chinese. */
const quarter: Strip = { from: 1 / 4, height: 1 / 4 };

/**
 * The better half of a strip's lines scores above 82 in its own language, below 76 in another East Asian one. Russian and Ukrainian, and
 * both kinds of Chinese, are similar and always compared.
 */
export const surelyOwn = 78;
const sureLetters = 40;
/**
 * Strips on which languages are compared, the smallest first, and the lead required to accept one. On 60 strips of both kinds of Chinese
 * and 16 of Russian and Ukrainian, the wrong one led by at most 1.1 on a sixteenth and trailed by 1.3 on an eighth; a quarter decides the
 * rest.
 */
const strips: readonly { readonly strip: Strip; readonly lead: number }[] = [
  { strip: sixteenth, lead: 2 },
  { strip: upperEighth, lead: 1 },
  { strip: quarter, lead: 0 },
];

/** On a third of its pages a sixteenth does not separate the two kinds of Chinese, so it saves no time there. */
const stripsFor = (languages: readonly OcrLanguage[]): typeof strips =>
  languages.includes('zh-Hans') && languages.includes('zh-Hant') ? strips.slice(1) : strips;

/** Number of languages tried in parallel: the number of processors of a small machine. */
const atATime = 2;

export type Tried = { readonly language: OcrLanguage; readonly reading: Reading };

export const readEach = async (
  open: OpenPage,
  picture: Picture,
  group: readonly OcrLanguage[],
  mannerOf: (language: OcrLanguage) => Manner,
): Promise<readonly Tried[]> => {
  const tried = await Promise.all(
    group.map(async (language) => ({ language, reading: await readPicture(open, picture, mannerOf(language)) })),
  );
  return tried.flatMap(({ language, reading }) => (reading ? [{ language, reading }] : []));
};

export const enoughLetters = 8;
/** Score of a language on a strip, less the bonus that its data give a related language. */
const scoreOf = ({ language, reading }: Tried): number => reading.atBest - lenienceOf(language);
export const byBest = (a: Tried, b: Tried): number => scoreOf(b) - scoreOf(a);

/** Reads a page in the languages of each group until one is certain, and returns the best. */
const bestOf = async (
  open: OpenPage,
  groups: readonly (readonly OcrLanguage[])[],
  { installed, layer }: Looking,
  turn: Turn,
): Promise<Tried | undefined> => {
  const picture = await open.draw({ turn });
  if (!picture) return undefined;
  let best: Tried | undefined;
  for (const group of groups) {
    const tried = await readEach(open, picture, group, (language) => ({ data: dataFor(language, installed), layer }));
    [best] = [...(best ? [best] : []), ...tried.filter(({ reading }) => reading.letters > enoughLetters)].toSorted(byBest);
    if (best && best.reading.atBest >= surelyOwn) break;
  }
  return best;
};

/**
 * Detects the language of an upright page from a strip; undefined if the strip has too little text. The likeliest languages are tried on a
 * small strip first.
 */
const tellByStrip = async (
  open: OpenPage,
  [likeliest = [], ...others]: readonly (readonly OcrLanguage[])[],
  { installed }: Looking,
): Promise<OcrLanguage | undefined> => {
  const read = async (strip: Strip, group: readonly OcrLanguage[]): Promise<readonly Tried[]> => {
    const picture = await open.draw({ turn: 0, strip });
    const mannerOf = (language: OcrLanguage): Manner => ({ data: dataAlone(language, installed), glance: true });
    const tried = picture ? await readEach(open, picture, group, mannerOf) : [];
    return tried.filter(({ reading }) => reading.letters > enoughLetters).toSorted(byBest);
  };
  let best: Tried | undefined;
  for (const { strip, lead } of stripsFor(likeliest)) {
    const [first, second] = await read(strip, likeliest);
    best = first;
    if (!first || first.reading.letters < sureLetters || first.reading.atBest < surelyOwn) continue;
    if (!second || scoreOf(first) - scoreOf(second) >= lead) return first.language;
  }
  for (const group of others) {
    [best] = [...(best ? [best] : []), ...(await read(quarter, group))].toSorted(byBest);
    if (best && best.reading.atBest >= surelyOwn) break;
  }
  return best?.language;
};

const inGroups = (languages: readonly OcrLanguage[]): readonly (readonly OcrLanguage[])[] =>
  Array.from({ length: Math.ceil(languages.length / atATime) }, (_, n) => languages.slice(n * atATime, (n + 1) * atATime));

/** Candidate languages of a page by the script that OSD reports, in groups to compare, the likeliest first. */
export const candidatesFor = (
  script: string,
  confidence: number,
  { installed, likely, isChosen }: Looking,
): readonly (readonly OcrLanguage[])[] => {
  if (isChosen) return [[likely]];
  // Languages in Latin letters are detected by their words after the page is read.
  const own = script === 'Latin' ? [scriptOf(likely) === 'Latin' ? likely : 'en'] : languagesOfScript(script, installed);
  const [first] = own;
  if (first && first === languageOfScript(script) && confidence >= sureLanguage) return [[first]];
  const others = confidence < sureScript ? languagesOfScript('Han', installed).filter((id) => !own.includes(id)) : [];
  return [...inGroups(own), ...inGroups(others)];
};

/** A page's language by its script; `osd` was run on a strip, or on the whole page (`whole`). */
const findIn = async (open: OpenPage, looking: Looking, osd: Osd | undefined, whole: boolean): Promise<Found | undefined> => {
  if (!osd) return undefined;
  const { turn, script, confidence } = osd;
  const groups = candidatesFor(script, confidence, looking);
  const [only, ...others] = groups.flat();
  const isRead = only === undefined || only === looking.likely;
  if (others.length === 0 && (isRead || !whole)) return only && { language: only, turn };
  if (!whole && turn === 0) {
    const told = await tellByStrip(open, groups, looking);
    if (told) return { language: told, turn };
  }
  const best = await bestOf(open, groups, looking, turn);
  if (whole && (!best || best.reading.atBest < ownScript)) {
    // For some lines of Korean, OSD is confident that they are upside-down Cyrillic.
    const eastern = await bestOf(open, inGroups(languagesOfScript('Han', looking.installed)), looking, 0);
    if (eastern && eastern.reading.atBest >= surelyOwn) return { ...eastern, turn: 0 };
  }
  return best && { ...best, turn };
};

/**
 * Detects a page's orientation and its language by script, as reported by OSD. Among languages that share a script, it takes the one that
 * reads best, on a strip, or on the whole page (`whole`, and if the page is rotated). Undefined if the page has too little text.
 */
export const findByScript = async (open: OpenPage, looking: Looking, whole = false): Promise<Found | undefined> =>
  findIn(open, looking, await findScript(open, whole ? undefined : quarter), whole);

/**
 * Detects a page's language before reading: a strip is read in the likely language. Latin text is detected by its short words, other text
 * by its script, which OSD reports on a second processor in parallel. Undefined if the strip has too little text.
 */
export const findByStrip = async (open: OpenPage, looking: Looking): Promise<Found | undefined> => {
  const { installed, likely } = looking;
  const glance = async (strip: Strip): Promise<Reading | undefined> => {
    const picture = await open.draw({ turn: 0, strip });
    return picture && readPicture(open, picture, { data: dataFor(likely, installed), glance: true });
  };
  const [upper, osd] = await Promise.all([glance(upperEighth), findScript(open, upperEighth, fewerCharacters)]);
  const isPlain = upper !== undefined && upper.letters >= fewLetters;
  // Text across the strip's lines needs the whole page: some sideways characters match any script.
  if (isPlain && upper.confidence < ownScript && osd && osd.turn !== 0) return findByScript(open, looking, true);
  const told = isPlain && scriptOf(likely) === 'Latin' ? guessLanguage(upper.text) : undefined;
  // Letters of other scripts can match short words too, and a poor scan lowers the confidence of real ones.
  const isLatin = told !== undefined && osd?.script === 'Latin' && osd.turn === 0;
  if (isPlain && upper.confidence < ownScript && !isLatin) return findIn(open, looking, osd, false);
  const usual: Found = { language: likely, turn: 0 };
  if (isPlain && scriptOf(likely) !== 'Latin') return usual;
  if (told) return { language: told, turn: 0 };
  const lower = await glance(lowerEighth);
  const read = [upper, lower].filter((reading) => reading !== undefined);
  const letters = read.reduce((sum, reading) => sum + reading.letters, 0);
  if (letters < fewLetters) return undefined;
  const confidence = read.reduce((sum, reading) => sum + reading.letters * reading.confidence, 0) / letters;
  if (confidence < ownScript) return findByScript(open, looking);
  const both = read.map(({ text }) => text).join('\n');
  return { ...usual, language: (scriptOf(likely) === 'Latin' ? guessLanguage(both) : undefined) ?? likely };
};
