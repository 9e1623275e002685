import { type Message, message } from '../../../../catalogue/languages/message.ts';

/** Metric-compatible fonts: line and page breaks stay the same. Symbols come from a symbol font. */
const twins: ReadonlySet<string> = new Set([
  ...['arial', 'helvetica', 'arial narrow', 'times new roman', 'times', 'courier new', 'courier', 'calibri', 'cambria', 'cambria math'],
  ...['symbol', 'wingdings', 'wingdings 2', 'wingdings 3', 'webdings', 'zapfdingbats', 'marlett', 'opensymbol', 'starsymbol'],
  ...['sans-serif', 'serif', 'monospace', 'sans', 'mono'],
]);

const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The fonts of a LibreOffice PDF, without subset tags and style names. */
const fontsOf = (pdf: Buffer): readonly string[] => {
  const fonts = new Set<string>();
  for (let at = pdf.indexOf('/BaseFont/'); at >= 0; at = pdf.indexOf('/BaseFont/', at + 10)) {
    const [, name = ''] = /^\/BaseFont\/(?:[A-Z]{6}\+)?([^\s/<>[\]()]{1,100})/.exec(pdf.toString('latin1', at, at + 120)) ?? [];
    const whole = name.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
    fonts.add((whole.split('-')[0] ?? '').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '));
  }
  return [...fonts].filter((font) => font !== '');
};

export type Replaced = { readonly asked: string; readonly by: string };

/**
 * Fonts of a document that its PDF replaces with others. `familyFor` returns fontconfig's match for a family, which LibreOffice uses
 * unless it knows a better one.
 */
export const replacedFonts = (
  asked: readonly string[],
  pdf: Buffer,
  familyFor: (family: string) => string | undefined,
): readonly Replaced[] => {
  const unknown = asked.filter((font) => !twins.has(font.toLowerCase()) && plain(font) !== '');
  if (unknown.length === 0) return [];
  const used = fontsOf(pdf);
  const isUsed = (font: string): boolean => used.some((one) => plain(one).startsWith(plain(font)));
  const families = new Map(asked.map((font) => [font, familyFor(font) ?? font]));
  const missing = unknown.filter((font) => !isUsed(font) && plain(families.get(font) ?? '') !== plain(font));
  const accounted = asked.filter((font) => !missing.includes(font)).flatMap((font) => [plain(font), plain(families.get(font) ?? font)]);
  const others = used.filter((font) => !/symbol|dingbats/i.test(font) && !accounted.some((one) => plain(font).startsWith(one)));
  return missing.flatMap((font) => {
    const family = families.get(font) ?? '';
    const by = isUsed(family) ? family : others[0];
    return by === undefined ? [] : [{ asked: font, by }];
  });
};

/** Maximum number of fonts a note names. */
const named = 8;

export const replacedFontsNote = (replaced: readonly Replaced[]): readonly Message[] => {
  const [one] = replaced;
  if (!one) return [];
  if (replaced.length === 1) return [message('fontReplaced', { font: one.asked, by: one.by })];
  const fonts = replaced.slice(0, named).map(({ asked, by }) => message('fontBy', { font: asked, by }));
  const more = replaced.length - fonts.length;
  return [more > 0 ? message('fontsReplacedMore', { fonts, more }) : message('fontsReplaced', { fonts })];
};
