import type { commonProblems } from '../common-problems.ts';
import { server as ar } from './ar/server/index.ts';
import { server as de } from './de/server/index.ts';
import { englishSpeech } from './english-speech.ts';
import { server as es } from './es/server/index.ts';
import { fillFacts } from './facts.ts';
import { server as fr } from './fr/server/index.ts';
import { server as ja } from './ja/server/index.ts';
import type { Language } from './languages.ts';
import { server as ptBr } from './pt-br/server/index.ts';
import type { ProblemText, ServerWords, Speech } from './speech.ts';

/** What the server says in other languages than English. A language is added by its name here, as in language-words.ts. */
const written: Readonly<Record<string, ServerWords>> = { es, 'pt-br': ptBr, de, fr, ja, ar };

const translated = (language: Language, given: ServerWords): Speech => {
  const server = fillFacts(given, language.locale);
  const { tooLarge, busy, tooSlow, unknown } = server.tool.more.failures;
  const common = {
    file_too_large: tooLarge,
    queue_full: busy,
    conversion_timeout: tooSlow,
    internal_error: unknown,
  } satisfies Record<keyof typeof commonProblems, ProblemText>;
  return { ...server, language, problems: { ...server.problems, ...common } };
};

const known = new Map<string, Speech>();

/** The messages in a language, prepared when it is first needed; English for a language without words. */
export const speechIn = (language: Language): Speech => {
  const source = written[language.id];
  if (!source) return englishSpeech;
  const speech = known.get(language.id) ?? translated(language, source);
  known.set(language.id, speech);
  return speech;
};
