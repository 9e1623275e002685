import type { Format } from '../formats/format.ts';
import { isRaster } from '../options/applies.ts';
import { withArticle } from '../text/words.ts';
import type { Rule } from './change.ts';

const bothRaster = (from: Format, to: Format): boolean => isRaster(from) && isRaster(to);

const count = (colours: number): string => colours.toLocaleString('en');

const colours: Rule = (from, to) => {
  if (!bothRaster(from, to)) return undefined;
  const [had = Number.POSITIVE_INFINITY, has = Number.POSITIVE_INFINITY] = [from.capabilities.maxColours, to.capabilities.maxColours];
  const topic = 'Colors';
  if (has < had)
    return {
      topic,
      from: had === Number.POSITIVE_INFINITY ? '16.7 million or more' : `At most ${count(had)}`,
      to: to.id === 'pgm' ? 'Shades of gray' : has === 2 ? 'Black and white' : `At most ${count(has)}`,
      verdict: 'changed',
      sentence:
        to.id === 'pgm'
          ? `Colors of the ${from.name} become shades of gray.`
          : has === 2
            ? `Every shade of the ${from.name} becomes a pattern of black and white dots.`
            : `The best ${count(has)} colors are chosen from the ${from.name} itself and the shades between them are dithered; flat graphics hardly change, photographs show grain.`,
    };
  if (had < has)
    return {
      topic,
      from: had === 2 ? 'Black and white' : `At most ${count(had)}`,
      to: '16.7 million or more',
      verdict: 'kept',
      sentence: `${to.name} has room for many more colors, so those of the ${from.name} all fit.`,
    };
  return undefined;
};

const bits = (number: number): string => `${number} ${number === 1 ? 'bit' : 'bits'}`;
const upTo = (number: number): string => (number === 1 ? '1 bit' : `Up to ${bits(number)}`);

const depth: Rule = (from, to) => {
  const [had = 8, has = 8] = [from.capabilities.bitDepth, to.capabilities.bitDepth];
  if (!bothRaster(from, to) || to.capabilities.maxColours || had === has) return undefined;
  const words = { topic: 'Bit depth', from: upTo(had), to: upTo(has) };
  return had > has
    ? {
        ...words,
        verdict: 'changed',
        sentence: `${from.name} files with more than ${bits(has)} a channel are rounded to ${has}: fine on screens, less room for strong corrections.`,
      }
    : {
        ...words,
        verdict: 'kept',
        sentence: `The ${bits(had)} a channel of the ${from.name} ${had === 1 ? 'fits' : 'fit'} into the ${has} that ${to.name} allows; no new shades appear.`,
      };
};

const colourSpace: Rule = (from, to) => {
  if (from.kind !== 'image' || to.kind !== 'image') return undefined;
  if (from.capabilities.cmyk && !to.capabilities.cmyk)
    return {
      topic: 'Print colors',
      from: 'RGB or CMYK',
      to: 'RGB',
      verdict: 'changed',
      sentence: `${withArticle(from)} from a print shop may be in CMYK; ${to.name} has no such inks, so it is converted to RGB by its color profile.`,
    };
  if (from.capabilities.colourProfile && !to.capabilities.colourProfile && isRaster(to))
    return {
      topic: 'Color profile',
      from: 'Embedded',
      to: 'None',
      verdict: 'changed',
      sentence: `${to.name} has no place for a profile, so colors are converted to sRGB first and look the same.`,
    };
  return undefined;
};

const alphaNames = { full: 'Soft transparency', 'one-bit': 'On or off' } as const;

const transparency: Rule = (from, to) => {
  if (from.kind !== 'image' || !(to.kind === 'image' || to.kind === 'video')) return undefined;
  const had = from.capabilities.alpha;
  const has = to.kind === 'image' ? to.capabilities.alpha : undefined;
  const topic = 'Transparency';
  const words = { topic, from: had ? alphaNames[had] : 'None', to: has ? alphaNames[has] : 'None' };
  if (!had)
    return has && isRaster(from)
      ? {
          ...words,
          verdict: 'gained',
          sentence: `${withArticle(to)} can have transparent areas. The ${from.name} has none to give, so its background stays until you erase it in an editor.`,
        }
      : undefined;
  if (!has)
    return {
      ...words,
      verdict: 'lost',
      sentence: `${to.name} cannot be transparent: such areas of the ${from.name} turn white, or a color that you choose.`,
    };
  if (had === 'full' && has === 'one-bit')
    return {
      ...words,
      verdict: 'changed',
      sentence: `In ${withArticle(to)} a pixel is either visible or not, so the soft edges of the ${from.name} become hard ones.`,
    };
  return { ...words, verdict: 'kept', sentence: `Transparent areas of the ${from.name} stay transparent in the ${to.name}.` };
};

/** Rules for the colours of images. */
export const colourRules: readonly Rule[] = [transparency, colours, depth, colourSpace];
