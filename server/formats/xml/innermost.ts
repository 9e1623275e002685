/** An element of an XML text: its position, start tag and content. */
export type InnerElement = { readonly index: number; readonly end: number; readonly tag: string; readonly inner: string };

/**
 * The elements of this name that contain no element of the same name, in order, in one pass: an equivalent regular expression fails
 * silently on an element of some megabytes. Skips unclosed elements.
 */
export function* innermostElements(xml: string, name: string): Generator<InnerElement> {
  const close = `</${name}>`;
  const nextStart = (from: number): number => {
    for (let at = xml.indexOf(`<${name}`, from); at >= 0; at = xml.indexOf(`<${name}`, at + 1))
      if (/[\s/>]/.test(xml.charAt(at + name.length + 1))) return at;
    return -1;
  };
  let start = nextStart(0);
  for (let end = start < 0 ? -1 : xml.indexOf(close, start); start >= 0; ) {
    let [index, inside] = [-1, -1];
    while (start >= 0 && (end < 0 || start < end)) {
      const tagEnd = xml.indexOf('>', start);
      if (tagEnd < 0) return;
      if (xml.charAt(tagEnd - 1) === '/') yield { index: start, end: tagEnd + 1, tag: xml.slice(start, tagEnd + 1), inner: '' };
      else [index, inside] = [start, tagEnd + 1];
      start = nextStart(tagEnd);
    }
    if (end < 0) return;
    if (index >= 0) yield { index, end: end + close.length, tag: xml.slice(index, inside), inner: xml.slice(inside, end) };
    end = xml.indexOf(close, end + close.length);
  }
}

/** Replaces elements of this name; if `replace` returns undefined, the element stays. */
export const replaceInnermost = (xml: string, name: string, replace: (element: InnerElement) => string | undefined): string => {
  const pieces: string[] = [];
  let last = 0;
  for (const element of innermostElements(xml, name)) {
    const put = replace(element);
    if (put === undefined || element.index < last) continue;
    pieces.push(xml.slice(last, element.index), put);
    last = element.end;
  }
  return pieces.length === 0 ? xml : pieces.join('') + xml.slice(last);
};
