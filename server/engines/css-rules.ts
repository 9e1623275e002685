import type { CssNode } from 'css-tree/parser';

/** Limit of nested brackets, because the parser is recursive. */
const maxDepth = 100;

/** Whether a style sheet has more nested brackets than the parser may read. */
export const isTooDeep = (css: string): boolean => {
  let depth = 0;
  for (const [sign] of css.matchAll(/[{}()[\]]/g)) {
    depth = '{(['.includes(sign) ? depth + 1 : Math.max(0, depth - 1);
    if (depth > maxDepth) return true;
  }
  return false;
};

/** At-rules whose inner rules select elements as the outer ones do. */
const conditional = /^(?:media|supports|layer|container)$/;

/** The rules of a style sheet that select elements of the whole page: neither steps of keyframes nor rules nested in rules. */
export const selectingRules = (sheet: CssNode): readonly CssNode[] =>
  (sheet.children?.toArray() ?? []).flatMap((node) => {
    if (node.type === 'Rule') return [node];
    return node.type === 'Atrule' && node.block && conditional.test(node.name.toLowerCase()) ? selectingRules(node.block) : [];
  });
