import { type FieldSources, verdictOn } from './field-code.ts';

/** Control words, control symbols, group ends and text of RTF (1.9.1). */
const token = /\\([a-z]{1,32})(-?\d{1,10})? ?|\\[^a-z]|[{}]|[^\\{}]+/gi;

type Cut = { readonly from: number; readonly to: number; readonly put?: string };
type Field = { marks: Cut[]; code: string; saved: string; codeAt?: Cut; savedAt?: { from: number; to: number } };
type Group = { readonly from: number; readonly field?: Field; kind?: 'field' | 'code' | 'saved'; keeps?: Field };

const bookmark = /\\bkmkstart\s?([^\\{}]{1,200})\}/g;
/** Limit of nested groups; deeper texts stay unchanged. */
const mostDepth = 1000;

const asRtf = (text: string): string =>
  [...text]
    .map((char) =>
      /[\\{}]/.test(char)
        ? `\\${char}`
        : char < '\x80'
          ? char
          : [...Buffer.from(char, 'utf16le').entries()]
              .filter(([at]) => at % 2 === 0)
              .map(([at]) => `\\u${Buffer.from(char, 'utf16le').readInt16LE(at)}?`)
              .join(''),
    )
    .join('');

/** Replaces fields without a source in an RTF, given as bytes, by their saved text. */
export const settleRtfFields = (rtf: string, sources: Omit<FieldSources, 'bookmarks'>): string => {
  if (!rtf.includes('\\field')) return rtf;
  const bookmarks = new Set([...rtf.matchAll(bookmark)].map(([, name = '']) => name.trim().toLowerCase()));
  const cuts: Cut[] = [];
  const open: Group[] = [];
  const settle = ({ marks, code, codeAt, saved, savedAt }: Field): void => {
    if (!codeAt) return;
    const verdict = verdictOn(code.replace(/\\\\/g, '\\'), saved.trim() !== '', saved, { ...sources, bookmarks });
    if (verdict === 'live') return;
    cuts.push(...marks, codeAt);
    if (verdict === 'file-name')
      cuts.push(
        savedAt
          ? { ...savedAt, put: ` ${asRtf(sources.fileName)}` }
          : { from: codeAt.to, to: codeAt.to, put: ` ${asRtf(sources.fileName)}` },
      );
  };
  token.lastIndex = 0;
  for (let found = token.exec(rtf); found; found = token.exec(rtf)) {
    const [text, word = '', number] = found;
    const at = found.index;
    const group = open.at(-1);
    if (text === '{') {
      if (open.length >= mostDepth) return rtf;
      open.push({
        from: at,
        field: group?.kind === 'field' ? group.keeps : group?.field,
        kind: group?.kind === 'code' || group?.kind === 'saved' ? group.kind : undefined,
      });
    } else if (text === '}') {
      const ended = open.pop();
      if (ended?.kind === 'field' && ended.keeps) settle(ended.keeps);
      if (ended?.kind === 'code' && ended.field && open.at(-1)?.kind === 'field') ended.field.codeAt = { from: ended.from, to: at + 1 };
      if (ended?.kind === 'saved' && ended.field?.savedAt && open.at(-1)?.kind === 'field') ended.field.savedAt.to = at;
    } else if (!group) continue;
    else if (word === 'bin') token.lastIndex += Math.max(0, Number(number ?? 0));
    else if (word === 'field') {
      group.kind = 'field';
      group.keeps = { marks: [{ from: at, to: at + text.length }], code: '', saved: '' };
    } else if (/^fld(?:dirty|edit|lock|priv)$/.test(word)) group.keeps?.marks.push({ from: at, to: at + text.length });
    else if (word === 'fldinst') group.kind = 'code';
    else if (word === 'fldrslt' && group.field) {
      group.kind = 'saved';
      group.field.marks.push({ from: at, to: at + text.length });
      group.field.savedAt = { from: at + text.length, to: at + text.length };
    } else if (group.field && (word === '' || word === 'pict' || word === 'u')) {
      if (group.kind === 'code') group.field.code += text.replace(/[\r\n]/g, '');
      if (group.kind === 'saved') group.field.saved += word === '' ? text.replace(/[\r\n]/g, '') : '?';
    }
  }
  const pieces: string[] = [];
  let last = 0;
  for (const { from, to, put = '' } of cuts.toSorted((one, other) => one.from - other.from || one.to - other.to)) {
    if (from < last) continue;
    pieces.push(rtf.slice(last, from), put);
    last = to;
  }
  return pieces.join('') + rtf.slice(last);
};
