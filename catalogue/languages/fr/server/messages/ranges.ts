import type { ranges as english } from '../../../en/server/messages/ranges.ts';
import { localShapes } from '../../../local-shapes.ts';
import type { Words } from '../../../words.ts';
import { options } from '../../options/index.ts';

export const ranges = {
  rangeWhole: 'un nombre entier de {min} à {max}',
  rangeNumber: 'un nombre de {min} à {max}',
  rangeChoice: 'l’une de ces valeurs : {values}',
  rangeFlag: 'true ou false',
  rangeColour: 'une couleur comme {example}',
  rangeLine: 'une ligne de 200 caractères au plus',
  ...localShapes(options),
} satisfies Words<typeof english>;
