import { WorkerProblem } from '../../contract/worker-main.ts';
import { readPart } from '../../formats/ooxml/part.ts';
import { relationsOf } from '../../formats/ooxml/relations.ts';
import { replaceInnermost } from '../../formats/xml/innermost.ts';
import { plainXmlText } from '../../formats/xml/respell.ts';
import type { ZipFile } from '../../formats/zip/read.ts';

/** Larger parts are skipped for speed. */
const mostBytes = 20 * 1024 ** 2;
const vocabulary = {
  c: ['http://schemas.openxmlformats.org/drawingml/2006/chart', 'http://purl.oclc.org/ooxml/drawingml/chart'],
};
/** Values of a chart, as saved with it (ECMA-376-1, 21.2.2). */
const lists = ['c:strCache', 'c:strLit', 'c:numCache', 'c:numLit', 'c:multiLvlStrCache'];
const count = /<c:ptCount\s+val="(\d{1,18})"\s*(?:\/>|>\s*<\/c:ptCount>)/;
const point = /<c:pt\s[^<>]*?\bidx="(\d{1,18})"/g;
/** How many empty places a list may have; LibreOffice makes room for each. */
const mostEmpty = 32_000;

const withCount = (list: string): string | undefined => {
  const places = [...list.matchAll(point)].map(([, place]) => Number(place));
  const most = places.length + mostEmpty;
  const needed = places.reduce((last, place) => (place < most ? Math.max(last, place + 1) : last), 0);
  const [tag, told] = count.exec(list) ?? [];
  const isFar = places.some((place) => place >= most);
  if (!isFar && (told === undefined ? needed === 0 : Number(told) >= needed && Number(told) <= most)) return undefined;
  const near = isFar
    ? replaceInnermost(list, 'c:pt', (one) => (Number(/\bidx="(\d{1,18})"/.exec(one.tag)?.[1]) >= most ? '' : undefined))
    : list;
  const counted = `<c:ptCount val="${needed}"/>`;
  if (tag !== undefined) return near.replace(tag, counted);
  const format = /^\s*<c:formatCode(?:\s[^<>]*)?(?:\/>|>[^<]*<\/c:formatCode>)/.exec(near)?.[0] ?? '';
  return format + counted + near.slice(format.length);
};

/** A chart whose lists of values say how many they have: LibreOffice opens no document with a list that is longer than it says. */
export const chartWithCounts = (text: string): string =>
  lists.reduce(
    (chart, name) =>
      replaceInnermost(chart, name, ({ tag, inner }) => {
        const mended = tag.endsWith('/>') ? undefined : withCount(inner);
        return mended === undefined ? undefined : `${tag}${mended}</${name}>`;
      }),
    text,
  );

const mendedPart = async (zip: ZipFile, name: string): Promise<string | undefined> => {
  try {
    const plain = plainXmlText(await readPart(zip, name), vocabulary);
    const mended = chartWithCounts(plain);
    return mended === plain ? undefined : mended;
  } catch (thrown) {
    // LibreOffice judges charts that are no XML: it opens their document without them.
    if (thrown instanceof WorkerProblem && thrown.code === 'corrupt_input') return undefined;
    throw thrown;
  }
};

/** Charts of an Office Open XML package that LibreOffice could not open, mended. `relations` are the lists that may name charts. */
export const chartsWithCounts = async (zip: ZipFile, relations: readonly string[]): Promise<Readonly<Record<string, string>>> => {
  const sizes = new Map(zip.entries.map(({ name, size }) => [name, size]));
  const changed: Record<string, string> = {};
  for (const list of relations)
    for (const { type, target } of await relationsOf(zip, list.replace(/(^|\/)_rels\/([^/]*)\.rels$/i, '$1$2'))) {
      if (type !== 'chart' || target in changed || (sizes.get(target) ?? 0) > mostBytes) continue;
      const mended = await mendedPart(zip, target);
      if (mended !== undefined) changed[target] = mended;
    }
  return changed;
};
