import { decodeHTML } from 'entities/decode';
import { tagAttribute } from '../../formats/xml/tag-attribute.ts';

/** Words of a cell with looks of their own, as HTML, by the plain words. */
export type RichCells = ReadonlyMap<string, string>;

const keyOf = (markup: string): string =>
  decodeHTML(markup.replace(/<[^<>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

/** Properties of ODF text styles whose values CSS has too. */
const shared = ['fo:font-weight', 'fo:font-style', 'fo:color'] as const;

const cssOf = (properties: string): string => {
  const has = (name: string): boolean => !['none', undefined].includes(tagAttribute(properties, name));
  const css = shared.flatMap((name) => {
    const value = tagAttribute(properties, name);
    return value && /^[#\w]{1,20}$/.test(value) ? [`${name.slice(3)}:${value}`] : [];
  });
  const lines = [
    ...(has('style:text-underline-style') ? ['underline'] : []),
    ...(has('style:text-line-through-style') || has('style:text-line-through-type') ? ['line-through'] : []),
  ];
  if (lines.length > 0) css.push(`text-decoration:${lines.join(' ')}`);
  const raised = /^(super|sub|-?\d{1,3})/.exec(tagAttribute(properties, 'style:text-position') ?? '')?.[1];
  if (raised && raised !== '0')
    css.push(`vertical-align:${raised === 'sub' || raised.startsWith('-') ? 'sub' : 'super'}`, 'font-size:smaller');
  return css.join(';');
};

/** The looks of text styles in a flat document, as CSS. */
const looksOf = (fods: string): ReadonlyMap<string, string> =>
  new Map(
    fods
      .split('<style:style ')
      .slice(1)
      .flatMap((style): (readonly [string, string])[] => {
        const head = ` ${style.slice(0, style.indexOf('>') + 1)}`;
        const properties = /<style:text-properties\b[^<>]*>/.exec(style)?.[0];
        const name = tagAttribute(head, 'style:name');
        return tagAttribute(head, 'style:family') === 'text' && name && properties ? [[name, cssOf(properties)]] : [];
      }),
  );

const paragraphHtml = (paragraph: string, looks: ReadonlyMap<string, string>): string =>
  paragraph.replace(/<(\/?)([\w:-]{1,40})\b([^<>]*)>/g, (_, close: string, name: string, attributes: string) => {
    if (name === 'text:span')
      return close ? '</span>' : `<span style="${looks.get(tagAttribute(attributes, 'text:style-name') ?? '') ?? ''}">`;
    if (name === 'text:s') return ' ';
    return name === 'text:line-break' ? '<br>' : '';
  });

/** Cells of a flat spreadsheet whose words have different looks. Words that other cells have without looks are left out. */
export const richCellsOf = (fods: string): RichCells => {
  const looks = looksOf(fods);
  const [rich, plain] = [new Map<string, string>(), new Set<string>()];
  for (const cell of fods.split('<table:table-cell').slice(1)) {
    const content = cell.split('</table:table-cell>', 1)[0]?.split('</office:annotation>').at(-1) ?? '';
    const paragraphs = content
      .split('<text:p')
      .slice(1)
      .map((one) => one.slice(one.indexOf('>') + 1).split('</text:p>', 1)[0] ?? '');
    const key = keyOf(
      paragraphs
        .join(' ')
        .replace(/<text:s\b[^<>]*>/g, ' ')
        .replace(/<\/?text:(?:span|a)\b[^<>]*>/g, ''),
    );
    // A link stays a link: LibreOffice writes its address.
    if (content.includes('<text:span') && !content.includes('<text:a '))
      rich.set(key, paragraphs.map((one) => paragraphHtml(one, looks)).join('<br>'));
    else plain.add(key);
  }
  return new Map([...rich].filter(([key]) => key && !plain.has(key)));
};

const cellOfPage = /(<td\b[^<>]*>(?:\s*<(?:b|i|u|s|font)\b[^<>]*>)*)([^<>]+(?:<br ?\/?>[^<>]*)*)((?:<\/(?:b|i|u|s|font)>\s*)*<\/td>)/gi;

/** A page of sheets, whose cells get back the looks of their words: LibreOffice writes them as plain words. */
export const withRichCells = (page: string, cells: RichCells): string =>
  cells.size === 0
    ? page
    : page.replace(cellOfPage, (whole, before: string, words: string, after: string) => {
        const html = cells.get(keyOf(words.replace(/<br ?\/?>/gi, ' ')));
        return html === undefined ? whole : `${before}${html}${after}`;
      });
