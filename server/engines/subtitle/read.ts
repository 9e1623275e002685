import { decodeHTML } from 'entities/decode';
import { SaxesParser } from 'saxes';
import { damagedAt } from '../../contract/worker-main.ts';
import { xmlFault } from '../../formats/text/xml-fault.ts';
import { bare, type Cue, readClock, withMarks } from './cue.ts';

/** Frames a second where a file of frames states none. */
export const usualRate = 25;
/** How long the last line of a song stands, in milliseconds. */
const lastLine = 5000;

const cue = (start: number | undefined, end: number | undefined, text: string): readonly Cue[] =>
  start === undefined || end === undefined || end < start || bare(text).trim() === '' ? [] : [{ start, end, text: text.trim() }];

const blocks = (text: string): readonly (readonly string[])[] =>
  text.split(/\n[ \t]*\n/).map((block) => block.split('\n').filter((line) => line.trim() !== ''));

/** SRT and WebVTT: a line with an arrow, words below it. */
const arrows = (text: string): readonly Cue[] =>
  blocks(text).flatMap((lines) => {
    const at = lines.findIndex((line) => line.includes('-->'));
    if (at < 0) return [];
    const [from = '', to = ''] = (lines[at] ?? '').split('-->');
    return cue(readClock(from), readClock(to.trim().split(/\s/)[0] ?? ''), withMarks(lines.slice(at + 1).join('\n')));
  });

const fromVtt = (text: string): readonly Cue[] => arrows(text).map(({ text: words, ...times }) => ({ ...times, text: decodeHTML(words) }));

const fromSbv = (text: string): readonly Cue[] =>
  blocks(text).flatMap(([times = '', ...lines]) => {
    const [from = '', to = ''] = times.split(',');
    return cue(readClock(from), readClock(to), lines.join('\n'));
  });

/** Words without drawings of SubStation Alpha: from `{\p1}` or any other scale on, until `{\p0}`, they are strokes of a pen (`m 0 0 l 10 10`). */
const withoutDrawings = (text: string): string => {
  let draws = false;
  return text.replace(/\{[^{}]{0,2000}\}|[^{]+|\{/g, (part) => {
    const isCode = part.length > 1 && part.startsWith('{');
    if (!isCode) return draws ? '' : part;
    for (const [, scale] of part.matchAll(/\\p(\d{1,3})/g)) draws = Number(scale) > 0;
    return part;
  });
};

/** Override codes of SubStation Alpha: `{\i1}` begins italics; all others are looks and places. */
const fromOverrides = (text: string): string => {
  const marked = text
    .replace(/\{[^{}]{0,2000}\}/g, (codes) =>
      [...codes.matchAll(/\\([ibu])([01])(?!\d)/g)].map(([, mark, on]) => `<${on === '1' ? '' : '/'}${mark}>`).join(''),
    )
    .replace(/\\[Nn]/g, '\n')
    .replaceAll('\\h', ' ');
  const open = ['i', 'b', 'u'].filter((mark) => marked.split(`<${mark}>`).length > marked.split(`</${mark}>`).length);
  return marked + open.map((mark) => `</${mark}>`).join('');
};

const fromAss = (text: string): readonly Cue[] => {
  let columns: readonly string[] = [];
  const cues: Cue[] = [];
  for (const line of text.split('\n')) {
    const format = /^Format:(.{0,1000})$/i.exec(line.trim());
    if (format) columns = (format[1] ?? '').split(',').map((name) => name.trim().toLowerCase());
    if (!line.startsWith('Dialogue:')) continue;
    const fields = line.slice('Dialogue:'.length).split(',');
    const textAt = columns.indexOf('text');
    const field = (name: string): string => fields[columns.indexOf(name)] ?? '';
    cues.push(...cue(readClock(field('start')), readClock(field('end')), fromOverrides(withoutDrawings(fields.slice(textAt).join(',')))));
  }
  return cues;
};

/** MicroDVD: frames in braces. A first line from frame 1 to 1 states the rate. Some files of this ending are SubViewer's instead. */
const fromSub = (text: string): readonly Cue[] => {
  if (!/^\s*\{\d/.test(text))
    return blocks(text).flatMap((lines) => {
      const at = lines.findIndex((line) => /^\d{1,2}:\d\d:\d\d\.\d\d,\d{1,2}:\d\d:\d\d\.\d\d$/.test(line.trim()));
      const [from = '', to = ''] = (lines[at] ?? '').split(',');
      return at < 0
        ? []
        : cue(
            readClock(from),
            readClock(to),
            lines
              .slice(at + 1)
              .join('\n')
              .replaceAll('[br]', '\n'),
          );
    });
  const lines = [...text.matchAll(/^\{(\d{1,9})\}\{(\d{0,9})\}(.{0,5000})$/gm)];
  const stated = Number(lines[0]?.[1]) <= 1 && Number(lines[0]?.[2]) <= 1 ? Number((lines[0]?.[3] ?? '').replace(',', '.')) : 0;
  const rate = stated >= 1 && stated <= 240 ? stated : usualRate;
  return lines.slice(stated ? 1 : 0).flatMap(([, from, to, words = '']) => {
    const start = Math.round((Number(from) / rate) * 1000);
    const italic = /\{y:i\}/i.test(words);
    const shown = words.replace(/\{[^{}]{0,100}\}/g, '').replaceAll('|', '\n');
    return cue(start, to ? Math.round((Number(to) / rate) * 1000) : start + lastLine, italic ? `<i>${shown}</i>` : shown);
  });
};

const fromLrc = (text: string): readonly Cue[] => {
  const shift = Number(/^\[offset:\s{0,5}([+-]?\d{1,7})\]/im.exec(text)?.[1] ?? 0);
  const lines = text.split('\n').flatMap((line) => {
    const stamps = /^(?:\[\d{1,4}:\d{1,2}(?:[.:]\d{1,3})?\]\s{0,3}){1,50}/.exec(line)?.[0] ?? '';
    const words = line
      .slice(stamps.length)
      .replace(/<\d{1,4}:\d{1,2}(?:\.\d{1,3})?>/g, '')
      .trim();
    return [...stamps.matchAll(/\[(\d{1,4}):(\d{1,2})(?:[.:](\d{1,3}))?\]/g)].map(([, minutes, seconds, fraction = '0']) => ({
      start: Math.max(0, (Number(minutes) * 60 + Number(seconds)) * 1000 + Math.round(Number(`0.${fraction}`) * 1000) - shift),
      words,
    }));
  });
  const sorted = lines.toSorted((a, b) => a.start - b.start);
  return sorted.flatMap(({ start, words }, at) => cue(start, sorted[at + 1]?.start ?? start + lastLine, words));
};

const fromSami = (text: string): readonly Cue[] => {
  const parts = text.split(/<sync\b/i).slice(1);
  const starts = parts.map((part) => Number(/^[^>]{0,200}?start\s{0,3}=\s{0,3}["']?(\d{1,9})/i.exec(part)?.[1] ?? Number.NaN));
  return parts.flatMap((part, at) => {
    const words = part.slice(part.indexOf('>') + 1).replace(/<\/(?:body|sami)>[\s\S]*$/i, '');
    const lines = words.replace(/\s+/g, ' ').replace(/<br\b[^<>]{0,20}>/gi, '\n');
    const start = starts[at] ?? Number.NaN;
    return Number.isNaN(start)
      ? []
      : cue(start, starts[at + 1] ?? start + lastLine, decodeHTML(withMarks(lines)).replaceAll('\u00a0', ' '));
  });
};

/** Times of TTML (TTML2, 12.3): a clock with a fraction or frames, or a number with its unit. */
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

const fromTtml = (text: string): readonly Cue[] => {
  const cues: Cue[] = [];
  // With namespaces each tag looks for its own through all that are open: half a minute for 50,000 within each other.
  const parser = new SaxesParser();
  let [rate, tickRate] = [30, 1];
  let open: { start: number | undefined; end: number | undefined; text: string } | undefined;
  const closing: string[] = [];
  parser.on('opentag', ({ name, attributes }) => {
    const local = localName(name);
    const of = (wanted: string): string | undefined => Object.entries(attributes).find(([one]) => localName(one) === wanted)?.[1];
    const italic = of('fontStyle') === 'italic';
    closing.push(open && local === 'span' && italic ? '</i>' : '');
    if (local === 'tt') [rate, tickRate] = [Number(of('frameRate')) || 30, Number(of('tickRate')) || 1];
    if (local === 'p') {
      const start = ttmlTime(of('begin'), rate, tickRate);
      const length = ttmlTime(of('dur'), rate, tickRate);
      open = {
        start,
        end: ttmlTime(of('end'), rate, tickRate) ?? (start !== undefined && length !== undefined ? start + length : undefined),
        text: italic ? '<i>' : '',
      };
      closing[closing.length - 1] = italic ? '</i>' : '';
    } else if (open && local === 'br') open.text += '\n';
    else if (open && local === 'span' && italic) open.text += '<i>';
  });
  parser.on('text', (words) => {
    if (open) open.text += words.replace(/\s+/g, ' ');
  });
  parser.on('closetag', ({ name }) => {
    const mark = closing.pop() ?? '';
    if (!open) return;
    open.text += mark;
    if (localName(name) !== 'p') return;
    cues.push(
      ...cue(
        open.start,
        open.end,
        open.text
          .split('\n')
          .map((line) => line.trim())
          .join('\n'),
      ),
    );
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

/** Readers by format id. Each takes the decoded text with `\n` as line end. */
export const readers: Readonly<Record<string, (text: string) => readonly Cue[]>> = {
  srt: arrows,
  vtt: fromVtt,
  ass: fromAss,
  ssa: fromAss,
  sub: fromSub,
  sbv: fromSbv,
  ttml: fromTtml,
  smi: fromSami,
  lrc: fromLrc,
};
