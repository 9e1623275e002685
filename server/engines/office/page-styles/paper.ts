import { bareRecord } from '../../../../catalogue/bare-record.ts';
import type { Declaration } from './sheet.ts';

/** Paper sizes in millimetres (CSS Paged Media 3, 7.1). */
const papers = bareRecord<readonly [width: number, height: number]>({
  a3: [297, 420],
  a4: [210, 297],
  a5: [148, 210],
  b4: [250, 353],
  b5: [176, 250],
  letter: [215.9, 279.4],
  legal: [215.9, 355.6],
  ledger: [279.4, 431.8],
});

/** The `@page` rule with its size as two lengths: LibreOffice doesn't support paper names. Empty if the sheet sets no size. */
export const paperRule = (page: readonly Declaration[]): string => {
  const words =
    page
      .findLast(({ property }) => property === 'size')
      ?.value.toLowerCase()
      .split(/\s+/) ?? [];
  const named = papers[words.find((word) => papers[word]) ?? (words.includes('landscape') || words.includes('portrait') ? 'a4' : '')];
  if (!named) return '';
  const [width, height] = words.includes('landscape') ? named.toReversed() : named;
  return `@page { size: ${width}mm ${height}mm }`;
};
