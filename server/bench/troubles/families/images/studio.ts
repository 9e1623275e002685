import { finding } from '../../../fidelity/check.ts';
import { pictureLooks } from '../../look/pixels.ts';
import type { Situation } from '../../situation.ts';
import { tiff } from './rare-builders.ts';
import { rare } from './rare-files.ts';
import { exr, fits, fitsCube, fitsUnit, maskedIcon, psdOfLayers } from './studio-builders.ts';

const one = (): number => 1;
const none = (): number => 0;
const [dark, bright] = ['#000000', '#ffffff'];

/** Floats of a colour picture: red on the left, blue and green on the right. */
const floatTiff = (): Buffer => {
  const pixels = Buffer.from(new Float32Array([1, 0, 0, 1, 0, 0, 0, 1, 1, 0, 1, 1]).buffer);
  return tiff(
    pixels,
    ...([
      [256, 4],
      [257, 1],
      [258, 32, 32, 32],
      [259, 1],
      [262, 2],
    ] as const),
    ...([
      [273, 8],
      [277, 3],
      [278, 1],
      [279, pixels.length],
      [339, 3, 3, 3],
    ] as const),
  );
};

/** Files of studios and instruments. */
export const studio: readonly Situation[] = [
  rare({
    ...{ name: 'exr-beyond-its-display-window', source: 'darktable-org/darktable#14136', file: 'panorama.exr', from: 'exr' },
    input: () => exr([-2, -2, 9, 5], [0, 0, 7, 3], { R: one, G: (x, y) => (x >= 0 && x < 8 && y >= 0 && y < 4 ? 0 : 1), B: none }),
    size: '8x4',
    points: [
      [0, 0, '#ff0000'],
      [7, 3, '#ff0000'],
    ],
  }),
  rare({
    ...{ name: 'exr-grey', source: 'Faster3ck/Converseen#208', file: 'height.exr', from: 'exr' },
    input: () => exr([0, 0, 3, 3], [0, 0, 3, 3], { Y: one }),
    size: '4x4',
    points: [[1, 1, bright]],
  }),
  rare({
    ...{ name: 'exr-with-further-channels', source: 'AcademySoftwareFoundation/OpenImageIO#3837', file: 'render.exr', from: 'exr' },
    input: () => exr([0, 0, 3, 3], [0, 0, 3, 3], { R: one, G: none, B: none, 'samples.R': none, 'samples.G': none, 'samples.B': none }),
    points: [[1, 1, '#ff0000']],
  }),
  rare({
    ...{ name: 'fits-from-below', source: 'astropy/astropy#6841', file: 'nebula.fits', from: 'fits' },
    input: () =>
      fits([
        [0, 0, 0],
        [0, 0, 0],
        [1000, 1000, 1000],
        [1000, 1000, 1000],
      ]),
    size: '3x4',
    points: [
      [1, 0, bright],
      [1, 3, dark],
    ],
    tolerance: 12,
  }),
  rare({
    ...{ name: 'fits-from-above', source: 'siyu6974/QuickLook.Plugin.FitsViewer#3', file: 'stack.fit', from: 'fits' },
    input: () =>
      fits(
        [
          [1000, 1000],
          [1000, 1000],
          [0, 0],
          [0, 0],
        ],
        ['ROWORDER', "'TOP-DOWN'"],
      ),
    points: [
      [1, 0, bright],
      [1, 3, dark],
    ],
    tolerance: 12,
  }),
  rare({
    ...{ name: 'fits-of-unsigned-numbers', source: 'astrogo/fitsio#35', file: 'camera.fit', from: 'fits' },
    input: () => fits([[-32_768, 0, 32_767]], ['BZERO', 32_768], ['BSCALE', 1]),
    points: [
      [0, 0, dark],
      [1, 0, '#808080'],
      [2, 0, bright],
    ],
    tolerance: 12,
  }),
  rare({
    ...{ name: 'fits-picture-in-an-extension', source: 'libvips/libvips#640', file: 'survey.fits', from: 'fits' },
    input: () => {
      const primary = fitsUnit([
        ['SIMPLE', 'T'],
        ['BITPIX', 8],
        ['NAXIS', 0],
        ['EXTEND', 'T'],
      ]);
      const data = Buffer.from([0, 0, 3, 0xe8]);
      const cards = [
        ['XTENSION', "'IMAGE   '"],
        ['BITPIX', 16],
        ['NAXIS', 2],
        ['NAXIS1', 2],
        ['NAXIS2', 1],
        ['PCOUNT', 0],
        ['GCOUNT', 1],
      ] as const;
      return Buffer.concat([primary, fitsUnit(cards, data)]);
    },
    size: '2x1',
    points: [
      [0, 0, dark],
      [1, 0, bright],
    ],
    tolerance: 12,
  }),
  rare({
    ...{ name: 'fits-of-three-colours', source: 'DaveStrickland/AstroPhotography#47', file: 'm81.fit', from: 'fits' },
    input: () => fitsCube([2, 1, 3], [0, 1000, 0, 0, 1000, 0]),
    size: '2x1',
    points: [
      [0, 0, '#0000ff'],
      [1, 0, '#ff0000'],
    ],
  }),
  rare({
    ...{ name: 'fits-with-axes-of-one', source: 'astromatic/swarp#2', file: 'radio.fits', from: 'fits' },
    input: () => fitsCube([2, 1, 1, 1], [0, 1000]),
    size: '2x1',
    points: [
      [0, 0, dark],
      [1, 0, bright],
    ],
  }),
  {
    ...{ name: 'fits-of-layers', source: 'spacetelescope/jwql#1513', file: 'rateints.fits', from: 'fits', to: 'png' },
    input: () => fitsCube([2, 1, 4], [1000, 0, 0, 1000, 0, 0, 1000, 1000]),
    expect: 'four pictures, one for each layer, in their order',
    check: async ({ paths }) => {
      const brightOnes = [
        [1, 0],
        [0, 1],
        [0, 0],
        [1, 1],
      ];
      const looks = await Promise.all(
        [...paths]
          .sort()
          .map((path, layer) =>
            pictureLooks(path, { size: '2x1', points: (brightOnes[layer] ?? []).map((is, x) => [x, 0, is ? bright : dark]) }),
          ),
      );
      return [finding('pictures', paths.length === 4, paths.length), ...looks.flat()];
    },
  },
  {
    ...rare({
      ...{ name: 'psd-without-its-joined-picture', source: 'photopea/photopea#723', file: 'poster.psd', from: 'psd' },
      input: () =>
        psdOfLayers(8, 8, [
          { box: [0, 0, 8, 8], colour: [255, 0, 0] },
          { box: [4, 0, 8, 8], colour: [0, 0, 255], opacity: 128 },
          { box: [0, 0, 8, 8], colour: [0, 255, 0], hidden: true },
        ]),
      size: '8x8',
      points: [
        [1, 4, '#ff0000'],
        [6, 4, '#7f0080'],
      ],
    }),
  },
  rare({
    ...{ name: 'ico-of-32-bits-with-a-careless-mask', source: 'tonycoz/imager#420', file: 'favicon.ico', from: 'ico' },
    input: () => maskedIcon(32),
    points: [
      [2, 8, '#ff0000'],
      [12, 8, '#ff0000'],
    ],
  }),
  rare({
    ...{ name: 'ico-of-16-colours-with-a-mask', source: 'image-rs/image#3003', file: 'old.ico', from: 'ico' },
    input: () => maskedIcon(4),
    points: [
      [2, 8, 'clear'],
      [12, 8, '#ff0000'],
    ],
  }),
  rare({
    ...{ name: 'tiff-of-floats-in-colours', source: 'imageio/imageio#707', file: 'render.tif', from: 'tiff', input: floatTiff },
    size: '4x1',
    points: [
      [0, 0, '#ff0000'],
      [3, 0, '#00ffff'],
    ],
  }),
];
