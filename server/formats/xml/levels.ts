import type { SaxesParser } from 'saxes';

/**
 * Elements within elements that are read. To find what a prefix stands for the parser asks every element that is open, so that a text of
 * nothing but beginnings would take the square of its length.
 */
export const maxLevels = 1000;

/** Calls `tooDeep` at the element that is one too many. The listener of `closetag` calls the returned function. */
export const countLevels = (parser: Pick<SaxesParser<{ xmlns: true }>, 'on'>, tooDeep: () => void): (() => void) => {
  let levels = 0;
  parser.on('opentagstart', () => {
    levels++;
    if (levels > maxLevels) tooDeep();
  });
  return () => {
    levels--;
  };
};
