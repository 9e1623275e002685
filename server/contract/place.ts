/**
 * Position of a fault in a text, as a worker may report it: two numbers and a word of this list, from which the server builds the
 * sentence. It carries nothing of the text itself.
 */

import { type Static, Type } from '@sinclair/typebox';
import { type Message, type MessageKey, message } from '../../catalogue/languages/message.ts';

/** Messages about faults. */
const faults = {
  ends: 'faultEnds',
  'line-ends': 'faultLineEnds',
  value: 'faultValue',
  name: 'faultName',
  colon: 'faultColon',
  'comma-or-brace': 'faultCommaOrBrace',
  'comma-or-bracket': 'faultCommaOrBracket',
  'comma-too-many': 'faultCommaTooMany',
  'single-quote': 'faultSingleQuote',
  'text-open': 'faultTextOpen',
  'control-character': 'faultControlCharacter',
  escape: 'faultEscape',
  number: 'faultNumber',
  word: 'faultWord',
  comment: 'faultComment',
  behind: 'faultBehind',
  tab: 'faultTab',
  'yaml-line': 'faultYamlLine',
  'toml-key': 'faultTomlKey',
  'toml-comma': 'faultTomlComma',
  'toml-value': 'faultTomlValue',
  'toml-date': 'faultTomlDate',
  'toml-twice': 'faultTomlTwice',
  'toml-line-end': 'faultTomlLineEnd',
  'toml-line': 'faultTomlLine',
  'tag-open': 'faultTagOpen',
  'tag-other': 'faultTagOther',
  'tag-name': 'faultTagName',
  attribute: 'faultAttribute',
  'attribute-twice': 'faultAttributeTwice',
  ampersand: 'faultAmpersand',
  'less-than': 'faultLessThan',
  character: 'faultCharacter',
  outside: 'faultOutside',
  misfit: 'faultMisfit',
  'xml-line': 'faultXmlLine',
} as const satisfies Record<string, MessageKey>;

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
export const placeSentence = ({ line, column, fault }: Place): Message => {
  const at = { line, fault: message(faults[fault]) };
  return column === undefined ? message('atLine', at) : message('atColumn', { ...at, column });
};

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
