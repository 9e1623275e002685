import { childOf, childrenOf, type Node, within, wordsOf } from '../../formats/odf-tree.ts';
import { isTurned, type Shape } from './shapes.ts';
import type { Styles } from './styles.ts';

/** Image types that browsers show, by the beginning of their base64. */
const shown: readonly (readonly [start: string, type: string])[] = [
  ['iVBORw0KGgo', 'image/png'],
  ['/9j/', 'image/jpeg'],
  ['R0lGOD', 'image/gif'],
  ['UklGR', 'image/webp'],
  ['Qk', 'image/bmp'],
  ['PHN2Zy', 'image/svg+xml'],
  ['PD94bWwg', 'image/svg+xml'],
];

/** The first image of a frame that browsers show, with its type. */
const shownImage = (frame: Node): { readonly type: string; readonly data: Node } | undefined => {
  for (const image of childrenOf(frame).filter(({ name }) => name === 'draw:image')) {
    const data = childOf(image, 'office:binary-data');
    const start =
      data?.content
        .find((one) => typeof one === 'string')
        ?.trimStart()
        .slice(0, 20) ?? '';
    const [, type] = shown.find(([signature]) => start.startsWith(signature)) ?? [];
    if (data && type) return { type, data };
  }
  return undefined;
};

/** The image in a frame as a data address; undefined if browsers don't show its type. */
export const imageAddress = (frame: Node): string | undefined => {
  const image = shownImage(frame);
  return image && `data:${image.type};base64,${wordsOf(image.data).replace(/\s+/g, '')}`;
};

export const altOf = (node: Node): string => (wordsOf(childOf(node, 'svg:desc')) || wordsOf(childOf(node, 'svg:title'))).trim();

/** The formula in an embedded object. */
export const formulaOf = (node: Node): Node | undefined => {
  const object = childOf(node, 'draw:object');
  return object && [...within(object, 'math:math', 'math')][0];
};

/** True if the shape must be cut from the printed slide to be shown. */
export const isCut = (shape: Shape, styles: Styles): boolean => {
  if (shape.kind === 'drawing') return true;
  if (shape.kind === 'object') return formulaOf(shape.node) === undefined;
  return shape.kind === 'image' && (isTurned(shape, styles) || shownImage(shape.node) === undefined);
};
