import {
  codeSpan,
  destination,
  escapeBeforeLink,
  escapeLineStart,
  escapeText,
  withoutNeedless,
} from '../../../../formats/markdown/escape.ts';
import type { Inline, LinkTarget, Paragraph, Picture } from '../../model.ts';
import { subscripts, superscripts } from '../../script-signs.ts';
import { latexOf } from '../formula.ts';
import { sameLink } from '../link-runs.ts';

export type MarkdownContext = {
  /** The address of a picture; undefined if it is omitted. */
  readonly address: (picture: Picture) => string | undefined;
  /** The label of a note, which follows `[^`. */
  readonly label: (note: number) => string;
  readonly headingAt: (anchor: string) => { readonly slug: string; readonly text: string } | undefined;
  /** Whether the document is in monospaced type, which then does not mark code. */
  readonly typewritten: boolean;
};

/** Amounts and other figures with a decimal point or comma, which are not code in monospaced type either. */
const figures = /^[-+(\s]*(?:\p{Sc}\s?[\d.,' ]*\d|\d[\d.,' ]*\s?\p{Sc}|\d{1,3}(?:[.,' ]\d{3})*[.,]\d{2,3})\)?\s*$/u;

/** Text of one style, as far as Markdown supports it. */
type Run = {
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly strike: boolean;
  readonly code: boolean;
  readonly script: 'base' | 'super' | 'sub';
  readonly link?: LinkTarget;
  /** Already Markdown: pictures, notes, line ends. */
  readonly raw?: true;
};

/** Separates the white space at a text's ends, which stays outside of its markup. */
const withoutEdges = (text: string): { readonly before: string; readonly inner: string; readonly after: string } => {
  const inner = text.trim();
  const start = inner === '' ? text.length : text.length - text.trimStart().length;
  return { before: text.slice(0, start), inner, after: text.slice(start + inner.length) };
};

/** Superscript and subscript text as Unicode characters, if these exist, otherwise in tags. */
const scripted = (text: string, script: 'super' | 'sub'): string => {
  const signs = script === 'super' ? superscripts : subscripts;
  const letters = [...text.trim()];
  // Stars and daggers have raised glyphs.
  if (letters.every((c) => /[*\u2217\u2020\u2021\u00a7\u00b6#,\u2032]/.test(c))) return escapeText(text);
  if (letters.every((c) => signs[c] !== undefined)) return text.replace(text.trim(), letters.map((c) => signs[c]).join(''));
  const tag = script === 'super' ? 'sup' : 'sub';
  const { before, inner, after } = withoutEdges(text);
  return inner ? `${before}<${tag}>${escapeText(inner)}</${tag}>${after}` : text;
};

const isPlain = (r: Run): boolean => !r.raw && !/[\p{L}\p{N}]/u.test(r.text);
const isWordy = (c: string | undefined): boolean => c !== undefined && /[\p{L}\p{N}]/u.test(c);

/** Merges runs of one style; punctuation and spaces between two runs of one style take that style. */
const mergeRuns = (runs: readonly Run[]): Run[] => {
  const settled = runs.map((r, i): Run => {
    const [before, after] = [runs[i - 1], runs[i + 1]];
    if (!isPlain(r) || r.raw || !before || !after || before.raw || after.raw) return r;
    const bold = before.bold && after.bold;
    const italic = before.italic && after.italic;
    const link = r.link ?? (before.link && sameLink(before.link, after.link) ? before.link : undefined);
    return {
      ...r,
      bold,
      italic,
      ...(r.text.trim() === '' ? { code: false, strike: before.strike && after.strike, script: 'base' as const } : {}),
      ...(link ? { link } : {}),
    };
  });
  const out: Run[] = [];
  for (const r of settled) {
    const last = out.at(-1);
    const same =
      last &&
      !last.raw &&
      !r.raw &&
      last.bold === r.bold &&
      last.italic === r.italic &&
      last.strike === r.strike &&
      last.code === r.code &&
      last.script === r.script &&
      sameLink(last.link, r.link);
    if (same) out[out.length - 1] = { ...last, text: last.text + r.text };
    else if (r.text) out.push(r);
  }
  return out;
};

/** Drops emphasis that changes inside a word, such as a first letter or characters from another font. */
const withoutSplinters = (runs: readonly Run[]): Run[] =>
  mergeRuns(
    runs.map((r, i): Run => {
      if (r.raw || (!r.bold && !r.italic)) return r;
      const [before, after] = [runs[i - 1], runs[i + 1]];
      const cut =
        (before && !before.raw && before.script === 'base' && isWordy(before.text.at(-1)) && isWordy(r.text[0])) ||
        (after && !after.raw && after.script === 'base' && isWordy(after.text[0]) && isWordy(r.text.at(-1)));
      return cut || isPlain(r) ? { ...r, bold: false, italic: false } : r;
    }),
  );

/** Punctuation that belongs to the preceding or following text: at the ends of emphasis, Markdown would show its marks literally. */
const [closing, opening] = [')]}”’»,;:.!?', '([{“‘«¿¡'];

/** Separates the punctuation at the ends of emphasised text that belongs to its neighbours. */
const withoutLooseEnds = (r: Run): readonly Run[] => {
  if (r.raw || (!r.bold && !r.italic)) return [r];
  let [start, end] = [0, r.text.length];
  while (start < end && (/\s/.test(r.text[start] as string) || closing.includes(r.text[start] as string))) start++;
  while (end > start && (/\s/.test(r.text[end - 1] as string) || opening.includes(r.text[end - 1] as string))) end--;
  const plainly = { ...r, bold: false, italic: false };
  return [
    { ...plainly, text: r.text.slice(0, start) },
    { ...r, text: r.text.slice(start, end) },
    { ...plainly, text: r.text.slice(end) },
  ].filter(({ text }) => text !== '');
};

const wrap = (mark: string, inner: string): string => {
  const { before, inner: text, after } = withoutEdges(inner);
  return text ? `${before}${mark}${text}${mark}${after}` : inner;
};

const normal = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
/** Whether the text already is the link's address, which programs link automatically. */
const saysAddress = (text: string, href: string): boolean => {
  const bare = (s: string) =>
    s
      .trim()
      .replace(/^(?:https?:\/\/|mailto:)/i, '')
      .replace(/(?<![/.])[/.]+$/, '')
      .toLowerCase();
  return bare(text) === bare(href) || (/^mailto:/i.test(href) && text.includes('@'));
};

const linked = (text: string, plain: string, link: LinkTarget, context: MarkdownContext): string => {
  if (plain.trim() === '') return text;
  if (link.kind === 'address') return saysAddress(plain, link.href) && !text.includes('\\') ? text : wrapLink(text, destination(link.href));
  if (link.kind !== 'anchor') return text;
  const heading = context.headingAt(link.anchor);
  if (!heading) return text;
  const [a, b] = [normal(plain), normal(heading.text)];
  return a.length > 2 && b.length > 2 && (a.includes(b) || b.includes(a)) ? wrapLink(text, `#${heading.slug}`) : text;
};

const wrapLink = (inner: string, address: string): string => {
  const { before, inner: text, after } = withoutEdges(inner);
  return `${before}[${text}](${address})${after}`;
};

const plain = { bold: false, italic: false, strike: false, code: false, script: 'base' } as const;

const inlineRuns = (i: Inline, context: MarkdownContext): readonly Run[] => {
  switch (i.kind) {
    case 'text':
      if (i.formula) return [{ ...plain, text: `${latexOf(i.formula)}${/\s$/.test(i.text) ? ' ' : ''}`, raw: true }];
      return [
        {
          text: i.text,
          bold: i.style.bold,
          italic: i.style.italic,
          strike: i.style.strike,
          code: i.style.monospace && !context.typewritten && !figures.test(i.text),
          script: i.style.script,
          ...(i.link ? { link: i.link } : {}),
        },
      ];
    case 'tab':
      return [{ ...plain, text: i.leader ? ` ${'.'.repeat(i.dots ?? 3)} ` : ' ' }];
    case 'break':
      return [{ ...plain, text: '  \n', raw: true }];
    case 'note':
      return [{ ...plain, text: `[^${context.label(i.note)}]`, raw: true }];
    case 'picture': {
      const text = pictureMarkdown(i.picture, context);
      return text ? [{ ...plain, text, raw: true }] : [];
    }
    case 'pageNumber':
      return [];
  }
};

export const pictureMarkdown = (picture: Picture, context: MarkdownContext): string => {
  const address = context.address(picture);
  return address ? `![${escapeText(picture.alt.replace(/\s+/g, ' ').trim(), true)}](${destination(address)})` : '';
};

const runMarkdown = (r: Run): string => {
  if (r.raw) return r.text;
  if (r.script !== 'base') return scripted(r.text, r.script);
  if (r.code && r.text.trim().length > 1 && /[\p{L}\p{N}]/u.test(r.text)) {
    const { before, inner: text, after } = withoutEdges(r.text);
    return `${before}${codeSpan(text)}${after}`;
  }
  let text = escapeText(r.text, r.link !== undefined);
  if (r.strike) text = wrap('~~', text);
  if (r.bold && r.italic) return wrap('***', text);
  return r.bold ? wrap('**', text) : r.italic ? wrap('*', text) : text;
};

/** `emphasis` is false for texts with implied style: headings, header cells; `opensLine` is false after a mark that opens the line. */
export const inlineMarkdown = (p: Pick<Paragraph, 'inlines'>, context: MarkdownContext, emphasis = true, opensLine = true): string => {
  const looks = p.inlines
    .flatMap((i) => inlineRuns(i, context))
    .map((r) => (emphasis ? r : { ...r, bold: false, italic: false, code: false }));
  const runs = withoutSplinters(mergeRuns(looks)).flatMap(withoutLooseEnds);
  let text = '';
  for (let i = 0; i < runs.length; i++) {
    const r = runs[i] as Run;
    if (!r.link) {
      text += runMarkdown(r);
      continue;
    }
    let end = i;
    while (runs[end + 1]?.link && sameLink(runs[end + 1]?.link, r.link)) end++;
    const group = runs.slice(i, end + 1);
    const plain = group.map((g) => g.text).join('');
    const link = linked(group.map(runMarkdown).join(''), plain, r.link, context);
    text = (link.startsWith('[') ? escapeBeforeLink(text) : text) + link;
    i = end;
  }
  const block = text.replace(/[ \t]{2,}(?!\n)/g, ' ').trim();
  // Another text may follow in a cell.
  return (opensLine ? withoutNeedless(block) : block)
    .split('\n')
    .map((line, n) => (opensLine || n > 0 ? escapeLineStart(line) : line))
    .join('\n');
};
