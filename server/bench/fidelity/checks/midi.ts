import { join } from 'node:path';
import { type Checks, type Finding, finding } from '../check.ts';
import { look, lookBytes } from '../look.ts';

type Notes = {
  readonly seconds: number;
  readonly notes: readonly { readonly from: number; readonly to: number; readonly number: number }[];
};

const rate = 8000;
/** Seconds for the last note and the reverberation to fade. */
const ringing = 6;
/** Number of notes to check, and the window in seconds in which each is measured. */
const [mostNotes, window] = [20, 0.2];

const samplesOf = async (path: string): Promise<Int16Array> => {
  const bytes = await lookBytes('ffmpeg', '-v', 'error', '-nostdin', '-i', path, '-ac', '1', '-ar', String(rate), '-f', 's16le', '-');
  return new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length >> 1);
};

/** Strength of a frequency in samples (Goertzel 1958). */
const strength = (samples: Int16Array, hertz: number): number => {
  const factor = 2 * Math.cos((2 * Math.PI * hertz) / rate);
  let [one, two] = [0, 0];
  for (const sample of samples) [one, two] = [sample + factor * one - two, one];
  return one * one + two * two - factor * one * two;
};

const hertzOf = (note: number): number => 440 * 2 ** ((note - 69) / 12);

/** MIDI as audio: the length according to mido, and where a note sounds solo, that note is louder than its neighbours. */
export const midiChecks: Checks = async ({ fixture, output }) => {
  const told: Notes = JSON.parse(await look('/usr/bin/python3', join(import.meta.dir, '../read-midi.py'), fixture.file));
  const samples = await samplesOf(output);
  const seconds = samples.length / rate;
  const findings: Finding[] = [
    finding('length', seconds > told.seconds - 0.2 && seconds < told.seconds + ringing, `${seconds} instead of ${told.seconds}`),
  ];
  for (const { from, to, number } of told.notes.slice(0, mostNotes)) {
    if (to - from < window) continue;
    const at = Math.round(((from + to - window) / 2) * rate);
    const part = samples.subarray(at, at + window * rate);
    const [below = 0, own = 0, above = 0] = [number - 1, number, number + 1].map((note) => strength(part, hertzOf(note)));
    findings.push(
      finding(`note ${number} at ${from.toFixed(1)} s`, own > 4 * below && own > 4 * above, [below, own, above].map(Math.round)),
    );
  }
  return findings;
};
