/** MIDI files for tests, built from the standard (Standard MIDI Files 1.0). */

const number = (value: number, size: number): Buffer => {
  const bytes = Buffer.alloc(size);
  bytes.writeUIntBE(value, 0, size);
  return bytes;
};

/** A chunk of a MIDI file: four letters, size, content. */
export const chunk = (name: string, content: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from(name, 'latin1'), number(content.length, 4), content]);

/** A MIDI file of these tracks, each given as the bytes of its events. */
export const midiOf = (tracks: readonly (readonly number[])[], division = 480, format = tracks.length > 1 ? 1 : 0): Buffer =>
  Buffer.concat([
    chunk('MThd', Buffer.concat([number(format, 2), number(tracks.length, 2), number(division, 2)])),
    ...tracks.map((events) => chunk('MTrk', Buffer.from(events))),
  ]);

export const endOfTrack = [0, 0xff, 0x2f, 0] as const;

export const ticks = (value: number): readonly number[] =>
  value < 128 ? [value] : [...ticks(value >> 7).map((byte) => byte | 0x80), value & 0x7f];

/** A two-second A of an ocarina at 60 quarters a minute, in two tracks, with texts and device-specific data. */
export const sampleMid = (): Uint8Array =>
  midiOf([
    [0, 0xff, 0x51, 3, 0x0f, 0x42, 0x40, 0, 0xff, 5, 2, 0x4c, 0x61, 0, 0xf0, 4, 0x7e, 0x7f, 9, 0xf7, ...endOfTrack],
    [0, 0xc0, 79, 0, 0x90, 69, 100, ...ticks(960), 69, 0, ...endOfTrack],
  ]);
