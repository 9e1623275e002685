import { attribute, type Element, isElement } from './tree.ts';

export type Side = 'left' | 'center' | 'right';

/** The side on which the words of a cell stand by its style, its attribute or those of its only block; undefined if none says. */
export const sideOf = (element: Element): Side | undefined => {
  const said =
    /(?:^|;)\s{0,20}text-align\s{0,20}:\s{0,20}(\w{1,20})/i.exec(attribute(element, 'style') ?? '')?.[1] ?? attribute(element, 'align');
  const side = said?.trim().toLowerCase() ?? '';
  if (side === 'left' || side === 'center' || side === 'right') return side;
  const [only, ...others] = element.childNodes.filter(isElement);
  return only && others.length === 0 && /^(?:p|div|center)$/.test(only.tagName)
    ? only.tagName === 'center'
      ? 'center'
      : sideOf(only)
    : undefined;
};
