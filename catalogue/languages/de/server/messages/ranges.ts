import type { ranges as english } from '../../../en/server/messages/ranges.ts';
import { localShapes } from '../../../local-shapes.ts';
import type { Words } from '../../../words.ts';
import { options } from '../../options/index.ts';

export const ranges = {
  rangeWhole: 'eine ganze Zahl von {min} bis {max}',
  rangeNumber: 'eine Zahl von {min} bis {max}',
  rangeChoice: 'eines von {values}',
  rangeFlag: 'true oder false',
  rangeColour: 'eine Farbe wie {example}',
  rangeLine: 'eine Zeile mit höchstens 200 Zeichen',
  ...localShapes(options),
} satisfies Words<typeof english>;
