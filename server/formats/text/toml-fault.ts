import { TomlError } from 'smol-toml';
import type { Fault, Place } from '../../contract/place.ts';

/** Patterns of smol-toml's messages; the first match applies. */
const said: readonly (readonly [RegExp, Fault])[] = [
  [/redefine/, 'toml-twice'],
  [/comma or end|unfinished (?:array|table)|end of table/, 'toml-comma'],
  [/date/, 'toml-date'],
  [/end-of-line/, 'toml-line-end'],
  [/key/, 'toml-key'],
  [/escape/, 'escape'],
  [/unfinished string/, 'text-open'],
  [/numeric|leading zero|underscore|integer/, 'number'],
  [/control characters/, 'control-character'],
  [/invalid value/, 'toml-value'],
];

/** Position of smol-toml's syntax error; undefined for any other failure. */
export const tomlFault = (text: string, thrown: unknown): Place | undefined => {
  if (!(thrown instanceof TomlError)) return undefined;
  const { line, column } = thrown;
  const [message = ''] = thrown.message.split('\n');
  const whole = text.split(/\r?\n/, line)[line - 1] ?? '';
  const before = whole.slice(0, column - 1);
  const fault = said.find(([says]) => says.test(message))?.[1] ?? 'toml-line';
  // A line that ends inside quotes has a control character too many, or a quote too few.
  const isOpen = fault === 'control-character' && before === whole;
  return { line, column: [...before].length + 1, fault: isOpen ? 'text-open' : fault };
};
