import type { OptionValues } from '../../../catalogue/options.ts';

/** Conversion options for the image code; options that the visitor did not set are undefined. */
export type Settings = {
  readonly quality?: number;
  readonly lossless: boolean;
  readonly mostBytes?: number;
  /** `#rrggbb`, shown behind transparent areas in targets without alpha. */
  readonly background: string;
  /** Degrees clockwise. */
  readonly turn: 0 | 90 | 180 | 270;
  /** Reflection: `horizontal` swaps left and right. */
  readonly flip?: 'horizontal' | 'vertical';
  /** Width divided by height of a centred crop. */
  readonly shape?: number;
  /** Crop area in pixels of the upright image; without a size it extends to the edges. */
  readonly area?: { readonly left: number; readonly top: number; readonly width?: number; readonly height?: number };
  readonly width?: number;
  readonly height?: number;
  readonly fit: 'inside' | 'cover' | 'fill';
  readonly dpi?: number;
  readonly stripMetadata: boolean;
  /** Such as `1-3,5`. */
  readonly pages?: string;
  readonly iconSizes?: readonly number[];
  readonly colours?: number;
  readonly pageSize: string;
  readonly orientation: 'auto' | 'portrait' | 'landscape';
  /** Millimetres. */
  readonly margin?: number;
};

const number = (value: OptionValues[string] | undefined): number | undefined => (typeof value === 'number' ? value : undefined);
const text = (value: OptionValues[string] | undefined): string | undefined => (typeof value === 'string' ? value : undefined);

const shapeOf = (crop: string | undefined): number | undefined => {
  const [width, height] = (crop ?? '').split(':').map(Number);
  return width && height ? width / height : undefined;
};

const areaOf = ({ cropLeft, cropTop, cropWidth, cropHeight }: OptionValues): Settings['area'] =>
  cropLeft === undefined
    ? undefined
    : { left: number(cropLeft) ?? 0, top: number(cropTop) ?? 0, width: number(cropWidth), height: number(cropHeight) };

const turnOf = (turn = '0'): Pick<Settings, 'turn' | 'flip'> => {
  if (turn === 'flip-horizontal') return { turn: 0, flip: 'horizontal' };
  return turn === 'flip-vertical' ? { turn: 0, flip: 'vertical' } : { turn: Number(turn) as Settings['turn'] };
};

/** Option values are already validated against the catalogue's table. */
export const readSettings = (options: OptionValues): Settings => ({
  quality: number(options.quality),
  lossless: options.lossless === true,
  mostBytes: typeof options.targetSize === 'number' ? Math.floor(options.targetSize * 1_000_000) : undefined,
  background: text(options.background) ?? '#ffffff',
  ...turnOf(text(options.turn)),
  shape: shapeOf(text(options.crop)),
  area: areaOf(options),
  width: number(options.width),
  height: number(options.height),
  fit: (text(options.fit) ?? 'inside') as Settings['fit'],
  dpi: number(options.dpi),
  stripMetadata: options.stripMetadata === true,
  pages: text(options.pages),
  iconSizes: text(options.iconSizes)?.split(',').map(Number),
  colours: number(options.colours),
  pageSize: text(options.pageSize) ?? 'auto',
  orientation: (text(options.orientation) ?? 'auto') as Settings['orientation'],
  margin: number(options.margin),
});
