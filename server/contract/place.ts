/**
 * Position of a fault in a text, as a worker may report it: two numbers and a word of this list, from which the server builds the
 * sentence. It carries nothing of the text itself.
 */
import { type Static, Type } from '@sinclair/typebox';

/** Descriptions of faults for users. */
const faults = {
  ends: 'the file ends here, in the middle of what it holds',
  'line-ends': 'the line ends here, in the middle of a value',
  value: 'a value is missing',
  name: 'a name in double quotes is missing',
  colon: 'a colon is missing',
  'comma-or-brace': 'a comma or } is missing',
  'comma-or-bracket': 'a comma or ] is missing',
  'comma-too-many': 'a comma is too many',
  'single-quote': 'single quotes must be double ones',
  'text-open': 'a text begins that has no closing quote',
  'control-character': 'a line break, tab or other control character must be written with a backslash',
  escape: 'a backslash is followed by what is no escape',
  number: 'the number is not written as it must be',
  word: 'a word stands without double quotes',
  comment: 'a comment stands here, which the format has none of',
  behind: 'something is behind the end of the data',
  tab: 'a tab indents the line, where only spaces may',
  'yaml-line': 'the line does not fit what is before it; look at indents, colons, brackets and quotes',
  'toml-key': 'the key is not written as it must be, or = is missing',
  'toml-comma': 'a comma or the closing bracket is missing',
  'toml-value': 'the value is not written as it must be; texts need quotes',
  'toml-date': 'the date or time is none that there is',
  'toml-twice': 'the key or table is there a second time',
  'toml-line-end': 'something is behind the value',
  'toml-line': 'the line is not written as it must be',
  'tag-open': 'a tag is not closed',
  'tag-other': 'a closing tag has no opening tag that it fits',
  'tag-name': 'the name of a tag is not written as it must be',
  attribute: 'an attribute is not written as name="value", with a space before it',
  'attribute-twice': 'an attribute is there a second time',
  ampersand: 'an & stands for itself, which must be written as &amp;',
  'less-than': 'a < stands for itself, which must be written as &lt;',
  character: 'a character stands here that the format does not allow',
  outside: 'text stands outside of the outermost element',
  misfit: 'what stands there does not fit what is before it',
  'xml-line': 'the XML is not well formed',
} as const;

export type Fault = keyof typeof faults;

/** More than an upload can have lines or characters. */
const mostPlaces = 100_000_000;
const position = Type.Integer({ minimum: 1, maximum: mostPlaces });

export const placeSchema = Type.Object(
  {
    line: position,
    column: Type.Optional(position),
    fault: Type.Union((Object.keys(faults) as Fault[]).map((fault) => Type.Literal(fault))),
  },
  { additionalProperties: false },
);
export type Place = Static<typeof placeSchema>;

/** `Line 14, column 9: a comma or } is missing.` Programs that count tabs as columns report only the line. */
export const placeSentence = ({ line, column, fault }: Place): string =>
  `Line ${line}${column === undefined ? '' : `, column ${column}`}: ${faults[fault]}.`;

/** Line and column, from 1, of an offset in a text; columns count characters, and lines end with LF, CR LF or CR. */
export const placeAt = (text: string, offset: number, fault: Fault): Place => {
  let [line, start] = [1, 0];
  for (let at = 0; at < offset; at++) {
    const code = text.charCodeAt(at);
    if (code !== 10 && (code !== 13 || text.charCodeAt(at + 1) === 10)) continue;
    line++;
    start = at + 1;
  }
  let column = 1;
  for (let at = start; at < offset; at++) if ((text.charCodeAt(at) & 0xfc00) !== 0xdc00) column++;
  return { line, column, fault };
};
