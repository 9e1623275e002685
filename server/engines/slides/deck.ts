import { childOf, childrenOf, type Node, within } from '../../formats/odf-tree.ts';
import { pagesIn } from '../page-range.ts';
import { centimetres } from './box.ts';
import { type Shape, shapesOf } from './shapes.ts';
import type { Styles } from './styles.ts';

export type Slide = {
  readonly node: Node;
  /** Its number, from 1, among the slides that are shown: that of its page in the printed deck. */
  readonly page: number;
  /** Its number, from 1, as the program shows it, with hidden slides. */
  readonly number: number;
  /** In centimetres. */
  readonly width: number;
  readonly shapes: readonly Shape[];
};

type Deck = {
  readonly slides: readonly Slide[];
  /** Slides that are not hidden, chosen or not. */
  readonly count: number;
};

/** The page layouts of masters by the masters' names. */
const layoutsOf = (document: Node): ReadonlyMap<string, Node> => {
  const styles = childOf(document, 'office:automatic-styles');
  const layouts = new Map(
    (styles ? [...within(styles, 'style:page-layout')] : []).map((layout) => [layout.attributes['style:name'], layout]),
  );
  const masters = childOf(document, 'office:master-styles');
  return new Map(
    (masters ? [...within(masters, 'style:master-page')] : []).flatMap(({ attributes }) => {
      const layout = childOf(layouts.get(attributes['style:page-layout-name']), 'style:page-layout-properties');
      return layout ? [[attributes['style:name'] ?? '', layout] as const] : [];
    }),
  );
};

/** The chosen slides of a flat OpenDocument; hidden ones are neither counted nor shown. */
export const slidesOf = (document: Node, styles: Styles, pages: string | undefined): Deck => {
  const layouts = layoutsOf(document);
  const presentation = childOf(childOf(document, 'office:body'), 'office:presentation');
  const all = presentation ? childrenOf(presentation).filter(({ name }) => name === 'draw:page') : [];
  const visible = all.filter(
    ({ attributes }) =>
      styles.property('drawing-page', attributes['draw:style-name'], 'drawing-page', 'presentation:visibility') !== 'hidden',
  );
  const slides = pagesIn(pages, visible.length).flatMap((page) => {
    const node = visible[page - 1];
    if (!node) return [];
    const layout = layouts.get(node.attributes['draw:master-page-name'] ?? '');
    const [width, height] = [
      centimetres(layout?.attributes['fo:page-width']) || 28,
      centimetres(layout?.attributes['fo:page-height']) || 21,
    ];
    return [{ node, page, number: all.indexOf(node) + 1, width, shapes: shapesOf(node, styles, width * height) }];
  });
  return { slides, count: visible.length };
};
