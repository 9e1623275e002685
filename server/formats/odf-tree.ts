import { SaxesParser } from 'saxes';
import { WorkerProblem } from '../contract/worker-main.ts';
import { countLevels } from './xml/levels.ts';
import { tooManyLevels } from './xml/tree.ts';

/** An element of a flat OpenDocument under its standard prefixes, with elements and text in their order. */
export type Node = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: readonly (Node | string)[];
};

type Growing = Node & { readonly content: (Node | string)[] };

/** Parses a flat OpenDocument. Throws `corrupt_input` if it is not well formed. */
export const parseTree = (xml: string): Node => {
  const parser = new SaxesParser();
  const open: Growing[] = [{ name: '', attributes: {}, content: [] }];
  parser.on('error', () => {
    throw new WorkerProblem('corrupt_input');
  });
  const closed = countLevels(parser, () => {
    throw tooManyLevels();
  });
  parser.on('opentag', ({ name, attributes }) => {
    const node: Growing = { name, attributes, content: [] };
    open.at(-1)?.content.push(node);
    open.push(node);
  });
  parser.on('text', (text) => open.at(-1)?.content.push(text));
  parser.on('cdata', (text) => open.at(-1)?.content.push(text));
  parser.on('closetag', () => {
    closed();
    open.pop();
  });
  parser.write(xml).close();
  const root = open[0] && childOf(open[0], 'office:document');
  if (!root) throw new WorkerProblem('corrupt_input');
  return root;
};

/** Elements directly inside. */
export const childrenOf = (node: Node): readonly Node[] => node.content.filter((one) => typeof one !== 'string');

export const childOf = (node: Node | undefined, name: string): Node | undefined =>
  node && childrenOf(node).find((one) => one.name === name);

/** All descendants with one of these names, in document order. Does not search inside a match. */
export function* within(node: Node, ...names: readonly string[]): Generator<Node> {
  for (const child of childrenOf(node))
    if (names.includes(child.name)) yield child;
    else yield* within(child, ...names);
}

/** All text inside. */
export const wordsOf = (node: Node | undefined): string =>
  node?.content.map((one) => (typeof one === 'string' ? one : wordsOf(one))).join('') ?? '';
