/** Two-second tracker modules for tests: a looped square wave, one note, and an end after 17 rows of 0.12 s. */

const wave = Buffer.from(Array.from({ length: 64 }, (_, at) => (at < 32 ? 0x40 : 0xc0)));
const lastRow = 16;

/** Little-endian numbers of 1, 2 or 4 bytes. */
const numbers = (size: 1 | 2 | 4, ...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(size * values.length);
  for (const [at, value] of values.entries()) bytes.writeUIntLE(value, at * size, size);
  return bytes;
};
const name = (text: string, length: number): Buffer => Buffer.from(text.padEnd(length, '\0'), 'latin1');
/** Pads to a multiple of sixteen bytes, the unit of Scream Tracker. */
const padded = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc((16 - (bytes.length % 16)) % 16)]);

/** ProTracker: 31 samples, orders, `M.K.`, one pattern of 64 rows of four channels; numbers are big-endian. */
const mod = (): Uint8Array => {
  const sample = Buffer.alloc(30);
  sample.writeUInt16BE(wave.length / 2, 22);
  sample[25] = 64;
  sample.writeUInt16BE(wave.length / 2, 28);
  const pattern = Buffer.alloc(64 * 16);
  // Period 428 with the first sample, and a pattern break (effect D) in the last row.
  pattern.set([0x01, 0xac, 0x10, 0], 0);
  pattern.set([0, 0, 0x0d, 0], lastRow * 16 + 4);
  const orders = Buffer.alloc(128);
  return Buffer.concat([
    name('test', 20),
    sample,
    Buffer.alloc(30 * 30),
    Buffer.from([1, 127]),
    orders,
    Buffer.from('M.K.'),
    pattern,
    wave,
  ]);
};

/** Scream Tracker 3. Offsets are in units of sixteen bytes. */
const s3m = (): Uint8Array => {
  const rows = Array.from({ length: 64 }, (_, row) => (row === 0 ? [0x20, 0x40, 1, 0] : row === lastRow ? [0x80, 3, 0, 0] : [0])).flat();
  const pattern = padded(Buffer.concat([numbers(2, rows.length + 2), Buffer.from(rows)]));
  const head = Buffer.concat([
    ...[name('test', 28), Buffer.from([0x1a, 16, 0, 0]), numbers(2, 2, 1, 1, 0, 0x1320, 2), Buffer.from('SCRM')],
    ...[Buffer.from([64, 6, 125, 0xb0, 0, 0]), Buffer.alloc(10), Buffer.alloc(32, 255).fill(0, 0, 1)],
  ]);
  const start = 112;
  const [sampleAt, waveAt] = [start / 16, (start + 80) / 16];
  const patternAt = waveAt + wave.length / 16;
  const sample = Buffer.concat([
    ...[Buffer.from([1]), name('a', 12), Buffer.from([0, waveAt & 255, waveAt >> 8]), numbers(4, wave.length, 0, wave.length)],
    ...[Buffer.from([64, 0, 0, 1]), numbers(4, 8363), Buffer.alloc(12), name('a', 28), Buffer.from('SCRS')],
  ]);
  const places = Buffer.concat([head, Buffer.from([0, 255]), numbers(2, sampleAt, patternAt)]);
  return Buffer.concat([padded(places), sample, wave, pattern]);
};

/** FastTracker 2: a pattern with only the necessary rows; samples are deltas. */
const xm = (): Uint8Array => {
  const cells = Buffer.from([0x83, 49, 1, ...Array<number>(2 * (lastRow + 1) - 1).fill(0x80)]);
  const deltas = wave.map((value, at) => value - (wave[at - 1] ?? 0));
  return Buffer.concat([
    ...[Buffer.from('Extended Module: '), name('test', 20), Buffer.from([0x1a]), name('FastTracker v2.00', 20), numbers(2, 0x0104)],
    ...[numbers(4, 276), numbers(2, 1, 0, 2, 1, 1, 1, 6, 125), Buffer.alloc(256)],
    ...[numbers(4, 9), Buffer.from([0]), numbers(2, lastRow + 1, cells.length), cells],
    ...[numbers(4, 263), name('a', 22), Buffer.from([0]), numbers(2, 1), numbers(4, 40), Buffer.alloc(263 - 33)],
    ...[numbers(4, wave.length, 0, wave.length), Buffer.from([64, 0, 1, 128, 0, 0]), name('a', 22), deltas],
  ]);
};

/** Impulse Tracker 2.14, without instruments. */
const it = (): Uint8Array => {
  const rows = Array.from({ length: 64 }, (_, row) =>
    row === 0 ? [0x81, 3, 60, 1, 0] : row === lastRow ? [0x81, 8, 3, 0, 0] : [0],
  ).flat();
  const pattern = Buffer.concat([numbers(2, rows.length, 64), Buffer.alloc(4), Buffer.from(rows)]);
  const sampleAt = 192 + 2 + 8;
  const waveAt = sampleAt + 80;
  const head = Buffer.concat([
    ...[Buffer.from('IMPM'), name('test', 26), numbers(2, 0x1004, 2, 0, 1, 1, 0x0214, 0x0200, 9, 0)],
    ...[Buffer.from([128, 48, 6, 125, 128, 0]), Buffer.alloc(10), Buffer.alloc(64, 32), Buffer.alloc(64, 64)],
  ]);
  const sample = Buffer.concat([
    ...[Buffer.from('IMPS'), name('a', 12), Buffer.from([0, 64, 0x11, 64]), name('a', 26), Buffer.from([1, 0])],
    ...[numbers(4, wave.length, 0, wave.length, 8363, 0, 0, waveAt), Buffer.alloc(4)],
  ]);
  return Buffer.concat([head, Buffer.from([0, 255]), numbers(4, sampleAt, waveAt + wave.length), sample, wave, pattern]);
};

export const trackerSamples: Readonly<Record<string, () => Uint8Array>> = { mod, s3m, xm, it };
