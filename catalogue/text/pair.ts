import { changesFor, type Verdict } from '../changes.ts';
import { findConverter } from '../converters.ts';
import type { Format } from '../formats/format.ts';
import { canonicalFormat, requireFormat } from '../formats.ts';
import { pairNotes } from '../pair-notes.ts';
import { isOffered, outputsFor } from '../pairs.ts';
import { type Faq, pairFaq } from './pair-faq.ts';
import { pairSteps, type Steps } from './pair-steps.ts';
import { purposeOf } from './purpose.ts';
import { inWords, isPlural, sentenceCase, withArticle } from './words.ts';

export type { Faq } from './pair-faq.ts';

/** The words of a converter's page that no other page has. */
export type PairText = {
  /** One sentence with something true about the pair. */
  readonly description: string;
  readonly steps: Steps;
  /** At most four. */
  readonly faq: readonly Faq[];
  readonly about: string;
};

const topicsOf = (from: Format, to: Format, verdict: Verdict): readonly string[] =>
  changesFor(from.id, to.id)
    .filter((change) => change.verdict === verdict && change.topic !== 'Opens in')
    .map(({ topic }) => topic.toLowerCase())
    .slice(0, 3);

/** Describes a conversion that has no entry in the catalogue by what stays and what does not. */
const describe = (from: Format, to: Format): string => {
  const [kept, lost] = [topicsOf(from, to, 'kept'), topicsOf(from, to, 'lost')];
  const start = `Convert ${from.name} to ${to.name} online`;
  if (kept.length > 0 && lost.length > 0) return `${start}: the ${to.name} keeps ${inWords(kept)}, but not ${inWords(lost, 'or')}.`;
  if (kept.length > 0) return `${start}: ${inWords(kept)} ${isPlural(kept) ? 'stay as they are' : 'stays as it is'}.`;
  if (lost.length > 0) return `${start}: ${inWords(lost)} ${isPlural(lost) ? 'do' : 'does'} not fit into it.`;
  return `${start}, in any browser and without an account.`;
};

/** Says about a conversion without a note of its own what it is for, and what else there is. */
const introduce = (from: Format, to: Format): string => {
  const own = (id: string) => requireFormat(id).aliasOf === undefined;
  const others = outputsFor(from.id).filter((id) => own(id) && id !== to.id).length;
  return [
    `People turn ${from.name} into ${to.name} ${purposeOf(from, to)}.`,
    isOffered(to.id, from.id)
      ? `The way back is open as well: ${withArticle(to)} can become ${withArticle(from)} again${topicsOf(from, to, 'lost').length > 0 ? ', without what this step has left out' : ''}.`
      : `There is no way back from ${to.name} to ${from.name} here, so keep the original.`,
    others > 1 ? `${sentenceCase(withArticle(from))} can become ${others} other formats here too.` : '',
  ]
    .filter(Boolean)
    .join(' ');
};

/** The texts of a pair's page; both spellings of a format share them. Throws for an unknown format. */
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
