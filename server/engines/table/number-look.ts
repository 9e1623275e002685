import type { Cell } from './cell.ts';

/** How a typed cell must be formatted to show the text that it came from. */
export type Look =
  | { readonly kind: 'general' }
  | { readonly kind: 'decimals'; readonly places: number }
  | { readonly kind: 'iso-date' | 'dotted-date' | 'day-first-date' | 'month-first-date' | 'date-time' };

const maxPlaces = 10;

/** Number format codes (ECMA-376 18.8.31) of the looks, in the order in which styles are written. */
export const looks: readonly { readonly look: Look; readonly code: string }[] = [
  { look: { kind: 'general' }, code: 'General' },
  { look: { kind: 'iso-date' }, code: 'yyyy\\-mm\\-dd' },
  { look: { kind: 'dotted-date' }, code: 'dd\\.mm\\.yyyy' },
  { look: { kind: 'day-first-date' }, code: 'dd\\/mm\\/yyyy' },
  { look: { kind: 'month-first-date' }, code: 'mm\\/dd\\/yyyy' },
  { look: { kind: 'date-time' }, code: 'yyyy\\-mm\\-dd hh:mm:ss' },
  ...Array.from({ length: maxPlaces }, (_, index) => ({
    look: { kind: 'decimals', places: index + 1 } as const,
    code: `0.${'0'.repeat(index + 1)}`,
  })),
];

const indexOfKind = new Map(looks.map(({ look }, index) => [look.kind === 'decimals' ? `decimals${look.places}` : look.kind, index]));

/** Index in `looks`. */
export const lookOf = (cell: Cell): number => {
  if (cell.kind === 'number') {
    const places = /[.,](\d+)$/.exec(cell.text)?.[1]?.length ?? 0;
    return (places <= maxPlaces && indexOfKind.get(`decimals${places}`)) || 0;
  }
  if (cell.kind !== 'date') return 0;
  if (cell.iso.includes('T')) return indexOfKind.get('date-time') ?? 0;
  if (cell.text.includes('.')) return indexOfKind.get('dotted-date') ?? 0;
  if (!cell.text.includes('/')) return indexOfKind.get('iso-date') ?? 0;
  return indexOfKind.get(Number(cell.text.split('/')[0]) === Number(cell.iso.slice(8, 10)) ? 'day-first-date' : 'month-first-date') ?? 0;
};
