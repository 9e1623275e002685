import iconv from 'iconv-lite';
import { type Message, message } from '../../../catalogue/languages/message.ts';
import { mostPlausible } from '../../formats/text/plausible.ts';
import type { Media } from './media.ts';

/** Formats whose texts in ID3 say Latin-1, whatever encoding a program of old wrote. */
const tagged: ReadonlySet<string> = new Set(['mp3', 'mp2', 'aac', 'ac3', 'tta', 'dsf']);
const texts: ReadonlySet<string> = new Set('title artist album album_artist composer performer genre comment copyright'.split(' '));
/** Western texts have single letters with accents, and are never respelt as another Latin alphabet. */
const encodings = 'windows-1252 windows-1251 windows-1253 windows-1255 windows-1256 shift_jis big5 gb18030 cp949'.split(' ');
const mostLetters = 500;
/** Letters that make a guess, and their share of all letters. */
const [fewest, least] = [4, 0.6];

type OldLetters = { readonly encoding?: string; readonly args: readonly string[]; readonly notes: readonly Message[] };

const none: OldLetters = { args: [], notes: [] };

const isOld = (text: string): boolean => /^[\0-\u00ff]*$/.test(text) && /[\u0080-\u00ff]/.test(text);

/** Reads tags in the encoding that makes words of them, if they hold mostly letters beyond ASCII. */
export const oldLetters = (from: string, { tags }: Media): OldLetters => {
  if (!tagged.has(from)) return none;
  const old = Object.entries(tags).filter(([key, value]) => texts.has(key) && isOld(value));
  const sample = old.map(([, value]) => Buffer.from(value.slice(0, mostLetters), 'latin1'));
  const bytes = Buffer.concat(sample);
  const high = bytes.filter((byte) => byte >= 0x80).length;
  const letters = high + bytes.filter((byte) => (byte | 32) >= 0x61 && (byte | 32) <= 0x7a).length;
  if (high < fewest || high < letters * least) return none;
  const encoding = mostPlausible(sample, encodings, 2);
  if (encoding === 'windows-1252') return none;
  return {
    encoding,
    args: old.flatMap(([key, value]) => ['-metadata', `${key}=${iconv.decode(Buffer.from(value, 'latin1'), encoding)}`]),
    notes: [message('tagsEncoding', { encoding })],
  };
};
