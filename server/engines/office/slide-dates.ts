import { replaceInnermost } from '../../formats/xml/innermost.ts';

/** A date of the clock in a slide (ECMA-376-1, 21.1.2.2.4), or in an OpenDocument page. */
const ofClock = /<a:fld(?=\s)[^<>]*\stype="datetime|<text:(?:date|time)[\s>]/;

export const hasDates = (text: string): boolean => ofClock.test(text);

const run = (inner: string): string =>
  `<a:r>${inner.replace(/<a:pPr\b[^<>]*\/>|<a:pPr\b[^<>]*>(?:(?!<\/a:pPr>)[\s\S]){0,2000}<\/a:pPr>/, '')}</a:r>`;

/** The dates and times of the clock in a slide as they were saved; fixed ones are text as it is. */
export const withSavedDates = (text: string): string => {
  const slide = replaceInnermost(text, 'a:fld', ({ tag, inner }) =>
    /\stype="datetime/.test(tag) && /<a:t>[^<]/.test(inner) ? run(inner) : undefined,
  );
  return ['text:date', 'text:time'].reduce(
    (page, name) => replaceInnermost(page, name, ({ inner }) => (inner.trim() === '' ? undefined : inner)),
    slide,
  );
};
