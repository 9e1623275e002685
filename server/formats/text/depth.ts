import { message } from '../../../catalogue/languages/message.ts';
import { fileLimits } from '../../contract/file-limits.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';

/** Formats whose nesting can be measured. */
export type Nesting = keyof typeof fileLimits.levels;

/** Elements without an end tag, and those whose end tag is optional (HTML, 13.1.2): old pages have thousands of them. */
const endless: ReadonlySet<string> = new Set(
  'area base br col embed frame hr img input keygen link meta param source track wbr p li dt dd option optgroup tr td th thead tbody tfoot colgroup rt rp'.split(
    ' ',
  ),
);
/** Elements with raw text content, in which tags do not count. */
const raw: ReadonlySet<string> = new Set(['script', 'style', 'textarea', 'xmp']);
/** Maximum distance to the end of a tag. */
const tagLength = 4000;

const anyElement = (name: string): boolean => !endless.has(name);

const htmlDepth = (text: string, counts = anyElement): number => {
  let [depth, deepest] = [0, 0];
  let inside = '';
  const marks = /<(\/?)([a-z][a-z0-9:-]{0,40})|<!--/gi;
  for (let found = marks.exec(text); found; found = marks.exec(text)) {
    const { 0: tag, 1: slash, 2: letters = '', index } = found;
    if (tag === '<!--') {
      const end = inside ? -1 : text.indexOf('-->', index + 2);
      if (!inside && end < 0) break;
      if (end >= 0) marks.lastIndex = end;
      continue;
    }
    const name = letters.toLowerCase();
    if (inside) {
      if (slash && name === inside) inside = '';
      continue;
    }
    if (raw.has(name) && !slash) inside = name;
    if (raw.has(name) || !counts(name)) continue;
    const rest = text.slice(index + tag.length, index + tag.length + tagLength);
    if (slash) depth = Math.max(0, depth - 1);
    else if (rest[rest.indexOf('>') - 1] !== '/') deepest = Math.max(deepest, ++depth);
  }
  return deepest;
};

/** Depth of groups; escaped characters are text, and the bytes after `\\bin` are binary data. */
const rtfDepth = (text: string): number => {
  let [depth, deepest] = [0, 0];
  const marks = /\\bin(\d{1,9}) ?|\\[\s\S]|[{}]/g;
  for (let found = marks.exec(text); found; found = marks.exec(text)) {
    const [mark, bytes] = found;
    if (bytes) marks.lastIndex += Number(bytes);
    else if (mark === '{') deepest = Math.max(deepest, ++depth);
    else if (mark === '}') depth = Math.max(0, depth - 1);
  }
  return deepest;
};

/** Depth of block quotes, by the markers at a line's start, and of lists, by indentation: two columns a level. */
const markdownDepth = (text: string): number => {
  let deepest = 0;
  for (const [line] of text.matchAll(/^[ \t>]+(?:[-*+]|\d)?/gm)) {
    const quotes = line.split('>').length - 1;
    const columns = /[-*+\d]$/.test(line) ? line.length - 1 - 2 * quotes : 0;
    deepest = Math.max(deepest, quotes + columns / 2);
  }
  return Math.floor(deepest);
};

const depthOf: Readonly<Record<Nesting, (text: string) => number>> = { html: htmlDepth, rtf: rtfDepth, md: markdownDepth };

/** Returns the text, or throws if its nesting would keep the parser busy until the timeout. Scans it once. */
export const shallow = (text: string, format: Nesting): string => {
  const [actual, max] = [depthOf[format](text), fileLimits.levels[format]];
  if (actual > max) throw new WorkerProblem('resource_limit', message('levelsLimit', { actual, max }), { name: 'depth', max, actual });
  return text;
};

const opensTable = /<(\/?)(?:[a-z][\w.-]{0,40}:)?(?:tbl|table)(?=[\s/>])/gi;

/** Depth of nested tables in WordprocessingML (`w:tbl`) and OpenDocument (`table:table`). */
const xmlTables = (text: string): number => {
  let [depth, deepest] = [0, 0];
  for (const [, slash] of text.matchAll(opensTable)) {
    depth = Math.max(0, depth + (slash ? -1 : 1));
    deepest = Math.max(deepest, depth);
  }
  return deepest;
};

/** RTF stores the table level of each paragraph. */
const rtfTables = (text: string): number => {
  let deepest = 0;
  for (const [, level] of text.matchAll(/\\itap(\d{1,9})/g)) deepest = Math.max(deepest, Number(level));
  return deepest;
};

const tablesOf = { html: (text: string) => htmlDepth(text, (name) => name === 'table'), rtf: rtfTables, xml: xmlTables } as const;

/** Throws `resource_limit` if tables are nested deeper than in any real page; scans the text once. */
export const checkTables = (text: string, markup: keyof typeof tablesOf): void => {
  const [actual, max] = [tablesOf[markup](text), fileLimits.tables];
  if (actual > max) throw new WorkerProblem('resource_limit', message('tablesLimit', { actual, max }), { name: 'tables', max, actual });
};
