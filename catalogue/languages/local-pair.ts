import type { Change } from '../changes.ts';
import { canonicalFormat, requireFormat } from '../formats.ts';
import { faqLimit } from '../limits.ts';
import { optionsFor } from '../options.ts';
import { pairSlug } from '../paths.ts';
import { severalOutputs } from '../text/pair-steps.ts';
import { inSequence } from './in-sequence.ts';
import { wordsIn } from './language-words.ts';
import type { Language } from './languages.ts';
import { leftToRight } from './left-to-right.ts';
import { changesIn } from './local-changes.ts';
import { optionIn } from './local-options.ts';
import { say } from './say.ts';
import { fittingTitle, type SeoWords, searchLimits } from './seo-words.ts';

/** What a converter's page says in another language than English. */
export type LocalPair = {
  readonly description: string;
  readonly seo: SeoWords;
  readonly steps: readonly string[];
  readonly changes: readonly Change[];
  readonly formats: readonly [from: string, to: string];
  readonly faq: readonly { readonly question: string; readonly answer: string }[];
  readonly about?: string;
};

/** More options than these are not named one by one. */
const namedOptions = 3;

/** The texts of a pair's page in a language; throws where it lacks any. */
export const localPair = (language: Language, fromId: string, toId: string): LocalPair => {
  const [from, to] = [requireFormat(canonicalFormat(fromId)), requireFormat(canonicalFormat(toId))];
  const { converters: words, descriptions, formats, notes, frame } = wordsIn(language);
  const slug = pairSlug(from.id, to.id);
  const [description, about, into] = [descriptions?.[slug], formats?.[from.id], formats?.[to.id]];
  if (!words || !description || !about || !into) throw new Error(`There are no words for ${slug} in ${language.name}.`);
  const names = { from: from.name, to: to.name };
  const list = (parts: readonly string[]) => new Intl.ListFormat(language.locale, { type: 'conjunction' }).format(parts);
  const labels = [...new Set(optionsFor(from.id, to.id).map((option) => optionIn(language, option).label))].map((text) =>
    say(words.quote, { text }),
  );
  const options = list(labels.length > namedOptions + 1 ? [...labels.slice(0, namedOptions), words.further] : labels);
  // The dot of an ending changes sides between letters that run from right to left, unless it is isolated from them.
  const ending = (extension: string): string => leftToRight(`.${extension}`, language.dir);
  const extensions = new Intl.ListFormat(language.locale, { type: 'disjunction' }).format(
    from.extensions.slice(0, namedOptions + 1).map(ending),
  );
  const { faq, steps } = words;
  const note = notes?.[slug];
  const ask = ({ question, answer }: { question: string; answer: string }, parameters = {}) => ({
    question: say(question, names),
    answer: say(answer, { ...names, ...parameters }),
  });
  const questions = [
    ...(note ? [{ question: note.question, answer: note.answer }] : []),
    ...(labels.length > 0 ? [ask(faq.options, { options: list(labels) })] : []),
    ask(faq.names, { extension: to.extensions[0] ?? to.id }),
    ask(faq.many),
    ask(faq.safe),
  ];
  const withTail = inSequence(description, words.seoTail);
  return {
    description,
    seo: {
      title: fittingTitle(frame.title, say(words.seoTitle, names), say(words.seoShort, names)),
      description: withTail.length <= searchLimits.description ? withTail : description,
      keywords: words.keywords.map((keyword) => say(keyword, names)),
    },
    steps: [
      say(steps.choose, { ...names, extensions }),
      labels.length > 0 ? say(steps.set, { ...names, options }) : say(steps.press, names),
      say(severalOutputs(from, to) ? steps.downloadSeveral : steps.download, names),
    ],
    changes: changesIn(language, from.id, to.id),
    formats: [about, into],
    faq: questions.slice(0, faqLimit),
    ...(note && { about: note.about }),
  };
};
