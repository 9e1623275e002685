import type { tool } from '../languages/en/tool.ts';

/** A size in pixels for a common purpose. */
export type SizePreset = {
  /** Key of its texts in languages/en/tool.ts. */
  readonly id: keyof (typeof tool)['more']['sizes'];
  readonly width: number;
  readonly height: number;
  /** Value of the option `fit`: `cover` crops to the shape. */
  readonly fit: 'inside' | 'cover';
};

/**
 * Identity photographs are ISO/IEC 19794-5's 35 × 45 mm and the United States' 2 × 2 inches, prints 10 × 15 cm; all at 300 dots per
 * inch. Posts are as wide as Instagram stores them (https://help.instagram.com/1631821640426723), thumbnails as YouTube recommends
 * (https://support.google.com/youtube/answer/72431).
 */
export const sizePresets: readonly SizePreset[] = [
  { id: 'mail', width: 1024, height: 768, fit: 'inside' },
  { id: 'web', width: 1600, height: 1200, fit: 'inside' },
  { id: 'hd', width: 1280, height: 720, fit: 'inside' },
  { id: 'fullHd', width: 1920, height: 1080, fit: 'inside' },
  { id: '4k', width: 3840, height: 2160, fit: 'inside' },
  { id: 'square', width: 1080, height: 1080, fit: 'cover' },
  { id: 'portraitPost', width: 1080, height: 1350, fit: 'cover' },
  { id: 'story', width: 1080, height: 1920, fit: 'cover' },
  { id: 'thumbnail', width: 1280, height: 720, fit: 'cover' },
  { id: 'profile', width: 400, height: 400, fit: 'cover' },
  { id: 'passport', width: 413, height: 531, fit: 'cover' },
  { id: 'usPassport', width: 600, height: 600, fit: 'cover' },
  { id: 'print', width: 1772, height: 1181, fit: 'cover' },
];
