import { posix } from 'node:path';
import { readPart } from '../../formats/ooxml/part.ts';
import { mainPart, relationsOf } from '../../formats/ooxml/relations.ts';
import type { ZipFile } from '../../formats/zip/read.ts';

const click = /<a:hlinkClick\s[^<>]*>/g;
const jump = /\saction="ppaction:\/\/hlinkshowjump\?jump=(\w{1,20})"/;
const link = /\sr:id="[^"]*"/;
const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/slide';

/** Whether a slide has links to the first, last, next or previous one. */
export const hasJumps = (slide: string): boolean => slide.includes('hlinkshowjump');

/** Part names of the slides in their order. */
const orderOf = async (zip: ZipFile): Promise<readonly string[]> => {
  const main = await mainPart(zip);
  const targets = new Map((await relationsOf(zip, main)).map(({ id, target }) => [id, target]));
  const list = await readPart(zip, main);
  return [...list.matchAll(/<p:sldId\s(?:[^<>]*\s)?r:id="([^"<>]*)"/g)].flatMap(([, id = '']) => targets.get(id) ?? []);
};

/**
 * Slides whose links to the first, last, next or previous slide name that slide, with their relationships. LibreOffice writes other
 * ones to PDF as addresses that lead nowhere. `texts` has the slides with such links, `hidden` those that are not shown.
 */
export const withPlainJumps = async (
  zip: ZipFile,
  texts: ReadonlyMap<string, string>,
  hidden: ReadonlySet<string>,
): Promise<Readonly<Record<string, string>>> => {
  const changed: Record<string, string> = {};
  if (texts.size === 0) return changed;
  const order = await orderOf(zip);
  const shown = order.filter((name) => !hidden.has(name));
  for (const [name, text] of texts) {
    const at = order.indexOf(name);
    const places: Readonly<Record<string, string | undefined>> = {
      firstslide: shown[0],
      lastslide: shown.at(-1),
      nextslide: order.slice(at + 1).find((one) => shown.includes(one)),
      previousslide: order.slice(0, Math.max(0, at)).findLast((one) => shown.includes(one)),
    };
    const list = `${posix.dirname(name)}/_rels/${posix.basename(name)}.rels`;
    const links = zip.has(list) ? await readPart(zip, list) : '';
    if (at < 0 || !links.includes('</Relationships>')) continue;
    const added = new Map<string, string>();
    changed[name] = text.replace(click, (tag) => {
      const target = places[jump.exec(tag)?.[1] ?? ''];
      if (target === undefined || !link.test(tag)) return tag;
      const id = `jump${order.indexOf(target)}`;
      added.set(id, `<Relationship Id="${id}" Type="${relation}" Target="${posix.relative(posix.dirname(name), target)}"/>`);
      return tag.replace(link, ` r:id="${id}"`).replace(jump, ' action="ppaction://hlinksldjump"');
    });
    changed[list] = links.replace('</Relationships>', () => `${[...added.values()].join('')}</Relationships>`);
  }
  return changed;
};
