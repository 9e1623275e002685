import { type Cue, cue, readClock } from './cue.ts';
import { fromScript } from './script-codes.ts';

/** What of a style the cues show. */
type Style = { readonly italic: boolean; readonly align?: number };

/** Alignments of version 4 count the middle and the top from 9 and 5. */
const styleAlign = (value: string, isOld: boolean): number | undefined => {
  const number = Number(value);
  if (!isOld) return number >= 1 && number <= 9 && number !== 2 ? number : undefined;
  const align = (number & 3 || 2) + (number & 4 ? 6 : number & 8 ? 3 : 0);
  return number > 0 && align !== 2 ? align : undefined;
};

/** SubStation Alpha, versions 4 and 4+: lines of dialogue with the codes in them and the italics and places of their styles. */
export const readScript = (text: string): readonly Cue[] => {
  let [section, wraps]: [string, boolean] = ['', false];
  let columns: readonly string[] = [];
  const styles = new Map<string, Style>();
  const cues: Cue[] = [];
  for (const line of text.split('\n')) {
    const heading = /^\s{0,9}\[([^\]]{1,100})\]/.exec(line);
    if (heading) section = (heading[1] ?? '').toLowerCase();
    if (/^WrapStyle:\s{0,9}2/i.test(line)) wraps = true;
    const format = /^Format:(.{0,1000})$/i.exec(line.trim());
    if (format) columns = (format[1] ?? '').split(',').map((name) => name.trim().toLowerCase());
    const kind = line.startsWith('Dialogue:') ? 'Dialogue:' : line.startsWith('Style:') ? 'Style:' : undefined;
    if (!kind) continue;
    const fields = line.slice(kind.length).split(',');
    const field = (name: string): string => fields[columns.indexOf(name)]?.trim() ?? '';
    if (kind === 'Style:') {
      const align = styleAlign(field('alignment'), section === 'v4 styles');
      styles.set(field('name'), { italic: /^-?1$/.test(field('italic')), ...(align ? { align } : {}) });
      continue;
    }
    const style = styles.get(field('style').replace(/^\*/, ''));
    const read = fromScript(fields.slice(Math.max(0, columns.indexOf('text'))).join(','), wraps);
    const align = read.align ?? style?.align;
    cues.push(
      ...cue(readClock(field('start')), readClock(field('end')), style?.italic ? `<i>${read.text}` : read.text, align ? { align } : {}),
    );
  }
  return cues;
};
