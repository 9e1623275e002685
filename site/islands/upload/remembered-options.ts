import type { OptionValues } from '../../../catalogue/options/option.ts';

/** Options that belong to one file: they mean nothing for the next. */
const ofOneFile: ReadonlySet<string> = new Set(['pages', 'trimStart', 'trimEnd', 'crop', 'turn']);

/** The values that hold for other files too. */
export const lasting = (values: OptionValues): OptionValues =>
  Object.fromEntries(Object.entries(values).filter(([id]) => !ofOneFile.has(id)));

const key = (from: string, to: string): string => `options:${from}:${to}`;

/** The options that were last set for a pair in this browser. Storage may be forbidden or hold something else: then there are none. */
export const recallOptions = (from: string, to: string): OptionValues => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key(from, to)) ?? '{}');
    return typeof stored === 'object' && stored !== null ? lasting(stored as OptionValues) : {};
  } catch {
    return {};
  }
};

/** Keeps the options of a pair in this browser, and nowhere else. */
export const rememberOptions = (from: string, to: string, values: OptionValues): void => {
  try {
    localStorage.setItem(key(from, to), JSON.stringify(lasting(values)));
  } catch {
    // Without storage they last as long as the page.
  }
};
