import type { Choice } from './option.ts';

/** Rotations of an image or a video, in degrees clockwise. */
export const turns: readonly Choice[] = [
  { value: '0', label: 'None' },
  { value: '90', label: '90° right' },
  { value: '180', label: '180°' },
  { value: '270', label: '90° left' },
];
