import { numbered, say, toolWords } from '../../stores/words.ts';

const kilobyte = 1024;
const megabyte = kilobyte * 1024;

/** Size in megabytes with two decimals: `1.25 MB`. */
export const megabytes = (bytes: number): string => say(toolWords().units.megabytes, { n: numbered(bytes / megabyte, 2) });

/** Size in a suitable unit, for comparisons: `812 B`, `14.2 KB`, `3.05 MB`. */
export const fileSize = (bytes: number): string => {
  const { units } = toolWords();
  if (bytes < kilobyte) return say(units.bytes, { n: numbered(bytes) });
  return bytes < megabyte ? say(units.kilobytes, { n: numbered(bytes / kilobyte, 1) }) : megabytes(bytes);
};

/** Size of a selected file: in megabytes, plus a smaller unit if two decimals are too coarse: `0.00 MB (812 B)`. */
export const selectedSize = (bytes: number): string =>
  bytes < 0.1 * megabyte ? `${megabytes(bytes)} (${fileSize(bytes)})` : megabytes(bytes);

/** Change in size: `−62%`, `+8%`, `±0%`, and from tenfold `×12`. */
export const sizeChange = (before: number, after: number): string => {
  if (before === 0) return '';
  const { units } = toolWords();
  if (after >= 10 * before) return say(units.times, { n: numbered(after / before) });
  const percent = Math.round((after / before - 1) * 100);
  const sign = percent === 0 ? '±' : percent < 0 ? '−' : '+';
  return say(units.change, { n: `${sign}${numbered(Math.abs(percent))}` });
};
