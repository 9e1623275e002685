import { bareRecord } from '../../../catalogue/bare-record.ts';

/** Fonts common on machines with Word, with their replacements elsewhere: metric twins and CSS generic families. */
const known = bareRecord<string>({
  ...Object.fromEntries(
    [
      ...[
        'Aptos',
        'Arial',
        'Calibri',
        'Cambria',
        'Candara',
        'Comic Sans MS',
        'Consolas',
        'Constantia',
        'Corbel',
        'Courier New',
        'Garamond',
      ],
      ...['Georgia', 'Impact', 'Lucida Console', 'Palatino Linotype', 'Segoe UI', 'Tahoma', 'Times New Roman', 'Trebuchet MS', 'Verdana'],
    ].map((font) => [font.toLowerCase(), font]),
  ),
  ...{ 'liberation sans': 'Arial', 'liberation serif': 'Times New Roman', 'liberation mono': 'Courier New' },
  ...{ helvetica: 'Arial', times: 'Times New Roman', courier: 'Courier New', carlito: 'Calibri', caladea: 'Cambria' },
  ...{ 'sans-serif': 'Arial', serif: 'Times New Roman', monospace: 'Courier New', 'system-ui': 'Segoe UI', 'ui-monospace': 'Consolas' },
});

const oneOf = (list: string): string => {
  const fonts = list.split(/[,;]/).map((font) => font.replaceAll("'", '').trim());
  const found = fonts.map((font) => known[font.toLowerCase()]).find((font) => font !== undefined);
  return found ?? fonts[0] ?? list;
};

/**
 * Reduces CSS font lists in a flat ODT to one font. Word treats such a list as a single font name longer than the permitted 31
 * characters (ECMA-376-1, 17.3.2.26), and sets code in Times.
 */
export const withWordFonts = (fodt: string): string =>
  fodt.replace(/(\s(?:svg|fo|style):font-family(?:-asian|-complex)?=")([^"<]*)"/g, (whole, before: string, value: string) => {
    const list = value.replace(/&(?:apos|quot);/g, '');
    return /[,;]/.test(list) ? `${before}${oneOf(list)}"` : whole;
  });
