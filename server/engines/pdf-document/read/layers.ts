import type { Walk } from './operators/walk.ts';

/** Whether a layer, or a choice of layers, is switched on, by what the marks of a page say of it. */
export type IsShown = (layer: unknown) => boolean;

/**
 * Follows the layers (optional content) that a page's operators stand in. What a layer paints that is switched off is taken away again:
 * its operators still move the pen and set colours for what comes after them (ISO 32000-2, 8.11.3.2).
 */
export const followLayers = ({ glyphs, rules, fills, drawings }: Walk, isShown: IsShown) => {
  const painted: readonly unknown[][] = [glyphs, rules, fills, drawings];
  /** For each open mark, whether it stands in a layer that is off. */
  const hidden: boolean[] = [];
  let lengths: readonly number[] = [];
  return {
    before: (name: string, args: readonly unknown[]): void => {
      if (name === 'beginMarkedContent' || name === 'beginMarkedContentProps')
        hidden.push(hidden.at(-1) === true || (name === 'beginMarkedContentProps' && args[0] === 'OC' && !isShown(args[1])));
      if (hidden.at(-1)) lengths = painted.map(({ length }) => length);
    },
    after: (name: string): void => {
      if (hidden.at(-1)) for (const [i, list] of painted.entries()) list.length = Math.min(list.length, lengths[i] ?? 0);
      if (name === 'endMarkedContent') hidden.pop();
    },
  };
};
