import { shapes } from '../../../../options/shapes.ts';

/** Values that an option may have; they follow `must be`. */
export const ranges = {
  rangeWhole: 'a whole number from {min} to {max}',
  rangeNumber: 'a number from {min} to {max}',
  rangeChoice: 'one of {values}',
  rangeFlag: 'true or false',
  rangeColour: 'a color such as {example}',
  ...shapes,
} as const;
