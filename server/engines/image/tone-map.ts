import { type ColourNumbers, chromaticitiesOf, hdrOf } from './codecs/colour-numbers.ts';
import { invert, type Matrix, multiply, toXyz } from './codecs/matrix.ts';
import type { Rows } from './codecs/png.ts';

/** Paper white on an HDR screen in candela per square metre (ITU-R BT.2408). The unit of light in this module. */
const paperWhite = 203;
const samples = 65_536;

/** Light of a PQ sample (SMPTE ST 2084). */
const pqLight = (sample: number): number => {
  const root = sample ** (32 / 2523);
  return (Math.max(root - 107 / 128, 0) / (2413 / 128 - (2392 / 128) * root)) ** (8192 / 1305) * (10_000 / paperWhite);
};

/** Scene light, 0 to 1, of a hybrid log-gamma sample (ITU-R BT.2100, table 5). */
const hlgLight = (sample: number): number =>
  sample <= 0.5 ? sample ** 2 / 3 : (Math.exp((sample - 0.55991073) / 0.17883277) + 0.28466892) / 12;

/** Peak brightness of a typical HLG screen, and its mapping of scene light (the same table). */
const hlgPeak = 1000 / paperWhite;
const hlgGamma = 1.2;

/** Light below the knee stays unchanged; light at `peak` becomes white. */
const knee = 0.3;
const peak = 5;

const curve = (() => {
  const a = (-(knee ** 2) * (peak - 1)) / (knee ** 2 - 2 * knee + peak);
  const b = (knee ** 2 - 2 * knee * peak + peak) / (peak - 1);
  return { a, b, factor: (b + knee) ** 2 / (b - a) };
})();

/** Keeps dark tones and compresses the rest smoothly (a Möbius transformation), like FFmpeg's `tonemap` for videos. */
const bend = (light: number): number => (light <= knee ? light : (curve.factor * (light + curve.a)) / (light + curve.b));

const srgbSample = (light: number): number => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

const table = (of: (fraction: number) => number): Float32Array =>
  Float32Array.from({ length: samples }, (_, index) => of(index / (samples - 1)));

const toSrgb = (numbers: ColourNumbers): Matrix =>
  multiply(invert(toXyz(chromaticitiesOf({ primaries: 1, transfer: 13 }))), toXyz(chromaticitiesOf(numbers)));

/**
 * Maps HDR light to an ordinary screen, in place: without it the image looks grey and flat. The result is sRGB; colours
 * outside its gamut are clipped.
 */
export const toneMap = ({ width, height, depth, channels, stride, data }: Rows, numbers: ColourNumbers): void => {
  const isHlg = hdrOf(numbers) === 'hlg';
  const [lights, shown] = [table(isHlg ? hlgLight : pqLight), table(srgbSample)];
  const gains = table((luminance) => (isHlg ? hlgPeak * luminance ** (hlgGamma - 1) : 1));
  const [toRed, toGreen, toBlue] = toSrgb(numbers);
  const [, [redShare, greenShare, blueShare]] = toXyz(chromaticitiesOf(numbers));
  const size = depth / 8;
  const [green, blue] = channels < 3 ? [0, 0] : [size, 2 * size];
  const lightOf = (at: number): number => lights[depth === 16 ? ((data[at] ?? 0) << 8) | (data[at + 1] ?? 0) : (data[at] ?? 0) * 257] ?? 0;
  const put = (at: number, light: number): void => {
    const sample = shown[Math.round(Math.min(1, Math.max(0, light)) * (samples - 1))] ?? 0;
    if (depth === 8) data[at] = Math.round(sample * 255);
    else {
      const whole = Math.round(sample * 65_535);
      data[at] = whole >> 8;
      data[at + 1] = whole & 255;
    }
  };
  for (let y = 0; y < height; y++)
    for (let at = y * stride, end = at + width * channels * size; at < end; at += channels * size) {
      const [r, g, b] = [lightOf(at), lightOf(at + green), lightOf(at + blue)];
      const luminance = redShare * r + greenShare * g + blueShare * b;
      const gain = isHlg ? (gains[Math.round(luminance * (samples - 1))] ?? 0) : 1;
      const red = toRed[0] * r + toRed[1] * g + toRed[2] * b;
      const greenish = toGreen[0] * r + toGreen[1] * g + toGreen[2] * b;
      const bluish = toBlue[0] * r + toBlue[1] * g + toBlue[2] * b;
      const brightest = Math.max(red, greenish, bluish, 1e-6) * gain;
      const scale = (gain * bend(brightest)) / brightest;
      put(at, red * scale);
      if (channels < 3) continue;
      put(at + green, greenish * scale);
      put(at + blue, bluish * scale);
    }
};
