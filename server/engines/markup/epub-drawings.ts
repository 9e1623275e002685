import { escapeXml } from '../../formats/ooxml/xml.ts';
import { collapse, descendants, type Element, isElement, isText, type Node, parsePage } from './tree.ts';
import { xhtmlAsHtml } from './xhtml.ts';

/** The media type of drawings, which are pages of a book as web pages are (EPUB 3.3, 6.2). */
export const drawingType = 'image/svg+xml';

const wordsIn = (node: Node): string => {
  if (isText(node)) return node.value;
  return isElement(node) && node.tagName !== 'title' && node.tagName !== 'desc' ? node.childNodes.map(wordsIn).join('') : '';
};

/** Elements whose text stands on its own in a drawing. */
const labels: ReadonlySet<string> = new Set(['text', 'foreignObject']);

/** The labels of a drawing as paragraphs, for targets that keep words. */
const wordsOf = (body: Element): string =>
  [...descendants(body)]
    .filter(({ tagName }) => labels.has(tagName))
    .map((label) => collapse(wordsIn(label)).trim())
    .filter(Boolean)
    .map((words) => `<p>${escapeXml(words)}</p>`)
    .join('\n');

/** A page of a book that is a drawing, as HTML: its words, or the drawing itself. */
export const drawingAsHtml = (svg: string, isForWords: boolean): string => {
  // The HTML parser would take an XML declaration and a document type for comments, and a CDATA section for words.
  const drawing = xhtmlAsHtml(svg) ?? svg.replace(/<\?[^<>]*\?>|<!DOCTYPE[^<>]*>/g, '');
  return isForWords ? wordsOf(parsePage(drawing).body) : drawing;
};
