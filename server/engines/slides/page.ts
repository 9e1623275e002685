import { embeddedValues } from '../../formats/embedded/values.ts';
import { childOf, type Node, within, wordsOf } from '../../formats/odf-tree.ts';
import { escapeXml } from '../../formats/ooxml/xml.ts';
import type { Box } from './box.ts';
import { type Slide, slidesOf } from './deck.ts';
import { pageHtml } from './head.ts';
import { altOf, formulaOf, imageAddress, isCut } from './images.ts';
import { inkOn } from './look.ts';
import { inReadingOrder } from './order.ts';
import { classOf, isContent, repeated, type Shape } from './shapes.ts';
import { readStyles } from './styles.ts';
import { tableHtml } from './table.ts';
import { inLink, inlineHtml, isRightToLeft, type Paragraph, paragraphsHtml, paragraphsIn, type TextContext } from './text.ts';

/** A part of a slide that is cut from its print: `page` counts from 1 in the printed deck; the box and the slide's width are centimetres. */
export type Cutting = { readonly page: number; readonly box: Box; readonly width: number };

/** The data address of a cutting; undefined if there is none. */
type Cut = (cutting: Cutting) => Promise<string | undefined>;

export type Deck = {
  /** Pages of the printed deck that pictures are cut from. */
  readonly drawnPages: readonly number[];
  /** Slides that are not hidden, chosen or not. */
  readonly count: number;
  /** The slides as a web page, with the number of pictures that would make it too large; undefined if they show nothing. */
  readonly html: (title: string, cut: Cut) => Promise<{ readonly page: string; readonly left: number } | undefined>;
};

const pixels = 96 / 2.54;

/** Characters of pictures that a page may have: a deck can show one image a million times. */
const mostEmbedded = 64 * 2 ** 20;

const figureHtml = (address: string, alt: string, { x0, x1, y0, y1 }: Box): string => {
  const size = (length: number): number => Math.max(1, Math.round(length * pixels));
  return `<figure><img src="${address}" alt="${escapeXml(alt)}" width="${size(x1 - x0)}" height="${size(y1 - y0)}"/></figure>\n`;
};

const withMembers = (shapes: readonly Shape[]): readonly Shape[] =>
  shapes.flatMap((shape) => (shape.kind === 'group' || shape.kind === 'drawing' ? [shape, ...withMembers(shape.members)] : [shape]));

/** MathML without the namespace prefix, which HTML does not know. */
const mathHtml = (node: Node): string => {
  const name = node.name.replace(/^math:/, '');
  if (name === 'annotation') return '';
  const inner = node.content.map((one) => (typeof one === 'string' ? escapeXml(one.trim()) : mathHtml(one))).join('');
  return /^[a-z]+$/.test(name) ? `<${name}${name === 'math' ? ' display="block"' : ''}>${inner}</${name}>` : inner;
};

/** The address that a click on a shape opens. */
const clickOf = (node: Node): string | undefined => [...within(node, 'presentation:event-listener')][0]?.attributes['xlink:href'];

const withClick = (paragraphs: readonly Paragraph[], href: string | undefined, context: TextContext): readonly Paragraph[] =>
  paragraphs.map((one) => (one.html.includes('<a ') ? one : { ...one, html: inLink(one.html, href, context) }));

const notesHtml = (page: Node, context: TextContext): string => {
  const notes = childOf(page, 'presentation:notes');
  if (!notes) return '';
  const paragraphs = [...within(notes, 'draw:frame')]
    .filter((frame) => classOf(frame) === 'notes' || isContent(frame))
    .flatMap((frame) => paragraphsIn(frame, context));
  const [first, ...rest] = paragraphs;
  return first ? `<div class="notes">\n${paragraphsHtml([{ ...first, html: `Notes: ${first.html}` }, ...rest])}</div>\n` : '';
};

/** Reads a flat OpenDocument presentation. */
export const readDeck = (document: Node, pages: string | undefined): Deck => {
  const styles = readStyles(document);
  const { slides, count } = slidesOf(document, styles, pages);
  const ids = new Map(slides.map(({ node, page }) => [node.attributes['draw:name'] ?? '', `#slide-${page}`]));
  const footers = new Map(
    [...within(document, 'presentation:footer-decl')].map((one) => [one.attributes['presentation:name'], wordsOf(one).trim()]),
  );
  const drawnPages = slides.filter(({ shapes }) => withMembers(shapes).some((shape) => isCut(shape, styles))).map(({ page }) => page);

  const contextOf = ({ number }: Slide): TextContext => ({ styles, number, slideAddress: (name) => ids.get(name) });
  let [room, left] = [mostEmbedded, 0];
  const figure = (address: string | undefined, alt: string, box: Box): string => {
    if (address === undefined) return '';
    if (address.length > room) {
      left++;
      return '';
    }
    room -= address.length;
    return figureHtml(address, alt, box);
  };
  /** HTML of a shape. Without `cut` the shape is part of a drawing that is shown as one picture, and only its words are returned. */
  const shapeHtml = async (shape: Shape, slide: Slide, isRtl: boolean, cut: Cut | undefined): Promise<string> => {
    const { node, box } = shape;
    const context = contextOf(slide);
    const cutOut = async (alt: string) => figure(await cut?.({ page: slide.page, box, width: slide.width }), alt, box);
    switch (shape.kind) {
      case 'group':
      case 'drawing': {
        const picture = shape.kind === 'drawing' ? await cutOut(altOf(node)) : '';
        return picture + (await shapesHtml(shape.members, slide, isRtl, shape.kind === 'drawing' ? undefined : cut));
      }
      case 'table':
        return [...within(node, 'table:table')].map((table) => tableHtml(table, context)).join('');
      case 'image':
        if (!cut) return '';
        return inLink(
          isCut(shape, styles) ? await cutOut(altOf(node)) : figure(imageAddress(node), altOf(node), box),
          clickOf(node),
          context,
        );
      case 'object': {
        const formula = formulaOf(node);
        if (formula) return `<p>${mathHtml(formula)}</p>\n`;
        const values = embeddedValues(node);
        return (await cutOut(altOf(node) || values?.title || '')) + (values?.html ?? '');
      }
      case 'words': {
        const fill = fillOf(shape);
        if (classOf(node) !== 'title') {
          const paragraphs = paragraphsIn(node, { ...context, ...(fill && { behind: fill }) });
          const words = paragraphsHtml(withClick(paragraphs, clickOf(node), context));
          return fill && words !== '' ? `<div class="filled" style="background:${fill};color:${inkOn(fill)}">\n${words}</div>\n` : words;
        }
        const words = [...within(node, 'text:p', 'text:h')].map((one) => inlineHtml(one, context, true)).filter((one) => one !== '');
        return words.length === 0 ? '' : `<h1>${words.join(' ').replaceAll('<br/>', ' ')}</h1>\n`;
      }
      default:
        return '';
    }
  };
  /** The color that a shape is filled with, unless it is that of the page. */
  const fillOf = ({ node }: Shape): string | undefined => {
    const { attributes } = node;
    const family = attributes['presentation:style-name'] === undefined ? 'graphic' : 'presentation';
    const name = attributes['presentation:style-name'] ?? attributes['draw:style-name'];
    const color =
      styles.property(family, name, 'graphic', 'draw:fill') === 'solid'
        ? styles.property(family, name, 'graphic', 'draw:fill-color')
        : undefined;
    return color && /^#[0-9a-f]{6}$/i.test(color) && color.toLowerCase() !== '#ffffff' ? color.toLowerCase() : undefined;
  };
  const shapesHtml = async (shapes: readonly Shape[], slide: Slide, isRtl: boolean, cut: Cut | undefined): Promise<string> => {
    let html = '';
    for (const shape of inReadingOrder(shapes, isRtl)) html += await shapeHtml(shape, slide, isRtl, cut);
    return html;
  };
  const footerOf = ({ node, shapes }: Slide): string => {
    const own = shapes.filter((shape) => repeated.has(classOf(shape.node))).map((shape) => wordsOf(shape.node).replace(/\s+/g, ' ').trim());
    const shows =
      styles.property('drawing-page', node.attributes['draw:style-name'], 'drawing-page', 'presentation:display-footer') === 'true';
    return own.filter(Boolean).join(' · ') || (shows ? (footers.get(node.attributes['presentation:use-footer-name']) ?? '') : '');
  };

  return {
    count,
    drawnPages,
    html: async (title, cut) => {
      let [body, footer] = ['', ''];
      for (const slide of slides) {
        const own = slide.shapes.filter((shape) => isContent(shape.node));
        const isTitle = (shape: Shape): boolean => classOf(shape.node) === 'title';
        const context = contextOf(slide);
        const isRtl = isRightToLeft(within(slide.node, 'text:p'), context);
        const titles = await shapesHtml(own.filter(isTitle), slide, isRtl, cut);
        const rest = await shapesHtml(
          own.filter((shape) => !isTitle(shape)),
          slide,
          isRtl,
          cut,
        );
        const foot = footerOf(slide);
        const inner =
          titles + rest + (foot === '' || foot === footer ? '' : `<p>${escapeXml(foot)}</p>\n`) + notesHtml(slide.node, context);
        footer = foot;
        if (inner !== '') body += `<section id="slide-${slide.page}"${isRtl ? ' dir="rtl"' : ''}>\n${inner}</section>\n`;
      }
      if (body === '') return undefined;
      return { page: pageHtml(document, styles.usual, title, body), left };
    },
  };
};
