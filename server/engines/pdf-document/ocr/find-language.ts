import type { OcrLanguage } from '../../../../catalogue/options/ocr-languages.ts';
import type { StepJob } from '../../../contract/engine.ts';
import type { OpenPage, Picture, Strip, Turn } from './draw-page.ts';
import { dataAlone, dataFor, guessLanguage, languageOfScript, languagesOfScript, lenienceOf, scriptOf } from './languages.ts';
import { type Manner, type Reading, readPicture } from './read-image.ts';
import { type Osd, readOsd } from './script.ts';

/** With fewer letters than this a strip tells nothing of its script, and with fewer words or so nothing of its language. */
const fewLetters = 60;
/** Text that is read in its own letters scores some 90, in those of a neighbouring language 65; in another script's below 55. */
export const ownScript = 60;
/** OSD's own measure of a script. Korean is given as Hebrew at 1.8, Chinese as itself at 1.3, all others as themselves above 3. */
const sureScript = 2.5;
/** The same for scripts of one language alone. Japanese is given as itself at 1.4 to 3.4, Korean as Japanese or itself at .1 to .9. */
const sureLanguage = 1.2;

/** Names of languages whose data are on this machine. */
export const installedLanguages = async (job: StepJob): Promise<ReadonlySet<string>> => {
  const { stdout, stderr } = await job.run(['tesseract', '--list-langs']);
  return new Set(`${stdout}\n${stderr}`.split('\n').map((line) => line.trim()));
};

/** OSD looks at five times as many characters at most, 50 by default: half as many take half as long and tell the same script. */
const fewerCharacters = ['-c', 'min_characters_to_try=25'];

/** What OSD makes of a page or a strip of it. */
const findScript = async ({ job, draw }: OpenPage, strip: Strip | undefined, options: readonly string[] = []): Promise<Osd | undefined> => {
  const [picture] = (await draw({ turn: 0, coarse: true, ...(strip && { strip }) }))?.parts ?? [];
  return picture && readOsd(job, picture.name, options);
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

/** Parts of a page's height, from above its middle: the first words of a language, and what tells languages apart that are close. */
const sixteenth: Strip = { from: 1 / 4, height: 1 / 16 };
const upperEighth: Strip = { from: 1 / 4, height: 1 / 8 };
const lowerEighth: Strip = { from: 3 / 8, height: 1 / 8 };
/** Where a stamp lies on it, less does not tell Chinese of both kinds apart. */
const quarter: Strip = { from: 1 / 4, height: 1 / 4 };

/**
 * The better half of a strip's lines scores above 82 in its own language, in another one of East Asia below 76. Russian and Ukrainian, and
 * Chinese of both kinds, are close to each other and always compared.
 */
export const surelyOwn = 78;
const sureLetters = 40;
/**
 * Strips that languages are compared on, the smallest first, and by how much one must lead to be taken. On 60 strips of Chinese of both
 * kinds and 16 of Russian and Ukrainian, the wrong one led by at most 1.1 on a sixteenth and trailed by 1.3 on an eighth; a quarter tells
 * what is left.
 */
const strips: readonly { readonly strip: Strip; readonly lead: number }[] = [
  { strip: sixteenth, lead: 2 },
  { strip: upperEighth, lead: 1 },
  { strip: quarter, lead: 0 },
];

/** On a third of its pages a sixteenth does not tell Chinese of both kinds apart, so that it saves nothing there. */
const stripsFor = (languages: readonly OcrLanguage[]): typeof strips =>
  languages.includes('zh-Hans') && languages.includes('zh-Hant') ? strips.slice(1) : strips;

/** So many languages are tried at a time: what a small machine has processors. */
const atATime = 2;

/** A language and how well pictures could be read in it. */
export type Tried = { readonly language: OcrLanguage; readonly reading: Reading };

/** Reads a picture in several languages at once. */
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
/** How well a strip reads in a language, less what its data read of a neighbouring one as well. */
const scoreOf = ({ language, reading }: Tried): number => reading.atBest - lenienceOf(language);
export const byBest = (a: Tried, b: Tried): number => scoreOf(b) - scoreOf(a);

/** Reads a page in languages of each group until one is sure, and takes what went best. */
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
 * Which language a page that lies upright is in, told by a strip of it; undefined where that is too empty. Languages that are likeliest
 * are told by a small one where that is plain.
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

/** Languages that a page may be in by its script as OSD takes it, in groups of those that are compared, the likeliest first. */
export const candidatesFor = (
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

/** A page's language by its letters, where `osd` was told of a strip of it, or of the page as a whole (`whole`). */
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
    // Of some lines of Korean OSD is sure that they are Cyrillic and stand on their head.
    const eastern = await bestOf(open, inGroups(languagesOfScript('Han', looking.installed)), looking, 0);
    if (eastern && eastern.reading.atBest >= surelyOwn) return { ...eastern, turn: 0 };
  }
  return best && { ...best, turn };
};

/**
 * Finds how a page lies and its language by its letters, as OSD takes them: languages that share a script are told by which of them reads
 * best, on a strip, or on the page as a whole (`whole`, and where it lies turned). Undefined where the page is too empty to tell.
 */
export const findByScript = async (open: OpenPage, looking: Looking, whole = false): Promise<Found | undefined> =>
  findIn(open, looking, await findScript(open, whole ? undefined : quarter), whole);

/**
 * Finds a page's language before it is read: a strip of it is read as what is likely; Latin letters tell by their short words, others by
 * their script, which a second processor finds out meanwhile. Undefined where the strip is too empty to tell.
 */
export const findByStrip = async (open: OpenPage, looking: Looking): Promise<Found | undefined> => {
  const { installed, likely } = looking;
  const glance = async (strip: Strip): Promise<Reading | undefined> => {
    const picture = await open.draw({ turn: 0, strip });
    return picture && readPicture(open, picture, { data: dataFor(likely, installed), glance: true });
  };
  const [upper, osd] = await Promise.all([glance(upperEighth), findScript(open, upperEighth, fewerCharacters)]);
  const isPlain = upper !== undefined && upper.letters >= fewLetters;
  // What runs across the strip's lines is told by the page as a whole: some characters on their side are of any script.
  if (isPlain && upper.confidence < ownScript && osd && osd.turn !== 0) return findByScript(open, looking, true);
  const told = isPlain && scriptOf(likely) === 'Latin' ? guessLanguage(upper.text) : undefined;
  // Letters of other scripts are taken for short words too, those of a poor scan for less than they are.
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
