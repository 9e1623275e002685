import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { formatById } from '../../../../catalogue/formats.ts';
import { type Checks, type Finding, finding, near, same } from '../check.ts';
import type { Fixture } from '../fixtures.ts';
import { look, lookBytes, withFolder } from '../look.ts';

/** libpng refuses an old sRGB profile that many cameras write, and heif-convert exits with 0 all the same; JPEG accepts the profile. */
const byHeifConvert = 'heif-convert "$0" "$1"; identify "$1" >/dev/null 2>&1 || { heif-convert -q 100 "$0" "$1.jpg" && mv "$1.jpg" "$1"; }';
/** Extracts the largest PNG of an ICNS: a sequence of entries with type, length and data. */
const largestOfIcns = `import sys
data = open(sys.argv[1], 'rb').read()
at, best = 8, b''
while at + 8 <= len(data):
    size = int.from_bytes(data[at + 4:at + 8], 'big')
    entry = data[at + 8:at + size]
    if entry[:4] == b'\\x89PNG' and int.from_bytes(entry[16:20], 'big') > (int.from_bytes(best[16:20], 'big') if best else 0): best = entry
    at += max(8, size)
open(sys.argv[2], 'wb').write(best)`;

/** ImageMagick of Debian 12 does not support farbfeld, whose samples follow a header of 16 bytes (farbfeld(5)). */
const byFarbfeld = `size=$(od -An -j8 -N8 --endian=big -tu4 "$0" | awk '{print $1 "x" $2}') && convert -size "$size+16" -depth 16 -endian MSB "rgba:$0" "$1"`;

/** Programs that convert formats unknown to ImageMagick to PNG. */
export const readers: Readonly<Record<string, (path: string, png: string) => readonly string[]>> = {
  heic: (path, png) => ['sh', '-c', byHeifConvert, path, png],
  heif: (path, png) => ['sh', '-c', byHeifConvert, path, png],
  avif: (path, png) => ['sh', '-c', byHeifConvert, path, png],
  icns: (path, png) => ['python3', '-c', largestOfIcns, path, png],
  ff: (path, png) => ['sh', '-c', byFarbfeld, path, png],
  // Only ImageMagick's package of rare formats reads EXR.
  exr: (path, png) => ['ffmpeg', '-v', 'error', '-apply_trc', 'iec61966_2_1', '-i', path, '-update', '1', png],
  qoi: (path, png) => ['ffmpeg', '-v', 'error', '-i', path, '-update', '1', png],
  // Also for animations: djxl writes an animated PNG.
  jxl: (path, png) => ['djxl', path, png],
  svg: (path, png) => ['rsvg-convert', '-o', png, path],
  svgz: (path, png) => ['rsvg-convert', '-o', png, path],
  eps: (path, png) => ['gs', '-q', '-dNOPAUSE', '-dBATCH', '-dEPSCrop', '-r72', '-sDEVICE=png16m', `-sOutputFile=${png}`, path],
};

type Look = { readonly width: number; readonly height: number; readonly frames: number; readonly mean: readonly number[] };

/** Intended colours: an image without a profile is sRGB. */
const sRgb = '/usr/share/color/icc/ghostscript/srgb.icc';

/** Number of frames of a JPEG XL: djxl unpacks it as an animated PNG, which states the count (acTL). */
const framesOfJxl = (path: string): Promise<number> =>
  withFolder(async (dir) => {
    await look('djxl', path, join(dir, 'moving.apng'));
    const bytes = Buffer.from(await Bun.file(join(dir, 'moving.apng')).bytes());
    const at = bytes.indexOf('acTL', 0, 'latin1');
    return at < 0 ? 1 : bytes.readUInt32BE(at + 4);
  });

/** Size and mean colour over white of an image, and the number of frames in its file. */
export const lookAtImage = (path: string, format: string): Promise<Look> =>
  withFolder(async (dir) => {
    const png = join(dir, 'seen.png');
    const reader = readers[format];
    if (reader) await look(...reader(path, png));
    const source = reader ? png : path;
    const sizes = (await look('identify', '-format', '%w %h\\n', source)).trim().split('\n');
    const [width = 0, height = 0] = (sizes[0] ?? '').split(' ').map(Number);
    const hasProfile = (await look('identify', '-format', '%[profile:icc]', `${source}[0]`)).trim() !== '';
    const meant = hasProfile && existsSync(sRgb) ? ['-profile', sRgb] : [];
    const white = [...meant, '-background', 'white', '-flatten', '-colorspace', 'sRGB', '-type', 'TrueColor'];
    const pixel = await lookBytes('convert', `${source}[0]`, ...white, '-resize', '1x1!', '-depth', '8', 'rgb:-');
    const frames = format === 'jxl' ? await framesOfJxl(path) : sizes.length;
    return { width, height, frames, mean: [...pixel] };
  });

const plainFiles = new Set(['jpg', 'png', 'tiff', 'webp']);

/** The mean colour of a fixture: the recorded value, except for images with a profile, which the recording ignored. */
export const meanOf = async ({ facts, file, format }: Fixture): Promise<readonly number[] | undefined> => {
  if (!facts.mean_rgb || !plainFiles.has(format)) return facts.mean_rgb;
  const hasProfile = (await look('identify', '-format', '%[profile:icc]', `${file}[0]`)).trim() !== '';
  return hasProfile ? (await lookAtImage(file, format)).mean : facts.mean_rgb;
};

/** Upright size of a fixture, or of the largest image in an icon. */
const sizeOf = ({ format, facts }: Fixture): readonly [number | undefined, number | undefined] => {
  const entries =
    format === 'ico' && Array.isArray(facts.entries) ? facts.entries.map((entry) => String(entry).split('x').map(Number)) : [];
  const [width = 0, height = 0] = entries.toSorted(([one = 0], [other = 0]) => other - one)[0] ?? [];
  return width ? [width, height] : [facts.upright_width ?? facts.width, facts.upright_height ?? facts.height];
};

const greyOf = ([red = 0, green = 0, blue = 0]: readonly number[]): readonly number[] => {
  const grey = 0.299 * red + 0.587 * green + 0.114 * blue;
  return [grey, grey, grey];
};

const fewColours = new Set(['pbm', 'xbm', 'wbmp']);
const sized = new Set(['ico', 'icns', 'cur']);

/** Images: upright size, colours over white, and every page and frame that the target can store. */
export const imageChecks: Checks = async ({ fixture, to, outputs, output }) => {
  const { facts } = fixture;
  const target = formatById(to)?.capabilities ?? {};
  const seen = await lookAtImage(output, to);
  const [width, height] = sizeOf(fixture);
  const findings: Finding[] = [];
  if (facts.pages && !target.pages) findings.push(same('pages', outputs.length, facts.pages));
  if (facts.slides && !target.pages) findings.push(same('slides', outputs.length, facts.slides));
  const page = /^([\d.]+) x ([\d.]+) pts/.exec(facts.page_size ?? '');
  if (page) {
    const [across = 1, down = 1] = page.slice(1).map(Number);
    const turned = (facts as { page_rotation?: string }).page_rotation === '90';
    findings.push(near('shape of the page', seen.width / seen.height, turned ? down / across : across / down, 0.02));
  }
  // An SVG may state its size in percent; an EPS is as large as the content of the drawing.
  const isStated = Number(width) > 0 && Number(height) > 0 && !(fixture.format === 'svg' && to === 'eps');
  if (width && height && isStated && !page)
    findings.push(
      sized.has(to) || to === 'eps' || fixture.format === 'svg'
        ? near('shape', seen.width / seen.height, sized.has(to) ? 1 : width / height, sized.has(to) ? 0.5 : 0.03)
        : same('size', [seen.width, seen.height], [width, height]),
    );
  // An icon is a square with the image centred, which changes the mean colour.
  const fills = !sized.has(to) || width === height;
  // The recorded mean is of the first image in the file, but readers show the primary one.
  const firstIsShown = (facts.heif_images?.[0]?.primary ?? true) && width === (facts.upright_width ?? facts.width);
  const mean = firstIsShown && fills && !fewColours.has(to) && fixture.format !== 'svg' ? await meanOf(fixture) : undefined;
  if (mean) {
    const expected = to === 'pgm' ? greyOf(mean) : mean;
    const distance = Math.max(...expected.map((value, channel) => Math.abs(value - (seen.mean[channel] ?? seen.mean[0] ?? 0))));
    findings.push(finding('colours', distance <= (to === 'svg' ? 16 : 8), `${seen.mean} instead of ${expected}`));
  }
  const frames = facts.frames_or_pages ?? 1;
  const keepsMotion = target.animation && formatById(fixture.format)?.capabilities.animation && to !== 'avif' && to !== 'apng';
  if (keepsMotion) findings.push(same('frames', seen.frames, frames));
  if (findings.length === 0) findings.push(finding('has something in it', Math.min(...seen.mean) < 255, seen.mean));
  return findings;
};
