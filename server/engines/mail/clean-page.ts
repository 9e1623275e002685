import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Child = DefaultTreeAdapterTypes.ChildNode;

/** Elements that run, fetch or request something. */
const dropped: ReadonlySet<string> = new Set(
  'script iframe frame frameset object embed applet link base meta form input button select textarea audio video source track canvas svg math template noscript'.split(
    ' ',
  ),
);
/** Removed elements whose content stays. */
const opened: ReadonlySet<string> = new Set(['form', 'noscript']);
/** Attributes that make a page fetch something when it is shown. */
const fetched: ReadonlySet<string> = new Set(['src', 'srcset', 'background', 'poster', 'data', 'lowsrc', 'dynsrc']);

const withoutRemote = (style: string): string =>
  style.replace(/@import[^;]{0,10000};?/gi, '').replace(/url\s*\([^)]{0,10000}\)|expression\s*\(/gi, 'none');

const cleanAttributes = (element: Element, inside: (id: string) => string | undefined): void => {
  element.attrs = element.attrs.flatMap(({ name, value }) => {
    if (name.startsWith('on') || name === 'action' || name === 'ping') return [];
    if (fetched.has(name)) {
      const content = /^cid:/i.test(value.trim()) ? inside(decodeURIComponentSafely(value.trim().slice(4))) : undefined;
      const kept = content ?? (/^data:image\/(?:png|jpeg|gif|webp|bmp);/i.test(value.trim()) ? value : undefined);
      return kept === undefined ? [] : [{ name, value: kept }];
    }
    if (name === 'style') return [{ name, value: withoutRemote(value) }];
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

/**
 * Cleans the body of an HTML mail: removes everything that runs or is fetched on opening, because remote images reveal readers to
 * senders. `inside` resolves attached images (`cid:`). The styles of its head come first.
 */
export const cleanMailPage = (html: string, inside: (id: string) => string | undefined): string => {
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
        styles.push(withoutRemote(child.childNodes.map((one) => ('value' in one ? one.value : '')).join('')));
        continue;
      }
      cleanAttributes(child, inside);
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
  const css = styles.join('\n').replaceAll('</', '<\\/');
  return `${css.trim() ? `<style>${css}</style>` : ''}${body ? serialize(body, scripts) : ''}`;
};
