import { requireFormat } from '../../catalogue/formats.ts';
import { furtherLanguages, wordsIn } from '../../catalogue/languages/language-words.ts';
import type { Language } from '../../catalogue/languages/languages.ts';
import { toneOf } from '../head/tone.ts';
import type { Image } from './image.ts';
import { canDraw } from './lines.ts';

const sheetOf = (id: string) => {
  const format = requireFormat(id);
  return { name: format.name, tone: toneOf(format) };
};

/** Without the picture that stands before a category: `🎵 Audio`. */
const withoutPicture = (name: string): string => name.replace(/^[^\p{L}]+/u, '');

/** The social images of a language by name: those of its main pages, and one for each category of converters and tools. */
const imagesOf = (language: Language): ReadonlyMap<string, Image> => {
  const { home, allTools, help, contact, converters } = wordsIn(language);
  if (!home || !allTools || !help || !contact || !converters || !canDraw(language)) return new Map();
  const ofCategory = (category: keyof typeof allTools.categories, ...sheets: readonly string[]) =>
    [category, withoutPicture(allTools.categories[category]), converters.seoTail, sheets] as const;
  const all: readonly (readonly [name: string, title: string, text: string, sheets: readonly string[]])[] = [
    ['home', home.title, home.promises[0], ['png', 'pdf']],
    ['all-tools', allTools.title, home.promises[0], ['mp4', 'gif']],
    ['help', help.title, help.questionsTitle, ['docx']],
    ['contact', contact.title, contact.notes[0], ['zip']],
    ofCategory('image', 'heic', 'jpg'),
    ofCategory('document', 'docx', 'pdf'),
    ofCategory('pdf', 'pdf', 'docx'),
    ofCategory('spreadsheet', 'xlsx', 'csv'),
    ofCategory('ebook', 'epub', 'mobi'),
    ofCategory('video', 'mov', 'mp4'),
    ofCategory('audio', 'wav', 'mp3'),
    ofCategory('archive', 'rar', 'zip'),
  ];
  return new Map(all.map(([name, title, text, sheets]) => [name, { title, text, sheets: sheets.map(sheetOf), language }] as const));
};

export const localImages: ReadonlyMap<string, ReadonlyMap<string, Image>> = new Map(
  furtherLanguages.map((language) => [language.id, imagesOf(language)] as const),
);

/**
 * The path of a page's social image in its language: `/og/de/home.png` for `/og/home.png`, which is English. Of several the first that
 * the language has; the last one where it has none.
 */
export const imageIn = ({ id }: Language, ...paths: readonly [string, ...string[]]): string => {
  const own = paths.flatMap((path) => {
    const name = /^\/og\/([\w-]+)\.png$/.exec(path)?.[1] ?? '';
    return localImages.get(id)?.has(name) ? [`/og/${id}/${name}.png`] : [];
  });
  return own[0] ?? paths.at(-1) ?? paths[0];
};
