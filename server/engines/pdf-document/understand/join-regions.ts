import type { LayoutBlock } from './blocks.ts';
import { continues, joinParagraphs } from './join.ts';
import { isRestOf, joinTables } from './join-tables.ts';
import type { PageRegion } from './page-region.ts';
import type { Measure } from './paragraph-breaks.ts';
import type { Statistics } from './statistics.ts';

type OpenColumn = { readonly measure: Measure; readonly blocks: LayoutBlock[]; goesOn?: true };

export const joinRegions = (regions: readonly PageRegion[], stats: Statistics): PageRegion[] => {
  const out: PageRegion[] = [];
  let last: LayoutBlock[] | undefined;
  for (const region of regions) {
    const columns = region.columns.map((c): OpenColumn => ({ measure: c.measure, blocks: [...c.blocks] }));
    // Content of boxes does not continue elsewhere.
    if (region.boxes) {
      last = undefined;
      out.push({ ...region, columns });
      continue;
    }
    for (const column of columns) {
      const first = column.blocks[0];
      const end = last?.at(-1);
      if (last && first && end) {
        if (first.kind === 'text' && end.kind === 'text' && continues(end, first, stats)) {
          last[last.length - 1] = {
            kind: 'text',
            paragraph: joinParagraphs(end.paragraph, first.paragraph, stats),
            lines: [...end.lines, ...first.lines],
            measure: first.measure,
          };
          column.blocks.shift();
          column.goesOn = true;
        } else if (
          first.kind === 'other' &&
          end.kind === 'other' &&
          first.block.kind === 'table' &&
          end.block.kind === 'table' &&
          isRestOf(end.block, first.block)
        ) {
          last[last.length - 1] = { kind: 'other', block: joinTables(end.block, first.block) };
          column.blocks.shift();
          column.goesOn = true;
        }
      }
      if (column.blocks.length) last = column.blocks;
    }
    out.push({ page: region.page, columns });
  }
  return out;
};
