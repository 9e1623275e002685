import { attribute, type Element, isElement, isText, type Node, parsePage } from '../../engines/markup/tree.ts';

/** 0 to 1, higher is better; undefined if the truth has no content for the metric. */
export type Scores = {
  /** Text in order: 1 minus insertions and deletions per character of both texts. */
  readonly nid: number;
  /** Tables: 1 minus the tree edit distance per node (Zhong et al. 2020). */
  readonly teds?: number;
  /** Headings with the text below each, by the same distance. */
  readonly mhs?: number;
};

/** Bitmask of positions in the text, by character. */
const placesOf = (text: string): Map<string, bigint> => {
  const places = new Map<string, bigint>();
  for (let i = 0; i < text.length; i++) places.set(text[i] as string, (places.get(text[i] as string) ?? 0n) | (1n << BigInt(i)));
  return places;
};

/** Length of the longest common subsequence, bit-parallel (Hyyrö 2004). */
const commonLength = (a: string, b: string): number => {
  const full = (1n << BigInt(a.length)) - 1n;
  const places = placesOf(a);
  let free = full;
  for (const c of b) {
    const hit = free & (places.get(c) ?? 0n);
    free = (free + hit) | (free - hit);
    free &= full;
  }
  let zeros = a.length;
  for (let rest = free; rest; rest &= rest - 1n) zeros--;
  return zeros;
};

const alike = (a: string, b: string): number => (a.length + b.length === 0 ? 1 : (2 * commonLength(a, b)) / (a.length + b.length));

type Tree = { readonly label: string; readonly text: string; readonly children: readonly Tree[] };

const size = (tree: Tree): number => 1 + tree.children.reduce((sum, c) => sum + size(c), 0);

/** Nodes in post-order, each with its leftmost leaf, and the key roots (Zhang and Shasha 1989). */
const flatten = (root: Tree) => {
  const nodes: Tree[] = [];
  const leftmost: number[] = [];
  const visit = (node: Tree): number => {
    const lefts = node.children.map(visit);
    nodes.push(node);
    leftmost.push(lefts[0] ?? nodes.length - 1);
    return leftmost.at(-1) as number;
  };
  visit(root);
  const roots = [...new Map(leftmost.map((left, i) => [left, i])).values()].sort((a, b) => a - b);
  return { nodes, leftmost, roots };
};

/** Costs 1 to add, remove or relabel a node; for a different text, the share that differs. */
const treeDistance = (one: Tree, two: Tree): number => {
  const [a, b] = [flatten(one), flatten(two)];
  const whole = a.nodes.map(() => new Float64Array(b.nodes.length));
  const relabel = (x: Tree, y: Tree): number => (x.label !== y.label ? 1 : x.text === y.text ? 0 : 1 - alike(x.text, y.text));
  for (const p of a.roots)
    for (const q of b.roots) {
      const [fromA, fromB] = [a.leftmost[p] as number, b.leftmost[q] as number];
      const forest = [Array.from({ length: q - fromB + 2 }, (_, n) => n)];
      for (let i = fromA; i <= p; i++) {
        const above = forest.at(-1) as number[];
        const split = forest[(a.leftmost[i] as number) - fromA] as number[];
        const row = [i - fromA + 1];
        for (let j = fromB; j <= q; j++) {
          const at = j - fromB;
          const best = Math.min(above[at + 1] as number, row[at] as number) + 1;
          const isTree = a.leftmost[i] === fromA && b.leftmost[j] === fromB;
          const value = isTree
            ? Math.min(best, (above[at] as number) + relabel(a.nodes[i] as Tree, b.nodes[j] as Tree))
            : Math.min(best, (split[(b.leftmost[j] as number) - fromB] as number) + ((whole[i] as Float64Array)[j] as number));
          if (isTree) (whole[i] as Float64Array)[j] = value;
          row.push(value);
        }
        forest.push(row);
      }
    }
  return (whole.at(-1) as Float64Array).at(-1) as number;
};

const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim();

const plainText = (node: Node): string => (isText(node) ? node.value : isElement(node) ? node.childNodes.map(plainText).join(' ') : '');

const tablesIn = (element: Element): Element[] =>
  element.childNodes.filter(isElement).flatMap((c) => (c.tagName === 'table' ? [c] : tablesIn(c)));

const rowsIn = (element: Element): Element[] => element.childNodes.filter(isElement).flatMap((c) => (c.tagName === 'tr' ? [c] : rowsIn(c)));

const tableTree = (body: Element): Tree => ({
  label: 'tables',
  text: '',
  children: tablesIn(body).map((table) => ({
    label: 'table',
    text: '',
    children: rowsIn(table).map((row) => ({
      label: 'tr',
      text: '',
      children: row.childNodes.filter(isElement).map((cell) => ({
        label: `td ${attribute(cell, 'colspan') ?? 1} ${attribute(cell, 'rowspan') ?? 1}`,
        text: squeeze(plainText(cell)),
        children: [],
      })),
    })),
  })),
});

/** The blocks of a page in order: headings and the content between them. */
const headingTree = (body: Element): Tree => {
  const parts: { heading?: string; text: string }[] = [{ text: '' }];
  const walk = (node: Node): void => {
    if (isElement(node) && /^h[1-6]$/.test(node.tagName)) parts.push({ heading: squeeze(plainText(node)), text: '' });
    else if (isElement(node) && node.childNodes.some((c) => isElement(c) && /^(h[1-6]|div|section|main|article)$/.test(c.tagName)))
      node.childNodes.forEach(walk);
    else (parts.at(-1) as { text: string }).text += ` ${plainText(node)}`;
  };
  body.childNodes.forEach(walk);
  const children = parts.flatMap(({ heading, text }): Tree[] => {
    const content = squeeze(text) ? [{ label: 'content', text: squeeze(text), children: [] }] : [];
    return heading === undefined ? content : [{ label: 'heading', text: heading, children: content }];
  });
  return { label: 'document', text: '', children };
};

const treeScore = (truth: Tree, found: Tree): number => {
  const [a, b] = [size(truth) - 1, size(found) - 1];
  return b === 0 ? 0 : Math.max(0, 1 - treeDistance(truth, found) / Math.max(a, b));
};

/** Scores two documents, both as HTML, so that markup characters do not count. */
export const scorePages = (truth: string, found: string): Scores => {
  const [a, b] = [parsePage(truth).body, parsePage(found).body];
  const [tablesA, tablesB] = [tableTree(a), tableTree(b)];
  const [headingsA, headingsB] = [headingTree(a), headingTree(b)];
  const hasHeading = headingsA.children.some((c) => c.label === 'heading');
  return {
    nid: alike(squeeze(plainText(a)), squeeze(plainText(b))),
    ...(tablesA.children.length ? { teds: treeScore(tablesA, tablesB) } : {}),
    ...(hasHeading ? { mhs: headingsB.children.some((c) => c.label === 'heading') ? treeScore(headingsA, headingsB) : 0 } : {}),
  };
};

export const overall = ({ nid, teds, mhs }: Scores): number => {
  const parts = [nid, teds, mhs].filter((v) => v !== undefined);
  return parts.reduce((s, v) => s + v, 0) / parts.length;
};
