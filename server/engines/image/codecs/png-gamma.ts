import { bt709, type Chromaticities } from './colour-numbers.ts';
import { profileFrom } from './icc.ts';
import { isGreyPng, readChunks, withPngProfile } from './png.ts';

/** Chunks that take precedence over gAMA and cHRM (W3C PNG, third edition, 4.3). */
const stronger: ReadonlySet<string> = new Set(['cICP', 'iCCP', 'sRGB']);
/** The usual screen gamma, and the tolerance around it. */
const [usual, tolerance] = [2.2, 0.1];
/** Range of plausible gammas of screens and linear light. */
const [least, most] = [0.5, 4];

/** The chromaticities of cHRM (white, red, green, blue, in hundred-thousandths), if valid. */
const inChrm = (data: Buffer): Chromaticities | undefined => {
  if (data.length !== 32) return undefined;
  const at = (place: number) => [data.readUInt32BE(place) / 100_000, data.readUInt32BE(place + 4) / 100_000] as const;
  const [white, red, green, blue] = [at(0), at(8), at(16), at(24)];
  const all = [red, green, blue, white] as const;
  const isPossible = all.every(([x, y]) => x > 0.01 && y > 0.01 && x + y < 1.001);
  // The three colours must span a triangle.
  const area = Math.abs((green[0] - red[0]) * (blue[1] - red[1]) - (blue[0] - red[0]) * (green[1] - red[1]));
  return isPossible && area > 0.01 ? all : undefined;
};

/**
 * Adds an equivalent profile to a PNG that states its gamma, and perhaps its primaries, in numbers, so that it looks as
 * in browsers. Returns the same PNG if the numbers state the default.
 */
export const withGammaProfile = (png: Uint8Array): Uint8Array => {
  const chunks = readChunks(png);
  const gamma = chunks.find(({ type }) => type === 'gAMA')?.data;
  if (gamma?.length !== 4 || chunks.some(({ type }) => stronger.has(type))) return png;
  const exponent = 100_000 / gamma.readUInt32BE(0);
  if (!(exponent >= least && exponent <= most)) return png;
  const grey = isGreyPng(png);
  const stated = chunks.find(({ type }) => type === 'cHRM')?.data;
  const chromaticities = (!grey && stated && inChrm(stated)) || bt709;
  const isUsual = Math.abs(exponent - usual) < tolerance;
  const isNear = chromaticities.every(([x, y], index) => Math.hypot(x - (bt709[index]?.[0] ?? 0), y - (bt709[index]?.[1] ?? 0)) < 0.005);
  if (isUsual && isNear) return png;
  const name = `Gamma ${exponent.toFixed(2)}`;
  const profile = profileFrom({ name, exponent: isUsual ? undefined : exponent, chromaticities, grey });
  return profile ? withPngProfile(png, profile) : png;
};
