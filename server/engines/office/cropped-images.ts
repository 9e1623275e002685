import { lengthIn } from '../../formats/length.ts';
import { tagAttribute } from '../../formats/xml/tag-attribute.ts';

export type Crop = { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };

const clip = /\sfo:clip="rect\(([^)"]*)\)"/;
const styleTags = /<style:style\s[^<>]*>|<style:graphic-properties\s[^<>]*>|<\/style:style>/g;
/** An image in a frame, and further ones that programs without drawings show in its place. */
const frame =
  /<draw:frame\s[^<>]*>\s*<draw:image(?:\s[^<>]*)?>\s*<office:binary-data>([^<]*)<\/office:binary-data>(?:\s*(?:<text:p\s?\/>\s*)?<\/draw:image>((?:\s*<draw:image(?:\s[^<>]*)?>\s*<office:binary-data>[^<]*<\/office:binary-data>\s*(?:<text:p\s?\/>\s*)?<\/draw:image>)*))?/g;
/** Cropped drawings become images of this density, in which librsvg draws three pixels for each of theirs. */
const drawingDensity = 216;
const mostPixels = 40_000_000;

/** Crops by style name, with the text of each style. */
const cropsOf = (flat: string): ReadonlyMap<string, { readonly crop: Crop; readonly style: string }> => {
  const crops = new Map<string, { crop: Crop; style: string }>();
  let begun = { at: 0, name: '' };
  let found: Crop | undefined;
  for (const { 0: tag, index } of flat.matchAll(styleTags)) {
    if (tag.startsWith('<style:style')) {
      begun = { at: index, name: tagAttribute(tag, 'style:name') ?? '' };
      found = undefined;
    } else if (tag === '</style:style>') {
      if (found) crops.set(begun.name, { crop: found, style: flat.slice(begun.at, index + tag.length) });
      found = undefined;
    } else {
      const [top, right, bottom, left] = (clip.exec(tag)?.[1] ?? '').split(/[\s,]+/).map((side) => Math.max(0, lengthIn('in', side) ?? 0));
      const crop = { top: top ?? 0, right: right ?? 0, bottom: bottom ?? 0, left: left ?? 0 };
      if (Math.max(...Object.values(crop)) > 0.001) found = crop;
    }
  }
  return crops;
};

const isDrawing = (image: Buffer): boolean => /^\s*(?:<\?xml|<!--|<!DOCTYPE|<svg)/.test(image.subarray(0, 100).toString('latin1'));

/** A root with a width in units of length; others are in pixels, 96 of which LibreOffice takes for an inch. */
const sizeInInches = /<svg\s[^<>]{0,2000}?\bwidth=["'][\d.]{1,20}(?:in|cm|mm|pt|pc)["']/;

/** The image's resolution in DPI as LibreOffice reads it; defaults to screen resolution. */
const resolutionOf = (image: Buffer): number => {
  if (isDrawing(image)) return sizeInInches.test(image.subarray(0, 4000).toString('latin1')) ? drawingDensity : 3 * 96;
  const at = image.indexOf('pHYs', 0, 'latin1');
  if (image.subarray(1, 4).toString('latin1') === 'PNG' && at > 0 && at + 13 <= image.length)
    return image[at + 12] === 1 && image.readUInt32BE(at + 4) > 0 ? image.readUInt32BE(at + 4) * 0.0254 : 96;
  if (image.subarray(6, 10).toString('latin1') === 'JFIF' && image.length > 18 && image.readUInt16BE(14) > 0)
    return image[13] === 1 ? image.readUInt16BE(14) : image[13] === 2 ? image.readUInt16BE(14) * 2.54 : 96;
  return 96;
};

/** The part of an image that remains after a crop in pixels; undefined for metafiles. A drawing (SVG) becomes an image. */
export const croppedImage = async (
  image: Buffer,
  cropIn: (width: number, height: number) => Crop,
): Promise<{ readonly format: 'jpeg' | 'png'; readonly part: Buffer } | undefined> => {
  // Loaded lazily: few documents have a crop.
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  const density = isDrawing(image) ? { density: drawingDensity } : {};
  const {
    width = 0,
    height = 0,
    format,
  } = await sharp(image, density)
    .metadata()
    .catch(() => ({ width: 0, height: 0, format: undefined }));
  if (!format || !['png', 'jpeg', 'gif', 'webp', 'tiff', 'svg'].includes(format)) return undefined;
  if (format === 'svg' && width * height > mostPixels) return undefined;
  const { top, right, bottom, left } = cropIn(width, height);
  const [x, y] = [Math.round(left), Math.round(top)];
  const [wide, high] = [width - x - Math.round(right), height - y - Math.round(bottom)];
  if (wide < 1 || high < 1) return undefined;
  // What is left of a damaged image, as LibreOffice shows it.
  const part = sharp(image, { failOn: 'none', ...density })
    .extract({ left: x, top: y, width: wide, height: high })
    .keepIccProfile();
  if (format !== 'jpeg') return { format: 'png', part: await part.png().toBuffer() };
  return { format, part: await part.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer() };
};

/** The same for a crop in inches, as OpenDocument states it. */
const cropped = async (image: Buffer, { top, right, bottom, left }: Crop): Promise<Buffer | undefined> => {
  const dots = resolutionOf(image);
  const crop = { top: top * dots, right: right * dots, bottom: bottom * dots, left: left * dots };
  return (await croppedImage(image, () => crop))?.part;
};

/**
 * Replaces the cropped images of a flat OpenDocument with their visible part. LibreOffice would show the rest on its web pages and
 * embed it in its PDFs.
 */
export const cropImages = async (flat: string): Promise<string> => {
  if (!flat.includes('fo:clip="rect(')) return flat;
  const crops = cropsOf(flat);
  if (crops.size === 0) return flat;
  const pieces: string[] = [];
  const used = new Set<string>();
  let last = 0;
  for (const { 0: whole, 1: data = '', 2: others = '', index } of flat.matchAll(frame)) {
    const name = tagAttribute(/^<[^<>]*>/.exec(whole)?.[0] ?? '', 'draw:style-name') ?? '';
    const crop = crops.get(name)?.crop;
    const part = crop && (await cropped(Buffer.from(data, 'base64'), crop));
    if (!part) continue;
    used.add(name);
    pieces.push(
      flat.slice(last, index),
      whole
        .replace(` draw:style-name="${name}"`, ` draw:style-name="${name}_whole"`)
        .replace(data, () => part.toString('base64'))
        .replace(others, ''),
    );
    last = index + whole.length;
  }
  if (used.size === 0) return flat;
  const styles = [...used]
    .map((name) => (crops.get(name)?.style ?? '').replace(` style:name="${name}"`, ` style:name="${name}_whole"`).replace(clip, ''))
    .join('');
  return (pieces.join('') + flat.slice(last)).replace('</office:automatic-styles>', () => `${styles}</office:automatic-styles>`);
};
