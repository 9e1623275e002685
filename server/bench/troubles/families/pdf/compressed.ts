import { deflateSync } from 'node:zlib';
import { finding } from '../../../fidelity/check.ts';
import { pdfPixel } from '../../look/pdf.ts';
import type { Situation } from '../../situation.ts';
import { pdf } from './make.ts';

const hex = (pixels: Uint8Array): { readonly data: string; readonly filter: string } => ({
  data: `${deflateSync(pixels).toString('hex')}>`,
  filter: '/Filter[/ASCIIHexDecode/FlateDecode]',
});
const image = (entries: string, pixels: Uint8Array): string => {
  const { data, filter } = hex(pixels);
  return `<</Type/XObject/Subtype/Image${entries}${filter}/Length ${data.length}>>\nstream\n${data}\nendstream`;
};
/** A page with a grey ground and the image 100 over it. */
const page = (objects: readonly string[], content = '') =>
  pdf([{ content: `0.5 g 0 0 595 842 re f ${content} q 400 0 0 400 100 300 cm /I1 Do Q\n` }], {
    resources: '/XObject<</I1 100 0 R>>',
    objects,
  });
const side = 1200;
/** Pixels by column and row, with a little noise, so that there is something to make smaller. */
const pixels = (channels: number, at: (x: number, y: number) => readonly number[], noise = 6): Uint8Array => {
  const all = new Uint8Array(side * side * channels);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      all.set(
        at(x, y).map((value) => Math.max(0, Math.min(255, value + ((x * 7 + y * 13) % (noise + 1)) - noise / 2))),
        (y * side + x) * channels,
      );
  return all;
};
const size = `/Width ${side}/Height ${side}`;
const isNear = (found: string, wanted: string, slack: number): boolean =>
  [1, 3, 5].every((at) => Math.abs(Number.parseInt(found.slice(at, at + 2), 16) - Number.parseInt(wanted.slice(at, at + 2), 16)) <= slack);

const smaller = (
  name: string,
  source: string,
  input: () => Uint8Array,
  points: readonly (readonly [number, number])[],
  expect: string,
): Situation => ({
  ...{ name, source, file: 'brochure.pdf', from: 'pdf', to: 'pdf', operation: 'compress-pdf', options: { level: 'strong' }, input, expect },
  check: async ({ path }) => {
    const before = `${path}.before.pdf`;
    await Bun.write(before, input());
    const seen = await Promise.all(points.map(async ([x, y]) => [await pdfPixel(before, 1, x, y), await pdfPixel(path, 1, x, y)] as const));
    return [
      finding(
        'colours',
        seen.every(([was = '', is = '']) => isNear(is, was, 14)),
        seen,
      ),
      finding('size', Bun.file(path).size < Bun.file(before).size, `${Bun.file(path).size} of ${Bun.file(before).size}`),
    ];
  },
});

const corners = [
  [150, 200],
  [450, 200],
  [150, 480],
  [450, 480],
] as const;

/** Compressed PDFs look the same. */
export const compressedPdfs: readonly Situation[] = [
  smaller(
    'compressed-picture-with-a-soft-mask',
    'py-pdf/pypdf#1895',
    () =>
      page([
        image(
          `${size}/BitsPerComponent 8/ColorSpace/DeviceRGB/SMask 101 0 R`,
          pixels(3, () => [220, 40, 40]),
        ),
        image(
          `${size}/BitsPerComponent 8/ColorSpace/DeviceGray`,
          pixels(1, (x) => [x < side / 2 ? 255 : 0], 0),
        ),
      ]),
    corners,
    'red at the left, the grey ground at the right',
  ),
  smaller(
    'compressed-picture-in-printing-inks',
    'torakiki/sejda#267',
    () =>
      page([
        image(
          `${size}/BitsPerComponent 8/ColorSpace/DeviceCMYK`,
          pixels(4, (x, y) => (x < side / 2 ? [0, 200, 200, 20] : y < side / 2 ? [200, 0, 0, 20] : [40, 40, 40, 120])),
        ),
      ]),
    corners,
    'the colours as they were',
  ),
  smaller(
    'compressed-two-colours-by-index',
    'pts/pdfsizeopt#101',
    () =>
      page([
        image(
          `${size}/BitsPerComponent 8/ColorSpace[/Indexed/DeviceRGB 3 <ff8800 0044aa 00aa44 ffffff>]`,
          pixels(1, (x, y) => [(x < side / 2 ? 0 : 1) + (y < side / 2 ? 0 : 2)], 0),
        ),
      ]),
    corners,
    'orange, blue, green and white',
  ),
  smaller(
    'compressed-inverted-grey',
    'bnanes/shrink-pdf#2',
    () =>
      page([
        image(
          `${size}/BitsPerComponent 8/ColorSpace/DeviceGray/Decode[1 0]`,
          pixels(1, (x) => [x < side / 2 ? 20 : 200]),
        ),
      ]),
    corners,
    'light at the left, dark at the right',
  ),
  smaller(
    'compressed-picture-with-a-colour-key',
    'ImageOptim/ImageOptim#88',
    () =>
      page([
        image(
          `${size}/BitsPerComponent 8/ColorSpace/DeviceRGB/Mask[250 255 250 255 250 255]`,
          pixels(3, (x, y) => (x < side / 2 ? [30, (y >> 3) % 90, 200] : [255, 255, 255]), 0),
        ),
      ]),
    corners,
    'blue at the left, the ground at the right',
  ),
];
