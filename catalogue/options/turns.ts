import type { Choice } from './option.ts';

/** Rotations of a page, an image or a video, in degrees clockwise. */
export const rotations: readonly Choice[] = [
  { value: '90', label: '90° right' },
  { value: '180', label: '180°' },
  { value: '270', label: '90° left' },
];

/** Rotations and reflections of an image or a video. */
export const turns: readonly Choice[] = [
  ...rotations,
  { value: 'flip-horizontal', label: 'Flip horizontally' },
  { value: 'flip-vertical', label: 'Flip vertically' },
];

/** The turns where none is the default. */
export const turnsOrNone: readonly Choice[] = [{ value: '0', label: 'None' }, ...turns];
