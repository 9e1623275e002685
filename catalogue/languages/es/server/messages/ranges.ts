import type { ranges as english } from '../../../en/server/messages/ranges.ts';
import { localShapes } from '../../../local-shapes.ts';
import type { Words } from '../../../words.ts';
import { options } from '../../options/index.ts';

export const ranges = {
  rangeWhole: 'un número entero de {min} a {max}',
  rangeNumber: 'un número de {min} a {max}',
  rangeChoice: 'uno de {values}',
  rangeFlag: 'true o false',
  rangeColour: 'un color como {example}',
  rangeLine: 'una línea de 200 caracteres como máximo',
  ...localShapes(options),
} satisfies Words<typeof english>;
