import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Child = DefaultTreeAdapterTypes.ChildNode;

/** Elements that run something, fetch something or ask for something. */
const dropped: ReadonlySet<string> = new Set(
  'script iframe frame frameset object embed applet link base meta form input button select textarea audio video source track canvas svg math template noscript'.split(
    ' ',
  ),
);
/** Of these the contents stay. */
const opened: ReadonlySet<string> = new Set(['form', 'noscript']);
/** Attributes by which a page fetches something as it is shown. */
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
  // A picture that nothing is said of is one that readers aloud pass over.
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
 * The body of a page that came by mail, with nothing in it that runs or that is fetched when it is opened: pictures on other
 * machines tell senders who reads. Pictures that came along (`cid:`) are put in by `inside`. Styles of its head go first.
 */
export const cleanMailPage = (html: string, inside: (id: string) => string | undefined): string => {
  // As a reader without scripts has it: what stands in a noscript is elements then, and looked at like all others, and not text as it is.
  const scripts = { scriptingEnabled: false };
  const page = parse(html, scripts);
  const styles: string[] = [];
  // A list instead of a recursion: mails may be as deep as their sender likes.
  const open: DefaultTreeAdapterTypes.ParentNode[] = [page];
  let body: Element | undefined;
  for (let node = open.pop(); node; node = open.pop()) {
    const kept: Child[] = [];
    const waiting = node.childNodes.toReversed();
    for (let child = waiting.pop(); child; child = waiting.pop()) {
      if (child.nodeName === '#comment') continue;
      // Whether a text is written with its signs escaped goes by what it is said to stand in.
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
      // Of a picture that stays on another machine its words stay.
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
