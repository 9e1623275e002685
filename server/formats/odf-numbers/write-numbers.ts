import { escapeXml } from '../ooxml/xml.ts';
import { isPlain } from '../word-numbers/definitions.ts';
import { readDefinitions } from './definitions.ts';
import { isHeader, type Mark, type Numbered, readLists } from './lists.ts';

/** References that repeat a number: once numbers are text, only their saved text is right. */
const repeatsNumber =
  /<(text:(?:bookmark|reference)-ref)\b(?:(?!\btext:reference-format=)[^<>])*\btext:reference-format="number[^<>]*>([^<]*)<\/\1>/g;

const outlineLevel = /<text:outline-level-style\b[^<>]*>/g;
const outlineNumber = /\s(?:style:num-(?:format|prefix|suffix|letter-sync)|loext:num-list-format|text:display-levels)="[^"]*"/g;

/** Headings without numbers of their own: LibreOffice would put them before the text. */
const withoutOutline = (fodt: string): string =>
  fodt.replace(outlineLevel, (tag) => tag.replace(outlineNumber, '').replace(/\s?\/?>$/, (end) => ` style:num-format=""${end}`));

/** By list style, the first level that HTML lists cannot print. */
const firstOddLevels = (marks: readonly Mark[]): ReadonlyMap<string, number> => {
  const first = new Map<string, number>();
  for (const mark of marks) {
    if (mark.kind !== 'paragraph') continue;
    const { style, levels, level, isHeading } = mark;
    if (levels[level]?.way === 'bullet' || (!isHeading && isPlain(levels[level], level))) continue;
    first.set(style, isHeading ? 0 : Math.min(level, first.get(style) ?? level));
  }
  return first;
};

/** Start and end tags of a list for one paragraph, on its level. */
const alone = ({ style, level, item = '' }: Numbered, isFirst: boolean): readonly [before: string, after: string] => {
  const list = `<text:list text:style-name="${style}"${isFirst ? '' : ' text:continue-numbering="true"'}>`;
  return [
    `${list}${'<text:list-item><text:list>'.repeat(level)}${item}`,
    `</text:list-item>${'</text:list></text:list-item>'.repeat(level)}</text:list>`,
  ];
};

/**
 * A flat ODT with automatic numbers as text where HTML lists could not print them: labels other than `1.`, number formats outside the
 * Latin alphabet, and heading numbers. Unchanged if it has none. Such paragraphs leave their lists, and the others of the same list
 * get one of their own each.
 */
export const writeNumbers = (fodt: string): string => {
  if (!fodt.includes('<text:list ') && !/<text:outline-level-style\b[^<>]*\bstyle:num-format="[^"]/.test(fodt)) return fodt;
  const marks = readLists(fodt, readDefinitions(fodt));
  const odd = firstOddLevels(marks);
  // Web pages would number, or mark, the head of a list too.
  const isText = ({ style, level, levels, item }: Numbered): boolean =>
    isHeader(item) || (level >= (odd.get(style) ?? 9) && levels[level]?.way !== 'bullet');
  const dissolved = new Set<number>();
  for (const mark of marks) if (mark.kind === 'paragraph' && isText(mark)) dissolved.add(mark.root);
  if (dissolved.size === 0) return fodt;
  const pieces: string[] = [];
  const closing = new Map<number, string>();
  const begun = new Set<string>();
  let at = 0;
  for (const mark of marks) {
    const { start, end, root } = mark;
    if (root >= 0 && !dissolved.has(root)) continue;
    pieces.push(fodt.slice(at, start));
    at = end;
    if (mark.kind === 'structure') {
      pieces.push(closing.get(root) ?? '');
      closing.delete(root);
      continue;
    }
    const { tag, label, level, levels, style } = mark;
    if (isText(mark)) {
      const words = label && levels[level]?.suffix !== 'nothing' ? `${label.trimEnd()} ` : label;
      const whole = tag.endsWith('/>') ? [`${tag.slice(0, -2)}>`, `</${mark.isHeading ? 'text:h' : 'text:p'}>`] : [tag, ''];
      pieces.push(whole.join(escapeXml(words)));
    } else if (root >= 0) {
      const [before, after] = alone(mark, !begun.has(style) && !mark.continues);
      begun.add(style);
      pieces.push(before, tag);
      closing.set(root, after);
    } else pieces.push(tag);
  }
  return withoutOutline((pieces.join('') + fodt.slice(at)).replace(repeatsNumber, '$2'));
};
