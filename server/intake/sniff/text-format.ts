import { rootElement } from './text.ts';

/** Names of fields at the start of a mail (RFC 5322, 3.6; and those that servers prepend). */
const mailFields =
  /^(?:from|to|cc|subject|date|received|return-path|message-id|mime-version|delivered-to|reply-to|content-type|x-[\w-]{1,60}|dkim-signature|authentication-results): /i;

/** A mail begins with header fields, which may continue on indented lines. */
const isMail = (start: string): boolean => {
  const fields = start.split(/\r?\n/, 40);
  const blank = fields.indexOf('');
  const head = (blank < 0 ? fields : fields.slice(0, blank)).filter((line) => !/^[ \t]/.test(line));
  return mailFields.test(head[0] ?? '') && head.filter((line) => mailFields.test(line)).length >= 2;
};

/** Formats of XML by their root element. */
const roots: ReadonlyMap<string, string> = new Map([
  ['gpx', 'gpx'],
  ['kml', 'kml'],
  ['plist', 'plist'],
  ['opml', 'opml'],
  ['tt', 'ttml'],
  ['sami', 'smi'],
  ['collada', 'dae'],
  ['x3d', 'x3d'],
  ['amf', 'amf'],
  ['math', 'mml'],
  ['abiword', 'abw'],
  ['tei', 'tei'],
]);

const ofXml = (start: string): string | undefined => {
  const root = rootElement(start);
  if (!root) return undefined;
  if (/docbook/.test(root.opening)) return 'dbk';
  return roots.get(root.name) ?? 'xml';
};

/** The members that identify a kind of JSON are near its beginning or its end, which may be far away. */
const ofJson = (start: string): string | undefined => {
  if (!/^(?:\{\s*["}]|\[\s*["[{\]\d-])/.test(start)) return undefined;
  if (/"type"\s{0,20}:\s{0,20}"(?:FeatureCollection|Feature|GeometryCollection)"/.test(start)) return 'geojson';
  if (/"(?:nbformat|cell_type)"\s{0,20}:/.test(start)) return 'ipynb';
  return /^\{[^\n]*\}\r?\n\{/.test(start) ? 'jsonl' : 'json';
};

/** Line-based formats, by their first lines. */
const beginnings: readonly (readonly [RegExp, string])[] = [
  [/^From \S+ [^\n]{0,80}\d{4}\r?\n/, 'mbox'],
  [/^BEGIN:VCARD\s/i, 'vcf'],
  [/^BEGIN:VCALENDAR\s/i, 'ics'],
  [/^WEBVTT\s/, 'vtt'],
  [/^\d{1,6}\s{0,3}\n\d{1,2}:\d\d:\d\d[,.]\d{1,3} --> /, 'srt'],
  [/^\[Script Info\](?:[^\n]*\n){1,40}?ScriptType:\s{0,9}v4\.00\s{0,9}\n/i, 'ssa'],
  [/^\[Script Info\]/i, 'ass'],
  [/^TY {1,3}- [A-Z]/, 'ris'],
  [/^@[a-z]{3,20}\s{0,3}\{\s{0,3}[^\s,{}]{1,100}\s{0,3},/i, 'bib'],
  [/^\\documentclass\b/, 'tex'],
  [/^0\r?\n\s{0,5}SECTION\r?\n/, 'dxf'],
  [/^999\r?\n[^\n]{0,500}\n\s{0,5}(?:0\r?\n\s{0,5}SECTION|999)\r?\n/, 'dxf'],
  [/^ID;P/, 'slk'],
];

/** Formats of subtitles that begin with so little that other texts may as well. */
const subtitleBeginnings: readonly (readonly [RegExp, string])[] = [
  [/^\{\d{1,9}\}\{\d{0,9}\}/, 'sub'],
  [/^\[\d{1,9}\]\[\d{0,9}\]/, 'sub'],
  [/^\d{1,2}:\d\d:\d\d[:=]\S/, 'sub'],
  [/^\[INFORMATION\]/i, 'sub'],
  [/^\d{1,2}:\d\d:\d\d\.\d\d,\d{1,2}:\d\d:\d\d\.\d\d\s/, 'sub'],
  [/^\d{1,2}:\d\d:\d\d\.\d{3},\d{1,2}:\d\d:\d\d\.\d{3}\s/, 'sbv'],
  [/^\[(?:\d{1,3}:\d{1,2}[.:]\d{2,3}|(?:ti|ar|al|au|by|re|ve|offset|length):[^\n]{0,200})\]/i, 'lrc'],
  [/^(?:[^\n]{0,200}\n){0,4}?\s{0,9}(?:\d{1,2}:){1,2}\d{1,2}[,.]\d{1,3}\s{0,9}-->\s{0,9}\d/, 'srt'],
];

/** The format of subtitles that a text's first lines show; undefined if it is none. */
export const subtitleFormat = (text: string): string | undefined => {
  const shown = textFormat(text);
  // Tenths of a second in brackets look like a list of numbers.
  return shown === 'txt' || shown === 'json' ? subtitleBeginnings.find(([begins]) => begins.test(text.trimStart()))?.[1] : shown;
};

/** The format (an id of the catalogue) that a text's first lines show; `txt` by default. */
export const textFormat = (text: string): string => {
  const start = text.trimStart();
  if (isMail(start)) return 'eml';
  const ofMarkup = start.startsWith('<') ? ofXml(start) : ofJson(start);
  return ofMarkup ?? beginnings.find(([begins]) => begins.test(start))?.[1] ?? 'txt';
};
