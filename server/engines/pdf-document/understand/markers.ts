import type { Marker, MarkerFormat } from '../model.ts';

/** Characters used as list bullets; symbol fonts use the private use area. Check boxes are text. */
const bullets =
  '\u2022\u25cf\u25cb\u25e6\u25aa\u25a0\u25a1\u25ab\u25b6\u25ba\u25b8\u27a2\u27a4\u2713\u2714\u2717\u2756\u2751\u2794\u29bf\u2023\u2043\u2219\u00b7\u00a7\u2605\u2606\u25c6\u25c7\u2666\u2012\uf0b7\uf0a7\uf0d8\uf0fc\uf076\uf071';
const bulletPattern = new RegExp(`^([${bullets}\\ue000-\\uf8ff])[\\s\\t]*`, 'u');
/** These are letters or punctuation elsewhere: they require white space after them. */
const softBulletPattern = /^([-\u2010-\u2015*o\u00a8])[\s\t]+(?=\S)/u;
const numberPatterns: readonly (readonly [RegExp, MarkerFormat])[] = [
  [/^((?:\d{1,3}\.){2,5}\d{0,3}|\d{1,2}(?:\.\d{1,2}){1,4})[.)]?[\s\t]+(?=\S)/u, 'decimal'],
  [/^([(\uff08]?\d{1,3}[.)\uff09\u3001\uff0e:]|\[\d{1,3}\])(?:[\s\t]+|(?=[^\d\s.,:]))/u, 'decimal'],
  [/^([(]?[ivx]{1,5}[.)])[\s\t]+/u, 'lowerRoman'],
  [/^([(]?[IVX]{1,5}[.)])[\s\t]+/u, 'upperRoman'],
  [/^([(]?[a-z][.)])[\s\t]+/u, 'lowerLetter'],
  [/^([(]?[A-Z][.)])[\s\t]+/u, 'upperLetter'],
  [/^([(\uff08]?[\u4e00\u4e8c\u4e09\u56db\u4e94\u516d\u4e03\u516b\u4e5d\u5341]{1,3}[\u3001.)\uff09\uff0e])[\s\t]*/u, 'ideograph'],
];

const romanValues: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 };
const fromRoman = (text: string): number => {
  const values = [...text.toLowerCase()].map((c) => romanValues[c] ?? 0);
  return values.reduce((sum, v, i) => (v < (values[i + 1] ?? 0) ? sum - v : sum + v), 0);
};
const ideographs = '零一二三四五六七八九';
const fromIdeographs = (text: string): number => {
  const ten = text.indexOf('十');
  if (ten < 0) return ideographs.indexOf(text);
  return (
    (ten > 0 ? ideographs.indexOf(text[0] as string) : 1) * 10 + (text.length > ten + 1 ? ideographs.indexOf(text[ten + 1] as string) : 0)
  );
};

const numberOf = (marker: string, format: MarkerFormat): number => {
  if (format === 'decimal') return Number(/(?<!\d)(\d+)\D*$/.exec(marker)?.[1] ?? 0);
  const core = marker.replace(/[().[\]\u3001\uff08\uff09\uff0e]/g, '');
  if (format === 'lowerRoman' || format === 'upperRoman') return fromRoman(core);
  if (format === 'ideograph') return fromIdeographs(core);
  return core.toLowerCase().charCodeAt(0) - 96;
};

export type FoundMarker = {
  readonly marker: Marker;
  /** Number of characters at the start of the text, including white space. */
  readonly length: number;
};

export const findMarker = (text: string): FoundMarker | undefined => {
  const bullet = bulletPattern.exec(text) ?? softBulletPattern.exec(text);
  if (bullet)
    return bullet[0].length < text.length
      ? { marker: { format: 'bullet', text: bullet[1] as string, number: 0 }, length: bullet[0].length }
      : undefined;
  for (const [pattern, format] of numberPatterns) {
    const found = pattern.exec(text);
    if (!found || found[0].length >= text.length) continue;
    const marker = found[1] as string;
    return { marker: { format, text: marker, number: numberOf(marker, format) }, length: found[0].length };
  }
  return undefined;
};

/** Whether the whole text is a marker, for example if a tab separates it from its item. */
export const isMarkerAlone = (text: string): boolean => findMarker(`${text.trim()} x`)?.length === text.trim().length + 1;

/** Parts of a multi-level number: 3 for `2.1.4`; 1 for others. */
export const depthOf = (marker: Marker): number =>
  marker.format === 'decimal' ? marker.text.split('.').filter((p) => /\d/.test(p)).length : 1;

export const follows = (a: Marker, b: Marker): boolean => {
  if (a.format === 'bullet' || b.format === 'bullet') return a.format === b.format && a.text === b.text;
  const shape = (m: Marker) => m.text.replace(/\d+/g, '0').replace(/[a-z]+/gi, 'a');
  return b.number === a.number + 1 && (a.format === b.format ? depthOf(a) !== depthOf(b) || shape(a) === shape(b) : false);
};
