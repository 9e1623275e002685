import { innermostElements, replaceInnermost } from '../../../formats/xml/innermost.ts';

/** Limit of entries; longer contents stay as they are. */
const most = 2_000;

type Style = { readonly level?: number; readonly isNumbered?: boolean; readonly base?: string };
type Heading = { readonly level: number; readonly isNumbered: boolean; readonly words: string };
type Sheet = { readonly look: (id: string) => Omit<Style, 'base'>; readonly contents: ReadonlyMap<number, string> };

const value = (xml: string, tag: string): string | undefined => new RegExp(`<w:${tag}\\s+w:val="([^"<>]*)"`).exec(xml)?.[1];
/** True in a list, false if taken out of one, undefined if unstated. */
const isNumbered = (xml: string): boolean | undefined => (xml.includes('<w:numPr>') ? !/<w:numId\s+w:val="0"/.test(xml) : undefined);
const outline = (xml: string): number | undefined => {
  const level = Number(value(xml, 'outlineLvl') ?? 9) + 1;
  return level < 10 ? level : undefined;
};

/** Levels of heading styles (ECMA-376-1, 17.3.1.20), and the ids of the styles of contents, by level. */
const readSheet = (xml: string): Sheet => {
  const styles = new Map<string, Style>();
  const contents = new Map<number, string>();
  for (const { tag, inner } of innermostElements(xml, 'w:style')) {
    const id = /\sw:styleId="([^"]*)"/.exec(tag)?.[1] ?? '';
    const [, kind, level = ''] = /^(heading|toc) (\d)$/i.exec(value(inner, 'name') ?? '') ?? [];
    if (kind?.toLowerCase() === 'toc') contents.set(Number(level), id);
    const own = kind?.toLowerCase() === 'heading' ? Number(level) : outline(inner);
    styles.set(id, { level: own, isNumbered: isNumbered(inner), base: value(inner, 'basedOn') });
  }
  const look = (id: string): Omit<Style, 'base'> => {
    let found: Omit<Style, 'base'> = {};
    let style = styles.get(id);
    for (let depth = 0; style && depth < 20; depth++) {
      found = { level: found.level ?? style.level, isNumbered: found.isNumbered ?? style.isNumbered };
      style = style.base === undefined ? undefined : styles.get(style.base);
    }
    return found;
  };
  return { look, contents };
};

const wordsOf = (xml: string): string =>
  [...xml.matchAll(/<w:t(?:\s[^<>]*)?>([^<]*)<\/w:t>|<w:(?:tab|br|cr)(?:\s[^<>]*)?\/>/g)].map(([, words = ' ']) => words).join('');

type Contents = { readonly first: number; readonly last: number; readonly lastParagraph: number };

const marksOf = (paragraph: string): readonly RegExpMatchArray[] => [
  ...paragraph.matchAll(/<w:fldChar\s[^<>]{0,300}w:fldCharType="(begin|separate|end)"[^<>]{0,300}>/g),
];

/** The contents that begin in a paragraph and that no program has computed: the levels they ask for, and the paragraph where they end. */
const contentsAt = (paragraphs: readonly string[], at: number): Contents | undefined => {
  const paragraph = paragraphs[at] ?? '';
  const code = [...paragraph.matchAll(/<w:instrText(?:\s[^<>]*)?>([^<]*)/g)]
    .map(([, text = '']) => text.replaceAll('&quot;', '"'))
    .join('');
  // Tables of figures and contents of a section or of other styles are not computed.
  if (!/^\s*TOC\b/.test(code) || /\\[abcft]\b/i.test(code)) return undefined;
  const marks = [...marksOf(paragraph)];
  const isAsked = /w:dirty="(?:true|1|on)"/.test(marks[0]?.[0] ?? '');
  let lastParagraph = at;
  let words = wordsOf(paragraph);
  // Some generators end the field in a paragraph of its own.
  while (marks.at(-1)?.[1] !== 'end' && lastParagraph - at < 3 && lastParagraph + 1 < paragraphs.length) {
    const next = paragraphs[++lastParagraph] ?? '';
    marks.push(...marksOf(next));
    words += wordsOf(next);
  }
  if (marks.filter(([, type]) => type === 'begin').length !== 1 || marks.at(-1)?.[1] !== 'end') return undefined;
  if (words.trim() !== '' && !(isAsked && lastParagraph === at)) return undefined;
  const [, first = '1', last = '9'] = /\\o\s*"(\d)\s*-\s*(\d)"/.exec(code) ?? [];
  return { first: Number(first), last: Number(last), lastParagraph };
};

const headingOf = (paragraph: string, { look }: Sheet): Heading | undefined => {
  const style = look(value(paragraph, 'pStyle') ?? '');
  const level = outline(paragraph) ?? style.level;
  const words = wordsOf(paragraph).trim();
  if (level === undefined || words === '') return undefined;
  return { level, words, isNumbered: isNumbered(paragraph) ?? style.isNumbered ?? false };
};

const run = (inner: string): string => `<w:r>${inner}</w:r>`;
const field = (code: string): string =>
  `${run('<w:fldChar w:fldCharType="begin"/>')}${run(`<w:instrText xml:space="preserve"> ${code} </w:instrText>`)}${run('<w:fldChar w:fldCharType="separate"/>')}${run('<w:t>1</w:t>')}${run('<w:fldChar w:fldCharType="end"/>')}`;
const nameOf = (at: number): string => `_TocOfUs${at}`;
const tab = run('<w:tab/>');

/** Width of the text of the last section, in twentieths of a point. */
const textWidth = (part: string): number => {
  const section = part.slice(part.lastIndexOf('<w:sectPr'));
  const number = (attribute: string, usual: number): number =>
    Number(new RegExp(`\\sw:${attribute}="(\\d{1,5})"`).exec(section)?.[1] ?? usual);
  return Math.max(2000, number('w', 11_906) - number('left', 1440) - number('right', 1440));
};

const entry = ({ level, words, isNumbered: hasNumber }: Heading, at: number, { contents }: Sheet, width: number): string => {
  const style = contents.get(level);
  const look = `${style ? `<w:pStyle w:val="${style}"/>` : ''}<w:tabs>${hasNumber ? `<w:tab w:val="left" w:pos="${220 * (level - 1) + 600}"/>` : ''}<w:tab w:val="right" w:leader="dot" w:pos="${width}"/></w:tabs>${style ? '' : `<w:ind w:left="${220 * (level - 1)}"/>`}`;
  const number = hasNumber ? field(`REF ${nameOf(at)} \\r \\h`) + tab : '';
  const inner = `${number}${run(`<w:t xml:space="preserve">${words}</w:t>`)}${tab}${field(`PAGEREF ${nameOf(at)} \\h`)}`;
  return `<w:p><w:pPr>${look}</w:pPr><w:hyperlink w:anchor="${nameOf(at)}" w:history="1">${inner}</w:hyperlink></w:p>`;
};

/** The paragraph with a bookmark around its content. */
const marked = (inner: string, at: number): string => {
  const begin = inner.startsWith('<w:pPr') ? inner.indexOf('</w:pPr>') + '</w:pPr>'.length : 0;
  const id = 900_000 + at;
  return `${inner.slice(0, begin)}<w:bookmarkStart w:id="${id}" w:name="${nameOf(at)}"/>${inner.slice(begin)}<w:bookmarkEnd w:id="${id}"/>`;
};

/**
 * Writes the contents of a document that no program has computed (TOC fields without a result, as generators write them), in a main part
 * normalised by plainXmlText. Word computes them when it opens the document; LibreOffice leaves them out. It computes the page numbers.
 */
export const withComputedContents = (part: string, styles: string): string => {
  if (!/>\s{0,9}TOC\b/.test(part)) return part;
  const paragraphs = [...innermostElements(part, 'w:p')].map(({ inner }) => inner);
  const contents = new Map(
    paragraphs.flatMap((_, at): [number, Contents][] => {
      const found = contentsAt(paragraphs, at);
      return found ? [[at, found]] : [];
    }),
  );
  if (contents.size === 0) return part;
  const sheet = readSheet(styles);
  const headings: Heading[] = [];
  const withMarks = replaceInnermost(part, 'w:p', ({ tag, inner }) => {
    const heading = headingOf(inner, sheet);
    if (!heading) return undefined;
    headings.push(heading);
    return `${tag}${marked(inner, headings.length - 1)}</w:p>`;
  });
  if (headings.length === 0 || headings.length > most) return part;
  const width = textWidth(part);
  let [at, until] = [-1, -1];
  return replaceInnermost(withMarks, 'w:p', () => {
    at++;
    const found = contents.get(at);
    if (!found) return at <= until ? '' : undefined;
    const entries = headings
      .map((heading, index) => (heading.level >= found.first && heading.level <= found.last ? entry(heading, index, sheet, width) : ''))
      .join('');
    if (entries !== '') until = found.lastParagraph;
    return entries || undefined;
  });
};
