/** Images in PDFs that must fit a size. */
import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { type Attack, harmless } from './attack.ts';
import { join, onePage, zeros } from './bytes.ts';
import { times } from './extreme-files.ts';

/** Incompressible bytes, the same on each run. */
const noise = (count: number): Buffer =>
  Buffer.concat(Array.from({ length: Math.ceil(count / 64) }, (_, n) => createHash('sha512').update(String(n)).digest())).subarray(
    0,
    count,
  );

const within = (name: string, image: string, data: Uint8Array = noise(40_000), page = ''): Attack =>
  harmless(
    `image-to-shrink-${name}`,
    'pdf pdf',
    () =>
      onePage('q 200 0 0 200 0 0 cm /I Do Q', {
        page,
        resources: '/XObject<</I 5 0 R>>',
        more: [
          [`/Type/XObject/Subtype/Image${image}`, data],
          ['/N 1e9', noise(12_000)],
        ],
      }),
    { seconds: 125, options: { targetSize: 0.01, ocr: false } },
  );
const size = (width: number, height = width): string => `/Width ${width}/Height ${height}/BitsPerComponent 8`;
const packed = '/Filter/FlateDecode';

export const pdfImages: readonly Attack[] = [
  within('of-giga-pixels', `${size(1_000_000)}/ColorSpace/DeviceRGB`),
  within(
    'as-large-as-may-be',
    `${size(12_000, 10_000)}/ColorSpace/DeviceCMYK${packed}`,
    join(deflateSync(zeros(480_000_000)), noise(20_000)),
  ),
  within('below-nothing', `${size(-100)}/ColorSpace/DeviceRGB`),
  within('of-no-colours', `${size(100)}`),
  within('of-endless-colours', `${size(100)}/ColorSpace[/Indexed 5 0 R 999999999 5 0 R]`),
  within('with-a-profile-of-itself', `${size(100)}/ColorSpace[/ICCBased 5 0 R]/N 3`),
  within('with-inks', `${size(100)}/ColorSpace[/DeviceN[${times(300, (n) => `/A${n}`)}]/DeviceCMYK 5 0 R]`),
  within('with-a-mask-of-itself', `${size(100)}/ColorSpace/DeviceRGB/SMask 5 0 R`),
  within('with-a-mask-nowhere', `${size(100)}/ColorSpace/DeviceRGB/SMask 999999 0 R/Mask 5 0 R`),
  within('of-jpeg-noise', `${size(5000)}/ColorSpace/DeviceRGB/Filter/DCTDecode`, join('\xff\xd8\xff\xe0\0\x10JFIF\0', noise(40_000))),
  within('of-jpeg-2000-noise', `${size(5000)}/Filter/JPXDecode`, join('\xff\x4f\xff\x51', noise(40_000))),
  within('of-jbig2-noise', `${size(5000)}/ColorSpace/DeviceGray/Filter/JBIG2Decode/DecodeParms<</JBIG2Globals 5 0 R>>`),
  within('unpacked-twenty-times', `${size(100)}/ColorSpace/DeviceGray/Filter[${'/FlateDecode'.repeat(20)}]`, deflateSync(noise(40_000))),
  within('drawn-beyond-all', `${size(100)}/ColorSpace/DeviceRGB`, noise(40_000), '/UserUnit 1e30'),
];
