/** The colour space of an image without a profile: code points of ITU-T H.273. */
export type ColourNumbers = {
  /** Code point of red, green, blue and white (table 2). */
  readonly primaries: number;
  /** Code point of the transfer function (table 3). */
  readonly transfer: number;
};

/** Coordinates of red, green, blue and white in CIE 1931 x, y. */
export type Chromaticities = readonly (readonly [x: number, y: number])[];

const daylight = [0.3127, 0.329] as const;
export const bt709: Chromaticities = [[0.64, 0.33], [0.3, 0.6], [0.15, 0.06], daylight];
const bt601: Chromaticities = [[0.63, 0.34], [0.31, 0.595], [0.155, 0.07], daylight];

/** H.273, table 2. Other values, such as 2 for unspecified, fall back to BT.709, which shares the primaries of sRGB. */
const chromaticities: Readonly<Record<number, Chromaticities>> = {
  1: bt709,
  4: [
    [0.67, 0.33],
    [0.21, 0.71],
    [0.14, 0.08],
    [0.31, 0.316],
  ],
  5: [[0.64, 0.33], [0.29, 0.6], [0.15, 0.06], daylight],
  6: bt601,
  7: bt601,
  8: [
    [0.681, 0.319],
    [0.243, 0.692],
    [0.145, 0.049],
    [0.31, 0.316],
  ],
  9: [[0.708, 0.292], [0.17, 0.797], [0.131, 0.046], daylight],
  11: [
    [0.68, 0.32],
    [0.265, 0.69],
    [0.15, 0.06],
    [0.314, 0.351],
  ],
  12: [[0.68, 0.32], [0.265, 0.69], [0.15, 0.06], daylight],
  22: [[0.63, 0.34], [0.295, 0.605], [0.155, 0.077], daylight],
};

const unspecified = 2;
const bt2020 = 9;
const transfers = { pq: 16, hlg: 18 } as const;

/** Exponents of the transfer functions that are pure powers (H.273, table 3). */
const exponents: Readonly<Record<number, number>> = { 4: 2.2, 5: 2.8, 8: 1 };

/** Unspecified primaries of HDR fall back to BT.2020, the primaries of all HDR formats. */
export const chromaticitiesOf = ({ primaries, transfer }: ColourNumbers): Chromaticities =>
  chromaticities[primaries === unspecified && hdrOf({ primaries, transfer }) ? bt2020 : primaries] ?? bt709;

/**
 * The decoding gamma; undefined for the curve of sRGB. The curves of BT.709, BT.601 and BT.2020 also map to it:
 * they describe cameras, while screens and browsers display such images like sRGB.
 */
export const exponentOf = ({ transfer }: ColourNumbers): number | undefined => exponents[transfer];

/** The HDR transfer function of the samples, if any (ITU-R BT.2100). */
export const hdrOf = ({ transfer }: ColourNumbers): keyof typeof transfers | undefined =>
  transfer === transfers.pq ? 'pq' : transfer === transfers.hlg ? 'hlg' : undefined;

/** Whether the numbers equal the default of images without colour information. */
export const meansSrgb = (numbers: ColourNumbers): boolean =>
  chromaticitiesOf(numbers) === bt709 && exponentOf(numbers) === undefined && !hdrOf(numbers);
