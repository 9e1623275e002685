import { type Change, changesBetween } from '../changes.ts';
import { requireFormat } from '../formats.ts';
import { wordsIn } from './language-words.ts';
import type { Language } from './languages.ts';
import { say } from './say.ts';

/** Names that no article and no rule about letters touches, until they are parameters. */
const names = { from: '{F}', to: '{T}' } as const;
const template = (text: string): string => text.replaceAll(names.from, '{from}').replaceAll(names.to, '{to}');

/** What changes between two formats, with `{from}` and `{to}` for their names. */
const templatesFor = (from: string, to: string): readonly Change[] =>
  changesBetween({ ...requireFormat(from), name: names.from }, { ...requireFormat(to), name: names.to }).map((change) => ({
    ...change,
    topic: template(change.topic),
    from: template(change.from),
    to: template(change.to),
    sentence: template(change.sentence),
  }));

const textsOf = ({ topic, from, to, sentence }: Change): readonly string[] => [topic, from, to, sentence];

/** English texts of a pair's table that a language has no words for. */
export const missingChanges = (language: Language, from: string, to: string): readonly string[] => {
  const { changes } = wordsIn(language);
  return templatesFor(from, to)
    .flatMap(textsOf)
    .filter((text) => changes?.[text] === undefined);
};

/** The table of changes in a language; no rows where a text of it is missing. */
export const changesIn = (language: Language, from: string, to: string): readonly Change[] => {
  const { changes } = wordsIn(language);
  if (!changes || missingChanges(language, from, to).length > 0) return [];
  const parameters = { from: requireFormat(from).name, to: requireFormat(to).name };
  const local = (text: string): string => say(changes[text] ?? text, parameters);
  return templatesFor(from, to).map((change) => ({
    verdict: change.verdict,
    topic: local(change.topic),
    from: local(change.from),
    to: local(change.to),
    sentence: local(change.sentence),
  }));
};
