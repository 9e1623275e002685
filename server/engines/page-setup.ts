import type { OptionValues } from '../../catalogue/options.ts';

/** Size and margin of a page for text layout, in points. */
export type PageSetup = { readonly width: number; readonly height: number; readonly margin: number };

export const pointsPerMillimetre = 72 / 25.4;

/** ISO 216 and ANSI sizes in points, portrait. */
const sizes: Readonly<Record<string, readonly [width: number, height: number]>> = {
  a3: [842, 1191],
  a4: [595, 842],
  a5: [420, 595],
  letter: [612, 792],
  legal: [612, 1008],
};

/** The page that the options select; by default portrait A4 with margins of 20 mm. */
export const pageSetup = (options: OptionValues): PageSetup => {
  const [width, height] = sizes[String(options.pageSize ?? 'a4')] ?? [595, 842];
  const margin = Number(options.margin ?? 20) * pointsPerMillimetre;
  return options.orientation === 'landscape' ? { width: height, height: width, margin } : { width, height, margin };
};
