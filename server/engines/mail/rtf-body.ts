import { bareRecord } from '../../../catalogue/bare-record.ts';
import { fileLimits } from '../../contract/file-limits.ts';
import { escapeXml } from '../../formats/ooxml/xml.ts';
import { decodeByPage, pageOfCharset } from './code-pages.ts';

/** A mail body from RTF: the encapsulated HTML ([MS-OXRTFEX]) or plain text, or a page made from its text. */
export type RtfBody = { readonly kind: 'html' | 'text'; readonly content: string };

/** State of a group, inherited by nested groups. */
type Group = {
  /** The group's words are not part of the document's text. */
  readonly isHidden: boolean;
  /** Between `\htmlrtf` and `\htmlrtf0`: only for RTF readers. */
  readonly isForRtf: boolean;
  readonly isFontTable: boolean;
  readonly font: number;
  /** Number of fallback characters after `\u`. */
  readonly skipped: number;
  readonly look: Look;
};
type Look = Readonly<Record<'b' | 'i' | 'u' | 's', boolean>>;

const plainLook: Look = { b: false, i: false, u: false, s: false };
const marks = Object.keys(plainLook) as readonly (keyof Look)[];
const lookOf = bareRecord<keyof Look>({ b: 'b', i: 'i', ul: 'u', strike: 's' });

/** Destination groups without text (RTF 1.9.1); those that begin with `\*` are skipped anyway. */
const hiddenGroups: ReadonlySet<string> = new Set(
  'fonttbl colortbl stylesheet info pict object header headerl headerr headerf footer footerl footerr footerf fldinst listtable listoverridetable rsidtbl generator xmlnstbl themedata datastore bkmkstart bkmkend'.split(
    ' ',
  ),
);

const signs = bareRecord<string>({
  ...{ lquote: '\u2018', rquote: '\u2019', ldblquote: '\u201c', rdblquote: '\u201d', bullet: '\u2022', endash: '\u2013' },
  ...{ emdash: '\u2014', '~': '\u00a0', _: '\u00ad', tab: '\t', emspace: '\u2003', enspace: '\u2002', zwj: '\u200d', zwnj: '\u200c' },
});

/** Escapes a character as a numeric reference, which works in both new and encapsulated pages. */
const asEntity = (sign: string): string => (sign === '\t' ? sign : `&#${sign.codePointAt(0)};`);

const backslash = 92;
const [open, close] = [123, 125];
const isLetter = (byte: number): boolean => (byte >= 97 && byte <= 122) || (byte >= 65 && byte <= 90);
const isDigit = (byte: number): boolean => byte >= 48 && byte <= 57;

/** Parses the RTF of a mail body. Throws RangeError if groups are nested too deeply. */
export const readRtfBody = (bytes: Buffer): RtfBody => {
  const head = bytes.toString('latin1', 0, 1024);
  const wrapped = /\\fromhtml1?(?![0-9a-z])/.test(head) ? 'html' : /\\fromtext(?![0-9a-z])/.test(head) ? 'text' : undefined;
  const defaultPage = Number(/\\ansicpg(\d{1,5})/.exec(head)?.[1] ?? 1252);
  const pages = new Map<number, number>();
  const out: string[] = [];
  let group: Group = { isHidden: false, isForRtf: false, isFontTable: false, font: -1, skipped: 1, look: plainLook };
  const outer: Group[] = [];
  /** Bytes of text that are not decoded yet: a character may have two, which are escaped separately. */
  let pending: number[] = [];
  /** Number of fallback characters left to skip. */
  let toSkip = 0;
  let shown = plainLook;

  const isSilent = (): boolean => group.isHidden || (wrapped === 'html' && group.isForRtf);
  const show = (look: Look): void => {
    if (marks.every((mark) => shown[mark] === look[mark])) return;
    for (const mark of marks.toReversed()) if (shown[mark]) out.push(`</${mark}>`);
    for (const mark of marks) if (look[mark]) out.push(`<${mark}>`);
    shown = look;
  };
  const flush = (): void => {
    if (pending.length === 0) return;
    const bytesOfWords = Buffer.from(pending);
    // ASCII fast path: creating a decoder takes a hundred times as long, and texts consist of small pieces.
    const text = pending.every((byte) => byte < 0x80)
      ? bytesOfWords.toString('latin1')
      : decodeByPage(bytesOfWords, pages.get(group.font) ?? defaultPage);
    pending = [];
    if (wrapped) out.push(text);
    else {
      show(group.look);
      out.push(escapeXml(text));
    }
  };
  const put = (byte: number): void => {
    if (toSkip > 0) toSkip--;
    else if (!isSilent()) pending.push(byte);
  };
  const say = (text: string): void => {
    flush();
    if (isSilent()) return;
    if (!wrapped) show(group.look);
    out.push(wrapped === 'text' ? text : asEntity(text));
  };
  const breakLine = (isParagraph: boolean): void => {
    flush();
    if (isSilent()) return;
    if (!wrapped) show(plainLook);
    out.push(wrapped ? '\r\n' : isParagraph ? '</p>\n<p>' : '<br>');
  };
  const set = (change: Partial<Group>): void => {
    flush();
    group = { ...group, ...change };
  };

  const follow = (word: string, value: number | undefined): void => {
    const sign = signs[word];
    if (sign !== undefined) say(sign);
    else if (word === 'par' || word === 'line' || word === 'sect' || word === 'page' || word === 'row') breakLine(word !== 'line');
    else if (word === 'cell') say('\t');
    else if (word === 'u' && value !== undefined) {
      const unit = value < 0 ? value + 0x10000 : value;
      flush();
      if (!isSilent()) {
        if (!wrapped) show(group.look);
        // Surrogates arrive one by one and combine by being adjacent.
        const sign = String.fromCharCode(unit);
        out.push(wrapped ? sign : escapeXml(sign));
      }
      toSkip = group.skipped;
    } else if (word === 'uc') set({ skipped: Math.max(0, Math.min(10, value ?? 1)) });
    else if (word === 'htmlrtf') set({ isForRtf: value !== 0 });
    else if (word === 'f' && value !== undefined) set({ font: value });
    else if (word === 'fcharset' && group.isFontTable) pages.set(group.font, pageOfCharset[value ?? 0] ?? defaultPage);
    else if (word === 'cpg' && group.isFontTable && value) pages.set(group.font, value);
    else if (word === 'plain') set({ look: plainLook });
    else if (word === 'ulnone') set({ look: { ...group.look, u: false } });
    else if (hiddenGroups.has(word)) set({ isHidden: true, isFontTable: word === 'fonttbl' });
    else {
      const mark = lookOf[word];
      if (mark) set({ look: { ...group.look, [mark]: value !== 0 } });
    }
  };

  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte === open) {
      flush();
      toSkip = 0;
      if (outer.length >= fileLimits.levels.rtf) throw new RangeError('Groups lie too deep.');
      outer.push(group);
    } else if (byte === close) {
      flush();
      toSkip = 0;
      group = outer.pop() ?? group;
    } else if (byte === 13 || byte === 10 || byte === 0) {
      // Line breaks of the file don't belong to the text.
    } else if (byte !== backslash) put(byte);
    else {
      const next = bytes[++at] ?? 0;
      if (isLetter(next)) {
        let end = at;
        while (end - at < 32 && isLetter(bytes[end] ?? 0)) end++;
        const word = bytes.toString('latin1', at, end);
        const from = end;
        if (bytes[end] === 45) end++;
        while (end - from < 12 && isDigit(bytes[end] ?? 0)) end++;
        const value = end > from ? Number.parseInt(bytes.toString('latin1', from, end), 10) : undefined;
        at = bytes[end] === 32 ? end : end - 1;
        if (word === 'bin') at += Math.max(0, value || 0);
        else follow(word, Number.isNaN(value) ? undefined : value);
      } else if (next === 39) {
        const code = Number.parseInt(bytes.toString('latin1', at + 1, at + 3), 16);
        at += 2;
        if (!Number.isNaN(code)) put(code);
      } else if (next === 42) {
        // Skips ignorable groups, except those with the encapsulated HTML. The group's name follows.
        const isPage = wrapped === 'html' && bytes.toString('latin1', at + 1, at + 9) === '\\htmltag';
        if (isPage) {
          const tag = /^\\htmltag-?\d{0,8} ?/.exec(bytes.toString('latin1', at + 1, at + 24));
          at += tag?.[0].length ?? 0;
          set({ isHidden: false });
        } else set({ isHidden: true });
      } else if (next === 13 || next === 10) breakLine(true);
      else if (next === 126 || next === 95) say(signs[String.fromCharCode(next)] ?? '');
      else if (next === backslash || next === open || next === close) put(next);
    }
  }
  flush();
  if (!wrapped) show(plainLook);
  const content = out.join('');
  return wrapped === 'text' ? { kind: 'text', content } : { kind: 'html', content: wrapped ? content : `<p>${content}</p>` };
};
