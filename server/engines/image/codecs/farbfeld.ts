import { type Bitmap, checkPixels, corrupt } from '../bitmap.ts';

/** `farbfeld`, width and height, then four 16-bit big-endian samples per pixel (tools.suckless.org/farbfeld). */
const headerBytes = 16;

export const readFarbfeld = (data: Uint8Array): Bitmap => {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  if (bytes.length < headerBytes || bytes.toString('latin1', 0, 8) !== 'farbfeld') return corrupt();
  const [width, height] = [bytes.readUInt32BE(8), bytes.readUInt32BE(12)];
  checkPixels(width, height);
  const count = width * height * 4;
  if (bytes.length < headerBytes + count * 2) return corrupt();
  const samples = new Uint16Array(count);
  let alpha = false;
  for (let index = 0; index < count; index++) {
    const sample = bytes.readUInt16BE(headerBytes + index * 2);
    samples[index] = sample;
    if (index % 4 === 3 && sample < 65_535) alpha = true;
  }
  return { width, height, data: samples, alpha };
};

export const writeFarbfeld = ({ width, height, data }: Bitmap): Uint8Array => {
  const out = Buffer.alloc(headerBytes + width * height * 8);
  out.write('farbfeld');
  out.writeUInt32BE(width, 8);
  out.writeUInt32BE(height, 12);
  // Scale 8 bits to 16 so that white stays white.
  const scale = data instanceof Uint16Array ? 1 : 257;
  data.forEach((sample, index) => {
    out.writeUInt16BE(sample * scale, headerBytes + index * 2);
  });
  return out;
};
