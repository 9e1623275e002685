import type { PageModel, Picture, Shape } from '../../model.ts';

type Drawing = Shape | Picture;

/** Slides that share drawings, with or without a title, share a layout. `own` are the other drawings of a slide. */
type Layout = { readonly name: string; readonly drawings: readonly Drawing[]; readonly titled: boolean };
export type LaidOut = { readonly layout: Layout; readonly own: readonly Drawing[] };

const keyOf = (d: Drawing): string => {
  const { x0, y0, x1, y1 } = d.box;
  const place = [x0, y0, x1, y1].map((v) => Math.round(v)).join(',');
  return 'steps' in d ? `${place}|${d.fill ?? ''}|${d.stroke?.colour ?? ''}|${d.steps.length}` : `${place}|${d.image}`;
};

/**
 * Finds drawings that repeat on slides, at one position and before anything else is painted: they belong to the layout. Each distinct set
 * of repeated drawings is one layout.
 */
export const findLayouts = (pages: readonly PageModel[]): LaidOut[] => {
  const counts = new Map<string, number>();
  for (const page of pages) for (const key of new Set(page.drawings.map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  const enough = Math.max(3, pages.length * 0.2);
  const layouts = new Map<string, Layout>();
  return pages.map((page): LaidOut => {
    const shared: Drawing[] = [];
    const own: Drawing[] = [];
    for (const d of page.drawings) (own.length === 0 && (counts.get(keyOf(d)) ?? 0) >= enough ? shared : own).push(d);
    const titled = page.boxes.some((b) => b.title);
    const key = [titled, ...shared.map(keyOf)].join(';');
    const layout = layouts.get(key) ?? { name: `Layout ${layouts.size + 1}`, drawings: shared, titled };
    layouts.set(key, layout);
    return { layout, own };
  });
};
