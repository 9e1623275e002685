import { changesFor } from '../changes.ts';
import { findConverter } from '../converters.ts';
import type { Format } from '../formats/format.ts';
import { canonicalFormat, requireFormat } from '../formats.ts';
import { pairNotes } from '../pair-notes.ts';
import { type Faq, pairFaq } from './pair-faq.ts';
import { pairSteps, type Steps } from './pair-steps.ts';
import { inWords } from './words.ts';

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

/** Describes a conversion that has no entry in the catalogue by what it keeps and loses. */
const describe = (from: Format, to: Format): string => {
  const [first] = changesFor(from.id, to.id);
  return `Convert ${from.name} to ${to.name} online.${first ? ` ${first.sentence}` : ''}`;
};

/** Says about a conversion without a note of its own what it is for, from the two formats. */
const introduce = (from: Format, to: Format): string => {
  const changes = changesFor(from.id, to.id).filter(({ topic }) => topic !== 'Opens in');
  const topics = (verdict: string) => changes.filter((change) => change.verdict === verdict).map(({ topic }) => topic.toLowerCase());
  const [kept, lost] = [topics('kept'), topics('lost')];
  return [
    `From ${from.name} (${from.longName}) to ${to.name} (${to.longName}).`,
    kept.length > 0 ? `What both know carries over: ${inWords(kept)}.` : '',
    lost.length > 0 ? `What ${to.name} has no place for stays behind: ${inWords(lost)}.` : '',
    ...changes
      .filter(({ verdict }) => verdict === 'changed' || verdict === 'gained')
      .slice(0, 2)
      .map(({ sentence }) => sentence),
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
