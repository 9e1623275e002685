import type { Direction } from '../model.ts';

/** Hebrew, Arabic and related scripts with presentation forms. */
const rtlLetter = /[\u0590-\u05FF\u0600-\u065F\u066A-\u06EF\u06FA-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
const digit = /[0-9\u0660-\u0669\u06F0-\u06F9]/;
const ltrLetter = /\p{L}/u;
/** Marks that stay with the digits around them: 12,5 10:30 3/4 50%. */
const numberMark = /[.,:/%+\-\u066A-\u066C$€£]/;
const pairs: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '(': ')',
    ')': '(',
    '[': ']',
    ']': '[',
    '{': '}',
    '}': '{',
    '<': '>',
    '>': '<',
    '«': '»',
    '»': '«',
  }),
);

type Class = 'R' | 'L' | 'D' | 'M' | 'N';

const classify = (text: string): Class => {
  if (rtlLetter.test(text)) return 'R';
  if (digit.test(text)) return 'D';
  if (ltrLetter.test(text)) return 'L';
  return numberMark.test(text) ? 'M' : 'N';
};

export const hasRtl = (text: string): boolean => rtlLetter.test(text);

/** In right-to-left context, a line with this share of such letters is right-to-left too: names and titles are quoted in it. */
const shareAmongRtl = 0.25;

/** The dominant direction of a text's letters; `around` is the direction of its context. */
export const directionOf = (text: string, around: Direction = 'ltr'): Direction => {
  let rtl = 0;
  let ltr = 0;
  for (const c of text) {
    if (rtlLetter.test(c)) rtl++;
    else if (ltrLetter.test(c)) ltr++;
  }
  return rtl > (around === 'rtl' ? shareAmongRtl * (rtl + ltr) : ltr) ? 'rtl' : 'ltr';
};

const reverseRange = <T>(items: T[], from: number, to: number): void => {
  for (let i = from, j = to; i < j; i++, j--) [items[i], items[j]] = [items[j] as T, items[i] as T];
};

/**
 * Reorders glyphs from left-to-right into reading order: the inverse of the display order of the Unicode bidirectional algorithm, for one
 * line and one level of nesting.
 */
export const toLogicalOrder = <T>(
  visual: readonly T[],
  textOf: (item: T) => string,
  withText: (item: T, text: string) => T,
  base: Direction,
): T[] => {
  const items = [...visual];
  if (base === 'rtl') items.reverse();
  const classes = items.map((item) => classify(textOf(item)));
  // A run against the base direction: from its first strong item to its last.
  const against = (c: Class | undefined) => (base === 'rtl' ? c === 'L' || c === 'D' : c === 'R');
  const inRtl = new Set<T>();
  if (base === 'rtl') for (const item of items) inRtl.add(item);
  for (let i = 0; i < items.length; i++) {
    if (!against(classes[i])) continue;
    let end = i;
    for (let j = i + 1; j < items.length; j++) {
      const c = classes[j];
      if (against(c)) end = j;
      else if (base === 'rtl' ? c === 'R' : c === 'L') break;
      else if (base === 'rtl' && c === 'N' && onlyDigits(classes, i, end)) break;
    }
    reverseRange(items, i, end);
    const slice = classes.slice(i, end + 1).reverse();
    classes.splice(i, slice.length, ...slice);
    if (base === 'rtl') {
      for (let k = i; k <= end; k++) inRtl.delete(items[k] as T);
    } else {
      for (let k = i; k <= end; k++) inRtl.add(items[k] as T);
      // Numbers inside the reversed run read from left to right.
      for (let k = i; k <= end; k++) {
        if (classes[k] !== 'D') continue;
        let last = k;
        while (last + 1 <= end && (classes[last + 1] === 'D' || (classes[last + 1] === 'M' && classes[last + 2] === 'D'))) last++;
        reverseRange(items, k, last);
        k = last;
      }
    }
    i = end;
  }
  return mirror(items, textOf, withText, inRtl);
};

const onlyDigits = (classes: readonly Class[], from: number, to: number): boolean => {
  for (let i = from; i <= to; i++) if (classes[i] === 'L') return false;
  return true;
};

/** Files encode brackets in right-to-left text by shape or by meaning; chooses the variant whose brackets match. */
const mirror = <T>(items: T[], textOf: (item: T) => string, withText: (item: T, text: string) => T, inRtl: ReadonlySet<T>): T[] => {
  const first = items.find((item) => inRtl.has(item) && pairs.has(textOf(item)));
  if (!first || '([{<«'.includes(textOf(first))) return items;
  return items.map((item) => {
    const other = inRtl.has(item) ? pairs.get(textOf(item)) : undefined;
    return other ? withText(item, other) : item;
  });
};
