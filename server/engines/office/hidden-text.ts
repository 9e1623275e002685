import { tagAttribute } from '../../formats/xml/tag-attribute.ts';

const token = /<[^<>]*>|[^<]+/g;
const nameOf = (tag: string): string => /^<\/?([^\s/>]+)/.exec(tag)?.[1] ?? '';
const stylePart = /<style:(?:style|text-properties)\s[^<>]*>/g;

type Style = { readonly parent?: string; isHidden?: boolean };

/** Returns whether a style hides its text; undefined if neither the style nor an ancestor says so. */
const hiddenStyles = (fodt: string): ((family: string, name: string | undefined) => boolean | undefined) => {
  const styles = new Map<string, Style>();
  let current: Style | undefined;
  for (const [tag] of fodt.matchAll(stylePart)) {
    if (tag.startsWith('<style:style')) {
      const parent = tagAttribute(tag, 'style:parent-style-name');
      const family = tagAttribute(tag, 'style:family') ?? '';
      current = parent === undefined ? {} : { parent: `${family} ${parent}` };
      styles.set(`${family} ${tagAttribute(tag, 'style:name')}`, current);
    } else {
      const display = tagAttribute(tag, 'text:display');
      if (current && display !== undefined) current.isHidden = display === 'none';
    }
  }
  return (family, name) => {
    let style = styles.get(`${family} ${name}`);
    // The limit guards against cycles in the style hierarchy.
    for (let depth = 0; style && depth < 50; depth++) {
      if (style.isHidden !== undefined) return style.isHidden;
      style = style.parent === undefined ? undefined : styles.get(style.parent);
    }
    return undefined;
  };
};

type Open = { readonly name: string; readonly isHidden: boolean; readonly at: number; isEmptied: boolean; isSeen: boolean };
const isParagraph = (name: string): boolean => name === 'text:p' || name === 'text:h';
/** Visible content of a paragraph without text. */
const seen = /^<(?:draw:|text:(?:note|s|tab|page-number|bookmark-ref)[\s/>])/;

/** Removes hidden text from a flat ODT, and paragraphs that become empty by that. */
export const withoutHiddenText = (fodt: string): string => {
  if (!fodt.includes('text:display="none"')) return fodt;
  const hiddenBy = hiddenStyles(fodt);
  const pieces: string[] = [];
  const open: Open[] = [];
  let paragraph: Open | undefined;
  for (const [piece] of fodt.matchAll(token)) {
    const around = open.at(-1);
    if (!piece.startsWith('<')) {
      if (paragraph && around?.isHidden) paragraph.isEmptied = true;
      else if (paragraph && piece.trim() !== '') paragraph.isSeen = true;
      pieces.push(around?.isHidden && paragraph ? '' : piece);
      continue;
    }
    pieces.push(piece);
    const name = nameOf(piece);
    if (piece.startsWith('</')) {
      const ended = around?.name === name ? open.pop() : undefined;
      if (ended && isParagraph(name)) {
        if (ended.isEmptied && !ended.isSeen) pieces.splice(ended.at);
        paragraph = open.findLast((one) => isParagraph(one.name));
      }
      continue;
    }
    if (paragraph && !around?.isHidden && seen.test(piece)) paragraph.isSeen = true;
    if (piece.endsWith('/>') || piece.startsWith('<?') || piece.startsWith('<!')) continue;
    const style = tagAttribute(piece, 'text:style-name');
    const own = isParagraph(name) ? (hiddenBy('paragraph', style) ?? false) : name === 'text:span' ? hiddenBy('text', style) : undefined;
    const begun = { name, isHidden: own ?? around?.isHidden ?? false, at: pieces.length - 1, isEmptied: false, isSeen: false };
    open.push(begun);
    if (isParagraph(name)) paragraph = begun;
  }
  // On a page, a hidden parent style would also hide text that a child style shows again.
  return pieces.join('').replace(/<style:text-properties\s[^<>]*>/g, (tag) => tag.replace(' text:display="none"', ''));
};
