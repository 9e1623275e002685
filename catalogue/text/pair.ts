import { changesFor } from '../changes.ts';
import { findConverter } from '../converters.ts';
import type { Format } from '../formats/format.ts';
import { canonicalFormat, requireFormat } from '../formats.ts';
import { pairNotes } from '../pair-notes.ts';
import { isOffered, outputsFor } from '../pairs.ts';
import { type Faq, pairFaq } from './pair-faq.ts';
import { pairSteps, type Steps } from './pair-steps.ts';
import { purposeOf } from './purpose.ts';
import { inWords, sentenceCase, withArticle } from './words.ts';

/** The texts that are unique to a converter's page. */
export type PairText = {
  /** One true sentence that is specific to the pair. */
  readonly description: string;
  readonly steps: Steps;
  /** At most four. */
  readonly faq: readonly Faq[];
  readonly about: string;
};

const loses = (from: Format, to: Format): boolean =>
  changesFor(from.id, to.id).some(({ verdict, topic }) => verdict === 'lost' && topic !== 'Opens in');

/** Describes a conversion without a catalogue entry by its purpose. */
const describe = (from: Format, to: Format): string => `Convert ${from.name} to ${to.name} ${purposeOf(from, to)}.`;

/** Sentence on the reverse conversion, if there is one. */
const wayBack = (from: Format, to: Format): string => {
  if (!isOffered(to.id, from.id)) return `Keep your ${from.name} file: ${to.name} cannot be converted back to ${from.name} here.`;
  return loses(from, to)
    ? `You can convert ${to.name} back to ${from.name}, but what this conversion drops does not return.`
    : `You can convert the ${to.name} back to ${from.name} at any time.`;
};

/** Introduction for a conversion without a note of its own. */
const introduce = (from: Format, to: Format): string => {
  const own = (id: string) => requireFormat(id).aliasOf === undefined;
  const others = outputsFor(from.id).filter((id) => own(id) && id !== to.id);
  const named = others.slice(0, 3).map((id) => requireFormat(id).name);
  const rest = others.length - named.length;
  const listed = rest > 0 ? [...named, `${rest} more ${rest === 1 ? 'format' : 'formats'}`] : named;
  return [wayBack(from, to), named.length > 0 ? `${sentenceCase(withArticle(from))} also converts to ${inWords(listed)}.` : '']
    .filter(Boolean)
    .join(' ');
};

/** The texts of a pair's page; aliases share them. Throws for an unknown format. */
export const pairText = (fromId: string, toId: string): PairText => {
  const from = requireFormat(canonicalFormat(fromId));
  const to = requireFormat(canonicalFormat(toId));
  const note = pairNotes[`${from.id} ${to.id}`];
  return {
    description: findConverter(from.id, to.id)?.description ?? describe(from, to),
    steps: pairSteps(from, to),
    faq: pairFaq(from, to, note),
    about: note?.about ?? introduce(from, to),
  };
};
