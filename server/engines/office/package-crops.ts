import { posix } from 'node:path';
import { readPart } from '../../formats/ooxml/part.ts';
import { relationsOf } from '../../formats/ooxml/relations.ts';
import { innermostElements } from '../../formats/xml/innermost.ts';
import type { ZipFile } from '../../formats/zip/read.ts';
import { type Crop, croppedImage } from './cropped-images.ts';
import type { ChangedParts } from './word-chunks.ts';

/** Parts that contain images: texts, slides, layouts and masters. */
const showing = /^(?:word\/(?:document|header\d*|footer\d*)|ppt\/(?:slides|slideLayouts|slideMasters)\/[^/]+)\.xml$/i;
/** Limits: larger parts are skipped for speed, and no real document has more crops. */
const [mostBytes, mostCrops] = [20 * 1024 ** 2, 500];
/** Elements that contain an image with its crop: pictures in texts and slides, and filled shapes. */
const fills = ['pic:blipFill', 'p:blipFill', 'a:blipFill'];
const crop = /<a:srcRect\s[^<>]*\/>/;
const embedded = /(<a:blip\s(?:[^<>]*\s)?r:embed=")([^"<>]*)(")/;

/** Crop in hundred-thousandths of each side (ECMA-376-1, 20.1.8.55), or in percent for ISO/IEC 29500 strict; undefined for no crop. */
const sidesOf = (tag: string): Crop | undefined => {
  const side = (name: string): number => {
    const [, number = '0', percent = ''] = new RegExp(`\\s${name}="(-?[\\d.]{1,12})(%?)"`).exec(tag) ?? [];
    return Number(number) / (percent ? 100 : 100_000) || 0;
  };
  const sides = { left: side('l'), top: side('t'), right: side('r'), bottom: side('b') };
  const values = Object.values(sides);
  // Negative values add a margin around the image.
  return values.some((value) => value > 0) && values.every((value) => value >= 0 && value < 1) ? sides : undefined;
};

/** The drawing that Office shows instead of the image (MS-ODRAWXML, 2.3.3); cropped, it gives way to the image. */
const drawing = /<a:ext\s[^<>]{0,300}"\{96DAC541-7B7A-43D3-8B79-37D633B846F1\}"[^<>]{0,300}>(?:(?!<\/a:ext>)[\s\S]){0,2000}<\/a:ext>/i;

type Cut = { readonly at: number; readonly whole: string; readonly id: string; readonly sides: Crop };

const cutsOf = (text: string): readonly Cut[] =>
  fills
    .flatMap((name) => [...innermostElements(text, name)])
    .flatMap(({ index, end, inner }) => {
      const sides = inner.length < 20_000 ? sidesOf(crop.exec(inner)?.[0] ?? '') : undefined;
      const id = embedded.exec(inner)?.[2];
      return sides && id ? [{ at: index, whole: text.slice(index, end), id, sides }] : [];
    })
    .toSorted((one, other) => one.at - other.at);

/**
 * Parts of a DOCX or PPTX with each cropped image reduced to its visible part, because LibreOffice's PDFs would embed the rest as well.
 * `texts` contains parts that were changed before.
 */
export const cropsCarriedOut = async (zip: ZipFile, texts: Readonly<Record<string, string | Uint8Array>> = {}): Promise<ChangedParts> => {
  const changed: Record<string, string | Uint8Array> = {};
  let made = 0;
  for (const { name, size } of zip.entries) {
    if (size > mostBytes || !showing.test(name)) continue;
    const known = texts[name];
    const text = typeof known === 'string' ? known : await readPart(zip, name);
    const cuts = text.includes('<a:srcRect') ? cutsOf(text) : [];
    if (cuts.length === 0) continue;
    const targets = new Map((await relationsOf(zip, name)).map(({ id, target }) => [id, target]));
    const links: string[] = [];
    const pieces: string[] = [];
    let last = 0;
    for (const { at, whole, id, sides } of cuts) {
      const target = targets.get(id);
      // A package whose only images are drawings may not declare the type of others.
      if (target === undefined || /\.svg$/i.test(target) || made >= mostCrops) continue;
      const found = await croppedImage(Buffer.from(await zip.bytes(target)), (width, height) => ({
        left: sides.left * width,
        right: sides.right * width,
        top: sides.top * height,
        bottom: sides.bottom * height,
      }));
      if (!found) continue;
      // The package already declares the content type of this extension.
      const extension = posix.extname(target);
      const part = `${posix.dirname(target)}/cropped-${++made}${extension}`;
      changed[part] = found.part;
      links.push(
        `<Relationship Id="cropped${made}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="/${part}"/>`,
      );
      pieces.push(text.slice(last, at), whole.replace(crop, '').replace(drawing, '').replace(embedded, `$1cropped${made}$3`));
      last = at + whole.length;
    }
    if (links.length === 0) continue;
    const list = posix.join(posix.dirname(name), '_rels', `${posix.basename(name)}.rels`);
    const relations = texts[list];
    const before = typeof relations === 'string' ? relations : await readPart(zip, list);
    changed[name] = pieces.join('') + text.slice(last);
    changed[list] = before.replace(
      /<\/((?:\w{1,20}:)?)Relationships>/,
      (end, prefix: string) => links.join('').replaceAll('<Relationship', `<${prefix}Relationship`) + end,
    );
  }
  return changed;
};
