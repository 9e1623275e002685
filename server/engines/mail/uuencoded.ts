/** Files within the text of a mail, as programs sent them before MIME (POSIX, uuencode). */
export type UuFile = { readonly name: string; readonly content: Buffer };

const first = /^begin(-base64)? [0-7]{3,4} (\S.{0,250})$/;

/** The bytes of a line: its first character is their number; undefined if it is no such line. */
const bytesOf = (line: string): Buffer | undefined => {
  const codes = [...line].map((sign) => (sign.charCodeAt(0) - 32) & 63);
  const [length = 0] = codes;
  if (/[^\x20-\x60]/.test(line) || line.length > 62) return undefined;
  const needed = 1 + Math.ceil(length / 3) * 4;
  // Blanks at the end of a line get lost on the way; some programs add a checksum.
  if (codes.length > needed + 1) return undefined;
  const bytes = Buffer.alloc(Math.ceil(length / 3) * 3);
  for (let at = 1, to = 0; at < needed; at += 4, to += 3) {
    const [a = 0, b = 0, c = 0, d = 0] = codes.slice(at, at + 4);
    bytes.set([(a << 2) | (b >> 4), ((b << 4) | (c >> 2)) & 255, ((c << 6) | d) & 255], to);
  }
  return bytes.subarray(0, length);
};

const decoded = (lines: readonly string[], isBase64: boolean): Buffer | undefined => {
  if (isBase64) return Buffer.from(lines.join(''), 'base64');
  const pieces = lines.filter((line) => line.trim() !== '').map(bytesOf);
  return pieces.every((piece) => piece !== undefined) ? Buffer.concat(pieces) : undefined;
};

/** Takes such files out of a text; a block that is damaged or never ends stays text. */
export const withoutUuFiles = (text: string): { readonly text: string; readonly files: readonly UuFile[] } => {
  if (!/^begin(?:-base64)? [0-7]{3,4} /m.test(text)) return { text, files: [] };
  const lines = text.split(/\r?\n/);
  const ends = lines.flatMap((line, at) => (/^(?:end|====)\s*$/.test(line) ? [at] : []));
  const kept: string[] = [];
  const files: UuFile[] = [];
  let next = 0;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const [, base64, name = ''] = first.exec(line.trimEnd()) ?? [];
    while (next < ends.length && (ends[next] ?? 0) <= at) next++;
    const end = name ? ends[next] : undefined;
    const content = end === undefined ? undefined : decoded(lines.slice(at + 1, end), base64 !== undefined);
    if (content && end !== undefined) {
      files.push({ name: name.trim(), content });
      at = end;
    } else kept.push(line);
  }
  return { text: kept.join('\n'), files };
};
