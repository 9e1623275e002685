import { bare, type Cue, cue, readClock } from './cue.ts';
import { fromScript, type Slants } from './script-codes.ts';
import { readEvent, readStyle, type ScriptStyle } from './script-styles.ts';

/** Converts an alignment; version 4 numbers the top row from 5 and the middle row from 9. Defaults to bottom centre. */
const styleAlign = (value: string, isOld: boolean): number => {
  const number = /^\d{1,2}$/.test(value) ? Number(value) : 0;
  if (!isOld) return number >= 1 && number <= 9 ? number : 2;
  return number > 0 ? (number & 3 || 2) + (number & 4 ? 6 : number & 8 ? 3 : 0) : 2;
};

/** Columns of lines in a file that does not name them. */
const usualColumns = 'layer,start,end,style,name,marginl,marginr,marginv,effect,text'.split(',');

const usualScreen = { width: 384, height: 288 } as const;

const isSlanted = (style: ScriptStyle | undefined): boolean => style?.numbers.italic === -1 || style?.numbers.italic === 1;

/** The lines of several layers with the same words and times, such as words and their outline, once. */
export const withoutLayers = (cues: readonly Cue[]): readonly Cue[] => {
  const seen = new Set<string>();
  return cues.filter(({ start, end, text }) => {
    const key = `${start} ${end} ${bare(text)}`;
    return !seen.has(key) && seen.add(key);
  });
};

/** SubStation Alpha, versions 4 and 4+: dialogue lines with their codes, and the italics and alignment of their styles. */
export const readScript = (text: string): readonly Cue[] => {
  let [section, wraps]: [string, boolean] = ['', false];
  let columns: readonly string[] = usualColumns;
  const styles = new Map<string, ScriptStyle>();
  let screen: ScriptStyle['screen'] = usualScreen;
  const cues: Cue[] = [];
  for (const indented of text.split('\n')) {
    const line = indented.trimStart();
    const heading = /^\[([^\]]{1,100})\]/.exec(line);
    if (heading) {
      section = (heading[1] ?? '').toLowerCase();
      columns = usualColumns;
    }
    if (/^WrapStyle:\s{0,9}2/i.test(line)) wraps = true;
    const [, side, points] = /^PlayRes([XY]):\s{0,9}(\d{1,5})\s{0,9}$/i.exec(line) ?? [];
    if (side && Number(points) > 0) screen = { ...screen, [side.toUpperCase() === 'X' ? 'width' : 'height']: Number(points) };
    const format = /^Format:(.{0,1000})$/i.exec(line.trim());
    if (format) columns = (format[1] ?? '').split(',').map((name) => name.trim().toLowerCase());
    const kind = line.startsWith('Dialogue:') ? 'Dialogue:' : line.startsWith('Style:') ? 'Style:' : undefined;
    if (!kind) continue;
    const fields = line.slice(kind.length).split(',');
    const field = (name: string): string => fields[columns.indexOf(name)]?.trim() ?? '';
    if (kind === 'Style:') {
      const style = readStyle(field, styleAlign(field('alignment'), section === 'v4 styles'), screen);
      styles.set(style.name, style);
      continue;
    }
    const style = styles.get(field('style').replace(/^\*/, ''));
    const script = fields.slice(Math.max(0, columns.indexOf('text'))).join(',');
    const slants: Slants = (name) => isSlanted((name === undefined ? undefined : styles.get(name)) ?? style);
    const read = fromScript(script, { wraps, slants, height: screen.height, usual: style?.align });
    const align = read.align ?? (style?.align === 2 ? undefined : style?.align);
    const isItalic = slants();
    cues.push(
      ...cue(readClock(field('start')), readClock(field('end')), isItalic ? `<i>${read.text}` : read.text, {
        ...(align ? { align } : {}),
        ...(style ? { style, script: script.trim(), event: readEvent(field) } : {}),
      }),
    );
  }
  return cues;
};
