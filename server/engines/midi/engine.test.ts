import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { outputsFor } from '../../../catalogue/pairs.ts';
import { chosenSteps } from '../../testing/chosen-steps.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { lacks } from '../../testing/needs.ts';
import { isNightly } from '../../testing/nightly.ts';
import { cleanMidi, midiLimits } from './clean-midi.ts';
import { midiEngine } from './engine.ts';
import { chunk, endOfTrack, midiOf, sampleMid, ticks } from './samples.ts';

longTimeout();

/** Samples that FFmpeg decodes from a file: one channel at 8000 Hz. */
const heard = async (path: string): Promise<Int16Array> => {
  const ffmpeg = Bun.spawn(['ffmpeg', '-v', 'error', '-i', path, '-ac', '1', '-ar', '8000', '-f', 's16le', '-'], { stderr: 'inherit' });
  return new Int16Array(await new Response(ffmpeg.stdout).arrayBuffer());
};
/** Frequency of a tone in hertz by autocorrelation, over half a second from `from` on. */
const pitch = (samples: Int16Array, from: number): number => {
  const part = samples.subarray(from * 8000, from * 8000 + 4000);
  const likeness = (lag: number): number => part.subarray(0, 3000).reduce((sum, value, at) => sum + value * (part[at + lag] ?? 0), 0);
  const lags = Array.from({ length: 60 }, (_, at) => at + 10);
  return 8000 / (lags.toSorted((a, b) => likeness(b) - likeness(a))[0] ?? 1);
};
const loudest = (samples: Int16Array): number => samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

describe.skipIf(lacks('fluidsynth', 'ffmpeg'))('music of notes', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await startHarness();
    // FFmpeg starts without its idle libraries from the first step on.
    await harness.tools.warm();
    await Bun.write(join(harness.dir, 'sample.mid'), sampleMid());
  });
  afterAll(() => harness.close());

  for (const { from, to, ...step } of chosenSteps(midiEngine.steps))
    test(`step ${from} to ${to}`, async () => {
      const { paths } = await harness.follow(join(harness.dir, 'sample.mid'), [{ engine: midiEngine, step: { from, to, ...step } }]);
      const samples = await heard(paths[0] ?? '');
      // Two seconds of the tone, and at least two in which it fades out.
      expect(samples.length / 8000).toBeWithin(3.5, 5.2);
      expect(pitch(samples, 1)).toBeWithin(430, 450);
      expect(loudest(samples.subarray(8000, 12_000))).toBeGreaterThan(10_000);
      expect(loudest(samples.subarray(-400))).toBeLessThan(1000);
    });

  test('every target that is offered', async () => {
    for (const to of isNightly ? outputsFor('mid') : outputsFor('mid').slice(0, 2)) {
      const { paths } = await harness.convert(join(harness.dir, 'sample.mid'), 'mid', to);
      const samples = await heard(paths[0] ?? '');
      expect(samples.length / 8000).toBeWithin(3.5, 5.2);
      expect(pitch(samples, 1)).toBeWithin(430, 450);
    }
  });

  const refusal = async (name: string, bytes: Uint8Array): Promise<string> => {
    const path = join(harness.dir, `${name}.mid`);
    await Bun.write(path, bytes);
    return harness.convert(path, 'mid', 'wav').then(
      () => 'converted',
      (thrown) => thrown.code,
    );
  };

  test('music that lasts for days, music without notes and other files are refused', async () => {
    const days = midiOf([[0, 0xff, 0x51, 3, 0xff, 0xff, 0xff, 0, 0x90, 60, 1, 0xff, 0xff, 0xff, 0x7f, 60, 0, ...endOfTrack]], 1);
    expect(await refusal('days', days)).toBe('resource_limit');
    expect(await refusal('silent', midiOf([[...endOfTrack]]))).toBe('nothing_to_convert');
    expect(await refusal('cut', sampleMid().subarray(0, 12))).toBe('corrupt_input');
  });
});

describe('MIDI files', () => {
  const note = [0, 0x90, 60, 90, ...ticks(480), 60, 0, ...endOfTrack];
  const secondsOf = (bytes: Uint8Array): number => cleanMidi(Buffer.from(bytes)).seconds;

  test('last as long as their tempos say', () => {
    expect(secondsOf(midiOf([note]))).toBeCloseTo(0.5);
    expect(secondsOf(midiOf([[0, 0xff, 0x51, 3, 0x0f, 0x42, 0x40, ...note]]))).toBeCloseTo(1);
    expect(secondsOf(midiOf([[...ticks(240), 0xff, 0x51, 3, 0x0f, 0x42, 0x40, ...endOfTrack], note]))).toBeCloseTo(0.75);
  });

  test('that count frames of film become such as count quarters', () => {
    const film = cleanMidi(midiOf([note], 0xe728));
    expect(film.seconds).toBeCloseTo(480 / 1000);
    expect(cleanMidi(film.bytes).seconds).toBeCloseTo(480 / 1000);
    expect(film.bytes.readUInt16BE(12)).toBe(1000);
  });

  test('lose what is not heard, and silence after the last note', () => {
    const { bytes, events } = cleanMidi(Buffer.from(sampleMid()));
    expect(events).toBe(3);
    expect(bytes.includes('La')).toBe(false);
    expect(bytes.includes(0xf0)).toBe(false);
    expect(secondsOf(midiOf([[0, 0x90, 60, 90, ...ticks(480), 60, 0, ...ticks(10_000_000), 0xff, 0x2f, 0]]))).toBeCloseTo(0.5);
  });

  test('that are cut off give what there is of them, and other chunks are passed over', () => {
    const whole = Buffer.from(sampleMid());
    expect(cleanMidi(whole.subarray(0, whole.length - 6)).events).toBe(2);
    const odd = Buffer.concat([whole.subarray(0, 14), chunk('XFIH', Buffer.alloc(9)), whole.subarray(14)]);
    expect(cleanMidi(odd).events).toBe(3);
  });

  test('of notes beyond number at one time keep as many as are heard', () => {
    const chord = Array.from({ length: 500 }, () => [0, 60, 90]).flat();
    const { bytes } = cleanMidi(midiOf([[0, 0x90, 60, 90, ...chord, ...ticks(480), 61, 90, ...endOfTrack]]));
    expect(cleanMidi(bytes).events).toBe(65);
  });

  test('of too many events are not read to their end', () => {
    const many = Array.from({ length: midiLimits.events + 10 }, () => [1, 60, 90]).flat();
    expect(cleanMidi(midiOf([[0, 0x90, 60, 90, ...many]])).events).toBeGreaterThan(midiLimits.events);
  });
});
