import { type Place, placeAt } from '../../contract/place.ts';
import { jsonFault, lookAtJson } from '../../formats/text/json-fault.ts';
import { tomlFault } from '../../formats/text/toml-fault.ts';
import { xmlFault } from '../../formats/text/xml-fault.ts';
import { yamlFault } from '../../formats/text/yaml-fault.ts';
import { yamlRepeats } from '../../formats/text/yaml-repeats.ts';

/** The lines of JSON Lines that hold something, each with where it begins. */
function* filledLines(text: string): Generator<{ readonly line: string; readonly start: number }> {
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf('\n', start);
    const line = text.slice(start, end < 0 ? text.length : end);
    if (line.trim()) yield { line, start };
    start = end < 0 ? text.length : end + 1;
  }
}

/** Is it a value on each line? Its first line is one then, which that of an object over several lines is not. */
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

/** Where data stops being what it should be, of which its reader has thrown this. */
export const dataFault = (text: string, format: string, thrown: unknown): Place | undefined => {
  if (format === 'toml') return tomlFault(text, thrown);
  // A reader that has no room for so many levels says nothing of the text.
  if (format === 'yaml') return thrown instanceof SyntaxError ? yamlFault(text) : undefined;
  if (format === 'json' || format === 'jsonl') return format === 'jsonl' || isLines(text) ? jsonLinesFault(text) : jsonFault(text);
  return format === 'xml' ? xmlFault(text) : undefined;
};

/** How many keys of the objects in some data come again, where readers take the last without a word. */
const repeatedKeys = (text: string, format: string): number => {
  if (format === 'yaml') return yamlRepeats(text);
  if (format !== 'jsonl' && !isLines(text)) return lookAtJson(text).repeated;
  let count = 0;
  for (const { line } of filledLines(text)) count += lookAtJson(line).repeated;
  return count;
};

/** What the visitor should know of keys that come again. */
export const repeatNotes = (text: string, format: string): readonly string[] => {
  const count = repeatedKeys(text, format);
  if (count === 0) return [];
  return [
    count === 1
      ? 'A key is there twice in one object. The last value was kept.'
      : `${count.toLocaleString('en')} keys are there again in the same object. The last value of each was kept.`,
  ];
};
