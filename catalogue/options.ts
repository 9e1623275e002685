import { canonicalFormat, requireFormat } from './formats.ts';
import { message } from './languages/message.ts';
import { mediaOptions, secondsOf } from './options/audio-video.ts';
import { documentOptions } from './options/documents.ts';
import { fileOptions } from './options/files.ts';
import { imageOptions } from './options/images.ts';
import type { Option } from './options/option.ts';
import { pageOptions } from './options/pages.ts';
import { type ParsedOptions, readOptions } from './options/parse.ts';

export { secondsOf } from './options/audio-video.ts';
export { type Option, type OptionValues, optionKey } from './options/option.ts';
export { type ParsedOptions, rangeOf } from './options/parse.ts';

/** Every option, in form order. */
export const options: readonly Option[] = [...imageOptions, ...pageOptions, ...documentOptions, ...mediaOptions, ...fileOptions];

/** The options of a conversion between these formats. Throws for a format that the catalogue does not have. */
export const optionsFor = (from: string, to: string): readonly Option[] => {
  const source = requireFormat(canonicalFormat(from));
  const target = requireFormat(canonicalFormat(to));
  return options.filter((option) => option.applies(source, target));
};

/** Checks that the end of a trimmed range is after its start. */
export const withTimesInOrder = (parsed: ParsedOptions): ParsedOptions => {
  if (!parsed.ok) return parsed;
  const { trimStart, trimEnd } = parsed.values;
  return typeof trimStart === 'string' && typeof trimEnd === 'string' && secondsOf(trimStart) >= secondsOf(trimEnd)
    ? { ok: false, code: 'invalid_option', option: 'trimEnd', detail: message('endBeforeStart') }
    : parsed;
};

/** Checks the JSON text of a request's `options` for this pair; says which option is wrong and what it may be. `further` are options that only the API has. */
export const parseOptions = (from: string, to: string, json: string, further: readonly Option[] = []): ParsedOptions => {
  const pair = message('pair', { from: requireFormat(from).name, to: requireFormat(to).name });
  return withTimesInOrder(readOptions(json, [...optionsFor(from, to), ...further], pair));
};
