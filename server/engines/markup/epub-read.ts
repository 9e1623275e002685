import { posix } from 'node:path';
import { type Message, message } from '../../../catalogue/languages/message.ts';
import { escapeXml } from '../../formats/ooxml/xml.ts';
import { isTooDeep } from '../css-rules.ts';
import { anchor } from './anchor.ts';
import { chapterSheets } from './chapter-sheets.ts';
import { type ContentsRow, readContents } from './epub-contents.ts';
import { drawingAsHtml, drawingType } from './epub-drawings.ts';
import { emphasisReader, type Mark } from './epub-emphasis.ts';
import { fontReader } from './epub-fonts.ts';
import { type Book, fieldsOf, openBook } from './epub-package.ts';
import { styleWriter } from './epub-styles.ts';
import { attribute, descendants, type Element, isElement, isText, type Node, parsePage, textOf } from './tree.ts';
import { xhtmlAsHtml } from './xhtml.ts';

/** Valid `<time>` values: a day, a month, a year, a week, a time, both, a zone or a duration (HTML, 4.5.14). */
const machineTime =
  /^(?:\d{4,}(?:-\d\d(?:-\d\d)?|-W\d\d)?|(?:--)?\d\d-\d\d|(?:\d{4,}-\d\d-\d\d[T ])?\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:?\d\d)?|Z|[+-]\d\d:?\d\d|P[\dTDHMS.]+)$/;

/** Whether a `<time>` has a valid value, in its attribute or else its text. */
const tellsTime = (element: Element): boolean => machineTime.test((attribute(element, 'datetime') ?? textOf(element)).trim());

/** SVG elements that paint something. */
const drawing: ReadonlySet<string> = new Set('circle ellipse foreignObject image line path polygon polyline rect text use'.split(' '));

/** References of a drawing's attribute to its gradients, masks and the like, whose ids get their chapter's prefix. */
const withAnchors = (value: string, from: string): string =>
  value.replace(/url\(\s*(["']?)#([^"'()\s]{1,200})\1\s*\)/g, (_, _quote, id: string) => `url(#${anchor(from, id)})`);

type Rewriting = {
  readonly book: Book;
  readonly types: ReadonlyMap<string, string>;
  /** Entries of images shown in the page. */
  readonly shown: Set<string>;
  /** Emphasis to apply to an element's content. */
  readonly marksOf?: (element: Element) => readonly Mark[];
};

/** Serialises a tree as HTML: images become data URLs and are recorded in `shown`, links between chapters become internal. */
const rewrite = async (node: Node, from: string, page: Rewriting): Promise<string> => {
  const { book, types, shown, marksOf } = page;
  const { zip } = book;
  if (isText(node)) return escapeXml(node.value);
  if (!isElement(node) || ['script', 'style', 'link', 'meta', 'title', 'base'].includes(node.tagName)) return '';
  const resolve = (address: string) => book.resolve(from, address);
  const isVague = node.tagName === 'time' && !tellsTime(node);
  const attributes: string[] = [];
  const sizes: string[] = [];
  for (const { name, value: text, prefix } of node.attrs) {
    const full = prefix ? `${prefix}:${name}` : name;
    if (isVague && full === 'datetime') continue;
    // Only items of numbered lists have a number.
    if (full === 'value' && node.tagName === 'li' && node.parentNode?.nodeName !== 'ol') continue;
    if (/^on|^epub|^xmlns|[^\w:.-]/.test(full) || full === 'srcset') continue;
    // Reading systems show such notes as popups; the page shows them always.
    if (full === 'hidden' && node.tagName !== 'nav') continue;
    if (name === 'id') attributes.push(`id="${escapeXml(anchor(from, text))}"`);
    else if (full === 'xlink:href' && text.startsWith('#')) attributes.push(`href="#${escapeXml(anchor(from, text.slice(1)))}"`);
    else if (full === 'src' || full === 'xlink:href' || (name === 'href' && node.tagName === 'image')) {
      const entry = resolve(text);
      const type = entry && (types.get(entry) ?? types.get(decodeURI(entry)));
      if (entry && type?.startsWith('image/')) {
        shown.add(entry);
        attributes.push(
          `${node.tagName === 'image' ? 'href' : 'src'}="data:${type};base64,${Buffer.from(await zip.bytes(entry)).toString('base64')}"`,
        );
      }
    } else if (name === 'href' && !/^[a-z][a-z+.-]*:/i.test(text)) {
      const entry = text.startsWith('#') ? from : resolve(text);
      if (entry) attributes.push(`href="#${escapeXml(anchor(entry, text.split('#')[1]))}"`);
    } else if (node.tagName === 'img' && (name === 'width' || name === 'height') && !/^\d+$/.test(text)) {
      // HTML only supports whole pixels there; other lengths go into the style.
      if (/^\d+(?:\.\d+)?(?:%|px|em|pt)$/.test(text)) sizes.push(`${name}:${text}`);
    } else if (name === 'style') sizes.push(withAnchors(text, from));
    else attributes.push(`${full}="${escapeXml(withAnchors(text, from))}"`);
  }
  // Turns an SVG that wraps an image, as covers often do, into an image.
  if (node.tagName === 'svg') {
    const [image, ...more] = [...descendants(node)].filter(({ tagName }) => drawing.has(tagName));
    if (image?.tagName === 'image' && more.length === 0)
      return rewrite(
        {
          ...image,
          tagName: 'img',
          attrs: image.attrs.filter((one) => /href/.test(one.name)).map((one) => ({ name: 'src', value: one.value })),
        } as Element,
        from,
        page,
      );
  }
  if (sizes.length > 0) attributes.push(`style="${escapeXml(sizes.join(';'))}"`);
  // Marks an image without a description as decorative for screen readers.
  if (node.tagName === 'img' && !attributes.some((one) => one.startsWith('alt='))) attributes.push('alt=""');
  const tag = isVague ? 'span' : node.tagName;
  const open = `<${tag}${attributes.map((one) => ` ${one}`).join('')}>`;
  if (['img', 'br', 'hr', 'image', 'col', 'wbr'].includes(node.tagName)) return open;
  const inner = await Promise.all(node.childNodes.map((child) => rewrite(child, from, page)));
  const marks = marksOf?.(node) ?? [];
  const before = marks.map((mark) => `<${mark}>`).join('');
  const after = marks
    .toReversed()
    .map((mark) => `</${mark}>`)
    .join('');
  return `${open}${before}${inner.join('')}${after}</${tag}>`;
};

/** Our styles come first and are less specific than any rule of the book. */
const screen =
  ':where(body){max-width:42em;margin:2em auto;padding:0 1em;line-height:1.5}:where(section+section){margin-top:3em}:where(img){max-width:100%;height:auto}';
const paper = ':where(body){margin:0}:where(img,svg){max-width:100%;max-height:100vh;object-fit:contain}';
const both =
  ':where(section+section){break-before:page}:where(table){border-collapse:collapse}:where(td,th){padding:.2em .5em;vertical-align:top}';

/** Attributes that a chapter's section takes over from its `<html>` and `<body>`. */
const sectionAttributes = (body: Element, scope: string | undefined): string => {
  const root = body.parentNode && isElement(body.parentNode as Node) ? (body.parentNode as Element) : undefined;
  const own = (name: string) => attribute(body, name) ?? (root && attribute(root, name));
  const classes = [scope, attribute(root ?? body, 'class'), root && attribute(body, 'class')].filter(Boolean).join(' ');
  const pairs = { class: classes, style: attribute(body, 'style'), dir: own('dir'), lang: own('lang') ?? own('xml:lang') };
  return Object.entries(pairs)
    .flatMap(([name, value]) => (value ? [` ${name}="${escapeXml(value)}"`] : []))
    .join('');
};

/** An EPUB as one page, its table of contents if requested, and notes on losses. */
export type EpubPage = { readonly html: string; readonly contents: readonly ContentsRow[]; readonly notes: readonly Message[] };
/** The purpose of the page: plain words, words with emphasis, screen, or paper. */
export type PageUse = 'words' | 'emphasis' | 'screen' | 'paper';

/** Style sheets of a book that can be parsed. */
const sheetTexts = async ({ items, text }: Book): Promise<readonly string[]> => {
  const sheets: string[] = [];
  for (const { path, type } of items) if (type === 'text/css') sheets.push(await text(path));
  return sheets.filter((css) => !isTooDeep(css));
};

/** HTML has no self-closing tags: such an element would swallow the following content. */
const chapterAsHtml = (xhtml: string): string =>
  xhtmlAsHtml(xhtml) ?? xhtml.replace(/<(script|title|style|iframe|textarea|a|i|b|em|span|div|p|td|th|li)(\s[^<>]*)?\/>/gi, '<$1$2></$1>');

/** Joins the chapters of an EPUB into one page in reading order, with style sheets, fonts and images. The cover image comes first. */
export const epubPage = async (path: string, fallbackTitle: string, use: PageUse): Promise<EpubPage> => {
  const book = await openBook(path);
  const withStyles = use === 'screen' || use === 'paper';
  const { zip, list, items, chapters, cover, text } = book;
  const types = new Map(items.map((item) => [item.path, item.type]));
  const styles = styleWriter(book, await fontReader(book));
  const sheets = chapterSheets(book);

  const sections: { readonly chapter: string; readonly body: Element; readonly inner: string }[] = [];
  const shown = new Set<string>();
  const page: Rewriting = { book, types, shown, marksOf: use === 'emphasis' ? emphasisReader(await sheetTexts(book)) : undefined };
  for (const { path: chapter, type } of chapters) {
    const isPicture = type.startsWith('image/') && type !== drawingType;
    const xhtml = isPicture ? `<img src="${encodeURI(posix.basename(chapter))}"/>` : await text(chapter);
    const { body } = parsePage(type === drawingType ? drawingAsHtml(xhtml, !withStyles) : chapterAsHtml(xhtml));
    const inner = (await Promise.all(body.childNodes.map((node) => rewrite(node, chapter, page)))).join('');
    if (withStyles) sheets.add(chapter, xhtml);
    sections.push({ chapter, body, inner });
  }
  const css: string[] = [];
  for (const { sources, scope } of sheets.groups()) css.push(await styles.write(sources, scope));
  const scopeOf = sheets.scopeOf();
  const joined = sections.map(({ chapter, body, inner }) => {
    const attributes = withStyles ? sectionAttributes(body, scopeOf(chapter)) : '';
    return `<section id="${escapeXml(anchor(chapter))}"${attributes}>\n${inner}\n</section>\n`;
  });
  const title = book.title || fallbackTitle;
  const authors = fieldsOf(list, 'creator').join(', ');
  const coverImage =
    cover?.type.startsWith('image/') && !shown.has(cover.path)
      ? `<p><img alt="" src="data:${cover.type};base64,${Buffer.from(await zip.bytes(cover.path)).toString('base64')}"></p>\n`
      : '';
  const [language] = fieldsOf(list, 'language');
  const own = css.join('\n').trim();
  const contents = use === 'paper' ? await readContents(book, anchor) : [];
  // In a PDF, browsers record only anchors that a link targets, even if the link is hidden.
  const links = contents.map(([, , place]) => `<a href="#${escapeXml(place)}"></a>`).join('');
  return {
    html: `<!DOCTYPE html>\n<html${language ? ` lang="${escapeXml(language)}"` : ''}>\n<head>\n<meta charset="utf-8">\n<title>${escapeXml(title)}</title>\n${authors ? `<meta name="author" content="${escapeXml(authors)}">\n` : ''}<style>${(use === 'paper' ? paper : screen) + both}</style>\n${own && `<style>${own}</style>\n`}</head>\n<body>\n${links && `<nav hidden>${links}</nav>\n`}${coverImage}${joined.join('')}</body>\n</html>\n`,
    contents,
    notes: [...(styles.notes.fonts ? [message('bookFonts')] : []), ...(styles.notes.sheets ? [message('bookSheets')] : [])],
  };
};
