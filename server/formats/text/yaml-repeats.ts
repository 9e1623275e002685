import { lookAtJson } from './json-fault.ts';

/** End of a line's key: the first colon followed by a blank or the end of the line, outside quotes. */
const endOfKey = (line: string): number => {
  const quote = line[0] === '"' || line[0] === "'" ? line[0] : undefined;
  const from = quote ? line.indexOf(quote, 1) + 1 : 0;
  if (quote && (from === 0 || line[from - 2] === '\\')) return -1;
  const rest = from === 0 ? line : line.slice(from);
  const at = /:(?=[ \t]|$)/.exec(rest)?.index ?? -1;
  const comment = rest.indexOf(' #');
  return at < 0 || (comment >= 0 && comment < at) ? -1 : from + at;
};

/** Start of a block scalar, and the delimiters of values that may continue on the lines below. */
const block = /^[|>][-+\d]{0,2}(?:[ \t]|$)/;
const opened: Readonly<Record<string, string>> = { '"': '"', "'": "'", '[': ']', '{': '}' };
/** First characters of lines without a key: flow collections, comments, aliases, reserved indicators. */
const noKey = /^[[\]{},#*&!|>%@`?]/;

const bareKey = (text: string): string => text.trim().replace(/^(["'])(.*)\1$/, '$2');

/**
 * Number of repeated keys in YAML objects, which the parser accepts silently. Considers only block mappings, as people write them, and
 * only up to a quoted or bracketed value that spans lines.
 */
export const yamlRepeats = (text: string): number => {
  if (/^\s*[[{]/.test(text)) return lookAtJson(text).repeated;
  let repeated = 0;
  let objects: { readonly indent: number; readonly keys: Set<string> }[] = [];
  /** Lines indented deeper than this belong to a scalar. */
  let scalar = Number.POSITIVE_INFINITY;
  for (const line of text.split(/\r\n?|\n/)) {
    let indent = /^ */.exec(line)?.[0].length ?? 0;
    if (indent > scalar || line.trim() === '') continue;
    scalar = Number.POSITIVE_INFINITY;
    if (/^(?:---|\.\.\.)\s*$/.test(line)) {
      objects = [];
      continue;
    }
    let rest = line.slice(indent);
    let parent = indent;
    for (let dash = /^- +/.exec(rest); dash; dash = /^- +/.exec(rest)) {
      objects = objects.filter((one) => one.indent <= indent);
      parent = indent;
      indent += dash[0].length;
      rest = rest.slice(dash[0].length);
    }
    const colon = noKey.test(rest) ? -1 : endOfKey(rest);
    if (colon >= 0) {
      const key = bareKey(rest.slice(0, colon));
      objects = objects.filter((one) => one.indent <= indent);
      let own = objects.at(-1);
      if (own?.indent !== indent) {
        own = { indent, keys: new Set() };
        objects.push(own);
      }
      if (own.keys.has(key) && key !== '<<') repeated++;
      own.keys.add(key);
      parent = indent;
    }
    const value = rest
      .slice(colon + 1)
      .trim()
      .replace(/^(?:[&!]\S* +)*/, '');
    if (block.test(value)) scalar = parent;
    const closing = opened[value[0] ?? ''];
    if (closing !== undefined && value.indexOf(closing, 1) < 0) break;
  }
  return repeated;
};
