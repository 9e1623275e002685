import type { RawObjects } from './raw-objects.ts';

const fromUtf16 = (bytes: string): string => {
  const big = bytes.startsWith('\u00fe\u00ff');
  if (!big) return bytes;
  let text = '';
  for (let i = 2; i + 1 < bytes.length; i += 2) text += String.fromCharCode(bytes.charCodeAt(i) * 256 + bytes.charCodeAt(i + 1));
  return text;
};

const fromHex = (hex: string): string =>
  fromUtf16((hex.replace(/\s/g, '').match(/../g) ?? []).map((h) => String.fromCharCode(Number.parseInt(h, 16))).join(''));

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const fromLiteral = (text: string): string =>
  fromUtf16(
    text.replace(/\\([0-7]{1,3}|[\s\S])/g, (_, c: string) =>
      /^[0-7]/.test(c) ? String.fromCharCode(Number.parseInt(c, 8) & 255) : (escapes[c] ?? c),
    ),
  );

/** The replacement text in a dictionary (ISO 32000-1, 14.9.4). */
const actualTextOf = (dictionary: string): string | undefined => {
  const hex = /\/ActualText\s*<([0-9A-Fa-f\s]*)>/.exec(dictionary)?.[1];
  if (hex !== undefined) return fromHex(hex);
  const literal = /\/ActualText\s*\(((?:\\[\s\S]|[^\\)])*)\)/.exec(dictionary)?.[1];
  return literal === undefined ? undefined : fromLiteral(literal);
};

const mark = /\/[^\s/<>[\]()]+\s*(?:(<<(?:[^<>()]|<[0-9A-Fa-f\s]*>|\((?:\\[\s\S]|[^\\)])*\))*>>|\/[^\s/<>[\]()]+)\s*BDC|BMC)(?![A-Za-z])/g;

/**
 * The replacement texts of a page's marked content, one entry per mark in order, undefined for marks without one. pdf.js drops them,
 * although only they have the letters of scripts whose glyphs represent parts of syllables.
 */
export const readActualTexts = (objects: RawObjects, pageObject: number): readonly (string | undefined)[] => {
  const page = objects.source(pageObject);
  const contents = /\/Contents\s*(\[[^\]]*\]|\d+\s+\d+\s+R)/.exec(page ?? '')?.[1];
  if (!contents) return [];
  let references = [...contents.matchAll(/(?<!\d)(\d+)\s+\d+\s+R/g)].map((m) => Number(m[1]));
  // A single reference may lead to an array of references.
  const only = references.length === 1 ? objects.source(references[0] as number) : undefined;
  if (only && /^\s*\[/.test(only)) references = [...only.matchAll(/(?<!\d)(\d+)\s+\d+\s+R/g)].map((m) => Number(m[1]));
  const parts = references.map((n) => objects.stream(n));
  if (parts.some((p) => p === undefined)) return [];
  return [...parts.join('\n').matchAll(mark)].map((m) => (m[1]?.startsWith('<<') ? actualTextOf(m[1]) : undefined));
};
