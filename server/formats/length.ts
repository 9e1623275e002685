import { bareRecord } from '../../catalogue/bare-record.ts';

/** English Metric Units (ECMA-376-1, 20.1.2.1), whole numbers, of the units that CSS, OpenDocument and VML share. */
export const emuOf = bareRecord<number>({ in: 914_400, cm: 360_000, mm: 36_000, pt: 12_700, pc: 152_400, px: 9525 });

/** A length such as `-2.5cm` in another unit; undefined for anything else. */
export const lengthIn = (wanted: 'in' | 'cm', text: string | undefined): number | undefined => {
  const [, number, unit = ''] = /^\s*(-?(?:\d{1,9}(?:\.\d{0,12})?|\.\d{1,12}))(in|cm|mm|pt|pc|px)\s*$/i.exec(text ?? '') ?? [];
  return number === undefined ? undefined : (Number(number) * (emuOf[unit.toLowerCase()] ?? 0)) / (emuOf[wanted] ?? 1);
};
