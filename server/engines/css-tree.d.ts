/** The parts of css-tree 3.2 that we use; it ships without types. */
declare module 'css-tree/parser' {
  export type CssList = {
    forEach(each: (node: CssNode, item: unknown, list: CssList) => void): void;
    remove(item: unknown): void;
    replace(item: unknown, other: CssList): void;
    prependData(node: CssNode): void;
    toArray(): CssNode[];
  };
  export type CssNode = {
    type: string;
    name: string;
    property: string;
    value: string | CssNode;
    prelude: CssNode | null;
    block: CssNode | null;
    children: CssList | null;
    important?: boolean | string;
  };
  const parse: (
    text: string,
    options?: { readonly context?: string; readonly parseCustomProperty?: boolean; readonly parseValue?: boolean },
  ) => CssNode;
  export default parse;
}
declare module 'css-tree/generator' {
  const generate: (node: import('css-tree/parser').CssNode) => string;
  export default generate;
}
declare module 'css-tree/walker' {
  type Enter = (node: import('css-tree/parser').CssNode, item: unknown, list: import('css-tree/parser').CssList) => void;
  const walk: (tree: import('css-tree/parser').CssNode, options: { readonly visit?: string; readonly enter: Enter }) => void;
  export default walk;
}
