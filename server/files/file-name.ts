/** Control characters, path separators, quotes, and marks that turn text around: none belongs in a download's name. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this removes.
const unsafe = /[\u0000-\u001f\u007f-\u009f/\\:*?"<>|\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** Names of devices, which Windows opens in the place of a file, whatever their ending (Microsoft, "Naming Files, Paths, and Namespaces"). */
const device = /^(con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³]|conin\$|conout\$)(?=\s*(?:\.|$))/i;

/** File systems stop at 255 bytes; the extension, and ` (1)` of a second download, come on top of the base name. */
const maxBytes = 235;
/** The same for the part of a name that tells results apart: a sheet's name of 31 letters in any script. */
const maxPartBytes = 95;
/** The base name before such a part. */
const maxStemBytes = maxBytes - maxPartBytes - 1;

/** The beginning of a text that fits into so many bytes of UTF-8, whole characters alone. */
export const cutToBytes = (text: string, bytes: number): string => {
  let [end, used] = [0, 0];
  for (const character of text) {
    used += Buffer.byteLength(character);
    if (used > bytes) break;
    end += character.length;
  }
  return text.slice(0, end);
};

/** A base name with a part behind it, cut so that both fit. */
export const nameWithPart = (base: string, separator: '.' | '-', part: string): string =>
  `${cutToBytes(base, maxStemBytes)}${separator}${part}`;

/**
 * Characters of a name that are looked at: four times what file systems take. A form or a workbook may bring any number, and
 * putting accents in order takes the square of them.
 */
const maxCharacters = 1024;

/** Without these characters at its end. A loop, since an expression would begin anew at each of them. */
const trimEnd = (text: string, characters: RegExp): string => {
  let end = text.length;
  while (end > 0 && characters.test(text.charAt(end - 1))) end--;
  return text.slice(0, end);
};

const wellFormed = (text: string): string => text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '');

/**
 * The base name of a visitor's file, in any script, fit for a download's name: no folders, no extension,
 * no control characters. Empty and odd names become `converted`.
 */
export const baseName = (fileName: string, extensions: readonly string[] = []): string => {
  const last = fileName.slice(Math.max(fileName.lastIndexOf('/'), fileName.lastIndexOf('\\')) + 1).slice(0, maxCharacters);
  const clean = wellFormed(last.normalize('NFC').replace(unsafe, '')).trim();
  const known = extensions.find((extension) => clean.toLowerCase().endsWith(`.${extension}`));
  const bare = known ? clean.slice(0, -known.length - 1) : clean.replace(/(?<=.)\.[A-Za-z0-9]{1,8}$/, '');
  const trimmed = cutToBytes(trimEnd(bare, /[.\s]/).replace(/^[.\s]+/, ''), maxBytes);
  return trimmed.replace(device, '$1_') || 'converted';
};

/** What tells several results of one input apart, fit for a file's name: a sheet's name can be anything, a path too. */
export const partName = (part: string): string =>
  cutToBytes(
    trimEnd(wellFormed(part.slice(0, maxCharacters).normalize('NFC').replace(unsafe, ' ')).replace(/\s+/g, ' ').trim(), /[. ]/),
    maxPartBytes,
  );

const percentEncode = (text: string): string =>
  encodeURIComponent(text).replace(/['()*!]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

/** `Content-Disposition` of a download: an ASCII name for old clients and the real one (RFC 6266, RFC 5987). */
export const contentDisposition = (fileName: string): string => {
  // Wide letters become plain ones by this, and so do wide slashes, dots and names of devices.
  const ascii = fileName
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(unsafe, '_')
    .replace(/[^\x20-\x7e]|%/g, '_')
    .replace(/^\./, '_')
    .replace(device, '$1_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${percentEncode(fileName)}`;
};
