import { escapeHeadingEnd, escapeText, withoutNeedless } from '../../../../formats/markdown/escape.ts';
import type { FlowModel } from '../../flow-model.ts';
import type { Block, Paragraph, Picture, Running } from '../../model.ts';
import { blocksOf, paragraphsOf } from '../../reading-order.ts';
import { codeAt } from '../code-runs.ts';
import { quoteAt } from '../quotes.ts';
import { runningText } from '../running-text.ts';
import { inlineMarkdown, type MarkdownContext, pictureMarkdown } from './inline.ts';
import { tableMarkdown } from './tables.ts';

const plainText = (p: Paragraph): string => p.inlines.map((i) => (i.kind === 'text' ? i.text : ' ')).join('');

/** The anchor that programs generate for a heading (GitHub's rule). */
const slugOf = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

const indent = (text: string, width: number): string => text.replace(/\n(?=.)/g, `\n${' '.repeat(width)}`);

const labelsOf = (picture: Picture): string => (picture.labels ?? []).map((label) => escapeText(label)).join('\n');

const headingMark = (p: Paragraph, titled: boolean): string => {
  if (p.role.kind === 'title') return '# ';
  return p.role.kind === 'heading' ? `${'#'.repeat(Math.min(6, p.role.level + (titled ? 1 : 0)))} ` : '';
};

/** A list item, with its number if Markdown supports the format. */
const itemOf = (p: Paragraph, text: string, depth: number): string => {
  if (p.role.kind !== 'item') return text;
  const { marker } = p.role;
  const sign = marker.format === 'bullet' ? '-' : /^\d{1,9}[.)]$/.test(marker.text) ? marker.text : undefined;
  const before = ' '.repeat(depth);
  return sign ? `${before}${sign} ${indent(text, depth + sign.length + 1)}` : `${before}${escapeText(marker.text)} ${indent(text, depth)}`;
};

const quoted = (text: string): string => text.replace(/^(?=(.?))/gm, (_, first) => (first ? '> ' : '>'));

/** Lines of code in a fence, which is longer than any inside. */
const fenced = (p: Paragraph): string => {
  const text = p.inlines.map((i) => (i.kind === 'text' ? i.text : i.kind === 'break' ? '\n' : '')).join('');
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((ticks) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${text}\n${fence}`;
};

/** Share of monospaced letters from which on a text is set in it. */
const typewrittenText = 0.5;

const writeBlocks = (blocks: readonly Block[], context: MarkdownContext, titled: boolean): string[] => {
  const parts: string[] = [];
  /** Columns at which the texts of the open items start, by level. */
  let starts: number[] = [];
  let wasItem = false;
  let topList: number | undefined;
  const push = (text: string, tight = false) => {
    if (text.trim() !== '') parts.push((parts.length === 0 ? '' : tight ? '\n' : '\n\n') + text);
  };
  for (let n = 0; n < blocks.length; n++) {
    const block = blocks[n] as Block;
    const quote = quoteAt(blocks, n);
    if (quote) {
      push(
        quoted(
          writeBlocks(
            quote.paragraphs.map(({ bar: _, ...p }) => p),
            context,
            titled,
          ).join(''),
        ),
      );
      n += quote.paragraphs.length - 1;
      continue;
    }
    const code = codeAt(blocks, n);
    if (code) {
      push(fenced(code.paragraph));
      n += code.lines - 1;
      wasItem = false;
      starts = [];
      continue;
    }
    if (block.kind === 'paragraph' && block.role.kind === 'item') {
      const { list, level, marker } = block.role;
      starts = starts.slice(0, level);
      const depth = starts.at(-1) ?? 0;
      const counts = marker.format === 'bullet' || /^\d{1,9}[.)]$/.test(marker.text);
      const opensList = level === 0 && list !== topList;
      if (level === 0) topList = list;
      push(itemOf(block, inlineMarkdown(block, context), depth), wasItem && counts && !opensList);
      if (counts) starts[level] = depth + (marker.format === 'bullet' ? 2 : marker.text.length + 1);
      wasItem = counts;
      continue;
    }
    wasItem = false;
    starts = [];
    if (block.kind === 'table') push(tableMarkdown(block, context));
    else if (block.kind === 'floating') {
      push(pictureMarkdown(block.picture, context));
      push(labelsOf(block.picture));
    } else {
      const mark = headingMark(block, titled);
      const text = inlineMarkdown(block, context, mark === '', mark === '');
      push(mark ? `${mark}${escapeHeadingEnd(withoutNeedless(text.replace(/\s+/g, ' ')))}` : text);
      for (const i of block.inlines) if (i.kind === 'picture') push(labelsOf(i.picture));
    }
  }
  return parts;
};

/** Labels of notes: the marks from the file, if they are unique. */
const noteLabels = (model: FlowModel): ReadonlyMap<number, string> => {
  const marks = [...model.notes].map(([id]) => model.noteMarks.get(id) ?? '');
  const usable = new Set(marks).size === marks.length && marks.every((m) => /^[\p{L}\p{N}]+$/u.test(m));
  return new Map([...model.notes.keys()].map((id, n) => [id, usable ? (marks[n] as string) : String(n + 1)]));
};

export type PictureAddress = (image: string) => string | undefined;

/**
 * Markdown (CommonMark with GitHub's tables and notes). `addressOf` returns the addresses of pictures. For a single page, the running
 * header and footer are part of the text, since nothing shows that they repeat.
 */
export const writeMarkdown = (model: FlowModel, addressOf: PictureAddress): Uint8Array => {
  const blocks = blocksOf(model);
  const paragraphs = paragraphsOf(blocks);
  const labels = noteLabels(model);
  const headings = new Map<string, { slug: string; text: string }>();
  const used = new Map<string, number>();
  for (const p of paragraphs) {
    if (p.role.kind !== 'heading' && p.role.kind !== 'title') continue;
    const text = plainText(p);
    const slug = slugOf(text);
    const times = used.get(slug) ?? 0;
    used.set(slug, times + 1);
    if (p.anchor) headings.set(p.anchor, { slug: times ? `${slug}-${times}` : slug, text });
  }
  const letters = { typewritten: 0, all: 0 };
  for (const p of paragraphs)
    for (const i of p.role.kind === 'code' ? [] : p.inlines)
      if (i.kind === 'text') {
        letters.all += i.text.length;
        if (i.style.monospace) letters.typewritten += i.text.length;
      }
  const context: MarkdownContext = {
    address: (picture) => addressOf(picture.image),
    label: (note) => labels.get(note) ?? String(note),
    headingAt: (anchor) => headings.get(anchor),
    typewritten: letters.typewritten > typewrittenText * letters.all,
  };
  const titled = paragraphs.some((p) => p.role.kind === 'title');
  const body = writeBlocks(blocks, context, titled).join('');
  const notes = [...model.notes]
    .map(([id, list]) => `[^${context.label(id)}]: ${indent(list.map((p) => inlineMarkdown(p, context)).join('\n\n'), 4)}`)
    .join('\n');
  const { header, footer } = runningText(model);
  const running = (list: readonly Running[]) => writeBlocks(list, context, true).join('');
  const text = [running(header), body, notes, running(footer)].filter((part) => part.trim()).join('\n\n');
  return new TextEncoder().encode(`${text}\n`);
};
