import type { OptionValues } from '../../../catalogue/options/option.ts';

const key = (from: string, to: string): string => `options:${from}:${to}`;

/** The options that this visit has set for a pair. Storage may be forbidden or hold something else: then there are none. */
export const recallOptions = (from: string, to: string): OptionValues => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key(from, to)) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as OptionValues) : {};
  } catch {
    return {};
  }
};

/** Keeps the options of a pair until the tab is closed. */
export const rememberOptions = (from: string, to: string, values: OptionValues): void => {
  try {
    sessionStorage.setItem(key(from, to), JSON.stringify(values));
  } catch {
    // Without storage they last as long as the page.
  }
};
