import type { Plural } from './words.ts';

export type Parameters = Readonly<Record<string, string | number>>;

/** A text with its parameters in place: `up to {size}` with `{ size: '50 MB' }`. Parameters that are not given stay as they are. */
export const say = (text: string, parameters: Parameters): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(parameters[name] ?? whole));

/** The text for so many things, with `{count}` as the language writes numbers. `locale` is one for Intl. */
export const sayCount = (plural: Plural, count: number, locale: string, parameters: Parameters = {}): string =>
  say(plural[new Intl.PluralRules(locale).select(count)] ?? plural.other, { count: count.toLocaleString(locale), ...parameters });
