import type { RunningText } from '../flow-model.ts';
import type { Box, Running } from '../model.ts';
import type { Sheet } from './sheet.ts';

/** Minimum share of pages whose header and footer are those of their side. */
const ofOneSide = 0.6;

const boxOf = (r: Running): Box => (r.kind === 'floating' ? r.picture.box : r.box);

const isHeader = (r: Running, page: Sheet): boolean => (boxOf(r).y0 + boxOf(r).y1) / 2 < page.height / 2;

/** The text of a running header or footer, alike on all its pages. */
export const keyOf = (running: readonly Running[]): string =>
  running
    .map((p) =>
      p.kind === 'floating'
        ? p.picture.image
        : p.inlines.map((i) => (i.kind === 'pageNumber' ? '#' : i.kind === 'text' ? i.text.replace(/\d+/g, '#') : '')).join(''),
    )
    .join('\n');

type Commonest = { readonly count: number; readonly sample: readonly Running[] };

const commonest = (variants: readonly (readonly Running[])[]): Commonest =>
  [...Map.groupBy(variants, keyOf).values()]
    .map((group): Commonest => ({ count: group.length, sample: group[0] as readonly Running[] }))
    .sort((a, b) => b.count - a.count || Number(b.sample.length > 0) - Number(a.sample.length > 0))[0] ?? { count: 0, sample: [] };

/** A page with its number, printed or not. */
type NumberedPage = { readonly sheet: Sheet; readonly number: number };

const sidesOf = (pages: readonly NumberedPage[]) =>
  [1, 0].map((rest) => pages.filter(({ number }) => Math.abs(number % 2) === rest)) as [NumberedPage[], NumberedPage[]];

const textsOf = (pages: readonly NumberedPage[], side: keyof RunningText): readonly Running[][] =>
  pages.map(({ sheet }) => sheet.furniture.filter((r) => isHeader(r, sheet) === (side === 'header')));

/** Whether headers or footers differ between odd and even pages; the first page may have its own. */
export const alternates = (pages: readonly NumberedPage[]): boolean => {
  const later = pages.slice(1);
  const [odd, even] = sidesOf(later);
  if (odd.length === 0 || even.length === 0) return false;
  return (['header', 'footer'] as const).some((side) => {
    const [ofOdd, ofEven] = [commonest(textsOf(odd, side)), commonest(textsOf(even, side))];
    const explained = ofOdd.count + ofEven.count;
    return (
      ofOdd.sample.length > 0 &&
      ofEven.sample.length > 0 &&
      keyOf(ofOdd.sample) !== keyOf(ofEven.sample) &&
      explained > commonest(textsOf(later, side)).count &&
      explained >= later.length * ofOneSide
    );
  });
};

type Variants = RunningText & { readonly first?: RunningText; readonly even?: RunningText };

/** The running text of consecutive pages: that of most of them, of even ones if `alternating`, and of the first if it is unlike both. */
export const variantsOf = (pages: readonly NumberedPage[], alternating: boolean): Variants => {
  const later = pages.length > 1 ? pages.slice(1) : pages;
  const most = (of: readonly NumberedPage[]): RunningText => {
    const from = of.length > 0 ? of : later;
    return { header: commonest(textsOf(from, 'header')).sample, footer: commonest(textsOf(from, 'footer')).sample };
  };
  const [odd, even] = alternating ? sidesOf(later).map(most) : [most(later), undefined];
  const usual = odd as RunningText;
  const opening = pages[0];
  const first = opening && most([opening]);
  const expected = even && opening && opening.number % 2 === 0 ? even : usual;
  const differs =
    pages.length > 1 && first && (keyOf(first.header) !== keyOf(expected.header) || keyOf(first.footer) !== keyOf(expected.footer));
  return { ...usual, ...(differs ? { first } : {}), ...(even ? { even } : {}) };
};
