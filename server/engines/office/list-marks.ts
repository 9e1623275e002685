import { randomBytes } from 'node:crypto';
import { tagAttribute } from '../../formats/xml/tag-attribute.ts';
import type { ListSign } from './list-signs.ts';
import { withOwnLists } from './own-lists.ts';

/** Marks in the words of a page, replaced in the flat ODT that LibreOffice makes of it. */
export type ListMarks = {
  readonly mark: (sign: ListSign) => string;
  /** The flat ODT without marks, in which each list with a mark has its own sign. */
  readonly withSigns: (fodt: string) => string;
};

const properties = /<style:list-level-properties\b[\s\S]*?(?:\/>|<\/style:list-level-properties>)/;

/** Styles of their own, which separate the lists of RTF and DOC. Further lists share theirs. */
const mostStyles = 300;

/** A level of a list style, indented as before. */
const levelStyle = (level: number, { isNumber, sign, start }: ListSign, before: string): string => {
  const indent = /<style:list-level-properties\b[^<>]*\/>/.exec(before)?.[0] ?? properties.exec(before)?.[0] ?? '';
  if (!isNumber)
    return `<text:list-level-style-bullet text:level="${level}" text:bullet-char="${sign}">${indent}</text:list-level-style-bullet>`;
  const suffix = sign === '' ? '' : ' style:num-suffix="."';
  return `<text:list-level-style-number text:level="${level}"${suffix} style:num-format="${sign}" text:start-value="${start}">${indent}</text:list-level-style-number>`;
};

/** The list style `base` under another name, with this label at one level. */
const styleWith = (fodt: string, name: string, base: string, level: number, sign: ListSign): string => {
  const begin = fodt.indexOf(`<text:list-style style:name="${base}"`);
  if (begin < 0) return '';
  const own = fodt.slice(begin, fodt.indexOf('</text:list-style>', begin));
  const named = own.replace(/style:name="[^"]*"/, `style:name="${name}"`);
  const place = new RegExp(`<(text:list-level-style-(?:number|bullet|image)) text:level="${level}"[\\s\\S]*?</\\1>`);
  return `${named.replace(place, (before) => levelStyle(level, sign, before))}</text:list-style>`;
};

const listTokens = (key: string): RegExp => new RegExp(`<text:list(?=[\\s>])[^<>]*>|</text:list>|${key}(\\d{1,9})q`, 'g');

export const listMarks = (): ListMarks => {
  const key = `l${randomBytes(8).toString('hex')}n`;
  const signs: ListSign[] = [];
  return {
    mark: (sign) => `${key}${signs.push(sign) - 1}q`,
    withSigns: (fodt) => {
      if (signs.length === 0) return fodt;
      const marked = new Map<number, string>();
      const styles = new Map<string, { readonly name: string; readonly xml: string }>();
      const open: { readonly at: number; readonly style: string }[] = [];
      let length = 0;
      for (const { 0: token, 1: index, index: at } of fodt.matchAll(listTokens(key))) {
        // Offsets are those of the text without marks.
        if (token === '</text:list>') open.pop();
        else if (index === undefined)
          open.push({ at: at - length, style: tagAttribute(token, 'text:style-name') ?? open.at(-1)?.style ?? '' });
        else {
          length += token.length;
          const list = open.at(-1);
          const sign = signs[Number(index)];
          if (!list || !sign) continue;
          const id = styles.size < mostStyles ? String(at) : JSON.stringify([list.style, open.length, sign]);
          const name = styles.get(id)?.name ?? `LM${styles.size + 1}`;
          if (!styles.has(id)) styles.set(id, { name, xml: styleWith(fodt, name, list.style, open.length, sign) });
          marked.set(list.at, name);
        }
      }
      const plain = fodt.replace(new RegExp(`${key}\\d{1,9}q`, 'g'), '');
      return withOwnLists(plain, marked).replace(
        '</office:automatic-styles>',
        (end) => [...styles.values()].map(({ xml }) => xml).join('') + end,
      );
    },
  };
};
