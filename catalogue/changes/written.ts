import type { Capabilities, Format } from '../formats/format.ts';
import type { Rule, Verdict } from './change.ts';

/** True if both formats contain editable text, so that the rules below apply. */
export const bothWritten = (from: Format, to: Format): boolean =>
  from.kind !== 'image' && to.kind !== 'image' && from.capabilities.text === true && to.capabilities.text === true;

export const isData = (format: Format): boolean =>
  ['json', 'xml', 'yaml', 'jsonl', 'toml', 'ini', 'properties', 'plist'].includes(format.id);

type Words = { readonly kept?: (from: Format, to: Format) => string; readonly lost: (from: Format, to: Format) => string };

/** Creates a rule for a feature that a format either supports or not. */
export const carried =
  (topic: string, capability: keyof Capabilities, words: Words): Rule =>
  (from, to) => {
    if (!bothWritten(from, to) || !from.capabilities[capability]) return undefined;
    const stays = to.capabilities[capability] === true;
    const verdict: Verdict = stays ? 'kept' : 'lost';
    const sentence = stays ? words.kept?.(from, to) : words.lost(from, to);
    return sentence === undefined ? undefined : { topic, from: 'Yes', to: stays ? 'Yes' : 'No', verdict, sentence };
  };
