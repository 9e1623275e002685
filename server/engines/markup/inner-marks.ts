import { blockTags } from './blocks.ts';
import { type Element, isElement, isText, type Node } from './tree.ts';

/** Elements that hold a line's words. Pages also put them around paragraphs, headings and boxes. */
const marks: ReadonlySet<string> = new Set('a b strong i em cite s del strike u ins mark sub sup'.split(' '));
/** Marks that a page may gain; blocks beyond stay without them. */
const mostMade = 20_000;

const isBlank = (node: Node): boolean => isText(node) && node.value.trim() === '';

/** Elements that are blocks or hold one. */
export const blocksIn = (body: Element): ReadonlySet<Node> => {
  const found = new Set<Node>();
  const look = (element: Element): boolean => {
    let holds = blockTags.has(element.tagName);
    for (const child of element.childNodes) if (isElement(child) && look(child)) holds = true;
    if (holds) found.add(element);
    return holds;
  };
  look(body);
  return found;
};

/**
 * Moves links and emphasis that stand around blocks into them, around their words: `<a><h3>Title</h3></a>` becomes
 * `<h3><a>Title</a></h3>`. Markdown and books have them nowhere else.
 */
export const withInnerMarks = (body: Element): void => {
  const blocks = blocksIn(body);
  let made = 0;

  const around = (mark: Element, run: readonly Node[], parentNode: Element): readonly Node[] => {
    if (run.every(isBlank) || made >= mostMade) return run;
    made++;
    const copy: Element = { ...mark, childNodes: [...run], parentNode };
    for (const child of run) child.parentNode = copy;
    return [copy];
  };

  const within = (mark: Element, nodes: readonly Node[], parent: Element): Node[] => {
    const out: Node[] = [];
    let run: Node[] = [];
    const endRun = () => {
      out.push(...around(mark, run, parent));
      run = [];
    };
    for (const node of nodes) {
      node.parentNode = parent;
      if (isElement(node) && blocks.has(node)) {
        endRun();
        if (node.tagName !== 'pre') node.childNodes = within(mark, node.childNodes, node);
        out.push(node);
      } else run.push(node);
    }
    endRun();
    return out;
  };

  const settle = (element: Element): void => {
    if (!blocks.has(element)) return;
    for (const child of element.childNodes) if (isElement(child)) settle(child);
    element.childNodes = element.childNodes.flatMap((child) =>
      isElement(child) && marks.has(child.tagName) && blocks.has(child) ? within(child, child.childNodes, element) : [child],
    );
  };
  settle(body);
};
