import { type Change, changesFor } from '../changes.ts';
import type { Format } from '../formats/format.ts';
import { reach } from '../formats/reach.ts';
import { faqLimit } from '../limits.ts';
import { type Option, optionsFor } from '../options.ts';
import type { PairNote } from '../pair-notes.ts';
import { inWords, sentenceCase, withArticle } from './words.ts';

export type Faq = { readonly question: string; readonly answer: string };

/** Topics that make up the quality of a result, and how one asks for them. */
const qualityQuestions: Readonly<Record<string, (from: string, to: string) => string>> = {
  'Image data': (from, to) => `Do I lose quality from ${from} to ${to}?`,
  'Sound data': (from, to) => `Does ${to} sound worse than ${from}?`,
  'Picture and sound': (from, to) => `Is the film encoded again from ${from} to ${to}?`,
  Frames: (from, to) => `How does the movement of the ${from} get into the ${to}?`,
  Sharpness: (from, to) => `How sharp is ${to} made from ${from}?`,
  Shapes: (from, to) => `What becomes of the shapes from ${from} to ${to}?`,
  Layout: (from, to) => `Does the ${to} look like the ${from}?`,
  Structure: (from, to) => `How is the ${from} turned into ${to}?`,
  'Files and folders': (from, to) => `Is anything altered inside when ${from} becomes ${to}?`,
};

const quality = (from: Format, to: Format, changes: readonly Change[]): Faq | undefined => {
  const change = changes.find(({ topic }) => topic in qualityQuestions);
  const ask = change && qualityQuestions[change.topic];
  if (!change || !ask) return undefined;
  const more = changes.find(
    ({ topic }) => ['Colours', 'Bit depth', 'Compression', 'Fonts', 'Channels'].includes(topic) && topic !== change.topic,
  );
  return { question: ask(from.name, to.name), answer: more ? `${change.sentence} ${more.sentence}` : change.sentence };
};

/** Picks for a pair: another one from pair to pair, always the same for one pair, so that pages do not repeat each other. */
const pickFor = <Item>(from: Format, to: Format, items: readonly Item[]): Item | undefined => {
  const sum = [...from.id, ...to.id].reduce((total, letter) => total * 31 + letter.charCodeAt(0), 7);
  return items[sum % items.length];
};

const lost = (from: Format, to: Format, changes: readonly Change[]): Faq | undefined => {
  const gone = changes.filter(({ verdict, topic }) => verdict === 'lost' && topic !== 'Editing' && topic !== 'Playing from the web');
  if (gone.length === 0) return undefined;
  return {
    question: `What does not make it from ${from.name} into ${to.name}?`,
    answer: `${sentenceCase(inWords(gone.map(({ topic }) => topic.toLowerCase())))}. ${gone
      .slice(0, 2)
      .map(({ sentence }) => sentence)
      .join(' ')}`,
  };
};

const kept = (from: Format, to: Format, changes: readonly Change[]): Faq | undefined => {
  const stays = changes.filter(({ verdict, topic }) => verdict === 'kept' && !(topic in qualityQuestions) && topic !== 'Opens in');
  const told = pickFor(from, to, stays);
  if (!told || stays.length < 2) return undefined;
  return {
    question: `What stays the same when ${from.name} becomes ${to.name}?`,
    answer: `${sentenceCase(inWords(stays.map(({ topic }) => topic.toLowerCase())))}. ${told.sentence}`,
  };
};

/** `Quality (1 to 100)` */
const described = (option: Option): string => {
  switch (option.control) {
    case 'number':
      return `${option.label} (${option.min} to ${option.max}${option.unit ? ` ${option.unit}` : ''})`;
    case 'choice':
      return `${option.label} (${option.choices.length} choices)`;
    case 'flag':
      return `${option.label} (on or off)`;
    case 'colour':
      return `${option.label} (any colour)`;
    case 'text':
      return `${option.label} (such as ${option.placeholder})`;
  }
};

const settings = (from: Format, to: Format): Faq | undefined => {
  const options = optionsFor(from.id, to.id);
  const option = pickFor(from, to, options);
  if (!option) return undefined;
  const listed = options.length > 4 ? options.map(({ label }) => label) : options.map(described);
  return {
    question: `What can I set for ${withArticle(to)} made from ${withArticle(from)}?`,
    answer: `${inWords(listed)}. ${option.label}: ${option.help}`,
  };
};

const opening = (from: Format, to: Format): Faq | undefined => {
  const [source, target] = [reach[from.id], reach[to.id]];
  if (!source || !target) return undefined;
  return {
    question: `Which programs open ${withArticle(to)}, if mine opens ${from.name}?`,
    answer: `${to.name} opens in ${target.opensIn}. ${from.name} is at home in ${source.opensIn}.`,
  };
};

/** At most four questions about a pair: the one written for it, then those that its formats raise. */
export const pairFaq = (from: Format, to: Format, note?: PairNote): readonly Faq[] => {
  const changes = changesFor(from.id, to.id);
  const own = note && { question: note.question, answer: note.answer };
  return [own, quality(from, to, changes), lost(from, to, changes), settings(from, to), kept(from, to, changes), opening(from, to)]
    .filter((faq) => faq !== undefined)
    .slice(0, faqLimit);
};
