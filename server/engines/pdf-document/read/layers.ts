import type { Walk } from './operators/walk.ts';

/** Whether a layer, or a membership of layers, is switched on, by its description in the page's marks. */
export type IsShown = (layer: unknown) => boolean;

/**
 * Tracks the layers (optional content) of a page's operators. Removes what a hidden layer paints; its operators still move the pen and set
 * colours for later operators (ISO 32000-2, 8.11.3.2).
 */
export const followLayers = ({ glyphs, rules, fills, drawings }: Walk, isShown: IsShown) => {
  const painted: readonly unknown[][] = [glyphs, rules, fills, drawings];
  /** For each open mark, whether it is in a hidden layer. */
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
