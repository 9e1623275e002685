import { describe, expect, test } from 'bun:test';
import { languageById } from '../languages.ts';
import { isKeyword, textsOf } from './texts.ts';

/** Words that a language's pages do not use, each with what they use instead: docs/languages.md. */
const replaced: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  de: {
    'du, not Sie': /[a-zäöüß,] Sie\b/,
    'codieren, not kodieren': /kodier/i,
    'Tool, not Werkzeug': /Werkzeug/,
    'Byte, with its plural in figures': /\{bytes\} Byte\)/,
    'PDF is feminine': /\bDie PDF\b[^.:;]*\bes (?:sich|ist|hat)\b|\b(?:ein|das) ZIP\b/,
    'one verb in a clause': /\bbleiben erhalten bleiben|damit sie \w+ bleiben erhalten/,
  },
  es: {
    'portada, not carátula': /carátula/i,
    'cortar for time, recortar for an area': /[Rr]ecórtal[oa] (?:o divídela|primero|antes en la galería|, baja)|Recórtalo, baja/,
    'derecho of a picture is a side': /(?:la|de la) imagen derecha/,
    'names of languages are small': /: Inglés/,
  },
  'pt-br': {
    'converter para': /[Cc]onverta(?: antes o PDF)? em (?:PDF|DOCX)/,
    'names of languages are small': /: Inglês/,
    'no two things become one another': /viram um o outro/,
  },
  fr: {
    'rogner, not recadrer': /recadre[rz]/i,
    'transformer en, not changer en': /^Changez (?:la|des|photos) /,
    'droite of a picture is a side': /de l’image droite/,
  },
  ja: {
    '分かる in kanji': /わか[らりるっれ]/,
    'もう一度, not 再度': /再度/,
    '劣化なし, as its option says': /無劣化/,
    'the option is 動画の品質': /動画の画質を選/,
  },
  ar: {
    // Without it this is an erasure, or a survey.
    'a scan is ضوئي': /مسوحات|ممسوح(?!ة| ضوئي)|ممسوحة(?! ضوئي)|مُسح(?!ت| ضوئي)|مُسحت(?! ضوئي)/,
    'one person is addressed': /اطلبوها/,
    'a text has حروف': /(?:200|\{max\}) محرف/,
  },
};

describe.each(Object.entries(replaced))('words of %s', (id, patterns) => {
  const texts = textsOf(languageById(id)).filter((one) => !isKeyword(one));
  test.each(Object.entries(patterns))('%s', (_, pattern) => expect(texts.filter(({ text }) => pattern.test(text))).toEqual([]));
});
