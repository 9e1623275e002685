import { SaxesParser } from 'saxes';
import { damagedAt } from '../../contract/worker-main.ts';
import { xmlFault } from '../../formats/text/xml-fault.ts';
import { withoutLateDeclaration } from '../../formats/xml/declaration.ts';
import { htmlEntities } from '../../formats/xml/tree.ts';
import { type Cue, cue, endsAtNext, escapeWords } from './cue.ts';
import { readingMarks } from './html-marks.ts';
import { fromCodedWords } from './script-codes.ts';
import { type Attribute, inherited, type Look, lookOf, placeOf, screenOf, tagsBetween } from './ttml-looks.ts';
import { type Clock, clockOf, pass, ratesOf, type Span, spanOf } from './ttml-times.ts';

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** An open element: what it hands down, and the text that ends it. */
type Level = {
  readonly span: Span;
  readonly look: Look;
  readonly region?: string;
  readonly closing: string;
  readonly endsPart?: true;
  readonly clock: Clock;
  readonly isUnread?: boolean;
};

/** Text with its times. */
type Part = { readonly span: Span; text: string };

/** An open paragraph: its text, or that of its spans which have times of their own. */
type Paragraph = Part & { readonly parts: Part[]; into: Part; readonly align?: number };

/** A caption that may have no end. */
type Begun = { readonly start: number; readonly end: number | undefined; readonly text: string; readonly more: Pick<Cue, 'align'> };

const begunBy = ({ parts, span, text, align }: Paragraph): readonly Begun[] => {
  const more = align === undefined ? {} : { align };
  return [...(parts.length === 0 ? [{ span, text }] : parts)].flatMap(({ span: { start, end, isTimed }, text: words }) =>
    start === undefined || (end === undefined && !isTimed) ? [] : [{ start, end, text: words, more }],
  );
};

const cuesOf = (begun: readonly Begun[]): readonly Cue[] => {
  const sorted = begun.toSorted((a, b) => a.start - b.start);
  const ends = endsAtNext(sorted.map(({ start }) => start));
  return sorted.flatMap(({ start, end, text, more }, at) => {
    const { text: shown, ...codes } = fromCodedWords(text, (part) => part);
    return cue(start, end ?? ends[at], shown, { ...more, ...codes });
  });
};

/** Elements that take time. */
const timed: ReadonlySet<string> = new Set(['body', 'div', 'p', 'span']);

/** Words about the text, which are not part of it. */
const isMetadata = (name: string): boolean => localName(name) === 'metadata' || name.startsWith('ttm:');

/** Opens a part for a span; one that has the times of the part before it continues that. */
const partFor = (open: Paragraph, span: Span): Part => {
  const [last, between] = [open.parts.at(-1), open.text.includes('\n') ? '\n' : ' '];
  open.text = '';
  if (last && last.span.start === span.start && last.span.end === span.end) {
    last.text += between;
    return last;
  }
  const part = { span, text: '' };
  open.parts.push(part);
  return part;
};

export const fromTtml = (text: string): readonly Cue[] => {
  const begun: Begun[] = [];
  // Namespace support walks all open elements for each tag: half a minute for 50,000 nested ones.
  const parser = new SaxesParser();
  parser.ENTITIES = htmlEntities;
  const [styles, regions] = [new Map<string, Look>(), new Map<string, Look>()];
  const levels: Level[] = [];
  let [rates, screen] = [{ frames: 30, ticks: 1 }, screenOf(() => undefined)];
  let unread = 0;
  let inRegion: string | undefined;
  let open: Paragraph | undefined;

  const paragraph = (of: Attribute, around: Level, region: string | undefined): Level => {
    const look = { ...inherited(regions.get(region ?? '') ?? {}), ...around.look, ...inherited(lookOf(of, styles)) };
    const span = spanOf(of, around.span, rates, around.clock);
    const [opening, closing] = tagsBetween({}, look);
    const align = placeOf(regions.get(region ?? '') ?? {}, screen);
    const part: Part = { span, text: opening };
    open = Object.assign(part, { parts: [], into: part, ...(align === undefined ? {} : { align }) });
    return { span, look, closing, clock: clockOf(of, span) };
  };

  const inline = (of: Attribute, around: Level, from: Paragraph): Level => {
    const own = lookOf(of, styles);
    const look = { ...around.look, ...inherited(own) };
    const span = spanOf(of, around.span, rates, around.clock);
    // A paragraph without times has those of its spans; times of words inside a timed paragraph are no captions.
    const begins = span.isTimed && !from.span.isTimed && from.into === from;
    if (begins) from.into = partFor(from, span);
    const [opening, closing] = tagsBetween(begins ? {} : around.look, look);
    const reading = own.ruby === 'text';
    from.into.text += opening + (reading ? readingMarks[0] : '');
    const closings = (reading ? readingMarks[1] : '') + closing;
    return { span, look, closing: closings, clock: clockOf(of, span), ...(begins ? { endsPart: true } : {}) };
  };

  parser.on('opentag', ({ name, attributes }) => {
    const local = localName(name);
    const byName = new Map(Object.entries(attributes as Record<string, string>).map(([one, value]) => [localName(one), value]));
    const of: Attribute = (wanted) => byName.get(wanted);
    const around: Level = levels.at(-1) ?? { span: { isTimed: false }, look: {}, closing: '', clock: { isSequence: false } };
    const region = of('region') ?? around.region;
    let level: Level = { span: around.span, look: around.look, closing: '', clock: { isSequence: false } };
    // Brackets around readings are added for all of them.
    const isUnread = isMetadata(name) || (local === 'span' && lookOf(of, styles).ruby === 'delimiter');
    if (isUnread) unread++;
    if (local === 'tt') [rates, screen] = [ratesOf(of), screenOf(of)];
    else if (local === 'region') {
      inRegion = of('id') ?? '';
      regions.set(inRegion, lookOf(of, styles));
    } else if (local === 'style' && inRegion !== undefined) regions.set(inRegion, { ...regions.get(inRegion), ...lookOf(of, styles) });
    else if (local === 'style') styles.set(of('id') ?? '', lookOf(of, styles));
    else if (local === 'br' && open) open.into.text += '\n';
    else if (local === 'div' || local === 'body') {
      const span = spanOf(of, around.span, rates, around.clock);
      level = { span, look: { ...around.look, ...inherited(lookOf(of, styles)) }, closing: '', clock: clockOf(of, span) };
    } else if (local === 'p') level = paragraph(of, around, region);
    else if (local === 'span' && open) level = inline(of, around, open);
    levels.push({ ...level, isUnread, ...(region === undefined ? {} : { region }) });
  });
  const words = (part: string): void => {
    if (open && unread === 0) open.into.text += escapeWords(part.replace(/[ \t\n\r]+/g, ' '));
  };
  parser.on('text', words);
  parser.on('cdata', words);
  parser.on('closetag', ({ name }) => {
    const level = levels.pop();
    const outer = levels.at(-1);
    if (level && outer && timed.has(localName(name))) pass(outer.clock, level.span, level.clock);
    const { closing = '', endsPart = false } = level ?? {};
    if (level?.isUnread) unread--;
    if (localName(name) === 'region') inRegion = undefined;
    if (!open) return;
    open.into.text += closing;
    if (endsPart) open.into = open;
    if (localName(name) !== 'p') return;
    begun.push(...begunBy(open));
    open = undefined;
  });
  try {
    parser.write(withoutLateDeclaration(text)).close();
  } catch (thrown) {
    const place = xmlFault(text);
    throw place ? damagedAt(place) : thrown;
  }
  return cuesOf(begun);
};
