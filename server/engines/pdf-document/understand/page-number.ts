/** Words for a page, and for "of", in running headers and footers. */
const page = 'page|p|pg|seite|s|página|pagina|pág|pag|strona|str|стр|страница|сторінка|sida|side|sivu|oldal|stránka|strana|sayfa|σελίδα|第';
const of = 'of|von|de|di|z|ze|sur|van|av|af|из|із|/';

/** A page number only: `12`, `- 12 -`, `Page 12 of 30`, `12/30`. */
const alone = new RegExp(`^(?:(?:${page})\\.?\\s?)?(?:[-–—|]\\s?)?\\d{1,4}(?:\\s?[-–—|])?(?:\\s?(?:${of})\\s?\\d{1,4})?[页頁]?$`, 'iu');
/** A whole number that is not part of another, of a date or a version. */
const number = /(?<![\d.,/-])\d{1,4}(?![\d.,/-])/g;

export const isPageNumber = (text: string): boolean => alone.test(text.trim().replace(/\s+/g, ' '));

export const numbersIn = (text: string): readonly number[] => [...text.matchAll(number)].map((m) => Number(m[0]));
