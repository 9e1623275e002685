import type { ranges as english } from '../../../en/server/messages/ranges.ts';
import { localShapes } from '../../../local-shapes.ts';
import type { Words } from '../../../words.ts';
import { options } from '../../options/index.ts';

export const ranges = {
  rangeWhole: 'um número inteiro de {min} a {max}',
  rangeNumber: 'um número de {min} a {max}',
  rangeChoice: 'um destes: {values}',
  rangeFlag: 'true ou false',
  rangeColour: 'uma cor como {example}',
  rangeLine: 'uma linha de no máximo 200 caracteres',
  ...localShapes(options),
} satisfies Words<typeof english>;
