import { normaliseFormat } from '../formats.ts';
import { english, type Language } from '../languages/languages.ts';
import { toolsIn } from '../languages/pages.ts';
import { otherFiles, otherFilesPath } from '../text/other-files.ts';
import { phraseOf } from './connectors.ts';
import { servicePhrases } from './service-pages.ts';

/** Whole queries in users' words, and their answers: a path of further-pages.ts, or a pair. */
const asked: readonly (readonly [answer: string, words: string])[] = [
  [
    '/searchable-pdf',
    'searchable pdf, make pdf searchable, ocr pdf, pdf ocr, scanned pdf to searchable pdf, make scanned pdf searchable, copy text from scanned pdf',
  ],
  ['/protect-pdf', 'put password on pdf, add password to pdf, set password for pdf, pdf with password'],
  ['pdf txt', 'ocr, scan to text, text from pdf'],
  [
    '/merge-pdf',
    'merge pdf, combine pdf, join pdf, pdf joiner, put pdfs together, put several pdfs into one, add pdf to pdf, add pages to pdf, insert pages into pdf',
  ],
  ['pdf xlsx', 'bank statement to excel, statement to excel, pdf table to excel, copy table from pdf'],
  ['/resize-image', 'id photo, id picture, id card photo size'],
  ['png ico', 'website icon, icon for website, favicon, site icon, make favicon, logo to favicon'],
  ['mov gif', 'live photo to gif, live photos to gif'],
  ['mov mp4', 'live photo to video, iphone video, video from iphone not playing'],
  ['dxf pdf', 'autocad, autocad to pdf, cad to pdf, dxf'],
  ['heic jpg', 'iphone photo, iphone photos, open iphone photos, live photo, live photos, photo from iphone not opening'],
  ['docx pdf', 'resume to pdf, cv to pdf, essay to pdf, save word as pdf'],
  ['jpg pdf', 'photos to one pdf, pictures to one pdf, scan to pdf, photo of document to pdf, id card to pdf'],
  ['pdf jpg', 'screenshot of pdf, pdf page as picture, pdf to instagram'],
  ['mp3 m4r', 'ringtone, iphone ringtone, song for iphone ringtone, make ringtone'],
];

/** A language's tools, by their names and by what people search for. */
const toolPhrases = (language: Language) => toolsIn(language).map(({ path, text }) => [path, [text.name, ...text.words.keywords]] as const);

/** Answers to whole queries in a language and in English, by `phraseOf`; the first entry wins. */
export const phrases = (language: Language): Readonly<Record<string, string>> => {
  const all: readonly (readonly [string, readonly string[]])[] = [
    ...(language === english ? [] : toolPhrases(language)),
    ...asked.map(([answer, words]) => [answer, words.split(', ')] as const),
    ...otherFiles.map(({ id, asked: words }) => [`${otherFilesPath}#${id}`, words] as const),
    ...toolPhrases(english),
    ...servicePhrases(language),
  ];
  const known = new Map<string, string>();
  for (const [answer, words] of all)
    for (const word of words) {
      const key = phraseOf(word);
      // `Turn PDF` without stop words is `pdf`, which is no specific request.
      if (key !== '' && normaliseFormat(key) === undefined && !known.has(key)) known.set(key, answer);
    }
  return Object.fromEntries(known);
};
