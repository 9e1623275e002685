import type { Inline } from '../model.ts';

const leader = /(?<!\s)\s*(?:\.{4,}|(?:\. ){3,}\.|…{2,})[\s.]*/;

/** A line of a table of contents or price list: a dot leader and a page number or an amount. */
export const isContentsLine = (text: string): boolean =>
  /(?:(?<!\.)\.{4,}|(?<!\.\s)(?:\.\s){4,}|(?<!_)_{5,}|(?<!…)…{2,})\s*(?:[ivxlc\d]{1,5}|(?:\p{Sc}|[A-Z]{3})?\s?\d[\d.,]*\s?(?:\p{Sc}|[A-Z]{3})?)$/iu.test(
    text,
  );

/** Replaces the dots before a number at the end by a tab with a leader; `end` is where the number ends. */
export const withLeader = (inlines: readonly Inline[], end: number): Inline[] => {
  const at = inlines.findLastIndex((i) => i.kind === 'text' && leader.test(i.text));
  const found = inlines[at];
  if (found?.kind !== 'text') return [...inlines];
  const match = leader.exec(found.text) as RegExpExecArray;
  const [before, after] = [found.text.slice(0, match.index), found.text.slice(match.index + match[0].length)];
  const isWhite = (i: Inline | undefined): boolean => i?.kind === 'tab' || (i?.kind === 'text' && !i.text.trim());
  let [from, to] = [at, at + 1];
  if (!before) while (isWhite(inlines[from - 1])) from--;
  if (!after) while (isWhite(inlines[to])) to++;
  return [
    ...inlines.slice(0, from),
    ...(before ? [{ ...found, text: before }] : []),
    {
      kind: 'tab',
      at: end,
      align: 'right',
      leader: 'dot',
      dots: match[0].replace(/\s/g, '').replace(/…/g, '...').length,
      ...(/\. \./.test(match[0]) ? { spaced: true as const } : {}),
    },
    ...(after ? [{ ...found, text: after }] : []),
    ...inlines.slice(to),
  ];
};
