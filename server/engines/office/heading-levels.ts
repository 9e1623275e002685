import { tagAttribute } from '../../formats/xml/tag-attribute.ts';

/** Levels of headings that web pages have. */
const mostLevels = 6;
const headingStyle = /^Heading_20_[1-9]\d?$/;
const heading = /<text:h\s[^<>]*>/g;
const styleTag = /<style:style\s[^<>]*>/g;

type Style = { readonly parent?: string; readonly level?: number };

const paragraphStyles = (fodt: string): ReadonlyMap<string, Style> => {
  const styles = new Map<string, Style>();
  for (const [tag] of fodt.matchAll(styleTag)) {
    const name = tagAttribute(tag, 'style:name');
    if (name === undefined || tagAttribute(tag, 'style:family') !== 'paragraph') continue;
    const level = Number(tagAttribute(tag, 'style:default-outline-level') ?? 0);
    styles.set(name, { parent: tagAttribute(tag, 'style:parent-style-name'), ...(level > 0 ? { level } : {}) });
  }
  return styles;
};

/** The style and those that it builds on, as far as they are not circular. */
const chainOf = (name: string, styles: ReadonlyMap<string, Style>): readonly string[] => {
  const chain: string[] = [];
  for (let one: string | undefined = name; one !== undefined && !chain.includes(one) && chain.length < 50; one = styles.get(one)?.parent)
    chain.push(one);
  return chain;
};

const withParent = (tag: string, parent: string): string =>
  tag.replace(/\sstyle:parent-style-name="[^"]*"/, '').replace(/\s?\/?>$/, (end) => ` style:parent-style-name="${parent}"${end}`);

/**
 * Builds the styles of headings of a flat ODT on LibreOffice's own, by their outline level. Its web pages have headings only for those,
 * and other programs, templates and languages name theirs otherwise.
 */
export const withHeadingStyles = (fodt: string): string => {
  if (!fodt.includes('<text:h ')) return fodt;
  const styles = paragraphStyles(fodt);
  const parents = new Map<string, string>();
  const needed = new Set<string>();
  const settled = fodt.replace(heading, (tag) => {
    const level = Number(tagAttribute(tag, 'text:outline-level') ?? 1);
    const chain = chainOf(tagAttribute(tag, 'text:style-name') ?? '', styles);
    if (!(level >= 1 && level <= mostLevels) || chain.some((name) => headingStyle.test(name))) return tag;
    const own = `Heading_20_${level}`;
    needed.add(own);
    const named = chain.find((name) => styles.get(name)?.level === level);
    if (named === undefined) return withStyle(tag, own);
    parents.set(named, own);
    return tag;
  });
  if (needed.size === 0) return fodt;
  const missing = [...needed]
    .filter((name) => !styles.has(name))
    .map(
      (name) =>
        `<style:style style:name="${name}" style:display-name="${name.replace('_20_', ' ')}" style:family="paragraph" style:default-outline-level="${name.slice(11)}"/>`,
    );
  return settled
    .replace(styleTag, (tag) => {
      const parent = tagAttribute(tag, 'style:family') === 'paragraph' ? parents.get(tagAttribute(tag, 'style:name') ?? '') : undefined;
      return parent === undefined ? tag : withParent(tag, parent);
    })
    .replace('</office:styles>', () => `${missing.join('')}</office:styles>`);
};

const withStyle = (tag: string, name: string): string =>
  tag.replace(/\stext:style-name="[^"]*"/, '').replace('<text:h', () => `<text:h text:style-name="${name}"`);

const mostInner = 20_000;
const firstStyle = 'Heading_20_1';

/**
 * Gives headings of the first level of a web page, in flat ODT, their level. LibreOffice reads them as plain paragraphs in the looks of a
 * heading: documents had them neither in their outline nor in a table of contents.
 */
export const withFirstHeadings = (fodt: string): string => {
  if (!fodt.includes(`"${firstStyle}"`)) return fodt;
  const styles = paragraphStyles(fodt);
  if (styles.get(firstStyle)?.level !== undefined) return fodt;
  const isFirst = (name: string): boolean => chainOf(name, styles).includes(firstStyle);
  const levelled = fodt.replace(styleTag, (tag) =>
    tagAttribute(tag, 'style:name') === firstStyle && tagAttribute(tag, 'style:family') === 'paragraph'
      ? tag.replace(/\s?\/?>$/, (end) => ` style:default-outline-level="1" style:list-style-name=""${end}`)
      : tag,
  );
  const pieces: string[] = [];
  let done = 0;
  for (const found of levelled.matchAll(/<text:p\s[^<>]*[^<>/]>/g)) {
    if (found.index < done || !isFirst(tagAttribute(found[0], 'text:style-name') ?? '')) continue;
    const start = found.index + found[0].length;
    const inner = levelled.slice(start, start + mostInner);
    const end = inner.indexOf('</text:p>');
    const nested = inner.search(/<text:p[\s>]/);
    // One that holds paragraphs, or is longer than any heading, stays one itself.
    if (end < 0 || (nested >= 0 && nested < end)) continue;
    pieces.push(levelled.slice(done, found.index), found[0].replace('<text:p', () => '<text:h').replace(/>$/, ' text:outline-level="1">'));
    pieces.push(inner.slice(0, end), '</text:h>');
    done = start + end + '</text:p>'.length;
  }
  return pieces.join('') + levelled.slice(done);
};
