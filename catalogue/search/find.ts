import { say } from '../languages/say.ts';
import { fromWords, noise, phraseOf, tokens, toWords } from './connectors.ts';
import { readDictionary } from './dictionary.ts';
import { type SearchEntry, type SearchIndex, type SearchWords, searchConverters } from './entries.ts';
import { type Group, type Side, things } from './group.ts';
import { plainly } from './plain-query.ts';
import { beforeArticle, pageVerbs, places, placeVerbs, siteVerbs, sourceVerbs, weakVerbs } from './verb-sets.ts';

/** Results of a query, best first, and suggestions if there are none. */
export type Search = {
  readonly find: (query: string) => readonly SearchEntry[];
  readonly propose: (query: string) => readonly SearchEntry[];
  readonly words: SearchWords;
};

const proposalLimit = 4;
/** Order for a single format: its outputs first, then its popular sources, then the rest. */
const outFirst = 4;

/** Creates the search that the header, the home page and the page of all tools share. */
export const createSearch = (index: SearchIndex): Search => {
  const formatIds = Object.keys(index.formats);
  const place = new Map(formatIds.map((id, at) => [id, at]));
  const wanted = new Map(index.popular.map((pair, at) => [pair, at]));
  const listed = new Map(index.converters.map((entry) => [`${entry.from} ${entry.to}`, entry]));
  const { lookUp, wordsOf, partsOf, isQuiet } = readDictionary(index.words, (id) => place.get(id.slice(2)) ?? -1);

  const entryOf = (from: string, to: string): SearchEntry | undefined => {
    const known = listed.get(`${from} ${to}`);
    if (known) return known;
    const [source, target] = [index.formats[from], index.formats[to]];
    const read = index.reads[from]?.[to];
    if (read !== undefined) return index.pages.find(({ of }) => of === read);
    if (!source || !target || !index.further[from]?.split(' ').includes(to)) return undefined;
    return {
      from,
      to,
      name: say(index.pair, { from: source.name, to: target.name }),
      description: '',
      path: `/${from}-to-${to}`,
      tone: source.tone,
    };
  };
  const entriesOf = (pairs: readonly string[]): readonly SearchEntry[] =>
    pairs.flatMap((pair) => {
      if (pair.startsWith('/')) return index.pages.filter(({ of }) => of === pair);
      const [from = '', to = ''] = pair.split(' ');
      return entryOf(from, to) ?? [];
    });

  /** Order: popular pairs, then listed converters, then the rest by how common source and target are. */
  const weigh = ({ from, to }: SearchEntry): number => {
    const wish = wanted.get(`${from} ${to}`);
    if (wish !== undefined) return wish;
    const source = 100 * (place.get(from) ?? 0);
    if (listed.has(`${from} ${to}`)) return 1000 + source + (place.get(to) ?? 0) / 10;
    return 100_000 + source + (index.further[from]?.split(' ').indexOf(to) ?? 0);
  };
  const isPage = ({ path }: SearchEntry): boolean => index.pages.some((page) => page.path === path);
  const byWeight = (entries: readonly SearchEntry[]): readonly SearchEntry[] => [...entries].sort((a, b) => weigh(a) - weigh(b));

  const groupOf = (ids: ReadonlySet<string>): Group => {
    const kinds = new Set([...ids].filter((id) => id.startsWith('k:')).map((id) => id.slice(2)));
    const named = [...ids].filter((id) => id.startsWith('f:')).map((id) => id.slice(2));
    const ofKinds = formatIds.filter((id) => kinds.has(index.formats[id]?.kind ?? ''));
    return { formats: new Set([...named, ...ofKinds]), kinds };
  };
  const meet = (a: Group, b: Group): Group => ({
    formats: new Set([...a.formats].filter((id) => b.formats.has(id))),
    kinds: new Set([...a.kinds].filter((id) => b.kinds.has(id))),
  });

  const readSide = (words: readonly string[]): Side => {
    const groups: Group[] = [];
    const verbs: string[] = [];
    const all = new Set<string>();
    let meant = 0;
    for (const word of words.flatMap(wordsOf)) {
      const ids = lookUp(word);
      if (ids.has('n:')) continue;
      meant += 1;
      for (const id of ids) all.add(id);
      for (const id of ids) if (id.startsWith('v:')) verbs.push(id.slice(2));
      const group: Group = { ...groupOf(ids), isNamed: index.formats[word] !== undefined, isPlace: places.has(word) };
      if (group.formats.size === 0) continue;
      const last = groups.at(-1);
      const both = last && meet(last, group);
      if (both && both.formats.size > 0) groups[groups.length - 1] = { ...both, isNamed: (last.isNamed || group.isNamed) ?? false };
      else groups.push(group);
    }
    return { groups, verbs, ids: all, unknown: meant > 0 && all.size === 0 };
  };

  const pairsBetween = (from: Group | undefined, to: Group | undefined): readonly SearchEntry[] => {
    const sources = from ? [...from.formats] : formatIds;
    return byWeight(
      sources.flatMap((source) => {
        const outputs = [...index.converters.filter((entry) => entry.from === source).map((entry) => entry.to)];
        return [...outputs, ...(index.further[source]?.split(' ') ?? []), ...(to ? Object.keys(index.reads[source] ?? {}) : [])]
          .filter((output) => to?.formats.has(output) ?? true)
          .flatMap((output) => entryOf(source, output) ?? []);
      }),
    );
  };

  /** A verb's conversions for its object. */
  const done = (verb: string, all: readonly Group[]): readonly SearchEntry[] => {
    const groups = placeVerbs.has(verb) ? all.filter(({ isPlace }) => !isPlace) : things(all);
    const cases = index.verbs[verb] ?? [];
    const fits = (of: string) => groups.some(({ formats, kinds }) => kinds.has(of) || (kinds.size === 0 && formats.has(of)));
    // What is done to videos is done to a MOV.
    const fitsKind = (of: string) =>
      groups.some(({ formats, kinds }) => kinds.size === 0 && [...formats].some((id) => index.formats[id]?.kind === of));
    const fitting = [fits, fitsKind, (of: string) => of === '*'].map((fit) => cases.find(([of]) => fit(of))).find(Boolean);
    return entriesOf(fitting?.[1] ?? []);
  };

  /** Splits words at the first of these marks that has something on its right. */
  const splitAt = (words: readonly string[], marks: ReadonlySet<string>): readonly [readonly string[], readonly string[] | undefined] => {
    const places = words.flatMap((word, position) => (marks.has(word) && position > 0 ? [position] : []));
    // A book for Kindle to EPUB: the last one names the target, unless only an earlier one stands before a format's name.
    const named = places.findLast((position) => index.formats[words[position + 1] ?? ''] !== undefined);
    const at = named ?? places.findLast((position) => position < words.length - 1) ?? places[0] ?? -1;
    if (words[0] !== undefined && toWords.has(words[0]) && marks !== fromWords) return [[], words.slice(1)];
    return at < 0 ? [words, undefined] : [words.slice(0, at), words.slice(at + 1)];
  };
  const bare = (words: readonly string[]) => words.filter((word) => !noise.has(word) && !toWords.has(word) && !fromWords.has(word));

  /** `Open a WEBP`, `out of a PDF`: `a` means `to` in Spanish, but is an article after an English verb or preposition. */
  const isArticle = (words: readonly string[]) => {
    const before = words[words.indexOf('a') - 1] ?? '';
    if (beforeArticle.has(before) || fromWords.has(before)) return true;
    return !noise.has(before) && [...lookUp(before)].some((id) => id.startsWith('v:'));
  };
  const withoutArticle: ReadonlySet<string> = new Set([...toWords].filter((word) => word !== 'a'));

  const understand = (query: string) => {
    // `How to open a WEBP` names no target.
    const words = tokens(plainly(query)).flatMap(partsOf);
    const [before, after] = splitAt(words, isArticle(words) ? withoutArticle : toWords);
    if (after !== undefined) {
      const [from, to] = [readSide(bare(before)), readSide(bare(after))];
      // `Forgot to delete a page` is about the page.
      return from.unknown && to.verbs.length > 0 && to.groups.length > 0
        ? { from: to, to: undefined, directed: false }
        : { from, to, directed: true };
    }
    const [left, right] = splitAt(words, fromWords);
    const [first, second] = [bare(left), bare(right ?? [])];
    if (first.length > 0 && second.length > 0) return { from: readSide(second), to: readSide(first), directed: true, isTurned: true };
    return { from: readSide([...first, ...second]), to: undefined, directed: false };
  };

  const meant = (query: string): readonly SearchEntry[] => {
    const { from, to, directed, isTurned } = understand(query);
    const [earlier, later] = isTurned ? [to, from] : [from, to];
    const ids = new Set([...from.ids, ...(to?.ids ?? [])]);
    // `SVG to PNG with a transparent background` names both formats.
    const isPair = directed && [from, to].every((side) => side?.groups.some(({ isNamed }) => isNamed));
    const isTargetNamed = directed && to?.groups.some(({ isNamed }) => isNamed);
    const together = isPair
      ? undefined
      : index.compounds.find(([meanings, verb]) => meanings.every((id) => ids.has(id)) && !(isTargetNamed && placeVerbs.has(verb)));
    const isOfFile = [...ids].some((id) => !id.startsWith('v:'));
    const spoken = [earlier, later].flatMap((side) =>
      (side?.verbs ?? []).filter(
        (verb) => index.verbs[verb]?.length && !(isOfFile && siteVerbs.has(verb)) && !(directed && side === to && sourceVerbs.has(verb)),
      ),
    );
    const said = together ? [together[1]] : spoken;
    // `Too large to upload` has no unknown target format, unlike `PNG to XYZZY`.
    if (from.unknown || (to?.unknown && said.length === 0)) return [];
    const groups = [...from.groups, ...(to?.groups ?? [])];
    // `Pages` names the object of extraction unless a stronger verb follows; `make` is the weakest.
    const ofPages = said.filter((verb) => pageVerbs.has(verb));
    // Excludes conversions to PDF: `a web page as PDF`.
    const becomesPdf = directed && from.groups.length > 0 && ofPages.length === 0 && to?.groups.some(({ formats }) => formats.has('pdf'));
    // Pages to delete or sort are a PDF's, unless another format is named.
    const isBare = ofPages.length > 0 && groups.every(({ formats }) => [...formats].every((id) => id === 'pages'));
    const isOfPages = said.includes('pages') && !becomesPdf && (isBare || groups.some(({ formats }) => formats.has('pdf')));
    if (isOfPages && isBare) return [...new Set(ofPages)].flatMap((verb) => done(verb, [groupOf(new Set(['f:pdf']))]));
    const verbs = isOfPages
      ? ofPages.length > 0
        ? ofPages
        : ['pages']
      : said.some((verb) => verb !== 'make')
        ? said.filter((verb) => verb !== 'make')
        : said;
    const byVerb = [...new Set(verbs)].flatMap((verb) => done(verb, groups));
    if (together && byVerb.length > 0) return byVerb;
    // A verb outweighs the formats mentioned with it: `remove a page from a PDF`.
    if (byVerb[0] && isPage(byVerb[0]) && (isOfPages || verbs.some((verb) => !weakVerbs.has(verb)))) return byVerb;
    if (directed) {
      // A table in a PDF to Excel: what the target is itself is no source where another one is named.
      const others = from.groups.filter(({ formats }) => [...formats].some((id) => !to?.groups[0]?.formats.has(id)));
      // A book as PDF for Kindle: the format's own name says more than the kind of file.
      const named = [...things(others)].sort((a, b) => Number(b.isNamed ?? false) - Number(a.isNamed ?? false));
      const sources = named.length > 0 ? named : from.groups.length > 0 ? from.groups : [undefined];
      const tried = groups.length > 0 ? sources.map((source) => pairsBetween(source, to?.groups[0])) : [];
      // Words for one thing may fit two kinds of file: `photo of a receipt`.
      const pairs = tried.find((found) => found.length > 0) ?? (byVerb.length > 0 ? [] : pairsBetween(sources[0], undefined));
      // A ringtone for an iPhone: what is named is the result.
      const isResult = others.length === 0 && byVerb.length > 0;
      return from.groups.length > 0 && to && to.groups.length > 0 && !isResult ? [...pairs, ...byVerb] : [...byVerb, ...pairs];
    }
    const [first, second] = from.groups;
    if (!first) return byVerb;
    if (byVerb.length > 0) return byVerb;
    const both = second ? [...pairsBetween(first, second), ...pairsBetween(second, first)] : [];
    if (both.length > 0) return both;
    const [out, into] = [pairsBetween(first, undefined), pairsBetween(undefined, first)];
    return [
      ...out.slice(0, outFirst),
      ...into.filter(({ from: source, to: target }) => wanted.has(`${source} ${target}`)),
      ...out,
      ...into,
    ];
  };

  /** Results by name, then by meaning, then by description. */
  const find = (query: string): readonly SearchEntry[] => {
    const needle = query.trim().toLowerCase();
    const converters = searchConverters(needle, index.converters);
    if (needle === '') return converters;
    const literal = [...converters, ...searchConverters(needle, index.pages)];
    const named = byWeight(literal.filter(({ name }) => name.toLowerCase().includes(needle)));
    const sense = meant(needle);
    // For a bare prefix such as `heic` the meaning, in its own order, covers the matching names.
    const isWhole = sense.length > 0 && named.every((entry) => sense.includes(entry));
    const answer = index.phrases[phraseOf(needle)] ?? index.phrases[phraseOf(needle, isQuiet)];
    const said = answer === undefined ? [] : entriesOf([answer]);
    const all = [...said, ...(isWhole ? [] : named), ...sense, ...literal];
    return [...new Map(all.map((entry) => [entry.path, entry])).values()];
  };

  /** Suggestions for a query without results: by its known words, else the most popular. */
  const propose = (query: string): readonly SearchEntry[] => {
    const known = bare(tokens(query)).filter((word) => lookUp(word).size > 0);
    const near = known.length > 0 ? find(known.join(' ')) : [];
    return (near.length > 0 ? near : entriesOf(['jpg png', 'pdf docx', 'heic jpg', 'mp4 mp3'])).slice(0, proposalLimit);
  };

  return { find, propose, words: index.said };
};
