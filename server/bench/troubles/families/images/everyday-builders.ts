import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { look, withFolder } from '../../../fidelity/look.ts';

const chunk = (type: string, data: Uint8Array): Buffer => {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(content.length + 8);
  whole.writeUInt32BE(data.length);
  content.copy(whole, 4);
  whole.writeUInt32BE(crc32(content), whole.length - 4);
  return whole;
};

type Png = {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  /** 0 grey, 2 colours, 3 palette, 4 grey with alpha, 6 colours with alpha. */
  readonly kind: number;
  /** Bytes of a row, without its filter. */
  readonly row: (y: number) => readonly number[];
  /** Chunks before the pixels. */
  readonly further?: readonly (readonly [type: string, data: Uint8Array])[];
};

export const png = ({ width, height, depth, kind, row, further = [] }: Png): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([depth, kind, 0, 0, 0], 8);
  const rows = Array.from({ length: height }, (_, y) => [0, ...row(y)]);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    ...further.map(([type, data]) => chunk(type, data)),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
    chunk('IEND', new Uint8Array()),
  ]);
};

/** A file that ImageMagick makes. */
export const made = (name: string, ...argv: readonly string[]): Promise<Uint8Array> =>
  withFolder(async (dir) => {
    await look('convert', ...argv, join(dir, name));
    return Bun.file(join(dir, name)).bytes();
  });

const blue = { create: { width: 64, height: 48, channels: 3, background: '#3366cc' } } as const;

/** A photo with records of its camera and place. */
export const photo = (): Promise<Buffer> =>
  sharp(blue)
    .withExif({
      IFD0: { Make: 'TestCam', Model: 'T1' },
      IFD2: { DateTimeOriginal: '2024:05:06 07:08:09' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '13/1 24/1 0/1' },
    })
    .jpeg()
    .toBuffer();

/** The same as a HEIC, with its records, and perhaps a stated orientation. */
export const heic = (orientation?: number): Promise<Uint8Array> =>
  withFolder(async (dir) => {
    const [jpg, path] = [join(dir, 'photo.jpg'), join(dir, 'photo.heic')];
    await Bun.write(jpg, await photo());
    await look('heif-enc', '-q', '90', '-o', path, jpg);
    const stated = orientation === undefined ? [] : ['-n', `-Orientation=${orientation}`];
    await look('exiftool', '-q', '-overwrite_original', '-TagsFromFile', jpg, '-all:all', ...stated, path);
    return Bun.file(path).bytes();
  });

/** A red that is sRGB's, in the larger space of Display P3. */
export const wideRed = (format: 'png' | 'jpeg'): Promise<Buffer> =>
  sharp({ create: { width: 16, height: 16, channels: 3, background: '#ff0000' } })
    .withIccProfile('p3')
    .toFormat(format, { quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer();

/** Four frames of different colours, with these times in milliseconds. */
export const frames = async (format: 'gif' | 'webp', ...times: readonly number[]): Promise<Buffer> => {
  const colours = ['#ff0000', '#00ff00', '#0000ff', '#ffff00'];
  const stills = times.map((_, at) =>
    sharp({ create: { width: 16, height: 16, channels: 4, background: colours[at] ?? '#000' } })
      .png()
      .toBuffer(),
  );
  const moving = sharp(await Promise.all(stills), { join: { animated: true } });
  return format === 'gif' ? moving.gif({ delay: [...times] }).toBuffer() : moving.webp({ lossless: true, delay: [...times] }).toBuffer();
};
