import { escapeXml, xmlHeader } from './xml.ts';

/** The format of a cell. Sizes are points, colours `#rrggbb`; `format` is an Excel number format code. */
export type XlsxStyle = {
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly underline?: boolean;
  readonly colour?: string;
  readonly font?: string;
  readonly size?: number;
  readonly fill?: string;
  readonly align?: 'left' | 'center' | 'right';
  readonly verticalAlign?: 'top' | 'center';
  readonly wrap?: boolean;
  readonly format?: string;
};

export type XlsxFont = { readonly name: string; readonly size: number };

const argb = (colour: string): string => `FF${colour.slice(1).toUpperCase()}`;

/** Numbers below this are built-in formats (ECMA-376 part 1, 18.8.30). */
const firstOwnFormat = 164;

/** Collects the distinct cell styles of a workbook and writes them as its styles part. */
export const makeStyles = (base: XlsxFont) => {
  const table = (first: readonly string[]) => {
    const numbers = new Map(first.map((xml, i) => [xml, i]));
    return {
      of: (xml: string): number => {
        const known = numbers.get(xml);
        if (known !== undefined) return known;
        numbers.set(xml, numbers.size);
        return numbers.size - 1;
      },
      xml: (tag: string) => `<${tag} count="${numbers.size}">${[...numbers.keys()].join('')}</${tag}>`,
    };
  };
  const fontXml = (s: XlsxStyle): string =>
    `<font>${s.bold ? '<b/>' : ''}${s.italic ? '<i/>' : ''}${s.underline ? '<u/>' : ''}<sz val="${s.size ?? base.size}"/>${s.colour ? `<color rgb="${argb(s.colour)}"/>` : ''}<name val="${escapeXml(s.font ?? base.name)}"/></font>`;
  const fonts = table([fontXml({})]);
  // The first two fills are reserved by the format.
  const fills = table(['<fill><patternFill patternType="none"/></fill>', '<fill><patternFill patternType="gray125"/></fill>']);
  const formats = new Map<string, number>();
  const xfs = table(['<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>']);
  const known = new Map<XlsxStyle, number>();
  const formatOf = (code: string): number => {
    const id = formats.get(code) ?? firstOwnFormat + formats.size;
    formats.set(code, id);
    return id;
  };
  const make = (s: XlsxStyle): number => {
    const font = fonts.of(fontXml(s));
    const fill = s.fill
      ? fills.of(`<fill><patternFill patternType="solid"><fgColor rgb="${argb(s.fill)}"/><bgColor indexed="64"/></patternFill></fill>`)
      : 0;
    const format = s.format ? formatOf(s.format) : 0;
    const alignment = [
      s.align ? `horizontal="${s.align}"` : '',
      s.verticalAlign ? `vertical="${s.verticalAlign}"` : '',
      s.wrap ? 'wrapText="1"' : '',
    ]
      .filter(Boolean)
      .join(' ');
    const applied = `${format ? ' applyNumberFormat="1"' : ''}${font ? ' applyFont="1"' : ''}${fill ? ' applyFill="1"' : ''}${alignment ? ' applyAlignment="1"' : ''}`;
    const head = `<xf numFmtId="${format}" fontId="${font}" fillId="${fill}" borderId="0" xfId="0"${applied}`;
    return xfs.of(alignment ? `${head}><alignment ${alignment}/></xf>` : `${head}/>`);
  };
  return {
    /** Style index for a cell's `s`. Passing the same object for many cells avoids the lookup. */
    of: (style: XlsxStyle | undefined): number => {
      if (!style) return 0;
      let id = known.get(style);
      if (id === undefined) {
        id = make(style);
        known.set(style, id);
      }
      return id;
    },
    xml: (): string => {
      const own = [...formats].map(([code, id]) => `<numFmt numFmtId="${id}" formatCode="${escapeXml(code)}"/>`);
      return `${xmlHeader}<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${own.length ? `<numFmts count="${own.length}">${own.join('')}</numFmts>` : ''}${fonts.xml('fonts')}${fills.xml('fills')}<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>${xfs.xml('cellXfs')}<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
    },
  };
};
