import type { Draft } from './blocks.ts';
import { continues, joinParagraphs } from './join.ts';
import { isRestOf, joinTables } from './join-tables.ts';
import type { Measure } from './paragraph-breaks.ts';
import type { Stretch } from './sections.ts';

/** Joins what a column or page break parts: paragraphs and tables that go on. */
export const joinStretches = (stretches: readonly Stretch[]): Stretch[] => {
  const out: { page: number; columns: { measure: Measure; drafts: Draft[] }[] }[] = [];
  let last: Draft[] | undefined;
  for (const stretch of stretches) {
    const columns = stretch.columns.map((c) => ({ measure: c.measure, drafts: [...c.drafts] }));
    for (const column of columns) {
      const first = column.drafts[0];
      const end = last?.at(-1);
      if (last && first && end) {
        if (first.kind === 'text' && end.kind === 'text' && continues(end, first)) {
          last[last.length - 1] = {
            kind: 'text',
            paragraph: joinParagraphs(end.paragraph, first.paragraph),
            lines: [...end.lines, ...first.lines],
            measure: first.measure,
          };
          column.drafts.shift();
        } else if (
          first.kind === 'other' &&
          end.kind === 'other' &&
          first.block.kind === 'table' &&
          end.block.kind === 'table' &&
          isRestOf(end.block, first.block)
        ) {
          last[last.length - 1] = { kind: 'other', block: joinTables(end.block, first.block) };
          column.drafts.shift();
        }
      }
      if (column.drafts.length) last = column.drafts;
    }
    out.push({ page: stretch.page, columns });
  }
  return out;
};
