import { bytesOfWord, encodedWord } from './charset.ts';

/** Repairs of a part's headers. */

/** Headers whose parameters name a file. */
const named = /^content-(?:type|disposition)$/;
/** A file name without quotes. */
const bareName = /((?:^|[;\s])(?:file)?name[ \t]{0,9}=[ \t]{0,9})([^\s"';=][^";]{0,1000})/gi;

const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** Whether the parenthesis is a comment (RFC 5322, 3.2.2): it ends the value, and an extension precedes it. */
const hasComment = (name: string): boolean => name.endsWith(')') && /\.\w{1,8}\s{0,9}$/.test(name.slice(0, name.search(/\s\(/)));

const quoted = (whole: string, before: string, given: string): string => {
  const name = given.trimEnd();
  if (!/\s\(/.test(name) || count(name, '(') !== count(name, ')') || hasComment(name)) return whole;
  return `${before}"${name.replaceAll('\\', '\\\\')}"`;
};

/**
 * Quotes file names with parentheses, such as `name=Bill (1).pdf`: the parser would remove `(1)` as a comment. The returned function takes
 * the header lines in order; other bytes stay unchanged.
 */
export const nameQuoter = (): ((line: Uint8Array) => Uint8Array) => {
  let field = '';
  return (line) => {
    const bytes = Buffer.from(line.buffer, line.byteOffset, line.byteLength);
    if (bytes[0] !== 32 && bytes[0] !== 9)
      field = bytes
        .toString('latin1', 0, Math.max(0, bytes.indexOf(58)))
        .trim()
        .toLowerCase();
    if (!named.test(field) || !bytes.includes('(')) return line;
    return Buffer.from(bytes.toString('latin1').replace(bareName, quoted), 'latin1');
  };
};

/** Header lines by field: those that begin with a blank belong to the one before. */
const fieldsOf = (lines: readonly string[]): readonly (readonly string[])[] => {
  const fields: string[][] = [];
  for (const line of lines) {
    const last = fields.at(-1);
    if (last && /^[ \t]/.test(line)) last.push(line);
    else fields.push([line]);
  }
  return fields;
};

const isKind = (line: string): boolean => /^content-type[ \t]{0,9}:/i.test(line);
const isMultipart = (header: string): boolean =>
  /^[^:]*:\s{0,99}multipart\/[^;]{1,100};/i.test(header) && /\bboundary\s{0,9}=/i.test(header);

/** Removes further content types if one of several declares a multipart with a boundary. */
export const withOneKind = (lines: readonly string[]): readonly string[] => {
  if (lines.filter(isKind).length < 2) return lines;
  const headers = fieldsOf(lines);
  const multipart = headers.find(([first = '', ...rest]) => isKind(first) && isMultipart([first, ...rest].join('')));
  return multipart ? headers.filter((one) => one === multipart || !isKind(one[0] ?? '')).flat() : lines;
};

const words = /=\?[^?\s]{1,60}\?[QB]\?[^?\s]*\?=(?:\s{1,99}=\?[^?\s]{1,60}\?[QB]\?[^?\s]*\?=)+/gi;

const joined = (run: string): string => {
  const parts: { readonly charset: string; readonly bytes: Buffer[] }[] = [];
  for (const [, charset = '', kind = '', content = ''] of run.matchAll(encodedWord)) {
    const last = parts.at(-1);
    if (last?.charset.toLowerCase() === charset.toLowerCase()) last.bytes.push(bytesOfWord(kind, content));
    else parts.push({ charset, bytes: [bytesOfWord(kind, content)] });
  }
  return parts.map(({ charset, bytes }) => `=?${charset}?B?${Buffer.concat(bytes).toString('base64')}?=`).join(' ');
};

/** Joins neighbouring encoded words (RFC 2047) of one encoding, between which programs cut characters. */
export const withJoinedWords = (lines: readonly string[]): readonly string[] =>
  fieldsOf(lines).flatMap((field) => {
    const text = field.join('\n');
    return text.includes('=?') ? text.replace(words, joined).split('\n') : field;
  });

const encoding = /^(content-transfer-encoding[ \t]{0,9}:)[ \t"']{0,9}(?:quoted[ \t_-]?(printable)|base[ \t_-]?64)\b.{0,200}$/i;

/** Names of transfer encodings as the parser knows them: programs write `quoted printable` and `Base-64`. */
export const withPlainEncoding = (lines: readonly string[]): readonly string[] =>
  lines.map((line) =>
    line.replace(encoding, (_, field: string, printable?: string) => `${field} ${printable ? 'quoted-printable' : 'base64'}`),
  );
