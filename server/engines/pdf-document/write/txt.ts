import type { Block, FlowModel, Paragraph } from '../model.ts';

const inlineText = (p: Paragraph, notes: readonly number[]): string =>
  p.inlines
    .map((i) => {
      if (i.kind === 'text') return i.text;
      if (i.kind === 'tab') return i.leader ? ` ${'.'.repeat(i.dots ?? 3)} ` : '\t';
      if (i.kind === 'break') return '\n';
      return i.kind === 'note' ? `[${notes.indexOf(i.note) + 1}]` : '';
    })
    .join('')
    .trimEnd();

const paragraphText = (p: Paragraph, notes: readonly number[]): string => {
  const text = inlineText(p, notes);
  if (p.role.kind !== 'item') return text;
  return `${'  '.repeat(p.role.level)}${p.role.marker.format === 'bullet' ? '•' : p.role.marker.text} ${text}`;
};

const blockText = (block: Block, notes: readonly number[]): string => {
  if (block.kind === 'floating') return '';
  if (block.kind === 'paragraph') return paragraphText(block, notes);
  const rows: string[] = [];
  for (let r = 0; r < block.rowHeights.length; r++) {
    const cells = block.cells.filter((c) => c.row === r);
    const long = cells.some((c) => c.blocks.length > 1);
    // Cells of several paragraphs keep them apart; a row of short cells is one line with tabs.
    const texts = cells.map((c) =>
      c.blocks
        .map((b) => blockText(b, notes))
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

/**
 * Plain text in reading order, UTF-8: a blank line between paragraphs, list markers and the dots of contents lists kept, notes at the end.
 */
export const writeTxt = (model: FlowModel): Uint8Array => {
  const notes = [...model.notes.keys()];
  const parts: string[] = [];
  let list = false;
  for (const section of model.sections)
    for (const block of section.blocks) {
      const text = blockText(block, notes);
      if (text.trim() === '') continue;
      const item = block.kind === 'paragraph' && block.role.kind === 'item';
      parts.push(parts.length === 0 ? text : `${item && list ? '\n' : '\n\n'}${text}`);
      list = item;
    }
  for (const [n, id] of notes.entries())
    parts.push(`\n\n[${n + 1}] ${(model.notes.get(id) ?? []).map((p) => inlineText(p, notes)).join('\n')}`);
  return new TextEncoder().encode(`${parts.join('')}\n`);
};
