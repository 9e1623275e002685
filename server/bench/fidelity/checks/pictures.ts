import { join } from 'node:path';
import { formatById } from '../../../../catalogue/formats.ts';
import { type Checks, type Finding, finding, near, same } from '../check.ts';
import { look, lookBytes, withFolder } from '../look.ts';

/** Programs that read what ImageMagick does not, as PNG. */
const readers: Readonly<Record<string, (path: string, png: string) => readonly string[]>> = {
  heic: (path, png) => ['heif-convert', path, png],
  heif: (path, png) => ['heif-convert', path, png],
  avif: (path, png) => ['heif-convert', path, png],
  jxl: (path, png) => ['djxl', path, png],
  svg: (path, png) => ['rsvg-convert', '-o', png, path],
  eps: (path, png) => ['gs', '-q', '-dNOPAUSE', '-dBATCH', '-dEPSCrop', '-r72', '-sDEVICE=png16m', `-sOutputFile=${png}`, path],
};

type Look = { readonly width: number; readonly height: number; readonly frames: number; readonly mean: readonly number[] };

/** Size and mean colour over white of a picture, and how many frames its file has. */
export const lookAtPicture = (path: string, format: string): Promise<Look> =>
  withFolder(async (dir) => {
    const png = join(dir, 'seen.png');
    const reader = readers[format];
    if (reader) await look(...reader(path, png));
    const source = reader ? png : `${format === 'svgz' ? 'svg' : ''}${path}`;
    const sizes = (await look('identify', '-format', '%w %h\\n', source)).trim().split('\n');
    const [width = 0, height = 0] = (sizes[0] ?? '').split(' ').map(Number);
    const white = ['-background', 'white', '-flatten', '-colorspace', 'sRGB', '-type', 'TrueColor'];
    const pixel = await lookBytes('convert', `${source}[0]`, ...white, '-resize', '1x1!', '-depth', '8', 'rgb:-');
    return { width, height, frames: sizes.length, mean: [...pixel] };
  });

const fewColours = new Set(['pbm', 'xbm', 'wbmp']);
const sized = new Set(['ico', 'icns', 'cur']);

/** Pictures: upright size, colours over white, every page and frame that the target can hold. */
export const pictureChecks: Checks = async ({ fixture, to, outputs, output }) => {
  const { facts } = fixture;
  const target = formatById(to)?.capabilities ?? {};
  const seen = await lookAtPicture(output, to);
  const [width, height] = [facts.upright_width ?? facts.width, facts.upright_height ?? facts.height];
  const findings: Finding[] = [];
  if (facts.pages && !target.pages) findings.push(same('pages', outputs.length, facts.pages));
  if (facts.slides && !target.pages) findings.push(same('slides', outputs.length, facts.slides));
  const page = /^([\d.]+) x ([\d.]+) pts/.exec(facts.page_size ?? '');
  if (page) {
    const [across = 1, down = 1] = page.slice(1).map(Number);
    const turned = (facts as { page_rotation?: string }).page_rotation === '90';
    findings.push(near('shape of the page', seen.width / seen.height, turned ? down / across : across / down, 0.02));
  }
  if (width && height && !page)
    findings.push(
      sized.has(to) || fixture.format === 'svg'
        ? near('shape', seen.width / seen.height, sized.has(to) ? 1 : width / height, sized.has(to) ? 0.5 : 0.03)
        : same('size', [seen.width, seen.height], [width, height]),
    );
  // An icon is a square with the picture in its middle, so that its mean is another.
  const fills = !sized.has(to) || width === height;
  // The mean was taken of the first picture in the file; the one to show is the primary one.
  const firstIsShown = facts.heif_images?.[0]?.primary ?? true;
  if (facts.mean_rgb && firstIsShown && fills && !fewColours.has(to) && fixture.format !== 'svg') {
    const distance = Math.max(...facts.mean_rgb.map((value, channel) => Math.abs(value - (seen.mean[channel] ?? seen.mean[0] ?? 0))));
    findings.push(finding('colours', distance <= (to === 'svg' ? 16 : 8), `${seen.mean} instead of ${facts.mean_rgb}`));
  }
  const frames = facts.frames_or_pages ?? 1;
  const keepsMotion = target.animation && formatById(fixture.format)?.capabilities.animation && to !== 'avif' && to !== 'apng';
  if (keepsMotion) findings.push(same('frames', seen.frames, frames));
  if (findings.length === 0) findings.push(finding('has something in it', Math.min(...seen.mean) < 255, seen.mean));
  return findings;
};
