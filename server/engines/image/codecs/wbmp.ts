import { message } from '../../../../catalogue/languages/message.ts';
import { type Bitmap, checkPixels, corrupt, unsupported } from '../bitmap.ts';
import { fromBits } from '../mono.ts';

/** Reads a wireless bitmap of type 0 (WAP-237): sizes with seven bits a byte, then rows where a set bit is white. */
export const readWbmp = (data: Uint8Array): Bitmap => {
  let at = 0;
  const number = (): number => {
    let value = 0;
    for (let step = 0; step < 4; step++) {
      const byte = data[at++] ?? corrupt();
      value = (value << 7) | (byte & 0x7f);
      if (byte < 0x80) return value;
    }
    return corrupt();
  };
  if (number() !== 0) unsupported(message('wirelessPlain'));
  at++;
  const [width, height] = [number(), number()];
  checkPixels(width, height);
  const bits = data.subarray(at, at + Math.ceil(width / 8) * height);
  if (bits.length < Math.ceil(width / 8) * height) corrupt();
  return fromBits(
    bits.map((byte) => ~byte & 255),
    width,
    height,
  );
};
