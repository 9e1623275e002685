import type { SectionBlock } from '../panel-model.ts';
import type { PageRegion } from './page-region.ts';
import { columnBlocks, panelsOf } from './panels.ts';

export const regionBlocks = (s: Omit<PageRegion, 'page'>): SectionBlock[] =>
  s.boxes ? [panelsOf({ ...s, boxes: s.boxes })] : s.columns.flatMap(columnBlocks);
