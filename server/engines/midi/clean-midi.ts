/** Limits of music: its length in seconds, and its number of events and tracks. */
export const midiLimits = { seconds: 1800, events: 300_000, tracks: 1000 } as const;

/** A rewritten MIDI file with only the music, its duration and its number of events. */
export type CleanMidi = { readonly bytes: Buffer; readonly seconds: number; readonly events: number };

/** Default tempo in microseconds per quarter note: 120 per minute. */
const usualTempo = 500_000;

/** Limit of notes that begin within the given number of seconds. */
const mostTogether = 64;
const togetherSeconds = 0.01;

type Event = { readonly at: number; readonly order: number; readonly data: readonly number[] };

const damaged = (): never => {
  throw new RangeError('The MIDI file is damaged.');
};

/** Number of data bytes of a channel message. */
const lengthOf = (status: number): number => ((status & 0xe0) === 0xc0 ? 1 : 2);

const variable = (value: number): readonly number[] => {
  const bytes = [value & 0x7f];
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128)) bytes.unshift((rest & 0x7f) | 0x80);
  return bytes;
};

/** Reads the audible events of a track: channel messages and tempo changes. Of a truncated track it reads the existing events. */
const readTrack = (bytes: Buffer, events: Event[]): void => {
  let at = 0;
  let time = 0;
  let running = 0;
  const byte = (): number => bytes[at++] ?? damaged();
  const length = (): number => {
    let value = 0;
    for (let count = 0; count < 4; count++) {
      const next = byte();
      value = value * 128 + (next & 0x7f);
      if (next < 0x80) return value;
    }
    return damaged();
  };
  try {
    while (at < bytes.length) {
      time += length();
      if (events.length > midiLimits.events) break;
      let status = byte();
      if (status < 0x80) {
        at--;
        status = running || damaged();
      }
      if (status < 0xf0) {
        running = status;
        const data = [status];
        for (let count = lengthOf(status); count > 0; count--) data.push(byte() & 0x7f);
        events.push({ at: time, order: events.length, data });
      } else if (status === 0xff) {
        const kind = byte();
        const size = length();
        const data = bytes.subarray(at, at + size);
        at += size;
        if (kind === 0x51 && data.length === 3) events.push({ at: time, order: events.length, data: [0xff, 0x51, 3, ...data] });
        if (kind === 0x2f) break;
      } else at += length();
    }
  } catch (thrown) {
    if (!(thrown instanceof RangeError)) throw thrown;
  }
};

type Timed = { readonly event: Event; readonly seconds: number };

/** Converts the ticks of events to seconds by the tempos before them. */
const timed = (events: readonly Event[], perQuarter: number): readonly Timed[] => {
  let [seconds, before, tempo] = [0, 0, usualTempo];
  return events.map((event) => {
    seconds += ((event.at - before) * tempo) / perQuarter / 1e6;
    before = event.at;
    const [status, , , high = 0, middle = 0, low = 0] = event.data;
    if (status === 0xff) tempo = (high << 16) | (middle << 8) | low;
    return { event, seconds };
  });
};

/** Drops notes that begin together with too many others: they are inaudible and take FluidSynth minutes. */
const thinned = (all: readonly Timed[]): readonly Timed[] => {
  let [from, notes] = [Number.NEGATIVE_INFINITY, 0];
  return all.filter(({ event: { data }, seconds }) => {
    if (((data[0] ?? 0) & 0xf0) !== 0x90 || data[2] === 0) return true;
    if (seconds - from > togetherSeconds) [from, notes] = [seconds, 0];
    return ++notes <= mostTogether;
  });
};

/** Ticks per quarter note; for files with film frames a quarter becomes one second, which all players support. */
const quarterOf = (division: number): { readonly perQuarter: number; readonly isFilm: boolean } => {
  if (!(division & 0x8000)) return { perQuarter: division || damaged(), isFilm: false };
  const perSecond = (256 - (division >> 8)) * (division & 0xff);
  return { perQuarter: Math.min(0x7fff, perSecond) || damaged(), isFilm: true };
};

/**
 * Reads a MIDI file (Standard MIDI Files 1.0) and rewrites its music as one track: notes, controllers, programs and tempos,
 * without device-specific data, texts and pictures. If `midiLimits` are exceeded, reports the numbers but writes nothing. Throws
 * RangeError for other files.
 */
export const cleanMidi = (bytes: Buffer): CleanMidi => {
  if (bytes.toString('latin1', 0, 4) !== 'MThd') damaged();
  const { perQuarter, isFilm } = quarterOf(bytes.readUInt16BE(12));
  const events: Event[] = [];
  let tracks = 0;
  for (let at = 8 + bytes.readUInt32BE(4); at + 8 <= bytes.length && tracks < midiLimits.tracks; ) {
    const size = bytes.readUInt32BE(at + 4);
    if (bytes.toString('latin1', at, at + 4) === 'MTrk') {
      tracks++;
      readTrack(bytes.subarray(at + 8, at + 8 + size), events);
    }
    at += 8 + size;
  }
  const heard = isFilm
    ? [{ at: 0, order: -1, data: [0xff, 0x51, 3, 0x0f, 0x42, 0x40] }, ...events.filter(({ data }) => data[0] !== 0xff)]
    : events;
  const sorted = timed(
    heard.toSorted((a, b) => a.at - b.at || a.order - b.order),
    perQuarter,
  );
  // Ignores silence after the last event: tracks may end with much of it. FluidSynth lets sounds fade out for two seconds.
  const found = { seconds: sorted.at(-1)?.seconds ?? 0, events: events.filter(({ data }) => (data[0] ?? 0) < 0xf0).length };
  if (found.seconds > midiLimits.seconds || events.length > midiLimits.events) return { bytes: Buffer.alloc(0), ...found };
  const track: number[] = [];
  let before = 0;
  for (const {
    event: { at, data },
  } of thinned(sorted)) {
    for (const one of variable(at - before)) track.push(one);
    for (const one of data) track.push(one);
    before = at;
  }
  track.push(0, 0xff, 0x2f, 0);
  const head = Buffer.alloc(22);
  head.write('MThd', 0, 'latin1');
  head.writeUInt32BE(6, 4);
  head.writeUInt16BE(0, 8);
  head.writeUInt16BE(1, 10);
  head.writeUInt16BE(perQuarter, 12);
  head.write('MTrk', 14, 'latin1');
  head.writeUInt32BE(track.length, 18);
  return { bytes: Buffer.concat([head, Buffer.from(track)]), ...found };
};
