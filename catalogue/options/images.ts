import { isIcon, isRaster, needsResolution } from './applies.ts';
import type { Option } from './option.ts';
import { turns } from './turns.ts';

/** Images with a quality setting that encoders understand as 1 to 100. */
const withQuality = new Set(['jpg', 'webp', 'avif', 'heic', 'jxl', 'jp2']);
const withLosslessMode = new Set(['webp', 'avif', 'jxl', 'jp2']);

/** Images that are made as large as asked for. */
const keepsToSize = new Set(['jpg', 'webp', 'avif']);

/** Pictures that stay pictures of one size. */
const hasPixels: Option['applies'] = (from, to) => from.kind === 'image' && isRaster(to) && !isIcon(to);

/** A side that the result shall have. */
const side = { control: 'number', min: 1, max: 10_000, step: 1, unit: 'px', applies: hasPixels } as const;

const parseSizes = (value: string): readonly number[] => value.split(',').map(Number);

/** Options of images. */
export const imageOptions: readonly Option[] = [
  {
    id: 'quality',
    label: 'Quality',
    help: 'Higher keeps more detail and makes a larger file. Left alone, it is set so high that the difference is hard to see.',
    control: 'number',
    min: 1,
    max: 100,
    step: 1,
    applies: (_, to) => withQuality.has(to.id),
  },
  {
    id: 'lossless',
    label: 'Lossless',
    help: 'Keeps every pixel exactly; the file gets larger. Off unless you switch it on.',
    control: 'flag',
    default: false,
    applies: (from, to) => withLosslessMode.has(to.id) && from.kind !== 'video',
  },
  {
    id: 'targetSize',
    variant: 'image',
    label: 'At most',
    help: 'Megabytes that the result may have, for mail and forms: quality goes down as far as it must, then the number of pixels.',
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
    help: 'The colour behind see-through areas, which the output cannot hold. White unless you choose another.',
    control: 'colour',
    default: '#ffffff',
    applies: (from, to) =>
      from.kind === 'image' && from.capabilities.alpha !== undefined && (isRaster(to) || to.kind === 'video') && !to.capabilities.alpha,
  },
  {
    id: 'turn',
    label: 'Turn',
    help: 'Camera pictures are set upright by themselves; this turns the picture further.',
    control: 'choice',
    choices: turns,
    default: '0',
    applies: hasPixels,
  },
  {
    id: 'crop',
    label: 'Cut to',
    help: 'Cuts the largest piece of this shape out of the middle.',
    control: 'choice',
    choices: [
      { value: 'none', label: 'Its own shape' },
      { value: '1:1', label: 'Square' },
      ...['4:3', '3:4', '3:2', '2:3', '16:9', '9:16'].map((value) => ({ value, label: value })),
    ],
    default: 'none',
    applies: hasPixels,
  },
  {
    id: 'scale',
    label: 'Size',
    help: 'Percent of its own width and height, where no pixels are given.',
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
    help: 'Width of the result in pixels. Left empty, it follows from the height, or stays as it is.',
    ...side,
  },
  {
    id: 'height',
    label: 'Height',
    help: 'Height of the result in pixels. Left empty, it follows from the width, or stays as it is.',
    ...side,
  },
  {
    id: 'fit',
    label: 'Fit',
    help: 'How a picture of another shape is brought to width and height. Left alone, it keeps its proportions and fits inside.',
    control: 'choice',
    choices: [
      { value: 'inside', label: 'Fit inside, keep proportions' },
      { value: 'cover', label: 'Fill, cut off what sticks out' },
      { value: 'fill', label: 'Stretch' },
    ],
    default: 'inside',
    applies: hasPixels,
  },
  {
    id: 'dpi',
    label: 'Resolution',
    help: 'Dots per inch: more makes pixels finer, or a picture smaller on its page. Left alone, 150 for pages, 96 for drawings, and for pictures their own.',
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
    help: 'Sides of the pictures inside the icon in pixels. Left alone, 16, 32, 48, 64, 128 and 256, as far as the source is that large.',
    control: 'text',
    pattern: /^\d{1,4}(,\d{1,4}){0,11}$/,
    maxLength: 60,
    placeholder: '16,32,48,256',
    shape: 'up to 12 whole numbers from 16 to 256, separated by commas',
    check: (value) => parseSizes(value).every((size) => size >= 16 && size <= 256),
    applies: (from, to) => from.kind === 'image' && to.id === 'ico',
  },
  {
    id: 'colours',
    label: 'Colours',
    help: 'Largest number of different colours in the result. Left alone, 256 for GIF and 16 to 24 for SVG.',
    control: 'number',
    min: 2,
    max: 256,
    step: 1,
    applies: (from, to) => isRaster(from) && (to.id === 'svg' || to.id === 'gif'),
  },
];
