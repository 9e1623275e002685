/** Tracker modules that never end, and modules and recordings with false headers. */
import { byteSamples } from '../../../engines/ffmpeg/byte-samples.ts';
import { trackerSamples } from '../../../engines/ffmpeg/tracker-samples.ts';
import { type Attack, harmless } from './attack.ts';
import { lies } from './lies.ts';

const slow = { seconds: 40 } as const;
const targets: Readonly<Record<string, string>> = {
  mod: 'mp3',
  s3m: 'wav',
  xm: 'mp3',
  it: 'mp3',
  amr: 'mp3',
  dsf: 'wav',
  ape: 'mp3',
  sph: 'wav',
};

/** A ProTracker module whose 128 positions play one pattern; `commands` returns the commands of a row's four channels. */
const module = (commands: (row: number) => readonly number[], orders = 1): Buffer => {
  const good = Buffer.from(trackerSamples.mod?.() ?? []);
  const pattern = 1084;
  good.fill(0, pattern, pattern + 1024);
  for (let row = 0; row < 64; row++)
    for (const [channel, command] of commands(row).entries()) good.writeUInt16BE(command, pattern + row * 16 + channel * 4 + 2);
  good[950] = orders;
  return good;
};
const modules: readonly Attack[] = [
  harmless('mod-that-jumps-to-itself', 'mod mp3', () => module((row) => (row === 0 ? [0x0b00] : [])), slow),
  harmless('mod-row-that-waits-for-ever', 'mod wav', () => module(() => [0x0eef, 0x0eef, 0x0eef, 0x0f1f], 127), { seconds: 120 }),
  harmless(
    'mod-loops-in-loops',
    'mod mp3',
    () =>
      module(
        (row) => [0x0e60 | (row % 2 ? 15 : 0), 0x0e60 | (row % 3 ? 15 : 0), 0x0e60 | (row % 5 ? 15 : 0), 0x0e60 | (row % 7 ? 15 : 0)],
        127,
      ),
    { seconds: 120 },
  ),
  harmless('mod-without-speed', 'mod mp3', () => module(() => [0x0f00, 0x0f01, 0x0f20]), slow),
  harmless('mod-slowest-of-all', 'mod wav', () => module(() => [0x0f1f, 0x0f20], 127), { seconds: 120 }),
  harmless(
    'mod-samples-of-megabytes',
    'mod mp3',
    () => {
      const file = module(() => []);
      for (let sample = 0; sample < 31; sample++) file.fill(0xff, 20 + sample * 30 + 22, 20 + sample * 30 + 30);
      return file;
    },
    slow,
  ),
  harmless(
    'it-channels-of-everything',
    'it mp3',
    () => {
      const file = Buffer.from(trackerSamples.it?.() ?? []);
      file.fill(0xff, 32, 46);
      return file;
    },
    slow,
  ),
  harmless(
    'xm-patterns-of-everything',
    'xm mp3',
    () => {
      const file = Buffer.from(trackerSamples.xm?.() ?? []);
      for (const at of [60, 64, 68, 70, 72]) file.writeUInt16LE(0xffff, at);
      return file;
    },
    slow,
  ),
];

const untrue = Object.entries({ ...trackerSamples, ...byteSamples }).flatMap(([format, make]) =>
  [0, 1, 2, 3].map((kind) =>
    harmless(`${format}-head-that-lies-${kind}`, `${format} ${targets[format] ?? 'wav'}`, () => lies(make(), { from: 24 })[kind] ?? '', {
      seconds: 125,
    }),
  ),
);

export const trackers: readonly Attack[] = [...modules, ...untrue];
