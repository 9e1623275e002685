import { isIcon, isRaster, needsResolution } from './applies.ts';
import type { Option } from './option.ts';
import { shapes } from './shapes.ts';
import { turnsOrNone } from './turns.ts';

/** Images with a quality setting from 1 to 100. */
const withQuality = new Set(['jpg', 'webp', 'avif', 'heic', 'jxl', 'jp2']);
const withLosslessMode = new Set(['webp', 'avif', 'jxl', 'jp2']);

/** Images that can be limited to a file size. */
const keepsToSize = new Set(['jpg', 'webp', 'avif']);

/** True for image conversions that keep a single size in pixels. */
const hasPixels: Option['applies'] = (from, to) => from.kind === 'image' && isRaster(to) && !isIcon(to);

/** A side of the result. */
const side = { control: 'number', min: 1, max: 10_000, step: 1, unit: 'px', applies: hasPixels } as const;

const parseSizes = (value: string): readonly number[] => value.split(',').map(Number);

/** Options of images. */
export const imageOptions: readonly Option[] = [
  {
    id: 'quality',
    label: 'Quality',
    help: 'Higher keeps more detail and makes a larger file. The default is hard to tell from the original.',
    control: 'number',
    min: 1,
    max: 100,
    step: 1,
    applies: (_, to) => withQuality.has(to.id),
  },
  {
    id: 'lossless',
    label: 'Lossless',
    help: 'Keeps every pixel exactly. The file gets larger.',
    control: 'flag',
    default: false,
    applies: (from, to) => withLosslessMode.has(to.id) && from.kind !== 'video',
  },
  {
    id: 'targetSize',
    variant: 'image',
    label: 'Max size',
    help: 'Lowers the quality, then the dimensions, until the image fits.',
    control: 'number',
    min: 0.01,
    max: 50,
    step: 0.01,
    unit: 'MB',
    applies: (from, to) => from.kind === 'image' && keepsToSize.has(to.id),
  },
  {
    id: 'background',
    label: 'Background',
    help: 'Color behind transparent areas, which this format cannot store.',
    control: 'colour',
    default: '#ffffff',
    applies: (from, to) =>
      from.kind === 'image' && from.capabilities.alpha !== undefined && (isRaster(to) || to.kind === 'video') && !to.capabilities.alpha,
  },
  {
    id: 'turn',
    label: 'Rotate or flip',
    help: 'Flipping horizontally swaps left and right, like a mirror.',
    control: 'choice',
    choices: turnsOrNone,
    default: '0',
    applies: hasPixels,
  },
  {
    id: 'crop',
    label: 'Crop',
    help: 'Crops to this aspect ratio from the center.',
    control: 'choice',
    choices: [
      { value: 'none', label: 'Original' },
      { value: '1:1', label: 'Square' },
      ...['4:3', '3:4', '3:2', '2:3', '16:9', '9:16'].map((value) => ({ value, label: value })),
    ],
    default: 'none',
    applies: hasPixels,
  },
  {
    id: 'scale',
    label: 'Scale',
    help: 'Percentage of the original size. Width and height override it.',
    control: 'number',
    min: 1,
    max: 400,
    step: 1,
    unit: '%',
    applies: hasPixels,
  },
  {
    id: 'width',
    label: 'Width',
    help: 'In pixels. Leave empty to follow the height or keep the original size.',
    ...side,
  },
  {
    id: 'height',
    label: 'Height',
    help: 'In pixels. Leave empty to follow the width or keep the original size.',
    ...side,
  },
  {
    id: 'fit',
    label: 'Fit',
    help: 'What to do when width and height do not match the shape of the image.',
    control: 'choice',
    choices: [
      { value: 'inside', label: 'Fit inside' },
      { value: 'cover', label: 'Fill and crop' },
      { value: 'fill', label: 'Stretch' },
    ],
    default: 'inside',
    applies: hasPixels,
  },
  {
    id: 'dpi',
    label: 'Resolution',
    help: 'Dots per inch. By default 150 for pages, 96 for drawings, and the image’s own for photos.',
    control: 'number',
    min: 36,
    max: 1200,
    step: 1,
    unit: 'DPI',
    applies: (from, to) => (needsResolution(from) && isRaster(to) && !isIcon(to)) || (isRaster(from) && to.id === 'pdf'),
  },
  {
    id: 'iconSizes',
    label: 'Icon sizes',
    help: 'Sizes inside the icon, in pixels. By default 16, 32, 48, 64, 128 and 256, up to the size of your image.',
    control: 'text',
    pattern: /^\d{1,4}(,\d{1,4}){0,11}$/,
    maxLength: 60,
    placeholder: '16,32,48,256',
    shape: shapes.rangeSizes,
    check: (value) => parseSizes(value).every((size) => size >= 16 && size <= 256),
    applies: (from, to) => from.kind === 'image' && to.id === 'ico',
  },
  {
    id: 'colours',
    label: 'Colors',
    help: 'Maximum number of colors. By default 256 for GIF and 16 to 24 for SVG.',
    control: 'number',
    min: 2,
    max: 256,
    step: 1,
    applies: (from, to) => isRaster(from) && (to.id === 'svg' || to.id === 'gif'),
  },
];
