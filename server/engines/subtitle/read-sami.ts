import { type Cue, cue, endsAtNext } from './cue.ts';
import { fromTags } from './html-marks.ts';
import { mostLanguages } from './protocol.ts';
import { fromCodedWords } from './script-codes.ts';

/** The captions of one language, and its name. */
export type Track = { readonly name: string; readonly cues: readonly Cue[] };

type Sync = { readonly start: number; readonly language: string; readonly words: string };

const samiWords = (text: string): string => fromTags(text, { keepsUnknown: false, entities: 'all' }).replaceAll('\u00a0', ' ');

/** Languages by the class that the style sheet declares for each: `.KRCC { Name:Korean; lang:ko-KR; }`. */
const languagesOf = (text: string): ReadonlyMap<string, string> => {
  const head = text.slice(0, text.search(/<sync\b/i)).slice(0, 20_000);
  const rules = [...head.matchAll(/\.([a-z][\w-]{0,40})\s{0,20}\{([^{}]{0,500})\}/gi)];
  return new Map(
    rules.slice(0, mostLanguages).flatMap(([, name = '', rule = '']) => {
      const [, language, region = ''] = /(?:^|[;\s])lang\s{0,5}:\s{0,5}([a-z]{2,3})(-[a-z]{2,4})?\s{0,5}(?:;|$)/i.exec(rule) ?? [];
      return language === undefined ? [] : [[name.toLowerCase(), language.toLowerCase() + region] as const];
    }),
  );
};

/** The texts of a moment, by language; those without a declared class belong to the first language. */
const syncsOf = (part: string, languages: ReadonlyMap<string, string>): readonly Sync[] => {
  const start = Number(/^[^>]{0,200}?start\s{0,3}=\s{0,3}["']?(\d{1,9})/i.exec(part)?.[1] ?? Number.NaN);
  if (Number.isNaN(start)) return [];
  const text = part
    .slice(part.indexOf('>') + 1)
    .replace(/<\/(?:body|sami)>[\s\S]*$/i, '')
    .replace(/<!--[^>]{0,2000}-->/g, '');
  const [first = ''] = languages.keys();
  const byLanguage = new Map<string, string>();
  for (const piece of text.split(/(?=<p\b)/i)) {
    const [, name = ''] = /^<p\b[^<>]{0,200}?\bclass\s{0,3}=\s{0,3}["']?([\w-]{1,41})/i.exec(piece) ?? [];
    const language = languages.has(name.toLowerCase()) ? name.toLowerCase() : first;
    if (piece.trim() !== '') byLanguage.set(language, (byLanguage.get(language) ?? '') + piece);
  }
  return [...(byLanguage.size === 0 ? [[first, ''] as const] : byLanguage)].map(([language, words]) => ({
    start,
    language,
    words: words.replace(/\s+/g, ' ').replace(/<br\b[^<>]{0,20}>/gi, '\n'),
  }));
};

/** Runs through the film: a second text behind the first starts again from its beginning. */
const runsOf = (syncs: readonly Sync[]): readonly (readonly Sync[])[] => {
  const runs: Sync[][] = [];
  for (const sync of syncs) {
    const run = runs.at(-1);
    if (run === undefined || (run.length > 1 && sync.start <= (run[0]?.start ?? 0) && runs.length < mostLanguages)) runs.push([sync]);
    else run.push(sync);
  }
  return runs;
};

const cuesOf = (run: readonly Sync[]): readonly Cue[] => {
  const sorted = run.toSorted((a, b) => a.start - b.start);
  const ends = endsAtNext(sorted.map(({ start }) => start));
  return sorted.flatMap(({ start, words }, at) => {
    const { text, ...codes } = fromCodedWords(words, samiWords);
    return cue(start, ends[at], text, codes);
  });
};

/** The captions of each language of SAMI, each with a name; one track with an empty name if there is one. */
export const fromSami = (text: string): readonly Track[] => {
  const languages = languagesOf(text);
  const syncs = text
    .split(/<sync\b/i)
    .slice(1)
    .flatMap((part) => syncsOf(part, languages));
  const tracks = [...new Set(syncs.map(({ language }) => language))]
    .map((language) => ({
      name: languages.get(language) ?? '',
      cues: runsOf(syncs.filter((one) => one.language === language))
        .flatMap(cuesOf)
        .toSorted((a, b) => a.start - b.start),
    }))
    .filter(({ cues }) => cues.length > 0);
  return tracks.length > 1 ? tracks : tracks.map(({ cues }) => ({ name: '', cues }));
};
