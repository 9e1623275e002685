import sharp from 'sharp';
import { checkPixels, corrupt, maxPixels } from '../bitmap.ts';
import { chunk, joinChunks, type PngChunk, readChunks } from './png.ts';

/** RGBA frames stacked vertically, the layout of animations in libvips. */
export type Frames = {
  readonly width: number;
  readonly height: number;
  readonly count: number;
  readonly data: Buffer;
  /** Milliseconds. */
  readonly delays: readonly number[];
  /** 0 loops forever. */
  readonly loop: number;
  /** Whether the default image is not a frame, only a fallback for viewers without animation. */
  readonly hidesPlain: boolean;
};

const disposals = { keep: 0, clear: 1, restore: 2 } as const;

type Control = {
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
  readonly delay: number;
  readonly disposal: number;
  readonly blend: boolean;
};
type Frame = { readonly control: Control; readonly parts: Buffer[] };

const readControl = (data: Buffer): Control => {
  if (data.length < 26) return corrupt();
  const [numerator, denominator] = [data.readUInt16BE(20), data.readUInt16BE(22) || 100];
  const [width, height, x, y] = [4, 8, 12, 16].map((at) => data.readUInt32BE(at)) as [number, number, number, number];
  return { width, height, x, y, delay: Math.round((numerator * 1000) / denominator), disposal: data[24] ?? 0, blend: data[25] === 1 };
};

/** Chunks before the image data that every frame needs for decoding: palette, transparency and profile. */
const shared: ReadonlySet<string> = new Set(['PLTE', 'tRNS', 'iCCP']);

const collectFrames = (chunks: readonly PngChunk[]): readonly Frame[] => {
  const frames: Frame[] = [];
  for (const { type, data } of chunks) {
    if (type === 'fcTL') frames.push({ control: readControl(data), parts: [] });
    if (type === 'IDAT') frames.at(-1)?.parts.push(data);
    if (type === 'fdAT') frames.at(-1)?.parts.push(data.subarray(4));
  }
  return frames.filter(({ parts }) => parts.length > 0);
};

/** Draws a frame on the canvas, blended by its alpha if its control chunk says so. */
const paint = (canvas: Buffer, width: number, pixels: Buffer, { x, y, width: frameWidth, height: frameHeight, blend }: Control): void => {
  for (let row = 0; row < frameHeight; row++)
    for (let column = 0; column < frameWidth; column++) {
      const [from, to] = [(row * frameWidth + column) * 4, ((y + row) * width + x + column) * 4];
      const over = (pixels[from + 3] ?? 0) / 255;
      if (!blend || over === 1) pixels.copy(canvas, to, from, from + 4);
      else if (over > 0) {
        const under = ((canvas[to + 3] ?? 0) / 255) * (1 - over);
        const alpha = over + under;
        for (let channel = 0; channel < 3; channel++)
          canvas[to + channel] = Math.round(((pixels[from + channel] ?? 0) * over + (canvas[to + channel] ?? 0) * under) / alpha);
        canvas[to + 3] = Math.round(alpha * 255);
      }
    }
};

/** Reads every frame of an animated PNG as displayed (W3C PNG, third edition). Undefined for a still PNG. */
export const readApng = async (png: Uint8Array): Promise<Frames | undefined> => {
  const chunks = readChunks(png);
  const [head, control] = ['IHDR', 'acTL'].map((type) => chunks.find((one) => one.type === type)?.data);
  if (!head || head.length < 13 || !control || control.length < 8) return undefined;
  const frames = collectFrames(chunks);
  const place = (wanted: string) => chunks.findIndex(({ type }) => type === wanted);
  const hidesPlain = frames.length > 0 && place('IDAT') < place('fcTL');
  if (frames.length < 2 && !hidesPlain) return undefined;
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  checkPixels(width, height, frames.length);
  const size = width * height * 4;
  const data = Buffer.alloc(size * frames.length);
  const canvas = Buffer.alloc(size);
  const common = chunks.filter(({ type }) => shared.has(type)).map((one) => chunk(one.type, one.data));
  for (const [index, { control: own, parts }] of frames.entries()) {
    if (own.width < 1 || own.height < 1 || own.x + own.width > width || own.y + own.height > height) corrupt();
    const frameHead = Buffer.from(head);
    frameHead.writeUInt32BE(own.width);
    frameHead.writeUInt32BE(own.height, 4);
    const alone = joinChunks([
      chunk('IHDR', frameHead),
      ...common,
      ...parts.map((part) => chunk('IDAT', part)),
      chunk('IEND', Buffer.alloc(0)),
    ]);
    const pixels = await sharp(alone, { limitInputPixels: maxPixels })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer();
    const before = own.disposal === disposals.restore ? Buffer.from(canvas) : undefined;
    paint(canvas, width, pixels, own);
    canvas.copy(data, index * size);
    if (before) before.copy(canvas);
    else if (own.disposal === disposals.clear)
      for (let row = 0; row < own.height; row++)
        canvas.fill(0, ((own.y + row) * width + own.x) * 4, ((own.y + row) * width + own.x + own.width) * 4);
  }
  const delays = frames.map((frame) => frame.control.delay);
  return { width, height, count: frames.length, data, delays, loop: control.readUInt32BE(4), hidesPlain };
};

/** Writes an animated PNG from full frames, each a PNG file of the same size and colour type. */
export const writeApng = (pngs: readonly Uint8Array[], delays: readonly number[], loop: number): Uint8Array => {
  let sequence = 0;
  const out: Buffer[] = [];
  for (const [index, png] of pngs.entries()) {
    const chunks = readChunks(png);
    const head = chunks.find(({ type }) => type === 'IHDR')?.data ?? corrupt();
    if (index === 0) {
      const control = Buffer.alloc(8);
      control.writeUInt32BE(pngs.length);
      control.writeUInt32BE(loop, 4);
      const before = chunks.slice(
        1,
        chunks.findIndex(({ type }) => type === 'IDAT'),
      );
      out.push(chunk('IHDR', head), chunk('acTL', control), ...before.map(({ type, data }) => chunk(type, data)));
    }
    const frame = Buffer.alloc(26);
    frame.writeUInt32BE(sequence++);
    head.copy(frame, 4, 0, 8);
    frame.writeUInt16BE(Math.min(65_535, Math.max(0, delays[index] ?? 100)), 20);
    frame.writeUInt16BE(1000, 22);
    out.push(chunk('fcTL', frame));
    for (const { type, data } of chunks) {
      if (type !== 'IDAT') continue;
      if (index === 0) out.push(chunk('IDAT', data));
      else {
        const numbered = Buffer.alloc(4);
        numbered.writeUInt32BE(sequence++);
        out.push(chunk('fdAT', Buffer.concat([numbered, data])));
      }
    }
  }
  return joinChunks([...out, chunk('IEND', Buffer.alloc(0))]);
};
