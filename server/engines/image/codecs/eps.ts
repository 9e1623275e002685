import { deflateSync } from 'node:zlib';
import type { Bitmap } from '../bitmap.ts';

/** Encodes four bytes as five letters (Adobe's ASCII85), in lines. */
const ascii85 = (data: Uint8Array): string => {
  const words: string[] = [];
  for (let at = 0; at < data.length; at += 4) {
    const count = Math.min(4, data.length - at);
    let value = 0;
    for (let step = 0; step < 4; step++) value = value * 256 + (step < count ? (data[at + step] ?? 0) : 0);
    if (value === 0 && count === 4) {
      words.push('z');
      continue;
    }
    let letters = '';
    for (let step = 0; step < 5; step++) {
      letters = String.fromCharCode(33 + (value % 85)) + letters;
      value = Math.floor(value / 85);
    }
    words.push(letters.slice(0, count + 1));
  }
  // A line must not begin with the comment sign.
  return `${(words.join('').match(/.{1,100}/g) ?? []).map((line) => (line.startsWith('%') ? ` ${line}` : line)).join('\n')}\n~>`;
};

/** Writes losslessly compressed pixels as Encapsulated PostScript of level 3, at `dpi` pixels an inch. */
export const writeEps = ({ width, height, data }: Bitmap, dpi = 72): string => {
  const rgb = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++)
    for (let channel = 0; channel < 3; channel++) rgb[pixel * 3 + channel] = data[pixel * 4 + channel] ?? 0;
  const [wide, tall] = [(width * 72) / dpi, (height * 72) / dpi];
  return [
    '%!PS-Adobe-3.0 EPSF-3.0',
    `%%BoundingBox: 0 0 ${Math.ceil(wide)} ${Math.ceil(tall)}`,
    `%%HiResBoundingBox: 0 0 ${wide.toFixed(3)} ${tall.toFixed(3)}`,
    '%%LanguageLevel: 3',
    '%%EndComments',
    'gsave',
    `${wide.toFixed(3)} ${tall.toFixed(3)} scale`,
    '/DeviceRGB setcolorspace',
    `<< /ImageType 1 /Width ${width} /Height ${height} /BitsPerComponent 8 /Decode [0 1 0 1 0 1]`,
    `/ImageMatrix [${width} 0 0 -${height} 0 ${height}]`,
    '/DataSource currentfile /ASCII85Decode filter /FlateDecode filter >> image',
    ascii85(deflateSync(rgb)),
    'grestore',
    'showpage',
    '%%EOF',
    '',
  ].join('\n');
};
