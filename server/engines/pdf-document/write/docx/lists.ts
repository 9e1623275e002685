import { AlignmentType, type ILevelsOptions, LevelFormat } from 'docx';
import type { Block, FlowModel, Marker, MarkerFormat, Paragraph } from '../../model.ts';

const formats: Readonly<Record<MarkerFormat, (typeof LevelFormat)[keyof typeof LevelFormat]>> = {
  bullet: LevelFormat.BULLET,
  decimal: LevelFormat.DECIMAL,
  lowerLetter: LevelFormat.LOWER_LETTER,
  upperLetter: LevelFormat.UPPER_LETTER,
  lowerRoman: LevelFormat.LOWER_ROMAN,
  upperRoman: LevelFormat.UPPER_ROMAN,
  ideograph: LevelFormat.CHINESE_COUNTING,
};

/** Bullets from symbol fonts have codes of their own; these are the plain signs for them. */
const symbolBullets: Readonly<Record<string, string>> = {
  '\uf0b7': '•',
  '\uf0a7': '▪',
  '\uf0d8': '➢',
  '\uf0fc': '✓',
  '\uf076': '❖',
  '\uf071': '❑',
  '\u00b7': '•',
};
const plainBullet = (text: string): string => symbolBullets[text] ?? (/[\ue000-\uf8ff]/.test(text) ? '•' : text);

/** `(2)` → `(%1)`: the number gives way to a counter, what stands round it stays. */
const pattern = (marker: Marker, level: number): string => {
  if (marker.format === 'bullet') return plainBullet(marker.text);
  const number = marker.format === 'decimal' ? /\d+(?=\D*$)/ : /[^().[\]\s\u3001\uff08\uff09\uff0e]+/;
  return marker.text.replace(number, `%${level + 1}`);
};

const reference = (list: number): string => `list-${list}`;

export const numberingOf = (p: Paragraph): { readonly reference: string; readonly level: number } | undefined =>
  p.role.kind === 'item' ? { reference: reference(p.role.list), level: p.role.level } : undefined;

const itemsOf = (blocks: readonly Block[]): Paragraph[] =>
  blocks.flatMap((b) =>
    b.kind === 'table' ? b.cells.flatMap((c) => itemsOf(c.blocks)) : b.kind === 'paragraph' && b.role.kind === 'item' ? [b] : [],
  );

/** A numbering definition for each list of the document, starting at its first item's number. */
export const numberingConfig = (model: FlowModel) => {
  const config = new Map<string, { reference: string; levels: ILevelsOptions[] }>();
  for (const p of model.sections.flatMap((s) => itemsOf(s.blocks))) {
    if (p.role.kind !== 'item' || config.has(reference(p.role.list))) continue;
    const { marker, level } = p.role;
    config.set(reference(p.role.list), {
      reference: reference(p.role.list),
      levels: [
        {
          level,
          format: formats[marker.format],
          text: pattern(marker, level),
          alignment: AlignmentType.START,
          ...(marker.format === 'bullet' ? {} : { start: Math.max(0, marker.number) }),
        },
      ],
    });
  }
  return [...config.values()];
};
