import { type Message, message } from '../../../catalogue/languages/message.ts';
import { dataToXml } from './data-xml.ts';
import type { Held } from './held.ts';
import { jsonOf } from './json-write.ts';
import { plistText } from './plist-write.ts';
import { iniText, propertiesText, tomlText } from './settings-write.ts';
import { entriesOf, isFields, type Value } from './value.ts';
import { yamlOf } from './yaml-write.ts';

const writers: Readonly<Record<string, (value: Value) => string>> = {
  json: (value) => `${jsonOf(value, 2)}\n`,
  txt: (value) => `${jsonOf(value, 2)}\n`,
  yaml: (value) => `${yamlOf(value)}\n`,
  xml: dataToXml,
  jsonl: (value) => (Array.isArray(value) ? value : [value]).map((one) => `${jsonOf(one)}\n`).join(''),
  toml: tomlText,
  ini: iniText,
  properties: propertiesText,
  plist: plistText,
};

/** Formats without null, with their display names. */
const withoutNull: Readonly<Record<string, string | Message>> = { toml: 'TOML', plist: message('propertyList') };

/** Counts nulls in objects, whose keys are dropped, and in lists, where an empty text replaces them. */
const countNulls = (value: Value): readonly [keys: number, items: number] => {
  let [keys, items] = [0, 0];
  const count = (one: Value): void => {
    if (Array.isArray(one))
      for (const item of one as readonly Value[]) {
        if (item === null) items++;
        else count(item);
      }
    else if (isFields(one))
      for (const [, child] of entriesOf(one)) {
        if (child === null) keys++;
        else count(child);
      }
  };
  count(value);
  return [keys, items];
};

const nullNotes = (value: Value, to: string): readonly Message[] => {
  const name = withoutNull[to];
  if (name === undefined) return [];
  const [keys, items] = countNulls(value);
  return [
    ...(keys > 0 ? [message('nullKeysLeft', { format: name, count: keys })] : []),
    ...(items > 0 ? [message('nullsEmpty', { format: name })] : []),
  ];
};

export const dataText = (value: Value, to: string): Held => {
  const write = writers[to];
  if (!write) throw new TypeError(`No writer for ${to}.`);
  return { text: write(value), notes: nullNotes(value, to) };
};
