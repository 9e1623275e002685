import type { FlowModel } from '../flow-model.ts';
import type { Block, Paragraph } from '../model.ts';
import { blocksOf } from '../reading-order.ts';

type Marks = FlowModel['noteMarks'];

const inlineText = (p: Paragraph, marks: Marks): string =>
  p.inlines
    .map((i) => {
      if (i.kind === 'text') return i.text;
      if (i.kind === 'tab') return i.leader ? ` ${(i.spaced ? '. ' : '.').repeat(i.dots ?? 3).trimEnd()} ` : '\t';
      if (i.kind === 'break') return '\n';
      return i.kind === 'note' ? (marks.get(i.note) ?? `${i.note}`) : '';
    })
    .join('')
    .trimEnd();

const paragraphText = (p: Paragraph, marks: Marks): string => {
  const text = inlineText(p, marks);
  if (p.role.kind !== 'item') return text;
  return `${'  '.repeat(p.role.level)}${p.role.marker.format === 'bullet' ? '•' : p.role.marker.text} ${text}`;
};

const blockText = (block: Block, marks: Marks): string => {
  if (block.kind === 'floating') return '';
  if (block.kind === 'paragraph') return paragraphText(block, marks);
  const rows: string[] = [];
  for (let r = 0; r < block.rowHeights.length; r++) {
    const cells = block.cells.filter((c) => c.row === r);
    const long = cells.some((c) => c.blocks.length > 1);
    // Cells of several paragraphs keep them separate; a row of short cells is one line with tabs.
    const texts = cells.map((c) =>
      c.blocks
        .map((b) => blockText(b, marks))
        .filter(Boolean)
        .join(long ? '\n' : ' '),
    );
    rows.push(
      texts
        .filter((t, i) => t !== '' || !long || i === 0)
        .join(long ? '\n' : '\t')
        .trimEnd(),
    );
  }
  return rows.filter((r) => r.trim() !== '').join('\n');
};

const noteText = (id: number, { notes, noteMarks }: FlowModel): string =>
  `${noteMarks.get(id) ?? id} ${(notes.get(id) ?? []).map((p) => inlineText(p, noteMarks)).join('\n')}`;

/**
 * Plain text in page order, UTF-8: a blank line between paragraphs; list markers and dot leaders are kept; notes with their marks are at
 * the foot of their page.
 */
export const writeTxt = (model: FlowModel): Uint8Array => {
  const parts: string[] = [];
  let list = false;
  const write = (text: string, item: boolean, under?: string) => {
    if (text.trim() === '') return;
    parts.push(parts.length === 0 ? text : `${under ?? (item && list ? '\n' : '\n\n')}${text}`);
    list = item;
  };
  const blocks = blocksOf(model);
  for (const [n, block] of [undefined, ...blocks].entries()) {
    const role = block?.kind === 'paragraph' ? block.role : undefined;
    const under = role?.kind === 'code' && !role.first ? '\n'.repeat(role.empty + 1) : undefined;
    if (block) write(blockText(block, model.noteMarks), role?.kind === 'item', under);
    for (const id of model.noteFeet.get(n) ?? []) write(noteText(id, model), false);
  }
  return new TextEncoder().encode(`${parts.join('')}\n`);
};
