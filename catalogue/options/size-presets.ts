/** A size in pixels that people ask for by what it is for. */
export type SizePreset = {
  readonly label: string;
  readonly width: number;
  readonly height: number;
  /** As the option `fit` has it: what must be filled is cut to its shape. */
  readonly fit: 'inside' | 'cover';
};

/** Identity photographs are ISO/IEC 19794-5's 35 × 45 mm and the 2 × 2 inches of the United States, prints 10 × 15 cm; all at 300 dots per inch. */
export const sizePresets: readonly SizePreset[] = [
  { label: 'Mail', width: 1024, height: 768, fit: 'inside' },
  { label: 'Web page', width: 1600, height: 1200, fit: 'inside' },
  { label: 'HD', width: 1280, height: 720, fit: 'inside' },
  { label: 'Full HD', width: 1920, height: 1080, fit: 'inside' },
  { label: '4K', width: 3840, height: 2160, fit: 'inside' },
  { label: 'Square post', width: 1080, height: 1080, fit: 'cover' },
  { label: 'Profile picture', width: 400, height: 400, fit: 'cover' },
  { label: 'Passport photo, 35 × 45 mm', width: 413, height: 531, fit: 'cover' },
  { label: 'US passport photo, 2 × 2 in', width: 600, height: 600, fit: 'cover' },
  { label: 'Print, 15 × 10 cm', width: 1772, height: 1181, fit: 'cover' },
];
