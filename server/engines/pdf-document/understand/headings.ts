import type { OutlineEntry, Paragraph } from '../model.ts';
import { textOf } from './build-paragraph.ts';
import { isCaption } from './captions.ts';
import { findMarker } from './markers.ts';
import { headingSize, longestHeading, sameSize, sizeRounding, titleSize } from './typography.ts';

/**
 * Ratios to the text's type size, and lengths (letters). Tuned on public (`mhs`) and round (`head`): the number of a chapter is much larger
 * than text; bold lines of the text's size are headings if they are shorter than most sentences.
 */
const looks = { bold: 0.95, chapterNumber: 1.5, boldOfTextSize: 0.95, longestBold: 120, longestWithStop: 80, term: 1.05 } as const;
/** Minimum share of bold letters in longer paragraphs that makes a text bold. */
const boldText = { share: 0.4, longParagraph: 120 } as const;
/**
 * A table of contents has at least three entries; its levels are indented by more than this (points). Documents have at most six levels.
 */
const contentsList = { least: 3, step: 6 } as const;
const deepestLevel = 6;
/** Minimum number of headings larger than all those in a table of contents: a single one is its own or the document's. */
const leastChapters = 2;
/** A title is among the first paragraphs, has a unique size, and is no longer than this (letters). */
const titlePlace = { first: 4, among: 6, aloneBy: 0.95, longest: 160 } as const;
/** Number of bold paragraphs, of the two before and after, that makes a line part of a bold block. */
const boldNeighbours = 3;

type Look = { readonly size: number; readonly bold: boolean };

const letters = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

const lookOf = (p: Paragraph): Look => {
  let size = 0;
  let length = 0;
  let bold = 0;
  let all = 0;
  for (const inline of p.inlines) {
    if (inline.kind !== 'text') continue;
    const n = inline.text.trim().length;
    all += n;
    if (inline.style.bold) bold += n;
    if (n > length) {
      length = n;
      size = inline.style.size;
    }
  }
  return { size, bold: all > 0 && bold >= all * looks.bold };
};

/** A number without text, such as that of a chapter in large type above its title. */
const isNumberAlone = (text: string): boolean => /^(?:\d{1,3}|[IVXLC]{1,6})[.:]?$/.test(text.trim());

/** Check boxes of a form before the options. */
const boxToTick = /^[\u2610-\u2612\u25a1\u25a2\u274f-\u2752]/;

const endsWithPage = (text: string): boolean => /(?<!\s)(\s+)(?:\d{1,4}|[ivxlc]{1,6})$/i.exec(text)?.[1]?.includes('\t') ?? false;

/** Short, not a sentence, and distinguished by size or weight. */
const isCandidate = (p: Paragraph, look: Look, text: string, bodySize: number, boldBody: boolean, around: number): boolean => {
  const bigger = look.size >= bodySize * headingSize + sizeRounding;
  if (isNumberAlone(text)) return look.size >= bodySize * looks.chapterNumber;
  if (letters(text) < 2 || text.length > longestHeading || endsWithPage(text)) return false;
  if (p.inlines.some((i) => i.kind === 'tab') !== /^\S{1,8}\t[^\t]*$/.test(text)) return false;
  const marker = findMarker(text)?.marker;
  if (/[.;,]$/.test(text) && !(bigger && look.size >= bodySize * titleSize) && !(marker && text.length < looks.longestWithStop))
    return false;
  if (/[;,]$/.test(text) || marker?.format === 'bullet' || boxToTick.test(text)) return false;
  // A lettered item with bold text is an item.
  if (marker?.format === 'lowerLetter' && !bigger) return false;
  return bigger || (look.bold && !boldBody && look.size >= around * looks.boldOfTextSize && text.length <= looks.longestBold);
};

const keyOf = (look: Look): string => `${Math.round(look.size)}|${look.bold}`;
const normal = (text: string): string =>
  text
    .replace(/[\s\t]+/g, ' ')
    .trim()
    .toLowerCase();

const isEntry = (p: Paragraph): boolean => p.inlines.some((i) => i.kind === 'tab' && i.leader) && /\t[\divxlc]{1,5}$/i.test(textOf(p));

/** The entries of a table of contents, with levels by indent: their texts are headings later on. */
const readContents = (paragraphs: readonly Paragraph[]): ReadonlyMap<string, number> => {
  const entries = paragraphs.filter(isEntry);
  if (entries.length < contentsList.least) return new Map();
  const indents = [...new Set(entries.map((p) => Math.round((p.indent.start + p.indent.first) / contentsList.step)))].sort((a, b) => a - b);
  return new Map(
    entries.map((p) => [
      normal(textOf(p).replace(/\t[^\t]*$/, '')),
      Math.min(deepestLevel, indents.indexOf(Math.round((p.indent.start + p.indent.first) / contentsList.step)) + 1),
    ]),
  );
};

/** Tags and outlines omit the document's title: the largest text of all, once, at the beginning. */
const titleByLook = (paragraphs: readonly Paragraph[], bodySize: number): Paragraph | undefined => {
  const sizes = paragraphs.map((p) => lookOf(p).size);
  const largest = Math.max(...sizes);
  const at = sizes.indexOf(largest);
  const p = paragraphs[at];
  const alone = sizes.filter((s) => s > largest * titlePlace.aloneBy).length === 1;
  return p &&
    at < titlePlace.first &&
    alone &&
    largest >= bodySize * titleSize &&
    p.role.kind === 'body' &&
    textOf(p).length < titlePlace.longest
    ? p
    : undefined;
};

/** Points: a bold line with this indent from the text's edge, and text indented further below it, is a term with its explanation. */
const termIndent = 12;

const isTerm = (p: Paragraph, next: Paragraph | undefined, look: Look, bodySize: number): boolean => {
  if (look.size > bodySize * looks.term || p.align === 'centre') return false;
  const start = p.indent.start + p.indent.first;
  return start > termIndent && next !== undefined && next.indent.start > start + termIndent / 2;
};

/** Maximum number of adjacent headings: more, in type smaller than a title's, are names or an address. */
const mostInRow = 2;

type Candidate = { readonly p: Paragraph; readonly look: Look };

/** Removes candidates adjacent to others of the same style, such as authors' names. */
const withoutBlocks = (candidates: Candidate[], paragraphs: readonly Paragraph[], bodySize: number): void => {
  const places = new Map(paragraphs.map((p, n) => [p, n]));
  const at = (c: Candidate) => places.get(c.p) ?? Number.NaN;
  const rows: Candidate[][] = [];
  for (const c of candidates) {
    const row = rows.at(-1);
    const last = row?.at(-1);
    if (row && last && at(c) === at(last) + 1 && keyOf(last.look) === keyOf(c.look)) row.push(c);
    else rows.push([c]);
  }
  const gone = new Set(rows.filter((row) => row.length > mostInRow && (row[0] as Candidate).look.size < bodySize * titleSize).flat());
  for (let i = candidates.length - 1; i >= 0; i--) if (gone.has(candidates[i] as Candidate)) candidates.splice(i, 1);
};

/** Minimum ratio of the size of a slide's title to that of the line above it. */
const kickerRatio = 1.15;
/** Points: maximum distance of a line above a slide's title from the top. */
const kickerZone = 80;

/** On slides, a small line at the very top names the section of the talk; the heading is the larger one below. */
const withoutKickers = (candidates: Candidate[], paragraphs: readonly Paragraph[]): void => {
  for (let i = candidates.length - 2; i >= 0; i--) {
    const [kicker, title] = [candidates[i] as Candidate, candidates[i + 1] as Candidate];
    const next = paragraphs[paragraphs.indexOf(kicker.p) + 1] === title.p;
    if (next && kicker.p.box.y0 < kickerZone && title.look.size >= kickerRatio * kicker.look.size) candidates.splice(i, 1);
  }
};

/**
 * Finds headings by style: levels follow size, then weight. If the file has an outline, its titles are headings at its levels, and styles
 * that never occur in it are not.
 */
export const findHeadings = (
  paragraphs: readonly Paragraph[],
  bodySize: number,
  outline: readonly OutlineEntry[],
  /** Whether the pages are in landscape. */
  slides = false,
): ReadonlyMap<Paragraph, Paragraph['role']> => {
  const roles = new Map<Paragraph, Paragraph['role']>();
  const titles = new Map(outline.map((o) => [normal(o.title), o.level]));
  const contents = titles.size ? new Map<string, number>() : readContents(paragraphs);
  // Entries of tables of contents and single lines do not count for the weight of running text.
  const running = paragraphs.filter((p) => !isEntry(p) && textOf(p).length > boldText.longParagraph);
  const boldLetters = running.reduce((n, p) => n + (lookOf(p).bold ? letters(textOf(p)) : 0), 0);
  const allLetters = running.reduce((n, p) => n + letters(textOf(p)), 0);
  const boldBody = boldLetters > allLetters * boldText.share;
  const title = titles.size > 2 || paragraphs.some((p) => p.role.kind === 'heading') ? titleByLook(paragraphs, bodySize) : undefined;
  if (title && !roles.has(title)) roles.set(title, { kind: 'title' });
  // If tags mark headings, style is not needed.
  const told = paragraphs.some((p) => p.role.kind === 'heading');
  const candidates: Candidate[] = [];
  const listed: { readonly p: Paragraph; readonly level: number }[] = [];
  for (const [n, p] of paragraphs.entries()) {
    if (p.role.kind !== 'body') continue;
    const text = textOf(p);
    if (isCaption(text)) {
      roles.set(p, { kind: 'caption' });
      continue;
    }
    const plain = normal(text);
    const level = titles.get(plain) ?? titles.get(normal(text.slice(findMarker(text)?.length ?? 0)));
    if (level !== undefined && plain) {
      roles.set(p, { kind: 'heading', level });
      continue;
    }
    const entry = contents.get(plain);
    if (entry !== undefined && plain && !isEntry(p)) {
      listed.push({ p, level: entry });
      roles.set(p, { kind: 'heading', level: entry });
      continue;
    }
    if (titles.size > 2 || told) continue;
    const look = lookOf(p);
    const next = paragraphs[n + 1];
    // In text beside the body, such as a sidebar, type is smaller: the next paragraph shows the usual size there.
    const under = next && !lookOf(next).bold && letters(textOf(next)) > 2 ? lookOf(next).size : bodySize;
    if (!isCandidate(p, look, text, bodySize, boldBody, Math.min(under, bodySize))) continue;
    if (isTerm(p, next, look, bodySize)) continue;
    // Many adjacent bold lines are a block of bold text, not headings.
    const run = [-2, -1, 1, 2].filter((d) => {
      const o = paragraphs[n + d];
      return o !== undefined && lookOf(o).bold && Math.abs(lookOf(o).size - look.size) < sameSize;
    }).length;
    if (run >= boldNeighbours && look.size < bodySize * headingSize) continue;
    candidates.push({ p, look });
  }
  withoutBlocks(candidates, paragraphs, bodySize);
  if (slides) withoutKickers(candidates, paragraphs);
  const ranked = [...new Map(candidates.map((c) => [keyOf(c.look), c.look])).values()].sort(
    (a, b) => b.size - a.size || Number(b.bold) - Number(a.bold),
  );
  const biggest = ranked[0];
  const firstBig = candidates.filter((c) => biggest && keyOf(c.look) === keyOf(biggest));
  const titled =
    firstBig.length === 1 &&
    ranked.length > 1 &&
    biggest !== undefined &&
    biggest.size >= bodySize * titleSize &&
    paragraphs.indexOf((firstBig[0] as { p: Paragraph }).p) < titlePlace.among;
  // Chapters whose entries have no leader are not entries here: headings larger than all entries are a level above them.
  const largestListed = Math.max(...listed.map(({ p }) => lookOf(p).size));
  const chapters = candidates.filter(
    ({ look }) => look.size > largestListed + sameSize && !(titled && biggest && keyOf(look) === keyOf(biggest)),
  );
  if (chapters.length >= leastChapters)
    for (const { p, level } of listed) roles.set(p, { kind: 'heading', level: Math.min(deepestLevel, level + 1) });
  // An outline with only a title shows only that other headings are below it.
  const outlined = [...roles].flatMap(([p, role]) => (role.kind === 'heading' ? [{ size: lookOf(p).size, level: role.level }] : []));
  const over = ({ size }: Look): number => outlined.reduce((most, t) => (t.size > size + sameSize ? Math.max(most, t.level) : most), 0);
  for (const { p, look } of candidates) {
    const rank = ranked.findIndex((l) => keyOf(l) === keyOf(look));
    if (titled && rank === 0) roles.set(p, { kind: 'title' });
    else roles.set(p, { kind: 'heading', level: Math.min(deepestLevel, Math.max(1, rank + (titled ? 0 : 1)) + over(look)) });
  }
  return roles;
};
