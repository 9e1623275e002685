import { join } from 'node:path';
import { $ } from 'bun';
import { makeDng } from './testing-dng.ts';
import { makeXcf } from './testing-xcf.ts';

/** The test card: red, green, blue and transparent quarters. Its sides are even and not an icon size. */
export const card = { width: 96, height: 64 } as const;
export type Rgb = readonly [number, number, number];
export const quarters = {
  red: { at: [24, 16], colour: [220, 40, 30] },
  green: { at: [72, 16], colour: [30, 160, 60] },
  blue: { at: [24, 48], colour: [40, 70, 200] },
  white: { at: [72, 48], colour: [255, 255, 255] },
} as const satisfies Record<string, { at: readonly [number, number]; colour: Rgb }>;

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="64"><path fill="#dc281e" d="M0 0h48v32H0z"/><path fill="#1ea03c" d="M48 0h48v32H48z"/><path fill="#2846c8" d="M0 32h48v32H0z"/></svg>`;

/** The card over white, for formats without alpha. */
const flat = async (png: string): Promise<string> => {
  const out = png.replace(/\.png$/, '-flat.png');
  await $`convert ${png} -background white -alpha remove -alpha off png24:${out}`.quiet();
  return out;
};

/** How each input is made, by independent programs. `$P` is the card as PNG. */
const makers: Readonly<Record<string, (png: string, out: string) => Promise<unknown>>> = {
  png: (png, out) => $`cp ${png} ${out}`,
  svg: (_, out) => Bun.write(out, svg),
  svgz: (_, out) => Bun.write(out, Bun.gzipSync(Buffer.from(svg))),
  apng: (png, out) => $`ffmpeg -v error -loop 1 -t 0.3 -r 10 -i ${png} -c:v apng -plays 0 -f apng ${out}`,
  avif: (png, out) => $`avifenc -s 10 --min 0 --max 10 ${png} ${out}`,
  heic: (png, out) => $`heif-enc -q 90 -o ${out} ${png}`,
  heif: (png, out) => $`heif-enc -q 90 -o ${out}.heic ${png} && mv ${out}.heic ${out}`,
  jxl: (png, out) => $`cjxl ${png} ${out} -d 0.5 -e 3`,
  jp2: (png, out) => $`opj_compress -i ${png} -o ${out}`,
  j2k: (png, out) => $`convert ${png} -background white -alpha remove -alpha off ${out}.ppm && opj_compress -i ${out}.ppm -o ${out}`,
  exr: (png, out) =>
    $`ffmpeg -v error -i ${png} -vf format=gbrapf32le,zscale=transferin=iec61966-2-1:transfer=linear,format=gbrapf32le -c:v exr -update 1 ${out}`,
  hdr: (png, out) => $`convert ${png} -background white -alpha remove -alpha off -colorspace RGB HDR:${out}`,
  raw: (_, out) => {
    const { red, green, blue, white } = quarters;
    const colourAt = (x: number, y: number): Rgb => (y < 32 ? (x < 48 ? red : green) : x < 48 ? blue : white).colour;
    return Bun.write(out, makeDng(card.width, card.height, colourAt));
  },
  // Only GIMP writes this format. The quarters consist of squares of 32 pixels.
  xcf: (_, out) => {
    const square = ({ colour }: { readonly colour: Rgb }, x: number, y: number) => ({
      colour: [...colour, 255],
      size: 32,
      x,
      y,
      opacity: 255,
    });
    const { red, green, blue } = quarters;
    return Bun.write(
      out,
      makeXcf(card.width, card.height, [
        square(red, 0, 0),
        square(red, 16, 0),
        square(green, 48, 0),
        square(green, 64, 0),
        square(blue, 0, 32),
        square(blue, 16, 32),
      ]),
    );
  },
  // ImageMagick 6 writes the top row first but states the opposite.
  tga: (png, out) => $`ffmpeg -v error -i ${png} -c:v targa -update 1 ${out}`,
  ff: (png, out) => $`sh -c ${`png2ff < ${png} > ${out}`}`,
  qoi: (png, out) => $`ffmpeg -v error -i ${png} -c:v qoi -update 1 ${out}`,
  pfm: async (png, out) => $`ffmpeg -v error -i ${await flat(png)} -vf format=gbrpf32le -c:v pfm -update 1 ${out}`,
  dpx: async (png, out) => $`ffmpeg -v error -i ${await flat(png)} -vf format=gbrp10be -c:v dpx -update 1 ${out}`,
  fits: async (png, out) => $`ffmpeg -v error -i ${await flat(png)} -vf format=gray -c:v fits -f fits ${out}`,
  icns: async (png, out) => {
    const side = await $`convert ${png} -background none -gravity center -extent 128x128 png32:-`.quiet().arrayBuffer();
    const head = Buffer.alloc(16);
    head.write('icns');
    head.writeUInt32BE(side.byteLength + 16, 4);
    head.write('ic07', 8);
    head.writeUInt32BE(side.byteLength + 8, 12);
    await Bun.write(out, Buffer.concat([head, Buffer.from(side)]));
  },
};

/** ImageMagick's names of formats, where they differ from ours. */
const magickNames: Readonly<Record<string, string>> = { ras: 'SUN', tiff: 'TIFF', jpg: 'JPEG', psd: 'PSD', gif: 'GIF', pnm: 'PPM' };
const opaque = new Set(['jpg', 'ppm', 'pnm', 'pgm', 'pbm', 'pcx', 'sgi', 'ras', 'xbm', 'wbmp', 'fits', 'bmp']);

export const makeCard = async (dir: string, format: string): Promise<string> => {
  const png = join(dir, 'card.png');
  if (!(await Bun.file(png).exists())) {
    await Bun.write(join(dir, 'card.svg'), svg);
    await $`rsvg-convert ${join(dir, 'card.svg')} -o ${png}`.quiet();
  }
  const out = join(dir, `made.${format}`);
  if (await Bun.file(out).exists()) return out;
  const flatten = opaque.has(format) ? ['-background', 'white', '-alpha', 'remove', '-alpha', 'off'] : [];
  await (makers[format]?.(png, out) ?? $`convert ${png} ${flatten} ${magickNames[format] ?? format.toUpperCase()}:${out}`.quiet());
  return out;
};

/** How to read results back where ImageMagick fails or would use the code under test. Each writes a PNG. */
const readers: Readonly<Record<string, (path: string, png: string, dpi: number) => Promise<unknown>>> = {
  pdf: (path, png, dpi) => $`pdftoppm -r ${dpi} -png -singlefile ${path} ${png.replace(/\.png$/, '')}`,
  eps: (path, png, dpi) => $`gs -q -dSAFER -dBATCH -dNOPAUSE -dEPSCrop -sDEVICE=png16m -r${dpi} -sOutputFile=${png} ${path}`,
  ps: (path, png, dpi) => $`gs -q -dSAFER -dBATCH -dNOPAUSE -sDEVICE=png16m -r${dpi} -sOutputFile=${png} ${path}`,
  svgz: (path, png) => $`rsvg-convert ${path} -o ${png}`,
  svg: (path, png) => $`rsvg-convert ${path} -o ${png}`,
  avif: (path, png) => $`avifdec ${path} ${png}`,
  heic: (path, png) => $`heif-dec -o ${png} ${path}`,
  // Otherwise djxl writes linear light for profiles that it can't name.
  jxl: (path, png) => $`djxl ${path} ${png} --color_space=RGB_D65_SRG_Rel_SRG`.quiet(),
  jp2: (path, png) => $`opj_decompress -i ${path} -o ${png}`,
  ff: (path, png) => $`sh -c ${`ff2png < ${path} > ${png}`}`,
  qoi: (path, png) => $`ffmpeg -v error -y -i ${path} -update 1 ${png}`,
  exr: (path, png) => $`ffmpeg -v error -y -apply_trc iec61966_2_1 -i ${path} -update 1 ${png}`,
  apng: (path, png) => $`ffmpeg -v error -y -f apng -i ${path} -frames:v 1 -update 1 ${png}`,
  icns: async (path, png) => {
    const bytes = Buffer.from(await Bun.file(path).bytes());
    await Bun.write(png, bytes.subarray(bytes.lastIndexOf('\x89PNG', bytes.length, 'latin1')));
  },
};

export type Seen = {
  readonly width: number;
  readonly height: number;
  /** Three samples per pixel, row by row. */
  readonly samples: Uint8Array;
  readonly pixel: (x: number, y: number) => Rgb;
};

/** The file for ImageMagick to open: the result, or another program's conversion of it. */
export const seenAs = async (path: string, format: string, dpi: number): Promise<string> => {
  const read = readers[format];
  if (!read) return `${format}:${path}[0]`;
  const png = `${path}.seen.png`;
  await read(path, png, dpi);
  return png;
};

const overWhite = ['-background', 'white', '-alpha', 'remove', '-alpha', 'off', '-colorspace', 'sRGB', '-type', 'TrueColor', '-depth', '8'];

/** Mean colour of a result, as the fixtures' facts state it. */
export const meanOf = async (path: string, format: string): Promise<Rgb> => {
  const { stdout } = await $`convert ${await seenAs(path, format, 72)} ${overWhite} -resize 1x1! RGB:-`.quiet();
  return [...stdout.subarray(0, 3)] as unknown as Rgb;
};

/** Inspects a result with an independent program: size, and colours over white in sRGB. Pages are drawn at `dpi`. */
export const look = async (path: string, format: string, dpi = 72): Promise<Seen> => {
  // An image comment would become part of the PPM header parsed below.
  const { stdout } = await $`convert ${await seenAs(path, format, dpi)} +set comment ${overWhite} PPM:-`.quiet();
  const [head = '', wide, tall] = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(stdout.toString('latin1', 0, 64)) ?? [];
  const [width, height] = [Number(wide), Number(tall)];
  const samples = Uint8Array.from(stdout.subarray(head.length));
  const pixel = (x: number, y: number): Rgb => [...samples.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)] as unknown as Rgb;
  return { width, height, samples, pixel };
};
