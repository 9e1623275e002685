import { lengthIn } from '../../formats/length.ts';
import { tagAttribute } from '../../formats/xml/tag-attribute.ts';

const inches = (tag: string, name: string): number => lengthIn('in', tagAttribute(tag, name)) ?? 0;

/** The space for text on a page of a flat ODT, in inches. */
const spaceOf = (flat: string): { readonly width: number; readonly height: number } | undefined => {
  const [master = ''] = /<style:master-page\s[^<>]*style:name="Standard"[^<>]*>/.exec(flat) ?? [];
  const at = flat.indexOf(`<style:page-layout style:name="${tagAttribute(master, 'style:page-layout-name') ?? ''}"`);
  const [layout = ''] = at < 0 ? [] : (/<style:page-layout-properties\s[^<>]*>/.exec(flat.slice(at, at + 4000)) ?? []);
  const length = (name: string): number => inches(layout, `fo:${name}`);
  const width = length('page-width') - length('margin-left') - length('margin-right');
  const height = length('page-height') - length('margin-top') - length('margin-bottom');
  return width > 0 && height > 0 ? { width, height } : undefined;
};

/** Shrinks images of a flat ODT, made of a web page, to the paper: pages have no width, and programs cut off what is wider. */
export const withFittedImages = (flat: string): string => {
  if (!flat.includes('<draw:frame ')) return flat;
  const space = spaceOf(flat);
  if (!space) return flat;
  return flat.replace(/<draw:frame\s[^<>]*>(?=\s*<draw:image[\s/>])/g, (frame) => {
    const [width, height] = [inches(frame, 'svg:width'), inches(frame, 'svg:height')];
    const scale = Math.min(1, space.width / width, space.height / height);
    if (!(scale < 1 && width > 0 && height > 0)) return frame;
    return frame
      .replace(/\ssvg:width="[^"]*"/, ` svg:width="${(width * scale).toFixed(4)}in"`)
      .replace(/\ssvg:height="[^"]*"/, ` svg:height="${(height * scale).toFixed(4)}in"`);
  });
};
