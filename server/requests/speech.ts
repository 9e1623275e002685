import { acceptedLanguage, languageOfTag } from '../../catalogue/languages/accept-language.ts';
import { speechIn } from '../../catalogue/languages/server-words.ts';
import type { Speech } from '../../catalogue/languages/speech.ts';

/** The parameter `language` of an address. Not parsed as a URL, since what failed may be the address itself. */
const inAddress = /[?&]language=([A-Za-z0-9-]{1,40})(?:&|#|$)/;

/**
 * Messages to the sender of a request: in the language that its address asks for, as forms and event streams have no headers of their
 * own, else in that of Accept-Language.
 */
export const speechFor = ({ url, headers }: Pick<Request, 'url' | 'headers'>): Speech => {
  const asked = inAddress.exec(url.slice(0, 4000))?.[1];
  return speechIn((asked && languageOfTag(asked)) || acceptedLanguage(headers.get('accept-language')));
};

/** Headers of a response whose body is in words: its language, and that another one may be asked for (RFC 9110, 8.5 and 12.5.5). */
export const spokenHeaders = ({ language }: Speech): Readonly<Record<'Content-Language' | 'Vary', string>> => ({
  'Content-Language': language.tag,
  Vary: 'Accept-Language',
});
