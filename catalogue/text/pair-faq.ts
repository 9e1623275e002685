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

/** Topics that make up the quality of a result: a question and a short answer for each. The table has the details. */
const qualities: Readonly<Record<string, Quality>> = {
  'Image data': {
    ask: (from, to) => `Does converting ${from.name} to ${to.name} reduce quality?`,
    answer: (from, to, { verdict }) => {
      if (verdict === 'kept') return `No. Every pixel of the ${to.name} matches the ${from.name}.`;
      return has(from, to, 'quality')
        ? `Only slightly: few people can tell the ${to.name} from the ${from.name} on a screen. Raise Quality under Options to be sure, or lower it for a smaller file.`
        : `A little, because ${to.name} stores images differently from ${from.name}. Keep the original if you plan to edit it.`;
    },
  },
  'Audio data': {
    ask: (from, to) =>
      from.kind === 'video' ? `How good does the ${to.name} sound?` : `Does the ${to.name} sound worse than my ${from.name}?`,
    answer: (from, to, { verdict }) => {
      if (verdict === 'kept')
        return from.kind === 'video' ? 'Exactly as in the video: the audio is copied unchanged.' : 'No: every sample stays the same.';
      return has(from, to, 'audioBitrate')
        ? 'At the default bit rate, most people hear no difference. For good headphones, choose 256 or 320 kbit/s under Options.'
        : 'Most people hear no difference: it is encoded at high quality.';
    },
  },
  'Video and audio': {
    ask: (from, to) => `Is the video re-encoded from ${from.name} to ${to.name}?`,
    answer: (from, to, { verdict }) =>
      verdict === 'kept'
        ? `Usually not: video and audio move from the ${from.name} into ${withArticle(to)} unchanged, which takes seconds.`
        : `Yes, so a long ${from.name} takes a while. The progress bar shows how far it is.`,
  },
  Frames: {
    ask: (from, to) => `How long can the ${from.name} be for ${withArticle(to)}?`,
    answer: (from, to) =>
      from.kind === 'video'
        ? `Any length works, but long clips make very large ${to.name} files. Pick a few seconds with Start at and End at.`
        : `Any length: the ${to.name} plays as long as the ${from.name}.`,
  },
  Sharpness: {
    ask: (from, to) => `How sharp is ${withArticle(to)} made from ${withArticle(from)}?`,
    answer: (from, to) =>
      has(from, to, 'dpi')
        ? `As sharp as you need: raise Resolution under Options for print or large screens.`
        : `Sharp at the size you choose, so set the size you need before you convert.`,
  },
  Shapes: {
    ask: (from, to) => `Are the shapes still editable when ${from.name} becomes ${to.name}?`,
    answer: (from, to, { verdict }) =>
      verdict === 'kept'
        ? `Yes. You can select and change every shape in the ${to.name}.`
        : `Yes, as traced outlines. The fewer colors the ${from.name} has, the cleaner they are.`,
  },
  Layout: {
    ask: (from, to) => `Does the ${to.name} look like the ${from.name}?`,
    answer: (_, to, { verdict }) =>
      verdict === 'kept'
        ? 'Yes, page by page.'
        : `The content does, but lines and pages can break elsewhere. Check the ${to.name} before you share it.`,
  },
  Structure: {
    ask: (_, to) => `Can I use the ${to.name} right away?`,
    answer: (from, to) =>
      `Yes, if all records of the ${from.name} have the same fields. If not, check the first few records of the ${to.name}.`,
  },
  'Files and folders': {
    ask: (from, to) => `Does converting ${from.name} to ${to.name} change the files inside?`,
    answer: (from, to) => `No. Unpack the ${to.name} and you get the same files as from the ${from.name}.`,
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
    question: `What does ${withArticle(to)} lose compared with my ${from.name}?`,
    answer: `${sentenceCase(inWords(gone))}. Your ${from.name} still has ${isPlural(gone) ? 'them' : 'it'}.`,
  };
};

const kept = (from: Format, to: Format, changes: readonly Change[]): Faq | undefined => {
  const stays = changes
    .filter(({ verdict, topic }) => verdict === 'kept' && !(topic in qualities) && topic !== 'Opens in')
    .map(({ topic }) => topic.toLowerCase());
  if (stays.length < 2) return undefined;
  return {
    question: `What does the ${to.name} keep from my ${from.name}?`,
    answer: `${sentenceCase(inWords(stays))}.`,
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
      return `${option.label} (any color)`;
    case 'text':
      return `${option.label} (such as ${option.placeholder})`;
  }
};

const settings = (from: Format, to: Format): Faq | undefined => {
  const options = optionsFor(from.id, to.id);
  if (options.length === 0) return undefined;
  const listed = options.length > 4 ? options.map(({ label }) => label) : options.map(described);
  return {
    question: `Which options are there from ${from.name} to ${to.name}?`,
    answer: `${inWords(listed)}. You can leave them all as they are.`,
  };
};

const names = (from: Format, to: Format): Faq => ({
  question: `What will my ${to.name} file be called?`,
  answer: severalOutputs(from, to)
    ? `It keeps the name of your ${from.name} and ends in .${to.extensions[0]}. Several files are numbered and come in one ZIP.`
    : `It keeps the name of your ${from.name} and ends in .${to.extensions[0]}. You can rename it before you download it.`,
});

const many = (from: Format, to: Format): Faq => ({
  question: `Can I convert several ${from.name} files at once?`,
  answer: `Yes, as many as you like. Download each ${to.name} on its own, or all of them in one ZIP.`,
});

/** Minimum number of questions on a page. */
const leastQuestions = 2;

/** At most four questions on a pair: its own, then those that its formats raise. */
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
