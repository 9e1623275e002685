import { saysJust } from '../../look/subtitles.ts';
import type { Situation } from '../../situation.ts';

/** The only captions that FFmpeg must read in the result. */
export const just = (
  name: string,
  source: string,
  from: string,
  to: string,
  input: string | (() => string),
  expect: string,
  ...wanted: readonly string[]
): Situation => ({
  name,
  source,
  file: `film.${from}`,
  input: typeof input === 'string' ? () => input : input,
  from,
  to,
  expect,
  check: async ({ path }) => [await saysJust(path, ...wanted)],
});

export const vtt = (...blocks: readonly string[]): string => `WEBVTT\n\n${blocks.join('\n\n')}\n`;
export const cue = (from: number, to: number, words: string, settings = '', id = ''): string =>
  `${id && `${id}\n`}00:00:0${from}.000 --> 00:00:0${to}.000${settings && ` ${settings}`}\n${words}`;
export const srt = (...cues: readonly string[]): string => cues.map((one, at) => `${at + 1}\n${one}`).join('\n\n');
