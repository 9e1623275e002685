import type { Choice } from './option.ts';

/** Turns of an image or a video, in degrees clockwise. */
export const turns: readonly Choice[] = [
  { value: '0', label: 'As it is' },
  { value: '90', label: 'To the right' },
  { value: '180', label: 'Upside down' },
  { value: '270', label: 'To the left' },
];
