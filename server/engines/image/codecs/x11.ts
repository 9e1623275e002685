import type { Bitmap } from '../bitmap.ts';
import { dither } from '../mono.ts';
import { reduceColours } from '../palette.ts';

const identifier = 'picture';

/** Writes an X bitmap: C source with one bit a pixel, leftmost in the lowest bit. */
export const writeXbm = (bitmap: Bitmap): string => {
  const { width, height } = bitmap;
  const bytes = [...dither(bitmap, 'low')].map((byte) => `0x${byte.toString(16).padStart(2, '0')}`);
  const lines = Array.from({ length: Math.ceil(bytes.length / 12) }, (_, line) => `  ${bytes.slice(line * 12, line * 12 + 12).join(', ')}`);
  return `#define ${identifier}_width ${width}\n#define ${identifier}_height ${height}\nstatic unsigned char ${identifier}_bits[] = {\n${lines.join(',\n')}\n};\n`;
};

/** Letters that need no escape in a C string. */
const letters = '.+@#$%&*=-;>,)!~{]^/(_:<[}|1234567890abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const key = (index: number): string => (letters[Math.floor(index / letters.length)] ?? '') + (letters[index % letters.length] ?? '');

/** Writes an X pixmap of at most 256 colours, two letters a pixel; `None` is transparent. */
export const writeXpm = ({ width, height, data }: Bitmap): string => {
  const { palette, indexes } = reduceColours(Uint8Array.from(data), 255, 128);
  const colours = palette.map((rgb, index) => `"${key(index)} c #${Buffer.from(rgb).toString('hex').toUpperCase()}"`);
  const rows = Array.from({ length: height }, (_, y) => {
    let row = '';
    for (let x = 0; x < width; x++) row += (data[(y * width + x) * 4 + 3] ?? 0) < 128 ? '  ' : key(indexes[y * width + x] ?? 0);
    return `"${row}"`;
  });
  const head = `"${width} ${height} ${palette.length + 1} 2"`;
  return `/* XPM */\nstatic char *${identifier}[] = {\n${[head, '"   c None"', ...colours, ...rows].join(',\n')}\n};\n`;
};
