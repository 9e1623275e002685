import { escapeXml } from '../../../../formats/ooxml/xml.ts';
import type { Inline, LinkTarget, Paragraph, Picture, TextStyle } from '../../model.ts';
import { linkRuns } from '../link-runs.ts';
import { type BaseLook, spokenText } from '../looks.ts';
import { mathOf } from './mathml.ts';

/** Dependencies of the HTML writer that differ between pages and books. */
export type HtmlContext = {
  /** Address of an image: a data URI, or a path inside a book. */
  readonly imageSource: (id: string) => string | undefined;
  /** Attributes that mark a reference to a note for e-book readers; empty for web pages. */
  readonly noteRole: string;
  /** Notes with a reference: the note links back only to the first. */
  readonly namedNotes: Set<number>;
  readonly noteNumber: (id: number) => number;
  readonly fileOfAnchor: (anchor: string) => string;
};

const px = (points: number): string => `${Math.round((points * 96) / 72)}`;
const em = (value: number): string => `${Math.round(value * 100) / 100}em`;

/** Font stack by kind: falls back to the reader's own serif, sans or monospace face. */
export const fontStack = (style: Pick<TextStyle, 'font'>, monospace = false): string => {
  const generic = monospace
    ? 'monospace'
    : /times|serif|roman|georgia|garamond|palatino|book|cambria|minion/i.test(style.font) && !/sans/i.test(style.font)
      ? 'serif'
      : 'sans-serif';
  return `'${style.font.replace(/['"\\<>&;]/g, '')}', ${generic}`;
};

const cssOf = (style: TextStyle, look: BaseLook): string => {
  const css: string[] = [];
  if (style.font !== look.font && !style.monospace) css.push(`font-family:${fontStack(style)}`);
  if (Math.abs(style.size - look.size) >= 0.5) css.push(`font-size:${em(style.size / look.size)}`);
  if (style.colour !== look.colour) css.push(`color:${style.colour}`);
  if (style.highlight) css.push(`background:${style.highlight}`);
  if (look.bold && !style.bold) css.push('font-weight:normal');
  if (look.italic && !style.italic) css.push('font-style:normal');
  return css.join(';');
};

const textHtml = (inline: Extract<Inline, { kind: 'text' }>, look: BaseLook): string => {
  const { style, link } = inline;
  if (inline.formula) return mathOf(inline.formula) + (/\s$/.test(inline.text) ? ' ' : '');
  let html = escapeXml(inline.text);
  if (style.monospace && look.font !== style.font) html = `<code>${html}</code>`;
  if (style.bold && !look.bold) html = `<strong>${html}</strong>`;
  if (style.italic && !look.italic) html = `<em>${html}</em>`;
  if (style.underline && !link) html = `<u>${html}</u>`;
  if (style.strike) html = `<s>${html}</s>`;
  if (style.script !== 'base') html = `<${style.script === 'super' ? 'sup' : 'sub'}>${html}</${style.script === 'super' ? 'sup' : 'sub'}>`;
  const css = cssOf(style, look);
  return css && inline.text.trim() ? `<span style="${escapeXml(css)}">${html}</span>` : html;
};

const addressOf = (link: LinkTarget | undefined, context: HtmlContext): string | undefined => {
  if (link?.kind === 'anchor') return `${context.fileOfAnchor(link.anchor)}#${link.anchor}`;
  return link?.kind === 'address' ? link.href : undefined;
};

export const pictureHtml = (picture: Picture, context: HtmlContext): string => {
  const source = context.imageSource(picture.image);
  const depth = picture.depth ? ` style="vertical-align:-${px(picture.depth)}px"` : '';
  return source
    ? `<img src="${source}" alt="${escapeXml(spokenText(picture))}" width="${px(picture.width)}" height="${px(picture.height)}"${depth}/>`
    : '';
};

const oneInline = (i: Inline, look: BaseLook, context: HtmlContext): string => {
  switch (i.kind) {
    case 'text':
      return textHtml(i, look);
    case 'tab':
      return '<span class="tab">\t</span>';
    case 'break':
      return '<br/>';
    case 'pageNumber':
      return '';
    case 'picture':
      return pictureHtml(i.picture, context);
    case 'note': {
      const n = context.noteNumber(i.note);
      const place = context.namedNotes.has(n) ? '' : ` id="ref-${n}"`;
      context.namedNotes.add(n);
      return `<sup><a${context.noteRole}${place} href="#note-${n}">${n}</a></sup>`;
    }
  }
};

export const inlineHtml = (p: Paragraph, look: BaseLook, context: HtmlContext): string => {
  const runs = linkRuns(p.inlines).map(({ link, inlines }) => {
    const html = inlines.map((i) => oneInline(i, look, context)).join('');
    const address = addressOf(link, context);
    return address === undefined ? html : `<a href="${escapeXml(address)}">${html}</a>`;
  });
  return (p.anchor ? `<a id="${p.anchor}"></a>` : '') + runs.join('');
};
