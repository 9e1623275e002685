import { childOf, childrenOf, type Node, within, wordsOf } from '../../formats/odf-tree.ts';
import { areaOf, around, type Box, boxOf, touch, turnOf } from './box.ts';
import type { Styles } from './styles.ts';

/** Something on a slide. A drawing shows as one picture; its words follow as text. */
export type Shape = { readonly node: Node; readonly box: Box } & (
  | { readonly kind: 'words' | 'table' | 'image' | 'object' | 'plain' }
  | { readonly kind: 'group' | 'drawing'; readonly members: readonly Shape[] }
);

/** Shapes nearer than this, in centimetres, belong to one drawing. */
const reach = 0.15;
/** A shape that covers more of the slide is its background. */
const background = 0.7;
/** Shapes that only a limited number of comparisons is spent on. */
const mostCompared = 400;

const kindOf = (node: Node): 'words' | 'table' | 'image' | 'object' | 'plain' => {
  if (childOf(node, 'table:table')) return 'table';
  if (childOf(node, 'draw:object') || childOf(node, 'draw:object-ole')) return 'object';
  if (childOf(node, 'draw:image')) return 'image';
  for (const paragraph of within(node, 'text:p', 'text:h')) if (wordsOf(paragraph).trim() !== '') return 'words';
  return 'plain';
};

/** Frames that many slides repeat: shown where they change. */
export const repeated: ReadonlySet<string> = new Set(['date-time', 'header', 'footer']);
/** Frames that say nothing of a slide. */
const silent: ReadonlySet<string> = new Set(['page-number', 'page', 'notes']);
/** The role of a placeholder, such as `title`. */
export const classOf = ({ attributes }: Node): string => attributes['presentation:class'] ?? '';
/** True if the shape belongs to its slide rather than to all slides. */
export const isContent = (node: Node): boolean => !repeated.has(classOf(node)) && !silent.has(classOf(node));

/** False for shapes that are not printed; LibreOffice writes `display` as an extension. */
const isPrinted = ({ attributes }: Node): boolean => {
  const display = attributes['drawooo:display'] ?? attributes['draw:display'] ?? 'always';
  return display === 'always' || display === 'printer';
};

/** Lines and outlines, which mean something only as a drawing. */
const outlined: ReadonlySet<string> = new Set(['draw:path', 'draw:polyline', 'draw:polygon']);

/** An arrow or a curve. Straight lines without ends are rules between texts. */
const isLink = ({ node }: Shape, styles: Styles): boolean => {
  const { name, attributes } = node;
  if (outlined.has(name)) return true;
  if (name !== 'draw:line' && name !== 'draw:connector')
    return /<?arrow/i.test(childOf(node, 'draw:enhanced-geometry')?.attributes['draw:type'] ?? '');
  if (attributes['draw:start-shape'] !== undefined && attributes['draw:end-shape'] !== undefined) return true;
  const end = (side: string): string => styles.property('graphic', attributes['draw:style-name'], 'graphic', `draw:marker-${side}`) ?? '';
  return end('start') !== '' || end('end') !== '';
};

const leavesOf = (shape: Shape): readonly Shape[] =>
  shape.kind === 'group' || shape.kind === 'drawing' ? shape.members.flatMap(leavesOf) : [shape];

/** True if these shapes say something together that their words don't. */
const isDrawing = (shapes: readonly Shape[], styles: Styles): boolean => {
  const leaves = shapes.flatMap(leavesOf);
  const links = leaves.filter((one) => isLink(one, styles)).length;
  const named = leaves.filter(({ kind }) => kind === 'words' || kind === 'image').length;
  return links > 0 && (named > 1 || links > 2);
};

/** Sets of shapes that touch each other. */
const touching = (shapes: readonly Shape[]): readonly (readonly Shape[])[] => {
  if (shapes.length > mostCompared) return shapes.map((shape) => [shape]);
  const left = new Set(shapes);
  const sets: Shape[][] = [];
  for (const first of shapes) {
    if (!left.delete(first)) continue;
    const set = [first];
    for (const one of set)
      for (const other of left)
        if (touch(one.box, other.box, reach)) {
          left.delete(other);
          set.push(other);
        }
    sets.push(set);
  }
  return sets;
};

const withDrawings = (shapes: readonly Shape[], styles: Styles, slide: number): readonly Shape[] => {
  const loose = shapes.filter(
    ({ node, kind, box }) =>
      (kind === 'words' || kind === 'plain' || kind === 'group' || kind === 'image') &&
      areaOf(box) < background * slide &&
      classOf(node) !== 'title' &&
      isContent(node),
  );
  if (!loose.some((shape) => leavesOf(shape).some((one) => isLink(one, styles)))) return shapes;
  const inside = new Map<Shape, Shape>();
  for (const set of touching(loose)) {
    const [first] = set;
    if (!first || !isDrawing(set, styles)) continue;
    const members = shapes.filter((shape) => set.includes(shape));
    const drawing: Shape = { node: first.node, kind: 'drawing', box: around(members.map(({ box }) => box)), members };
    for (const member of members) inside.set(member, drawing);
  }
  return [...new Set(shapes.map((shape) => inside.get(shape) ?? shape))];
};

const shapesIn = (node: Node, styles: Styles): readonly Shape[] =>
  childrenOf(node).flatMap((child): readonly Shape[] => {
    if (child.name === 'draw:a') return shapesIn(child, styles);
    if (!child.name.startsWith('draw:') || child.attributes['presentation:placeholder'] === 'true' || !isPrinted(child)) return [];
    if (child.name !== 'draw:g') return [{ node: child, box: boxOf(child), kind: kindOf(child) }];
    const members = shapesIn(child, styles);
    return members.length === 0 ? [] : [{ node: child, kind: 'group', members, box: around(members.map(({ box }) => box)) }];
  });

/** What stands on a slide of that area in square centimetres, in the order in which it was drawn. Shapes without any words are a drawing. */
export const shapesOf = (page: Node, styles: Styles, area: number): readonly Shape[] => {
  const shapes = shapesIn(page, styles);
  const [first] = shapes;
  const box = around(shapes.map((shape) => shape.box));
  if (first && areaOf(box) > 0 && shapes.flatMap(leavesOf).every(({ kind }) => kind === 'plain'))
    return [{ node: first.node, kind: 'drawing', box, members: shapes }];
  return withDrawings(shapes, styles, area);
};

/** True if a browser would show the picture in another way than the slide: turned or mirrored. */
export const isTurned = ({ node }: Shape, styles: Styles): boolean => {
  const mirror = styles.property('graphic', node.attributes['draw:style-name'], 'graphic', 'style:mirror') ?? 'none';
  return Math.abs(turnOf(node)) > 0.005 || mirror !== 'none';
};
