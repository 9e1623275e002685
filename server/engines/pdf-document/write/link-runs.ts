import type { Inline, LinkTarget } from '../model.ts';

/** Part of a paragraph with one link, or without any. */
export type LinkRun = { readonly link?: LinkTarget; readonly inlines: readonly Inline[] };

export const sameLink = (a: LinkTarget | undefined, b: LinkTarget | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Splits a paragraph where its link changes: adjacent texts with one target are one link, whatever their styles. */
export const linkRuns = (inlines: readonly Inline[]): readonly LinkRun[] => {
  const runs: { readonly link?: LinkTarget; readonly inlines: Inline[] }[] = [];
  for (const inline of inlines) {
    const link = inline.kind === 'text' ? inline.link : undefined;
    const last = runs.at(-1);
    if (last && sameLink(last.link, link)) last.inlines.push(inline);
    else runs.push({ ...(link ? { link } : {}), inlines: [inline] });
  }
  return runs;
};
