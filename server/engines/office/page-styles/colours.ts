import { bareRecord } from '../../../../catalogue/bare-record.ts';

/** Names of colours that LibreOffice does not know in web pages (CSS Color 4, section 6.1). */
const names = bareRecord<string>({
  grey: '#808080',
  darkgrey: '#a9a9a9',
  darkslategrey: '#2f4f4f',
  dimgrey: '#696969',
  lightgray: '#d3d3d3',
  lightslategrey: '#778899',
  slategrey: '#708090',
  rebeccapurple: '#663399',
});

const foreign =
  /(?<![\w-])(?:(?:dark|dim|light|darkslate|lightslate|slate)?grey|lightgray|rebeccapurple)(?![\w-])|\bhsla?\(\s{0,9}([\d.+-]{1,12})(deg)?[\s,]{1,9}([\d.]{1,9})%[\s,]{1,9}([\d.]{1,9})%[^()]{0,40}\)/gi;

const hex = (part: number): string =>
  Math.round(Math.min(1, Math.max(0, part)) * 255)
    .toString(16)
    .padStart(2, '0');

/** Hue in degrees, saturation and lightness from 0 to 1 (CSS Color 4, section 7.1), as `#rrggbb`. */
const ofHue = (hue: number, saturation: number, lightness: number): string => {
  const part = (offset: number): number => {
    const at = (((offset + hue / 30) % 12) + 12) % 12;
    return lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(at - 3, 9 - at, 1));
  };
  return `#${[0, 8, 4].map((offset) => hex(part(offset))).join('')}`;
};

export const mayNameColours = /grey|lightgray|rebeccapurple|hsla?\(/i;

/** A value with the colours that LibreOffice does not know as `#rrggbb`. */
export const plainColours = (value: string): string =>
  mayNameColours.test(value)
    ? value.replace(foreign, (said: string, hue: string | undefined, _unit, saturation: string, lightness: string) =>
        hue === undefined
          ? (names[said.toLowerCase()] ?? said)
          : ofHue(Number(hue) || 0, Math.min(1, Number(saturation) / 100), Math.min(1, Number(lightness) / 100)),
      )
    : value;
