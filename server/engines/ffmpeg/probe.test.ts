import { afterAll, beforeAll, expect, test } from 'bun:test';
import { join } from 'node:path';
import { $ } from 'bun';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { lacks } from '../../testing/needs.ts';
import { rejection } from '../../testing/rejection.ts';

longTimeout();

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

/** An ADX with the given channels and block size (CRI's header: signature, offset, coding, block, bits, channels, rate, samples). */
const adx = (channels: number, block: number): Buffer => {
  const file = Buffer.alloc(2000);
  file.set([0x80, 0, 0, 28, 3, block, 4, channels, 0, 0, 0xac, 0x44, 0, 0, 4, 0]);
  file.write('(c)CRI', 26, 'latin1');
  return file;
};
/** A score for a phone's synthesizer, which FFmpeg reports as unsupported. */
const score = Buffer.concat([Buffer.from('MMMD\0\0\0\x20CNTI\0\0\0\x05\0\0\0\0\0MTR0\0\0\0\x0a', 'latin1'), Buffer.alloc(10)]);

test.skipIf(lacks('ffprobe')).each([
  ['adx', adx(255, 18)],
  ['adx', adx(1, 0)],
] as const)('a head that lies is the fault of the file: %s', async (format, bytes) => {
  const path = join(harness.dir, `lies.${format}`);
  await Bun.write(path, bytes);
  expect(await rejection(harness.convert(path, format, 'wav'))).toMatchObject({ code: 'corrupt_input' });
});

test.skipIf(lacks('ffprobe'))('a sound that FFmpeg does not read is not supported, and not damaged', async () => {
  const path = join(harness.dir, 'score.mmf');
  await Bun.write(path, score);
  expect(await rejection(harness.convert(path, 'mmf', 'wav'))).toMatchObject({ code: 'unsupported_conversion' });
});

test.skipIf(lacks('ffprobe'))('a codec that FFmpeg knows and cannot decode is not supported, and not a fault of ours', async () => {
  const path = join(harness.dir, 'book.m4b');
  await $`ffmpeg -v error -y -f lavfi -i sine=d=0.3 -c:a aac -f ipod ${path}`.quiet();
  const file = Buffer.from(await Bun.file(path).bytes());
  // The head of the decoder's settings (ISO/IEC 14496-3, 1.6.2.1) says xHE-AAC.
  const settings = file.indexOf(Buffer.from('0580808005', 'hex')) + 5;
  file.set([0xf9, 0x48, 0x40], settings);
  await Bun.write(path, file);
  expect(await rejection(harness.convert(path, 'm4b', 'mp3'))).toMatchObject({ code: 'unsupported_conversion' });
});
