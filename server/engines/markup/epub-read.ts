import { posix } from 'node:path';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { escapeXml } from '../../formats/ooxml/xml.ts';
import { decodeHtml } from '../../formats/text/decode-html.ts';
import { attributeOf, elementsNamed, parseXml, type XmlElement } from '../../formats/xml/tree.ts';
import { openZip, type ZipFile } from '../../formats/zip/read.ts';
import { attribute, descendants, type Element, isElement, isText, type Node, parsePage, textOf } from './tree.ts';
import { xhtmlAsHtml } from './xhtml.ts';

/** A list of a book's contents: by XML's grammar, and where it breaks that, as browsers would still read it. */
const readList = (text: string): XmlElement => {
  try {
    return parseXml(text, { allowDoctype: true });
  } catch (thrown) {
    if (!(thrown instanceof WorkerProblem)) throw thrown;
    return pageAsTree(parsePage(text.replace(/<\?[^<>]*\?>/g, '')).body);
  }
};

/** Nodes of HTML's parser in the shape of XML's tree; names lose their prefixes. */
const pageAsTree = (element: Element): XmlElement => ({
  uri: '',
  local: element.tagName.replace(/^.*:/, ''),
  attributes: element.attrs.map(({ name, value }) => ({ uri: '', local: name, value })),
  children: element.childNodes.filter(isElement).map(pageAsTree),
  text: element.childNodes
    .filter(isText)
    .map(({ value }) => value)
    .join(''),
});

const fields = (list: XmlElement, name: string): readonly string[] =>
  [...elementsNamed(list, name)].map(({ text }) => text.trim()).filter(Boolean);
const value = (element: XmlElement | undefined, name: string): string => attributeOf(element, name) ?? '';

type Item = { readonly id: string; readonly path: string; readonly type: string; readonly properties: string };

/** The name of an entry as the archive spells it: addresses in a book may be percent-encoded or in another Unicode form. */
const findEntry = (zip: ZipFile, path: string): string | undefined => {
  if (zip.has(path)) return path;
  let plain = path;
  try {
    plain = decodeURIComponent(path);
  } catch {
    // A stray percent sign is part of the name.
  }
  return zip.has(plain) ? plain : zip.entries.find(({ name }) => name.normalize('NFC') === plain.normalize('NFC'))?.name;
};

const anchor = (path: string, id = ''): string => `${path.replace(/[^\p{L}\p{N}]+/gu, '-')}${id && `--${id}`}`;

/** A day, a month, a year, a week, a time, both, a zone or a length of time as `<time>` has it (HTML, 4.5.14). */
const machineTime =
  /^(?:\d{4,}(?:-\d\d(?:-\d\d)?|-W\d\d)?|(?:--)?\d\d-\d\d|(?:\d{4,}-\d\d-\d\d[T ])?\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:?\d\d)?|Z|[+-]\d\d:?\d\d|P[\dTDHMS.]+)$/;

/** Whether a `<time>` says one that a program can read: by its attribute, and without that by its text. */
const tellsTime = (element: Element): boolean => machineTime.test((attribute(element, 'datetime') ?? textOf(element)).trim());

/** Writes a tree back as HTML with addresses mended: images become data and are noted in `shown`, links between chapters links within the page. */
const rewrite = async (node: Node, from: string, zip: ZipFile, types: ReadonlyMap<string, string>, shown: Set<string>): Promise<string> => {
  if (isText(node)) return escapeXml(node.value);
  if (!isElement(node) || ['script', 'style', 'link', 'meta', 'title', 'base'].includes(node.tagName)) return '';
  const resolve = (address: string) => findEntry(zip, posix.join(posix.dirname(from), address.split('#')[0] ?? ''));
  const isVague = node.tagName === 'time' && !tellsTime(node);
  const attributes: string[] = [];
  const sizes: string[] = [];
  for (const { name, value: text, prefix } of node.attrs) {
    const full = prefix ? `${prefix}:${name}` : name;
    if (isVague && full === 'datetime') continue;
    // Entries have numbers of their own in lists with numbers alone.
    if (full === 'value' && node.tagName === 'li' && node.parentNode?.nodeName !== 'ol') continue;
    if (/^on|^epub|^xmlns|[^\w:.-]/.test(full) || full === 'srcset') continue;
    // Notes that a reading system shows when they are called are hidden from the page until then.
    if (full === 'hidden' && node.tagName !== 'nav') continue;
    if (name === 'id') attributes.push(`id="${escapeXml(anchor(from, text))}"`);
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
      // HTML has whole pixels there, and all other lengths in styles.
      if (/^\d+(?:\.\d+)?(?:%|px|em|pt)$/.test(text)) sizes.push(`${name}:${text}`);
    } else if (name === 'style') sizes.push(text);
    else attributes.push(`${full}="${escapeXml(text)}"`);
  }
  // An image in an SVG frame, as covers often are, is an image.
  if (node.tagName === 'svg') {
    const image = [...descendants(node)].find(({ tagName }) => tagName === 'image');
    if (image)
      return rewrite(
        {
          ...image,
          tagName: 'img',
          attrs: image.attrs.filter((one) => /href/.test(one.name)).map((one) => ({ name: 'src', value: one.value })),
        } as Element,
        from,
        zip,
        types,
        shown,
      );
  }
  if (sizes.length > 0) attributes.push(`style="${escapeXml(sizes.join(';'))}"`);
  // A picture that nothing is said of is one that readers aloud pass over.
  if (node.tagName === 'img' && !attributes.some((one) => one.startsWith('alt='))) attributes.push('alt=""');
  const tag = isVague ? 'span' : node.tagName;
  const open = `<${tag}${attributes.map((one) => ` ${one}`).join('')}>`;
  if (['img', 'br', 'hr', 'image', 'col', 'wbr'].includes(node.tagName)) return open;
  const inner = await Promise.all(node.childNodes.map((child) => rewrite(child, from, zip, types, shown)));
  return `${open}${inner.join('')}</${tag}>`;
};

const style =
  'body{max-width:42em;margin:2em auto;padding:0 1em;line-height:1.5}img{max-width:100%;height:auto}section+section{margin-top:3em;break-before:page}table{border-collapse:collapse}td,th{padding:.2em .5em;vertical-align:top}';

/** Joins the chapters of an EPUB into one page, images included, in reading order. Its cover image comes first. */
export const epubPage = async (path: string, fallbackTitle: string): Promise<string> => {
  const zip = openZip(path);
  if (zip.has('META-INF/encryption.xml') && zip.has('META-INF/rights.xml'))
    throw new WorkerProblem('password_protected', 'The book has copy protection (DRM), so it cannot be converted.');
  const text = async (entry: string): Promise<string> => decodeHtml(await zip.bytes(entry)).text;
  const container = readList(await text('META-INF/container.xml'));
  const [rootFile] = elementsNamed(container, 'rootfile');
  const packagePath = findEntry(zip, value(rootFile, 'full-path'));
  if (!packagePath) throw new WorkerProblem('corrupt_input');
  const book = readList(await text(packagePath));
  const items = [...elementsNamed(book, 'item')].flatMap((item): Item[] => {
    const entry = findEntry(zip, posix.join(posix.dirname(packagePath), value(item, 'href')));
    return entry
      ? [{ id: value(item, 'id'), path: entry, type: value(item, 'media-type').toLowerCase(), properties: value(item, 'properties') }]
      : [];
  });
  const byId = new Map(items.map((item) => [item.id, item]));
  const types = new Map(items.map((item) => [item.path, item.type]));
  const spine = [...elementsNamed(book, 'itemref')].flatMap((item) => byId.get(value(item, 'idref')) ?? []);
  const chapters = spine.filter(({ type }) => /x?html/.test(type));
  if (chapters.length === 0) throw new WorkerProblem('nothing_to_convert');

  const sections: string[] = [];
  const shown = new Set<string>();
  for (const { path: chapter } of chapters) {
    const xhtml = await text(chapter);
    // Without its end an element that is closed at once would swallow what follows.
    const html =
      xhtmlAsHtml(xhtml) ??
      xhtml.replace(/<(script|title|style|iframe|textarea|a|i|b|em|span|div|p|td|th|li)(\s[^<>]*)?\/>/gi, '<$1$2></$1>');
    const { body } = parsePage(html);
    const inner = (await Promise.all(body.childNodes.map((node) => rewrite(node, chapter, zip, types, shown)))).join('');
    sections.push(`<section id="${escapeXml(anchor(chapter))}">\n${inner}\n</section>\n`);
  }
  const title = fields(book, 'title')[0] || fallbackTitle;
  const authors = fields(book, 'creator').join(', ');
  const coverId = value(
    [...elementsNamed(book, 'meta')].find((one) => value(one, 'name') === 'cover'),
    'content',
  );
  const cover = items.find(({ properties }) => /\bcover-image\b/.test(properties)) ?? byId.get(coverId);
  const coverImage =
    cover?.type.startsWith('image/') && !shown.has(cover.path)
      ? `<p><img alt="" src="data:${cover.type};base64,${Buffer.from(await zip.bytes(cover.path)).toString('base64')}"></p>\n`
      : '';
  const [language] = fields(book, 'language');
  return `<!DOCTYPE html>\n<html${language ? ` lang="${escapeXml(language)}"` : ''}>\n<head>\n<meta charset="utf-8">\n<title>${escapeXml(title)}</title>\n${authors ? `<meta name="author" content="${escapeXml(authors)}">\n` : ''}<style>${style}</style>\n</head>\n<body>\n${coverImage}${sections.join('')}</body>\n</html>\n`;
};
