import { SaxesParser } from 'saxes';
import { damagedAt } from '../../contract/worker-main.ts';
import { xmlFault } from '../../formats/text/xml-fault.ts';
import { type Cue, cue, escapeWords, readClock } from './cue.ts';

/** Times of TTML (TTML2, 12.3): a clock with a fraction or frames, or a number with a unit. */
const ttmlTime = (text: string | undefined, rate: number, tickRate: number): number | undefined => {
  if (text === undefined) return undefined;
  const offset = /^(\d{1,12}(?:\.\d{1,9})?)(h|ms|m|s|f|t)$/.exec(text.trim());
  if (offset) {
    const units: Readonly<Record<string, number>> = { h: 3_600_000, m: 60_000, s: 1000, ms: 1, f: 1000 / rate, t: 1000 / tickRate };
    return Math.round(Number(offset[1]) * (units[offset[2] ?? ''] ?? 0));
  }
  const frames = /^(\d{1,4}:\d\d:\d\d):(\d{1,3})$/.exec(text.trim());
  const clock = readClock(frames?.[1] ?? text);
  return clock === undefined ? undefined : clock + Math.round((Number(frames?.[2] ?? 0) / rate) * 1000);
};

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

type Attributes = Readonly<Record<string, string>>;

/** Tags for an element's own attributes and its styles. */
const tagsOf = (of: (wanted: string) => string | undefined, styles: ReadonlyMap<string, readonly string[]>): readonly string[] => {
  const own = [
    ...(/^(?:italic|oblique)$/.test(of('fontStyle') ?? '') ? ['i'] : []),
    ...(of('fontWeight') === 'bold' ? ['b'] : []),
    ...(of('textDecoration')?.split(' ').includes('underline') ? ['u'] : []),
  ];
  const named = (of('style') ?? '').split(/\s+/, 20).flatMap((id) => styles.get(id) ?? []);
  return [...new Set([...own, ...named])];
};

/** Frames per second, with the multiplier of television: `30` and `1000 1001`. */
const frameRate = (rate: string | undefined, multiplier: string | undefined): number => {
  const [over = 1, under = 1] = (multiplier ?? '').split(' ', 2).map((part) => Number(part) || 1);
  return ((Number(rate) || 30) * over) / under;
};

export const fromTtml = (text: string): readonly Cue[] => {
  const cues: Cue[] = [];
  // Namespace support walks all open elements for each tag: half a minute for 50,000 nested ones.
  const parser = new SaxesParser();
  const styles = new Map<string, readonly string[]>();
  let [rate, tickRate] = [30, 1];
  let open: { start: number | undefined; end: number | undefined; text: string } | undefined;
  const closing: string[] = [];
  /** Start times of a line's ancestors, to which its own times are relative (TTML2, 12.4). */
  const offsets: number[] = [];
  parser.on('opentag', ({ name, attributes }) => {
    const local = localName(name);
    const of = (wanted: string): string | undefined =>
      Object.entries(attributes as Attributes).find(([one]) => localName(one) === wanted)?.[1];
    const offset = offsets.at(-1) ?? 0;
    const time = (wanted: string): number | undefined => ttmlTime(of(wanted), rate, tickRate);
    offsets.push(local === 'div' || local === 'body' ? offset + (time('begin') ?? 0) : offset);
    let close = '';
    if (local === 'tt') [rate, tickRate] = [frameRate(of('frameRate'), of('frameRateMultiplier')), Number(of('tickRate')) || 1];
    else if (local === 'style') styles.set(of('id') ?? '', tagsOf(of, styles));
    else if (local === 'br' && open) open.text += '\n';
    else if (local === 'p' || (local === 'span' && open)) {
      const tags = tagsOf(of, styles);
      const opening = tags.map((tag) => `<${tag}>`).join('');
      close = tags
        .toReversed()
        .map((tag) => `</${tag}>`)
        .join('');
      if (local === 'p') {
        const [begin, length, end] = [time('begin'), time('dur'), time('end')];
        const start = begin === undefined ? undefined : begin + offset;
        const till = end === undefined ? (start !== undefined && length !== undefined ? start + length : undefined) : end + offset;
        open = { start, end: till, text: opening };
      } else if (open) open.text += opening;
    }
    closing.push(close);
  });
  const words = (part: string): void => {
    if (open) open.text += escapeWords(part.replace(/\s+/g, ' '));
  };
  parser.on('text', words);
  parser.on('cdata', words);
  parser.on('closetag', ({ name }) => {
    offsets.pop();
    const close = closing.pop() ?? '';
    if (!open) return;
    open.text += close;
    if (localName(name) !== 'p') return;
    cues.push(...cue(open.start, open.end, open.text));
    open = undefined;
  });
  try {
    parser.write(text).close();
  } catch (thrown) {
    const place = xmlFault(text);
    throw place ? damagedAt(place) : thrown;
  }
  return cues;
};
