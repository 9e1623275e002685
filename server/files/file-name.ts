/** Control characters, path separators, quotes and bidirectional marks: not allowed in a download's name. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this removes.
const unsafe = /[\u0000-\u001f\u007f-\u009f/\\:*?"<>|\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** Device names, which Windows opens instead of a file, whatever the extension (Microsoft, "Naming Files, Paths, and Namespaces"). */
const device = /^(con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³]|conin\$|conout\$)(?=\s*(?:\.|$))/i;

/** File systems allow 255 bytes; the extension, and ` (1)` of a second download, add to the base name. */
const maxBytes = 235;
/** Limit for the part that distinguishes results: a sheet's name of 31 letters in any script. */
const maxPartBytes = 95;
const maxStemBytes = maxBytes - maxPartBytes - 1;

/** Longest prefix within so many bytes of UTF-8, whole characters only. */
export const cutToBytes = (text: string, bytes: number): string => {
  let [end, used] = [0, 0];
  for (const character of text) {
    used += Buffer.byteLength(character);
    if (used > bytes) break;
    end += character.length;
  }
  return text.slice(0, end);
};

/** A base name followed by a part, cut so that both fit. */
export const nameWithPart = (base: string, separator: '.' | '-', part: string): string =>
  `${cutToBytes(base, maxStemBytes)}${separator}${part}`;

/**
 * Characters of a name that are read: four times the file system limit. A form or a workbook may send any number, and Unicode
 * normalisation takes quadratic time.
 */
const maxCharacters = 1024;

/** Removes these characters from the end. A loop, since a regular expression would backtrack at each of them. */
const trimEnd = (text: string, characters: RegExp): string => {
  let end = text.length;
  while (end > 0 && characters.test(text.charAt(end - 1))) end--;
  return text.slice(0, end);
};

const wellFormed = (text: string): string => text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '');

/**
 * The base name of a user's file, in any script, safe for a download: no folders, no extension, no control characters. Empty and
 * invalid names become `converted`.
 */
export const baseName = (fileName: string, extensions: readonly string[] = []): string => {
  const last = fileName.slice(Math.max(fileName.lastIndexOf('/'), fileName.lastIndexOf('\\')) + 1).slice(0, maxCharacters);
  const clean = wellFormed(last.normalize('NFC').replace(unsafe, '')).trim();
  const known = extensions.find((extension) => clean.toLowerCase().endsWith(`.${extension}`));
  const bare = known ? clean.slice(0, -known.length - 1) : clean.replace(/(?<=.)\.[A-Za-z0-9]{1,8}$/, '');
  const trimmed = cutToBytes(trimEnd(bare, /[.\s]/).replace(/^[.\s]+/, ''), maxBytes);
  return trimmed.replace(device, '$1_') || 'converted';
};

/** The part that distinguishes results of one input, safe for a file name: a sheet's name can be anything, even a path. */
export const partName = (part: string): string =>
  cutToBytes(
    trimEnd(wellFormed(part.slice(0, maxCharacters).normalize('NFC').replace(unsafe, ' ')).replace(/\s+/g, ' ').trim(), /[. ]/),
    maxPartBytes,
  );

const percentEncode = (text: string): string =>
  encodeURIComponent(text).replace(/['()*!]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

/** `Content-Disposition` of a download: an ASCII fallback for old clients and the real name (RFC 6266, RFC 5987). */
export const contentDisposition = (fileName: string): string => {
  // Normalisation maps full-width letters to ASCII, but also full-width slashes, dots and device names.
  const ascii = fileName
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(unsafe, '_')
    .replace(/[^\x20-\x7e]|%/g, '_')
    .replace(/^\./, '_')
    .replace(device, '$1_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${percentEncode(fileName)}`;
};
