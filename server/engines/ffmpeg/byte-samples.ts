/** Two-second audio files in formats that FFmpeg reads but does not write, built byte by byte for tests. */

const seconds = 2;

/** AMR narrowband at 12.2 kbit/s: a 20 ms frame is a type byte and 244 bits. */
const amr = (): Uint8Array => {
  const frame = Buffer.alloc(32);
  frame[0] = 0x3c;
  return Buffer.concat([Buffer.from('#!AMR\n'), ...Array.from({ length: seconds * 50 }, () => frame)]);
};

/** DSF, one channel of DSD at 64 × 44.1 kHz: bits half ones and half zeros, which is silence. */
const dsf = (): Uint8Array => {
  const [rate, block] = [2_822_400, 4096];
  const blocks = Math.ceil((rate * seconds) / 8 / block);
  const head = Buffer.alloc(28 + 52 + 12);
  head.write('DSD ');
  head.writeBigUInt64LE(28n, 4);
  head.writeBigUInt64LE(BigInt(head.length + blocks * block), 12);
  head.write('fmt ', 28);
  head.writeBigUInt64LE(52n, 32);
  // Version, format, channel type, channels, sample rate, bits per sample.
  [1, 0, 1, 1, rate, 1].forEach((value, index) => {
    head.writeUInt32LE(value, 40 + index * 4);
  });
  head.writeBigUInt64LE(BigInt(rate * seconds), 64);
  head.writeUInt32LE(block, 72);
  head.write('data', 80);
  head.writeBigUInt64LE(BigInt(12 + blocks * block), 84);
  return Buffer.concat([head, Buffer.alloc(blocks * block, 0x69)]);
};

/** Monkey's Audio 3.99, stereo: one frame flagged as silence. */
const ape = (): Uint8Array => {
  const frame = Buffer.alloc(32);
  // The frame's CRC with the bit for flags, then the flags: both channels are silent.
  frame.writeUInt32LE(0x80000000, 0);
  frame.writeUInt32LE(3, 4);
  const head = Buffer.alloc(52 + 24 + 4);
  head.write('MAC ');
  head.writeUInt16LE(3990, 4);
  // Lengths: this descriptor, the header, the seek table, a WAV header, the frames.
  [52, 24, 4, 0, frame.length].forEach((value, index) => {
    head.writeUInt32LE(value, 8 + index * 4);
  });
  head.writeUInt16LE(2000, 52);
  head.writeUInt16LE(0x20, 54);
  // Samples per frame, samples in the last frame, frames.
  [73_728 * 4, 44_100 * seconds, 1].forEach((value, index) => {
    head.writeUInt32LE(value, 56 + index * 4);
  });
  head.writeUInt16LE(16, 68);
  head.writeUInt16LE(2, 70);
  head.writeUInt32LE(44_100, 72);
  head.writeUInt32LE(head.length, 76);
  return Buffer.concat([head, frame]);
};

/** NIST SPHERE 1A: a 1024-byte header with a name, a type and a value per line, then 16-bit little-endian samples. */
const sph = (): Uint8Array => {
  const rate = 16_000;
  const facts = [
    'sample_count -i',
    'sample_rate -i',
    'channel_count -i',
    'sample_n_bytes -i',
    'sample_byte_format -s2',
    'sample_coding -s3',
  ];
  const values = [rate * seconds, rate, 1, 2, '01', 'pcm'];
  const head = ['NIST_1A', '   1024', ...facts.map((fact, index) => `${fact} ${values[index]}`), 'end_head', ''].join('\n');
  const samples = Int16Array.from({ length: rate * seconds }, (_, index) => 8000 * Math.sin((2 * Math.PI * 440 * index) / rate));
  return Buffer.concat([Buffer.from(head.padEnd(1024)), Buffer.from(samples.buffer)]);
};

export const byteSamples: Readonly<Record<string, () => Uint8Array>> = { amr, dsf, ape, sph };
