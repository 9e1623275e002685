/** Writing of mails (RFC 5322, RFC 2045 to 2047, RFC 2231). */

/** Of a line, without its end; longer ones some servers refuse. */
const lineCharacters = 76;
/** Of UTF-8 in one encoded word, which takes 75 characters at most. */
const wordBytes = 42;

/** A part of a mail: its headers, one a line, and what stands below them. */
export type Part = { readonly head: readonly string[]; readonly body: string };

const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/** Pieces of a text of a few bytes each, none of which cuts a sign. */
const pieces = (text: string): readonly string[] => {
  const found: string[] = [];
  let piece = '';
  let size = 0;
  for (const sign of text) {
    const bytes = Buffer.byteLength(sign);
    if (size + bytes > wordBytes) {
      found.push(piece);
      [piece, size] = ['', 0];
    }
    piece += sign;
    size += bytes;
  }
  return piece ? [...found, piece] : found;
};

/** Text of a header on one line: signs beyond ASCII as encoded words. */
export const headerText = (text: string): string => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a header has none.
  const line = text.replace(/[\x00-\x1f\x7f]+/g, ' ').trim();
  if (isAscii(line) && !line.includes('=?')) return line;
  return pieces(line)
    .map((piece) => `=?utf-8?B?${Buffer.from(piece).toString('base64')}?=`)
    .join('\r\n ');
};

/** A person as named in a header; only the address if there is no name. */
export const mailbox = (name: string, address: string): string => {
  const plain = address.replace(/[\s<>,;]/g, '');
  const spoken = name.trim() === '' || name.trim() === plain ? '' : name.trim();
  const quoted = isAscii(spoken) && !spoken.includes('=?') ? `"${spoken.replace(/(["\\])/g, '\\$1')}"` : headerText(spoken);
  if (plain === '') return spoken && quoted;
  return spoken ? `${quoted} <${plain}>` : plain;
};

/** A parameter of a header, as RFC 2231 spells what is not ASCII. */
export const parameter = (name: string, value: string): string => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a header has none.
  const clean = value.replace(/[\x00-\x1f\x7f]+/g, ' ').toWellFormed();
  if (isAscii(clean) && !/["\\]/.test(clean)) return `${name}="${clean}"`;
  return `${name}*=utf-8''${encodeURIComponent(clean).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`;
};

const wrapped = (base64: string): string => {
  const lines: string[] = [];
  for (let at = 0; at < base64.length; at += lineCharacters) lines.push(base64.slice(at, at + lineCharacters));
  return lines.join('\r\n');
};

/** A part that holds bytes, or a text as UTF-8. */
export const part = (type: string, content: Uint8Array | string, further: readonly string[] = []): Part => ({
  head: [`Content-Type: ${type}${typeof content === 'string' ? '; charset=utf-8' : ''}`, 'Content-Transfer-Encoding: base64', ...further],
  body: wrapped(Buffer.from(content).toString('base64')),
});

/** A part that holds a whole mail. */
export const mailPart = (mail: string, further: readonly string[]): Part => ({
  head: ['Content-Type: message/rfc822', ...further],
  body: mail,
});

export const written = ({ head, body }: Part): string => `${head.join('\r\n')}\r\n\r\n${body}`;

/** Several parts as one; a single part as it is. */
export const multipart = (kind: 'mixed' | 'related' | 'alternative', parts: readonly Part[]): Part => {
  const [first] = parts;
  if (first && parts.length === 1) return first;
  const texts = parts.map(written);
  // Of what it stands between, so that the same parts give the same mail: nobody can write a text that holds its own digest.
  const hasher = new Bun.CryptoHasher('sha256');
  for (const text of [kind, ...texts]) hasher.update(text);
  const boundary = `=_${hasher.digest('hex').slice(0, 40)}`;
  return {
    head: [`Content-Type: multipart/${kind}; boundary="${boundary}"`],
    body: `${texts.map((text) => `--${boundary}\r\n${text}\r\n`).join('')}--${boundary}--\r\n`,
  };
};
