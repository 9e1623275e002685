import { type Change, changesFor } from '../changes.ts';
import type { Format } from '../formats/format.ts';
import { faqLimit } from '../limits.ts';
import { type Option, optionsFor } from '../options.ts';
import type { PairNote } from '../pair-notes.ts';
import { severalOutputs } from './pair-steps.ts';
import { inWords, isPlural, sentenceCase, withArticle } from './words.ts';

export type Faq = { readonly question: string; readonly answer: string };

type Quality = {
  readonly ask: (from: Format, to: Format) => string;
  readonly answer: (from: Format, to: Format, change: Change) => string;
};

const has = (from: Format, to: Format, id: string): boolean => optionsFor(from.id, to.id).some((option) => option.id === id);

/** Topics that make up the quality of a result: how one asks for them, and the short answer. What is behind it stands in the table. */
const qualities: Readonly<Record<string, Quality>> = {
  'Image data': {
    ask: (from, to) => `Do I lose quality from ${from.name} to ${to.name}?`,
    answer: (from, to, { verdict }) => {
      if (verdict === 'kept') return `No. The ${to.name} looks exactly like the ${from.name}, however closely you look.`;
      return has(from, to, 'quality')
        ? `Hardly: side by side on a screen few people can tell the ${to.name} from the ${from.name}. Raise Quality under Options to be sure, or lower it for a smaller file.`
        : `A little: ${to.name} stores pictures in another way than ${from.name}. Keep the original for later work.`;
    },
  },
  'Sound data': {
    ask: (from, to) =>
      from.kind === 'video' ? `How good is the sound of the ${to.name}?` : `Does the ${to.name} sound worse than my ${from.name}?`,
    answer: (from, to, { verdict }) => {
      if (verdict === 'kept') return `${from.kind === 'video' ? 'As good as in the film' : 'No'}: not a sample is changed on the way.`;
      return has(from, to, 'audioBitrate')
        ? 'At the preset bit rate hardly anybody hears it. For critical ears choose 256 or 320 kbit/s under Options.'
        : `Hardly: it is encoded with care for what the ear notices.`;
    },
  },
  'Picture and sound': {
    ask: (from, to) => `Is the film encoded again from ${from.name} to ${to.name}?`,
    answer: (from, to, { verdict }) =>
      verdict === 'kept'
        ? `In most cases not: it leaves the ${from.name} wrapper and gets that of ${to.name}.`
        : `Yes, so a long ${from.name} takes its time; you see how far it is.`,
  },
  Frames: {
    ask: (from, to) => `How long may the ${from.name} be for ${withArticle(to)}?`,
    answer: (from, to) =>
      from.kind === 'video'
        ? `As long as you like, but a few seconds make the best ${to.name}. Use Start at and End at to choose them.`
        : `Any length: the ${to.name} runs as long as the ${from.name} does.`,
  },
  Sharpness: {
    ask: (from, to) => `How sharp is ${withArticle(to)} made from ${withArticle(from)}?`,
    answer: (from, to) =>
      has(from, to, 'dpi')
        ? `As sharp as you ask for: raise Resolution under Options for print or large screens.`
        : `Sharp at the size at which it is made; choose that size with care.`,
  },
  Shapes: {
    ask: (from, to) => `What becomes of the shapes from ${from.name} to ${to.name}?`,
    answer: (from, to, { verdict }) =>
      verdict === 'kept'
        ? `They stay shapes that you can select and change in the ${to.name}.`
        : `A drawing with few colours gives clean outlines; the fewer colours there are in the ${from.name}, the better.`,
  },
  Layout: {
    ask: (from, to) => `Does the ${to.name} look like the ${from.name}?`,
    answer: (_, to, { verdict }) =>
      verdict === 'kept'
        ? 'Yes, page by page.'
        : `In content yes, in its lines not always: the two are made for different things. Look the ${to.name} through before you pass it on.`,
  },
  Structure: {
    ask: (_, to) => `Can I use the ${to.name} right away?`,
    answer: (from, to) =>
      `Yes, if the ${from.name} is regular: every record of the same shape. Otherwise look at the first lines of the ${to.name} first.`,
  },
  'Files and folders': {
    ask: (from, to) => `Is anything altered inside when ${from.name} becomes ${to.name}?`,
    answer: (from, to) => `No. Unpack the ${to.name} and you have what you would have had from the ${from.name}.`,
  },
};

const quality = (from: Format, to: Format, changes: readonly Change[]): Faq | undefined => {
  const change = changes.find(({ topic }) => topic in qualities);
  const kind = change && qualities[change.topic];
  return change && kind && { question: kind.ask(from, to), answer: kind.answer(from, to, change) };
};

const lost = (from: Format, to: Format, changes: readonly Change[]): Faq | undefined => {
  const gone = changes.filter(({ verdict, topic }) => verdict === 'lost' && topic !== 'Editing').map(({ topic }) => topic.toLowerCase());
  if (gone.length === 0) return undefined;
  return {
    question: `What is lost from ${from.name} to ${to.name}?`,
    answer: `${sentenceCase(inWords(gone))}. Keep the ${from.name} if you may want ${isPlural(gone) ? 'them' : 'it'} back one day.`,
  };
};

const kept = (from: Format, to: Format, changes: readonly Change[]): Faq | undefined => {
  const stays = changes
    .filter(({ verdict, topic }) => verdict === 'kept' && !(topic in qualities) && topic !== 'Opens in')
    .map(({ topic }) => topic.toLowerCase());
  if (stays.length < 2) return undefined;
  return {
    question: `What stays the same when ${from.name} becomes ${to.name}?`,
    answer: `${sentenceCase(inWords(stays))}, as far as your ${from.name} has them.`,
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
  if (options.length === 0) return undefined;
  const listed = options.length > 4 ? options.map(({ label }) => label) : options.map(described);
  return {
    question: `What can I set for ${withArticle(to)} made from ${withArticle(from)}?`,
    answer: `${inWords(listed)}. All of it is optional.`,
  };
};

const names = (from: Format, to: Format): Faq => ({
  question: `What is the ${to.name} called?`,
  answer: severalOutputs(from, to)
    ? `Like your ${from.name}, with .${to.extensions[0]} at its end; parts of one file are numbered, and a ZIP holds them.`
    : `Like your ${from.name}, with .${to.extensions[0]} at its end. You can give it another name before you download it.`,
});

const many = (from: Format, to: Format): Faq => ({
  question: `Can I convert several ${from.name} files at once?`,
  answer: `Yes, as many as you like: each becomes ${withArticle(to)} with the name of its ${from.name}, and one ZIP holds them all if you want it.`,
});

/** A page with one question looks as if nobody had asked. */
const leastQuestions = 2;

/** At most four questions about a pair: the one written for it, then those that its formats raise. */
export const pairFaq = (from: Format, to: Format, note?: PairNote): readonly Faq[] => {
  const changes = changesFor(from.id, to.id);
  const own = note && { question: note.question, answer: note.answer };
  const asked = [
    own,
    quality(from, to, changes),
    lost(from, to, changes),
    settings(from, to),
    kept(from, to, changes),
    names(from, to),
  ].filter((faq) => faq !== undefined);
  return asked.length < leastQuestions ? [...asked, many(from, to)] : asked.slice(0, faqLimit);
};
