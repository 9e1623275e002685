import type { OptionValues } from '../../../catalogue/options/option.ts';

/** Options specific to one file. */
const ofOneFile: ReadonlySet<string> = new Set(['pages', 'trimStart', 'trimEnd', 'crop', 'turn']);

/** The values that also apply to other files. */
export const lasting = (values: OptionValues): OptionValues =>
  Object.fromEntries(Object.entries(values).filter(([id]) => !ofOneFile.has(id)));

const key = (from: string, to: string): string => `options:${from}:${to}`;

/** The last options of a pair in this browser. Empty if storage is forbidden or invalid. */
export const recallOptions = (from: string, to: string): OptionValues => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key(from, to)) ?? '{}');
    return typeof stored === 'object' && stored !== null ? lasting(stored as OptionValues) : {};
  } catch {
    return {};
  }
};

/** Stores the options of a pair, only in this browser. */
export const rememberOptions = (from: string, to: string, values: OptionValues): void => {
  try {
    localStorage.setItem(key(from, to), JSON.stringify(lasting(values)));
  } catch {
    // Without storage they last as long as the page.
  }
};
