import { join } from 'node:path';
import { type Finding, finding, near } from '../check.ts';
import type { Fixture } from '../fixtures.ts';
import { look } from '../look.ts';

type InputFacts = {
  readonly words?: readonly string[];
  readonly links?: readonly string[];
  readonly headings?: readonly string[];
  readonly title?: string;
  readonly authors?: readonly string[];
  readonly readings?: readonly (readonly [word: string, reading: string])[];
  readonly page?: readonly [width: number, height: number] | null;
  readonly sheets?: readonly { readonly name: string; readonly texts: readonly string[] }[];
};

const readable: ReadonlySet<string> = new Set(['docx', 'odt', 'xlsx', 'ods', 'epub', 'html']);
const known = new Map<string, Promise<InputFacts>>();

/** Facts read from the input; none for formats that Python's modules cannot read. Read once for all targets. */
export const readInput = ({ file, format }: Fixture): Promise<InputFacts> => {
  if (!readable.has(format)) return Promise.resolve({});
  const reading =
    known.get(file) ??
    look('python3', join(import.meta.dir, '../read-input.py'), file, format).then((told) => JSON.parse(told) as InputFacts);
  known.set(file, reading);
  return reading;
};

/** Text without characters that readers, typography and line breaks change: spaces, soft hyphens, kinds of quotes. */
export const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\u00ad\u200b-\u200f\u2028\u2029\ufeff*_\\`#]+/g, '')
    .replace(/[‘’‚]/g, "'")
    .replace(/[“”„]/g, '"');

/** Possible forms of a sentence in a result: whole, without the phonetic guides above its words, or with them in brackets. */
export const spellings = ({ readings = [] }: InputFacts, sentence: string): readonly string[] =>
  [
    (word: string, reading: string) => word + reading,
    (word: string) => word,
    (word: string, reading: string) => `${word}（${reading}）`,
  ].map((spell) => readings.reduce((text, [word, reading]) => text.replaceAll(word + reading, spell(word, reading)), sentence));

/** Maximum number of words to compare, sampled from the whole text. */
const sampleWords = 300;

/** Length of the longest increasing subsequence (patience sorting). */
const longestRise = (numbers: readonly number[]): number => {
  const ends: number[] = [];
  for (const number of numbers) {
    const place = ends.findIndex((end) => end >= number);
    ends[place < 0 ? ends.length : place] = number;
  }
  return ends.length;
};

/** Share of these words, each unique in the input, that occur in `seen` in the same order. Words that occur twice in `seen` are ignored. */
const inOrder = (words: readonly string[], seen: string): number => {
  const places = words.map((word) => [seen.indexOf(word), seen.lastIndexOf(word)] as const).filter(([first, last]) => first === last);
  return places.length === 0 ? 1 : longestRise(places.map(([place]) => place).filter((place) => place >= 0)) / places.length;
};

/** Notes, boxes and cells may move; lost or shuffled text scores far lower. */
const orderShare = 0.8;
/** With fewer words a single moved one would weigh too much. */
const fewWords = 20;

/** Checks that the input's text is complete and in order. `seen` is the result's text. */
export const orderFindings = ({ words = [] }: InputFacts, seen: string): readonly Finding[] => {
  const long = words.map(bare).filter((word) => /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\d]{5,}$/u.test(word));
  const counts = Map.groupBy(long, (word) => word);
  const once = long.filter((word) => counts.get(word)?.length === 1);
  if (once.length < fewWords) return [];
  const step = Math.ceil(once.length / sampleWords);
  const share = inOrder(
    once.filter((_, index) => index % step === 0),
    bare(seen),
  );
  return [finding('text in order', share >= orderShare, `${Math.round(share * 100)} % of it`)];
};

/** Checks links, bookmarks, title, authors and page size of a PDF. */
export const pdfFindings = async (input: InputFacts, pdf: string): Promise<readonly Finding[]> => {
  const [about, links, outline] = await Promise.all([
    look('pdfinfo', pdf),
    look('pdfinfo', '-url', pdf),
    look('mutool', 'show', pdf, 'outline').catch(() => ''),
  ]);
  const web = (input.links ?? []).filter((link) => URL.canParse(link) && /^https?:/.test(link)).map((link) => new URL(link).host);
  const missing = web.filter((host) => !links.includes(host));
  const headings = (input.headings ?? []).filter((heading) => heading && !bare(outline).includes(bare(heading)));
  const findings: Finding[] = [];
  if (web.length > 0) findings.push(finding('links', missing.length === 0, missing));
  if (input.headings?.length) findings.push(finding('bookmarks', headings.length === 0, headings.slice(0, 3)));
  for (const [name, expected] of [['title', input.title] as const, ...(input.authors ?? []).map((author) => ['author', author] as const)])
    if (expected) findings.push(finding(name, bare(about).includes(bare(expected)), about.split('\n').slice(0, 2)));
  if (input.page) {
    const [width = 0, height = 0] = (/^Page size:\s+([\d.]+) x ([\d.]+)/m.exec(about)?.slice(1) ?? []).map(Number);
    findings.push(near('page width', width, input.page[0], 2), near('page height', height, input.page[1], 2));
  }
  return findings;
};

/** Checks that every sheet's texts are in the result, and the sheets' names if the target has sheets. `seen` is the result's text. */
export const sheetFindings = ({ sheets = [] }: InputFacts, to: string, seen: string): readonly Finding[] => {
  const filled = sheets.filter(({ texts }) => texts.length > 0);
  if (filled.length === 0) return [];
  // XML derives element names from the headings, and names consist of letters and digits.
  const plain = (text: string): string => (to === 'xml' ? bare(text).replace(/[^\p{L}\d]/gu, '') : bare(text));
  const all = plain(seen).replaceAll('""', '"');
  const lost = filled
    .flatMap(({ texts }) => texts.map(plain))
    .filter((text) => text && !all.includes(text) && !all.includes(bare(JSON.stringify(text).slice(1, -1))));
  const findings = [finding('texts of cells', lost.length === 0, lost.slice(0, 3))];
  if (['xlsx', 'ods', 'fods', 'json', 'xml'].includes(to) && (filled.length > 1 || !['json', 'xml'].includes(to))) {
    const unnamed = filled.map(({ name }) => name).filter((name) => !all.includes(plain(name)));
    findings.push(finding('names of sheets', unnamed.length === 0, unnamed));
  }
  return findings;
};
