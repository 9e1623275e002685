import { escapeXml } from '../../../../formats/ooxml/xml.ts';
import type { Bar, Block, Marker, Paragraph, Table } from '../../model.ts';
import type { Panels, SectionBlock } from '../../panel-model.ts';
import { codeAt } from '../code-runs.ts';
import { insidePanel } from '../inside-panel.ts';
import { type BaseLook, type Looks, lookOf } from '../looks.ts';
import { quoteAt } from '../quotes.ts';
import { type HtmlContext, inlineHtml, pictureHtml } from './inline.ts';

const round = (value: number): number => Math.round(value * 10) / 10;

/** The bar at the side of a text, and the white space between them. */
const barCss = ({ box, colour }: Bar, p: Paragraph): string =>
  `border-inline-start:${round(box.x1 - box.x0)}pt solid ${colour};padding-inline-start:${round(p.box.x0 - box.x1)}pt`;

const blockCss = (p: Paragraph): string => {
  const css: string[] = [];
  const align = { start: '', centre: 'center', end: 'end', justify: 'justify' }[p.align];
  if (align) css.push(`text-align:${align}`);
  if (p.role.kind === 'body') {
    if (p.indent.start > 6) css.push(`margin-inline-start:${round(p.indent.start)}pt`);
    if (Math.abs(p.indent.first) > 4) css.push(`text-indent:${round(p.indent.first)}pt`);
  }
  for (const [side, rule] of [
    ['top', p.rules?.above],
    ['bottom', p.rules?.below],
  ] as const)
    if (rule) css.push(`border-${side}:${round(rule.width)}pt solid ${rule.colour};padding-${side}:${round(rule.gap)}pt`);
  if (p.fill) css.push(`background:${p.fill}`);
  if (p.border) css.push(`border:1px solid ${p.border}`);
  if (p.radius) css.push(`border-radius:${round(p.radius)}pt`);
  if (p.bar) css.push(barCss(p.bar, p));
  if (p.padding)
    css.push(`padding:${[p.padding.top, p.padding.right, p.padding.bottom, p.padding.left].map((n) => `${round(n)}pt`).join(' ')}`);
  else if (p.fill || p.border) css.push('padding:.3em .5em');
  return css.length ? ` style="${css.join(';')}"` : '';
};

const direction = (p: Paragraph): string => (p.direction === 'rtl' ? ' dir="rtl"' : '');

const tagOf = (p: Paragraph): string => {
  if (p.role.kind === 'title') return 'h1';
  if (p.role.kind === 'code') return 'pre';
  return p.role.kind === 'heading' ? `h${p.role.level}` : 'p';
};

const paragraphHtml = (p: Paragraph, looks: Looks, context: HtmlContext): string => {
  const content = inlineHtml(p, lookOf(p, looks), context);
  if (content.trim() === '') return '';
  const pictures = p.inlines.length > 0 && p.inlines.every((i) => i.kind === 'picture');
  if (pictures) return `<figure${blockCss(p)}>${content}</figure>`;
  const tag = tagOf(p);
  const kind = p.role.kind === 'title' ? ' class="title"' : '';
  return `<${tag}${kind}${direction(p)}${blockCss(p)}>${content}</${tag}>`;
};

const listTypes: Readonly<Record<Exclude<Marker['format'], 'bullet'>, string>> = {
  decimal: '1',
  lowerLetter: 'a',
  upperLetter: 'A',
  lowerRoman: 'i',
  upperRoman: 'I',
  ideograph: '1',
};

const openList = (marker: Marker): string => {
  if (marker.format === 'bullet') return '<ul>';
  const start = marker.number !== 1 ? ` start="${marker.number}"` : '';
  return `<ol type="${listTypes[marker.format]}"${start}>`;
};

/** Sets a marker literally if the list's own numbering would not show it. */
const itemStyle = (marker: Marker): string => {
  const usual = marker.format === 'bullet' ? /^[•·\uf0b7]$/.test(marker.text) : /^\p{L}{1,4}\.$|^\d+\.$/u.test(marker.text);
  const shown = /[\ue000-\uf8ff]/.test(marker.text) ? '•' : marker.text;
  return usual ? '' : ` style="list-style-type:&quot;${escapeXml(shown).replace(/&quot;/g, '')}\u00a0&quot;"`;
};

type Item = Paragraph & { readonly role: Extract<Paragraph['role'], { kind: 'item' }> };

const listHtml = (items: readonly Item[], looks: Looks, context: HtmlContext): string => {
  const open: { level: number; list: number; close: string }[] = [];
  let html = '';
  for (const item of items) {
    const { level, list, marker } = item.role;
    while (open.length && ((open.at(-1)?.level ?? 0) > level || ((open.at(-1)?.level ?? 0) === level && open.at(-1)?.list !== list)))
      html += `</li>${open.pop()?.close}`;
    const top = open.at(-1);
    if (top?.level === level) html += '</li>';
    else {
      html += openList(marker);
      open.push({ level, list, close: marker.format === 'bullet' ? '</ul>' : '</ol>' });
    }
    html += `<li${direction(item)}${itemStyle(marker)}>${inlineHtml(item, looks.body, context)}`;
  }
  while (open.length) html += `</li>${open.pop()?.close}`;
  return html;
};

const cellLook = (looks: Looks): BaseLook => looks.body;

const tableHtml = (table: Table, looks: Looks, context: HtmlContext): string => {
  const rows = table.rowHeights.map((_, r) => {
    const cells = table.cells.filter((c) => c.row === r);
    const tag = r < table.headerRows ? 'th' : 'td';
    let column = 0;
    const html: string[] = [];
    for (const cell of cells) {
      // Positions without a cell in a table without rules are empty cells.
      if (!table.ruled) for (; column < cell.column; column++) html.push(`<${tag}></${tag}>`);
      column = cell.column + cell.columnSpan;
      const spans = `${cell.columnSpan > 1 ? ` colspan="${cell.columnSpan}"` : ''}${cell.rowSpan > 1 ? ` rowspan="${cell.rowSpan}"` : ''}`;
      const only = cell.blocks.length === 1 ? cell.blocks[0] : undefined;
      const fill = cell.fill ? `background:${cell.fill}` : '';
      const align =
        only?.kind === 'paragraph' && (only.align === 'centre' || only.align === 'end')
          ? `text-align:${only.align === 'centre' ? 'center' : 'end'}`
          : '';
      const css = [fill, align].filter(Boolean).join(';');
      const content =
        only?.kind === 'paragraph' && only.role.kind === 'body'
          ? inlineHtml(only, cellLook(looks), context)
          : blocksHtml(cell.blocks, looks, context);
      html.push(`<${tag}${spans}${css ? ` style="${css}"` : ''}${only?.kind === 'paragraph' ? direction(only) : ''}>${content}</${tag}>`);
    }
    return `<tr>${html.join('')}</tr>`;
  });
  const head = rows.slice(0, table.headerRows).join('\n');
  const body = rows.slice(table.headerRows).join('\n');
  return `<table${table.ruled ? ' class="ruled"' : ''}${table.direction === 'rtl' ? ' dir="rtl"' : ''}>${head ? `\n<thead>${head}</thead>` : ''}\n<tbody>${body}</tbody>\n</table>`;
};

/** Paragraphs and lists beside one bar, at the position of the first of them. A heading has its own bar. */
const quoteHtml = (quote: readonly Paragraph[], bar: Bar, looks: Looks, context: HtmlContext): string => {
  const nearest = quote.reduce((a, b) => (b.box.x0 < a.box.x0 ? b : a));
  const inset = nearest.indent.start;
  const inside = quote.map(({ bar: _, ...p }): Paragraph => ({ ...p, indent: { ...p.indent, start: p.indent.start - inset } }));
  const start = inset - (nearest.box.x0 - bar.box.x0);
  return `<blockquote style="margin:1em 0 1em ${round(Math.max(0, start))}pt;${barCss(bar, nearest)}">${blocksHtml(inside, looks, context)}</blockquote>`;
};

const isItem = (b: Block): b is Item => b.kind === 'paragraph' && b.role.kind === 'item';

/** Blocks as HTML that is also well-formed XML. */
export const blocksHtml = (blocks: readonly Block[], looks: Looks, context: HtmlContext): string => {
  const out: string[] = [];
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i] as Block;
    const quote = quoteAt(blocks, i);
    const code = codeAt(blocks, i);
    if (quote) {
      out.push(quoteHtml(quote.paragraphs, quote.bar, looks, context));
      i += quote.paragraphs.length - 1;
    } else if (code) {
      out.push(paragraphHtml(code.paragraph, looks, context));
      i += code.lines - 1;
    } else if (isItem(block)) {
      const items: Item[] = [];
      for (let next = blocks[i]; next && isItem(next); next = blocks[++i]) items.push(next);
      i--;
      out.push(listHtml(items, looks, context));
    } else if (block.kind === 'paragraph') out.push(paragraphHtml(block, looks, context));
    else if (block.kind === 'table') out.push(tableHtml(block, looks, context));
    else out.push(`<figure>${pictureHtml(block.picture, context)}</figure>`);
  }
  return out.filter(Boolean).join('\n');
};

/** Boxes side by side, stacked if the width is insufficient. */
const panelsHtml = ({ panels, direction }: Panels, looks: Looks, context: HtmlContext): string => {
  const boxes = panels.map((panel) => {
    const css = [
      `flex:${Math.round(panel.box.x1 - panel.box.x0)}`,
      ...(panel.fill ? [`background:${panel.fill}`] : []),
      ...(panel.border ? [`border:1px solid ${panel.border}`] : []),
    ];
    return `<div style="${css.join(';')}">${blocksHtml(insidePanel(panel), looks, context)}</div>`;
  });
  return `<div class="panels"${direction === 'rtl' ? ' dir="rtl"' : ''}>${boxes.join('\n')}</div>`;
};

export const sectionHtml = (blocks: readonly SectionBlock[], looks: Looks, context: HtmlContext): string => {
  const out: string[] = [];
  let run: Block[] = [];
  for (const block of blocks) {
    if (block.kind !== 'panels') {
      run.push(block);
      continue;
    }
    out.push(blocksHtml(run, looks, context), panelsHtml(block, looks, context));
    run = [];
  }
  return [...out, blocksHtml(run, looks, context)].filter(Boolean).join('\n');
};

/** Notes with their numbers, which link back; `tag` is the element of each note. */
export const notesHtml = (
  notes: readonly (readonly [number, readonly Paragraph[]])[],
  looks: Looks,
  context: HtmlContext,
  tag: (content: string, id: string) => string = (content, id) => `<p class="note" id="${id}">${content}</p>`,
): string =>
  notes
    .map(([id, paragraphs]) => {
      const n = context.noteNumber(id);
      const text = paragraphs.map((p) => inlineHtml(p, looks.body, context)).join('<br/>');
      return tag(`<a href="#ref-${n}">${n}</a>. ${text}`, `note-${n}`);
    })
    .join('\n');
