/** Keeps a text such as `.png` or `1–100` in its order on a page that runs from right to left; `dir` is the page's direction. */
export const leftToRight = (text: string, dir: string): string => (dir === 'rtl' ? `\u2066${text}\u2069` : text);

/** The range of a number field as its placeholder, in the numbers of a language: `0,01–50`. */
export const rangeText = ({ min, max }: { readonly min: number; readonly max: number }, locale: string, dir: string): string =>
  leftToRight(`${plainNumber(min, locale)}–${plainNumber(max, locale)}`, dir);

/** A number as people type it: without separators of thousands. */
export const plainNumber = (value: number, locale: string): string => value.toLocaleString(locale, { useGrouping: false });
