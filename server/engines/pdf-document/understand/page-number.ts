/** Words for a page, and for "of", as running headers and footers have them. */
const page = 'page|p|pg|seite|s|página|pagina|pág|pag|strona|str|стр|страница|сторінка|sida|side|sivu|oldal|stránka|strana|sayfa|σελίδα|第';
const of = 'of|von|de|di|z|ze|sur|van|av|af|из|із|/';

/** A page number by itself: `12`, `- 12 -`, `Page 12 of 30`, `12/30`. */
const alone = new RegExp(`^(?:(?:${page})\\.?\\s?)?(?:[-–—|]\\s?)?\\d{1,4}(?:\\s?[-–—|])?(?:\\s?(?:${of})\\s?\\d{1,4})?[页頁]?$`, 'iu');
/** A whole number that is no part of another, of a date or a version. */
const number = /(?<![\d.,/-])\d{1,4}(?![\d.,/-])/g;

/** Is the text a page's number, with or without the word for it, and nothing else? */
export const isPageNumber = (text: string): boolean => alone.test(text.trim().replace(/\s+/g, ' '));

/** The numbers in a running line that may be the page's. */
export const numbersIn = (text: string): readonly number[] => [...text.matchAll(number)].map((m) => Number(m[0]));
