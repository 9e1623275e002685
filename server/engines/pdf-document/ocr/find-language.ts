import type { OcrLanguage } from '../../../../catalogue/options/ocr-languages.ts';
import type { StepJob } from '../../../contract/engine.ts';
import { type OpenPage, type Picture, type Strip, type Turn, turns } from './draw-page.ts';
import { dataAlone, dataFor, guessLanguage, languageOfScript, languagesOfScript, scriptOf } from './languages.ts';
import { type Manner, ocrRun, type Reading, readPicture } from './read-image.ts';

/** With fewer letters than this a strip tells nothing. */
const fewLetters = 60;
/** Text that is read in its own letters scores some 90, in those of a neighbouring language 65; in another script's below 55. */
const ownScript = 60;
/** OSD's own measure of a script. Korean is given as Hebrew at 1.8, Chinese as itself at 1.3, all others as themselves above 3. */
const sureScript = 2.5;
/** The same for scripts of one language alone. Japanese is given as itself at 1.1 to 3.4, Korean as Japanese or itself at .1 to .9. */
const sureLanguage = 1;

/** Names of languages whose data are on this machine. */
export const installedLanguages = async (job: StepJob): Promise<ReadonlySet<string>> => {
  const { stdout, stderr } = await job.run(['tesseract', '--list-langs']);
  return new Set(`${stdout}\n${stderr}`.split('\n').map((line) => line.trim()));
};

/** Which way up tesseract takes a page or a strip to be, and in which script; it is often unsure. */
type Seen = { readonly turn: Turn; readonly script: string; readonly confidence: number };

/** A full strip has the letters to tell it by; OSD looks at five times as many as it needs, by itself at 250, and takes twice the time for that. */
const enoughOfStrip = ['-c', 'min_characters_to_try=25'];

/** Undefined when there is too little to tell. */
const findScript = async ({ job, draw }: OpenPage, strip: Strip | undefined): Promise<Seen | undefined> => {
  const [picture] = (await draw({ turn: 0, coarse: true, ...(strip && { strip }) }))?.parts ?? [];
  if (!picture) return undefined;
  const { stdout, stderr } = await job.run(
    ['tesseract', `${picture.name}.pgm`, '-', '--psm', '0', ...(strip ? enoughOfStrip : [])],
    ocrRun,
  );
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

/** A quarter of a page's height; where a stamp lies on it, less does not tell Chinese of both kinds apart, nor do both halves read singly. */
const quarter: Strip = { from: 1 / 4, height: 1 / 4 };
/** Its halves, by the first of which most languages in Latin letters are told. */
const halves: readonly Strip[] = [
  { from: 1 / 4, height: 1 / 8 },
  { from: 3 / 8, height: 1 / 8 },
];
/** Some lines each, by which two languages of a script are told where that is plain: in several places, as a heading or a stamp may lie on one. */
const fewLines: readonly Strip[] = [
  { from: 1 / 4, height: 1 / 16 },
  { from: 3 / 8, height: 1 / 16 },
  { from: 5 / 8, height: 1 / 16 },
];

/**
 * The better half of a strip's lines scores above 82 in its own language, in another one of East Asia below 75. Russian and Ukrainian, and
 * Chinese of both kinds, are close to each other and always compared.
 */
const surelyOwn = 78;
/** On 43 strips of an eighth of a page and 48 of a sixteenth in Russian, Ukrainian and Chinese with as many letters, the wrong one of two languages led by 1.3 at most. */
const sureLead = 2;
const sureLetters = 40;

/** So many languages are tried at a time: what a small machine has processors. */
const atATime = 2;

/** A language and how well pictures could be read in it. */
type Tried = { readonly language: OcrLanguage; readonly reading: Reading };

/** Reads a picture in several languages at once. */
const readEach = async (
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

const enoughLetters = 8;
const byBest = (a: Tried, b: Tried): number => b.reading.atBest - a.reading.atBest;

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

/** By how much the first of two readings leads; undefined where it has too few letters, or is not in its own language. */
const leadOf = ({ reading }: Tried, second: Tried | undefined): number | undefined =>
  reading.letters >= sureLetters && reading.atBest >= surelyOwn ? reading.atBest - (second?.reading.atBest ?? 0) : undefined;

/**
 * Which language a page that lies upright is in, told by a strip of it; undefined where that is too empty. The likeliest are told by a few
 * lines, where that is plain.
 */
const tellByStrip = async (
  open: OpenPage,
  [likeliest = [], ...others]: readonly (readonly OcrLanguage[])[],
  { installed }: Looking,
): Promise<OcrLanguage | undefined> => {
  const read = async (strip: Strip, group: readonly OcrLanguage[]): Promise<readonly Tried[]> => {
    const picture = await open.draw({ turn: 0, strip });
    const tried = picture ? await readEach(open, picture, group, (language) => ({ data: dataAlone(language, installed) })) : [];
    return tried.filter(({ reading }) => reading.letters > enoughLetters);
  };
  const leads = new Map<OcrLanguage, number>();
  for (const strip of fewLines) {
    const [first, second] = (await read(strip, likeliest)).toSorted(byBest);
    const lead = first && leadOf(first, second);
    if (!first || lead === undefined) continue;
    const both = lead + (leads.get(first.language) ?? 0);
    if (both >= sureLead) return first.language;
    leads.set(first.language, both);
  }
  let best: Tried | undefined;
  for (const group of [likeliest, ...others]) {
    [best] = [...(best ? [best] : []), ...(await read(quarter, group))].toSorted(byBest);
    if (best && best.reading.atBest >= surelyOwn) break;
  }
  return best?.language;
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
 * best, on a strip, or on the page as a whole (`whole`, and where it lies turned). `known` is what OSD has said of the strip. Undefined where
 * the page is too empty to tell.
 */
export const findByScript = async (open: OpenPage, looking: Looking, whole = false, known?: Seen): Promise<Found | undefined> => {
  const seen = known ?? (await findScript(open, whole ? undefined : quarter));
  if (!seen) return undefined;
  const { turn, script, confidence } = seen;
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

/** What was read of a strip, and the language in Latin letters that its words tell. */
type ReadStrip = Pick<Reading, 'text' | 'letters' | 'confidence'> & { readonly told: OcrLanguage | undefined };

/** Reads a strip of a page as what is likely, by halves: the second where the first has too little, or does not tell one language in Latin letters from another. */
const readStrip = async (open: OpenPage, { installed, likely }: Looking): Promise<ReadStrip> => {
  let read: ReadStrip = { text: '', letters: 0, confidence: 0, told: undefined };
  const isLatin = scriptOf(likely) === 'Latin';
  for (const strip of halves) {
    const picture = await open.draw({ turn: 0, strip });
    const reading = picture && (await readPicture(open, picture, { data: dataFor(likely, installed) }));
    if (!reading) break;
    const letters = read.letters + reading.letters;
    const confidence = (read.confidence * read.letters + reading.confidence * reading.letters) / Math.max(1, letters);
    const text = `${read.text}\n${reading.text}`;
    read = { text, letters, confidence, told: isLatin ? guessLanguage(text) : undefined };
    if (letters >= fewLetters && (read.told || !isLatin || confidence < ownScript)) break;
  }
  return read;
};

/**
 * Finds a page's language before it is read: a strip of it is read as what is likely; Latin letters tell by their short words, others by
 * their script, which is looked at meanwhile. Undefined where the strip is too empty to tell.
 */
export const findByStrip = async (open: OpenPage, looking: Looking): Promise<Found | undefined> => {
  const [{ letters, confidence, told }, seen] = await Promise.all([readStrip(open, looking), findScript(open, quarter)]);
  if (letters < fewLetters) return undefined;
  // Letters of other scripts are taken for short words too.
  const isOwn = confidence >= ownScript || (told && seen?.script === 'Latin' && seen.turn === 0);
  if (!isOwn) return seen && findByScript(open, looking, false, seen);
  return { language: told ?? looking.likely, turn: 0 };
};
