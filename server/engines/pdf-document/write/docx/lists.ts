import { AlignmentType, type ILevelsOptions, LevelFormat } from 'docx';
import type { FlowModel } from '../../flow-model.ts';
import type { Block, Marker, MarkerFormat, Paragraph } from '../../model.ts';
import { blocksOf } from '../../reading-order.ts';

const formats: Readonly<Record<MarkerFormat, (typeof LevelFormat)[keyof typeof LevelFormat]>> = {
  bullet: LevelFormat.BULLET,
  decimal: LevelFormat.DECIMAL,
  lowerLetter: LevelFormat.LOWER_LETTER,
  upperLetter: LevelFormat.UPPER_LETTER,
  lowerRoman: LevelFormat.LOWER_ROMAN,
  upperRoman: LevelFormat.UPPER_ROMAN,
  ideograph: LevelFormat.CHINESE_COUNTING,
};

/** Bullets of symbol fonts use private codes; these are the plain characters for them. */
const symbolBullets: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '\uf0b7': '•',
    '\uf0a7': '▪',
    '\uf0d8': '➢',
    '\uf0fc': '✓',
    '\uf076': '❖',
    '\uf071': '❑',
    '\u00b7': '•',
  }),
);
const plainBullet = (text: string): string => symbolBullets.get(text) ?? (/[\ue000-\uf8ff]/.test(text) ? '•' : text);

/** `(2)` → `(%1)`: a counter replaces the number; the characters around it stay. */
const pattern = (marker: Marker, level: number): string => {
  if (marker.format === 'bullet') return plainBullet(marker.text);
  const number = marker.format === 'decimal' ? /(?<!\d)\d+(?=\D*$)/ : /[^().[\]\s\u3001\uff08\uff09\uff0e]+/;
  return marker.text.replace(number, `%${level + 1}`);
};

type Numbering = { readonly reference: string; readonly level: number };

const itemsOf = (blocks: readonly Block[]): Paragraph[] =>
  blocks.flatMap((b) =>
    b.kind === 'table' ? b.cells.flatMap((c) => itemsOf(c.blocks)) : b.kind === 'paragraph' && b.role.kind === 'item' ? [b] : [],
  );

/** A definition under construction: `used` are the levels that have counted since the last item above them. */
type Definition = { readonly reference: string; readonly levels: Map<number, ILevelsOptions>; readonly used: Set<number> };

const levelOf = (marker: Marker, level: number): ILevelsOptions => ({
  level,
  format: formats[marker.format],
  text: pattern(marker, level),
  alignment: AlignmentType.START,
  ...(marker.format === 'bullet' ? {} : { start: Math.max(0, marker.number) }),
});

const sameLevel = (a: ILevelsOptions, b: ILevelsOptions): boolean => a.format === b.format && a.text === b.text && a.start === b.start;

/**
 * The numbering definitions of a document: one for each list, with nested lists as further levels wherever an automatically restarted level
 * gives the same numbers as the page.
 */
export const findNumbering = (model: FlowModel) => {
  const definitions: Definition[] = [];
  const ofList = new Map<number, Definition>();
  for (const p of itemsOf(blocksOf(model))) {
    if (p.role.kind !== 'item') continue;
    const { list, level, marker } = p.role;
    let definition = ofList.get(list);
    if (!definition) {
      const last = definitions.at(-1);
      const own = levelOf(marker, level);
      const known = last?.levels.get(level);
      const fits = level > 0 && last && !last.used.has(level) && (!known || sameLevel(known, own));
      if (fits) definition = last;
      else {
        definition = { reference: `list-${definitions.length + 1}`, levels: new Map(), used: new Set() };
        definitions.push(definition);
      }
      definition.levels.set(level, known && fits ? known : own);
      ofList.set(list, definition);
    }
    definition.used.add(level);
    for (const deeper of definition.used) if (deeper > level) definition.used.delete(deeper);
  }
  return {
    config: definitions.map(({ reference, levels }) => ({ reference, levels: [...levels.values()] })),
    of: (p: Paragraph): Numbering | undefined => {
      const definition = p.role.kind === 'item' ? ofList.get(p.role.list) : undefined;
      return definition && p.role.kind === 'item' ? { reference: definition.reference, level: p.role.level } : undefined;
    },
  };
};

export type NumberingOf = ReturnType<typeof findNumbering>['of'];
