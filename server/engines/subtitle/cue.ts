/** A line that is shown from one moment to another: milliseconds, and words in which `<i>`, `<b>` and `<u>` are all the marks there are. */
export type Cue = { readonly start: number; readonly end: number; readonly text: string };

/** Lines that one file may have: a film of three hours has about two thousand. */
export const mostCues = 200_000;

const marks = /<(\/?)([ibu])\b[^<>]{0,200}>/gi;

/** Words as they are shown, without marks. */
export const bare = (text: string): string => text.replace(marks, '');

/** Keeps italics, bold and underlined words of an HTML-like text, and drops its other tags. */
export const withMarks = (text: string): string =>
  text.replace(/<(\/?)([a-z][a-z0-9.]{0,20})\b[^<>]{0,400}>/gi, (_, slash: string, name: string) =>
    /^[ibu]$/i.test(name) ? `<${slash}${name.toLowerCase()}>` : '',
  );

const pad = (value: number, digits = 2): string => String(value).padStart(digits, '0');

/** `01:02:03,450` with the mark before the fraction, and as many digits of it as are asked for. */
export const clock = (milliseconds: number, point: string, digits = 3, hourDigits = 2): string => {
  const unit = 10 ** (3 - digits);
  const rounded = Math.round(milliseconds / unit) * unit;
  const seconds = Math.floor(rounded / 1000);
  const fraction = pad(Math.floor((rounded % 1000) / unit), digits);
  return `${pad(Math.floor(seconds / 3600), hourDigits)}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}${point}${fraction}`;
};

/** Milliseconds of `1:02:03.4`, `02:03,450` or `3.4`; undefined where it is no time. */
export const readClock = (text: string): number | undefined => {
  const found = /^(?:(?:(\d{1,4}):)?(\d{1,4}):)?(\d{1,6})(?:[.,](\d{1,9}))?$/.exec(text.trim());
  if (!found) return undefined;
  const [, hours = '0', minutes = '0', seconds = '0', fraction = ''] = found;
  return (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000 + Math.round(Number(`0.${fraction || '0'}`) * 1000);
};
