import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5';
import { escapeXml } from '../../formats/ooxml/xml.ts';
import { scopedStyles } from './scoped-styles.ts';

type Element = DefaultTreeAdapterTypes.Element;
type Child = DefaultTreeAdapterTypes.ChildNode;

/** Elements that run, fetch or request something. */
const dropped: ReadonlySet<string> = new Set(
  'script iframe frame frameset object embed applet link base meta form input button select textarea audio video source track canvas svg math template noscript'.split(
    ' ',
  ),
);
/** Removed elements whose content stays: words on buttons, and what stands there for readers without videos. */
const opened: ReadonlySet<string> = new Set(['form', 'noscript', 'button', 'object', 'audio', 'video', 'canvas']);
/** Attributes that make a page fetch something when it is shown. */
const fetched: ReadonlySet<string> = new Set(['src', 'srcset', 'background', 'poster', 'data', 'lowsrc', 'dynsrc']);

const withoutRemote = (style: string, inside: Inside): string =>
  style.replace(/@import[^;]{0,10000};?/gi, '').replace(/url\s*\(([^)]{0,10000})\)|expression\s*\(/gi, (_, address: string | undefined) => {
    const id = /^\s*["']?cid:([^"'\s]{1,1000})/i.exec(address ?? '')?.[1];
    const content = id === undefined ? undefined : inside(decodeURIComponentSafely(id));
    return content === undefined ? 'none' : `url("${content}")`;
  });

type Inside = (id: string) => string | undefined;

/** Attributes that name elements of the page by their ids. */
const idLists: ReadonlySet<string> = new Set(['for', 'headers', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns']);

/** A value with its ids and anchors made unique to this mail, since others on the page may use the same. */
const withOwnIds = (tag: string, name: string, value: string, scope: string): string => {
  if (name === 'id' || (name === 'name' && (tag === 'a' || tag === 'map'))) return value && `${scope}-${value}`;
  if (name === 'href' || name === 'usemap') return value.trim().replace(/^#(?=.)/, `#${scope}-`);
  return idLists.has(name) ? value.replace(/\S+/g, `${scope}-$&`) : value;
};

const cleanAttributes = (element: Element, inside: Inside, scope: string): void => {
  element.attrs = element.attrs.flatMap(({ name, value: written }) => {
    const value = withOwnIds(element.tagName, name, written, scope);
    if (name.startsWith('on') || name === 'action' || name === 'ping') return [];
    if (fetched.has(name)) {
      // Saved pages and some programs name a picture by its address or file instead of its id.
      const content = inside(decodeURIComponentSafely(value.trim().replace(/^cid:/i, '')));
      const kept = content ?? (/^data:image\/(?:png|jpeg|gif|webp|bmp);/i.test(value.trim()) ? value : undefined);
      return kept === undefined ? [] : [{ name, value: kept }];
    }
    if (name === 'style') return [{ name, value: withoutRemote(value, inside) }];
    if ((name === 'href' || name.endsWith(':href')) && !/^(?:https?:|mailto:|tel:|#)/i.test(value.trim())) return [];
    return [{ name, value }];
  });
  // Marks an image without a description as decorative for screen readers.
  if (element.tagName === 'img' && !element.attrs.some(({ name }) => name === 'alt')) element.attrs.push({ name: 'alt', value: '' });
};

const decodeURIComponentSafely = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The body's own colours, styles and direction: without them, white letters on its background would be on white paper. */
const inLook = (body: Element, content: string, scope: string): string => {
  const of = (element: DefaultTreeAdapterTypes.ParentNode | null, wanted: string): string =>
    (element && 'attrs' in element ? element.attrs.find(({ name }) => name === wanted)?.value : undefined) ?? '';
  const colour = (name: string, property: string): string => {
    const value = of(body, name).trim();
    return /^#?[\w]{1,30}$/.test(value) ? `${property}:${/^[\da-f]{6}$/i.test(value) ? `#${value}` : value};` : '';
  };
  const style = `${colour('bgcolor', 'background-color')}${colour('text', 'color')}${of(body, 'style')}`;
  const direction = of(body, 'dir') || of(body.parentNode, 'dir');
  const classes = scope && `${scope} ${of(body, 'class')}`.trim();
  const attributes = `${classes ? ` class="${escapeXml(classes)}"` : ''}${/^(?:rtl|ltr|auto)$/i.test(direction) ? ` dir="${direction}"` : ''}${style ? ` style="${escapeXml(style)}"` : ''}`;
  return attributes ? `<div${attributes}>${content}</div>` : content;
};

/**
 * Cleans the body of an HTML mail: removes everything that runs or is fetched on opening, because remote images reveal readers to
 * senders. `inside` resolves attached images (`cid:`). The styles of its head come first; they apply to the class `scope` only, which
 * also begins all of its ids.
 */
export const cleanMailPage = (html: string, inside: Inside, scope: string): string => {
  // Parses as without scripts, so that the content of noscript becomes elements, which are cleaned, instead of raw text.
  const scripts = { scriptingEnabled: false };
  const page = parse(html, scripts);
  const styles: string[] = [];
  // Iterative instead of recursive: senders control the depth of mails.
  const open: DefaultTreeAdapterTypes.ParentNode[] = [page];
  let body: Element | undefined;
  for (let node = open.pop(); node; node = open.pop()) {
    const kept: Child[] = [];
    const waiting = node.childNodes.toReversed();
    for (let child = waiting.pop(); child; child = waiting.pop()) {
      if (child.nodeName === '#comment') continue;
      // The parent decides whether the serialiser escapes a text.
      child.parentNode = node;
      if (!('tagName' in child)) {
        kept.push(child);
        continue;
      }
      if (dropped.has(child.tagName)) {
        if (opened.has(child.tagName)) for (const inner of child.childNodes.toReversed()) waiting.push(inner);
        continue;
      }
      if (child.tagName === 'style') {
        const css = withoutRemote(child.childNodes.map((one) => ('value' in one ? one.value : '')).join(''), inside);
        const media = child.attrs.find(({ name }) => name === 'media')?.value.trim();
        styles.push(media && /^[\w\s(),:.-]{1,300}$/.test(media) ? `@media ${media}{${css.replace(/<!--|-->/g, '')}}` : css);
        continue;
      }
      cleanAttributes(child, inside, scope);
      // Keeps the alternative text of removed remote images.
      if (child.tagName === 'img' && !child.attrs.some(({ name }) => name === 'src')) {
        const words = child.attrs.find(({ name }) => name === 'alt')?.value;
        if (words) kept.push({ nodeName: '#text', value: words, parentNode: node } as DefaultTreeAdapterTypes.TextNode);
        continue;
      }
      if (child.tagName === 'body') body ??= child;
      kept.push(child);
      open.push(child);
    }
    node.childNodes = kept;
  }
  const css = styles
    .map((one) => scopedStyles(one, scope))
    .join('\n')
    .trim()
    .replaceAll('</', '<\\/');
  return `${css ? `<style>${css}</style>` : ''}${body ? inLook(body, serialize(body, scripts), css && scope) : ''}`;
};
