import type { ranges as english } from '../../../en/server/messages/ranges.ts';
import { localShapes } from '../../../local-shapes.ts';
import type { Words } from '../../../words.ts';
import { options } from '../../options/index.ts';

export const ranges = {
  rangeWhole: 'عدد صحيح من {min} إلى {max}',
  rangeNumber: 'عدد من {min} إلى {max}',
  rangeChoice: 'واحدة من {values}',
  rangeFlag: 'true أو false',
  rangeColour: 'لون مثل \u2066{example}\u2069',
  rangeLine: 'سطر لا يتجاوز 200 حرف',
  ...localShapes(options),
} satisfies Words<typeof english>;
