import type { ranges as english } from '../../../en/server/messages/ranges.ts';
import { localShapes } from '../../../local-shapes.ts';
import type { Words } from '../../../words.ts';
import { options } from '../../options/index.ts';

export const ranges = {
  rangeWhole: '{min}から{max}までの整数',
  rangeNumber: '{min}から{max}までの数値',
  rangeChoice: '{values}のいずれか',
  rangeFlag: 'trueまたはfalse',
  rangeColour: '{example}のような色',
  rangeLine: '200文字以内の1行',
  ...localShapes(options),
} satisfies Words<typeof english>;
