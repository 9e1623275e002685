/** MIDI: false lengths, tempos of zero, endless events. */
import { chunk, endOfTrack, midiOf, sampleMid, ticks } from '../../../engines/midi/samples.ts';
import { type Attack, harmless, refused } from './attack.ts';

const slow = { seconds: 60 } as const;
const note = [0, 0x90, 60, 90, ...ticks(480), 60, 0, ...endOfTrack];
const far = [0xff, 0xff, 0xff, 0x7f];
const altered = (at: number, ...bytes: readonly number[]): Uint8Array => {
  const file = Buffer.from(sampleMid());
  file.set(bytes, at);
  return file;
};
const repeated = (events: readonly number[], times: number): readonly number[] => Array.from({ length: times }, () => events).flat();

export const notes: readonly Attack[] = [
  refused(
    'mid-of-days',
    'mid mp3',
    () => midiOf([[0, 0xff, 0x51, 3, 0xff, 0xff, 0xff, 0, 0x90, 60, 1, ...far, 60, 0, ...endOfTrack]], 1),
    slow,
  ),
  refused('mid-of-days-by-many-waits', 'mid wav', () => midiOf([[...repeated([...far, 0x90, 60, 90], 1000), ...endOfTrack]], 1), slow),
  harmless('mid-silence-of-days', 'mid wav', () => midiOf([[0, 0x90, 60, 90, 10, 60, 0, ...far, 0xff, 0x2f, 0]], 1), slow),
  refused('mid-million-notes', 'mid wav', () => midiOf([[0, 0x90, 60, 90, ...repeated([0, 60, 90], 1_100_000)]]), slow),
  harmless(
    'mid-all-voices',
    'mid wav',
    () => midiOf([[...repeated([0, 0x90, 60, 90, 0, 0x91, 61, 90, 0, 0x92, 62, 90], 50_000), ...endOfTrack]]),
    slow,
  ),
  harmless(
    'mid-notes-without-pause',
    'mid wav',
    () => midiOf([[...repeated([1, 0x90, 60, 90, 0, 61, 90, 0, 62, 90], 70_000), ...endOfTrack]], 32_767),
    slow,
  ),
  harmless('mid-tempo-of-nothing', 'mid wav', () => midiOf([[0, 0xff, 0x51, 3, 0, 0, 0, ...note]]), slow),
  harmless('mid-250000-tempos', 'mid wav', () => midiOf([[...repeated([0, 0xff, 0x51, 3, 1, 0, 0], 250_000), ...note]]), slow),
  refused('mid-division-of-nothing', 'mid wav', () => midiOf([note], 0)),
  refused('mid-frames-of-nothing', 'mid wav', () => midiOf([note], 0xe700)),
  harmless('mid-frames-of-film', 'mid wav', () => midiOf([note], 0x80ff), slow),
  harmless('mid-65535-tracks-stated', 'mid wav', () => altered(10, 0xff, 0xff), slow),
  harmless('mid-head-of-4-gigabytes', 'mid wav', () => altered(4, 0xff, 0xff, 0xff, 0xff), slow),
  harmless('mid-track-of-4-gigabytes', 'mid wav', () => altered(18, 0xff, 0xff, 0xff, 0xff), slow),
  harmless('mid-60000-empty-tracks', 'mid wav', () => midiOf([note, ...Array.from({ length: 60_000 }, () => [])]), slow),
  harmless('mid-words-of-4-gigabytes', 'mid wav', () => midiOf([[0, 0xff, 1, 0xff, 0xff, 0xff, 0x7f, 0x61], note]), slow),
  harmless('mid-numbers-without-end', 'mid wav', () => midiOf([[...Array<number>(1_000_000).fill(0xff)], note]), slow),
  harmless('mid-keys-past-127', 'mid wav', () => midiOf([[0, 0x90, 0xff, 0xff, 10, 0xe0, 0xff, 0xff, 0, 0xc0, 0xff, ...note]]), slow),
  harmless(
    'mid-controllers',
    'mid wav',
    () => midiOf([[...repeated([0, 0xb0, 0, 127, 0, 0xb0, 32, 127, 0, 0xc0, 127, 0, 0xb0, 99, 127], 60_000), ...note]]),
    slow,
  ),
  harmless(
    'mid-system-messages',
    'mid wav',
    () => midiOf([[0, 0xf0, 5, 0x7e, 0x7f, 9, 1, 0xf7, 0, 0xf7, 3, 0xf3, 1, 2, 0, 0xf4, 0, ...note]]),
    slow,
  ),
  refused('mid-no-tracks', 'mid wav', () => chunk('MThd', Buffer.from([0, 1, 0, 0, 1, 0xe0]))),
  refused('mid-letters-alone', 'mid wav', 'MThd\0\0\0\x06'),
];
