import { type Message, message } from '../../../catalogue/languages/message.ts';
import { type Place, placeAt } from '../../contract/place.ts';
import { jsonFault, lookAtJson } from '../../formats/text/json-fault.ts';
import { tomlFault } from '../../formats/text/toml-fault.ts';
import { xmlFault } from '../../formats/text/xml-fault.ts';
import { yamlFault } from '../../formats/text/yaml-fault.ts';
import { yamlRepeats } from '../../formats/text/yaml-repeats.ts';

function* filledLines(text: string): Generator<{ readonly line: string; readonly start: number }> {
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf('\n', start);
    const line = text.slice(start, end < 0 ? text.length : end);
    if (line.trim()) yield { line, start };
    start = end < 0 ? text.length : end + 1;
  }
}

/** Whether the text has a value per line. The first line then is one, unlike that of an object across several lines. */
const isLines = (text: string): boolean => {
  const lines = filledLines(text);
  const [first, second] = [lines.next().value, lines.next().value];
  return first !== undefined && second !== undefined && lookAtJson(first.line).fault === undefined;
};

const jsonLinesFault = (text: string): Place | undefined => {
  for (const { line, start } of filledLines(text)) {
    const { fault } = lookAtJson(line);
    if (fault)
      return placeAt(text, start + fault.at, fault.fault === 'ends' && start + line.length < text.length ? 'line-ends' : fault.fault);
  }
  return undefined;
};

/** Where data becomes invalid, given the error that its reader threw. */
export const dataFault = (text: string, format: string, thrown: unknown): Place | undefined => {
  if (format === 'toml') return tomlFault(text, thrown);
  // An error about too many levels says nothing about the text.
  if (format === 'yaml') return thrown instanceof SyntaxError ? yamlFault(text) : undefined;
  if (format === 'json' || format === 'jsonl') return format === 'jsonl' || isLines(text) ? jsonLinesFault(text) : jsonFault(text);
  return format === 'xml' ? xmlFault(text) : undefined;
};

/** Number of duplicate keys in the objects of some data, of which readers silently keep the last. */
const repeatedKeys = (text: string, format: string): number => {
  if (format === 'yaml') return yamlRepeats(text);
  if (format !== 'jsonl' && !isLines(text)) return lookAtJson(text).repeated;
  let count = 0;
  for (const { line } of filledLines(text)) count += lookAtJson(line).repeated;
  return count;
};

export const repeatNotes = (text: string, format: string): readonly Message[] => {
  const count = repeatedKeys(text, format);
  if (count === 0) return [];
  return [message('keysRepeated', { count })];
};
