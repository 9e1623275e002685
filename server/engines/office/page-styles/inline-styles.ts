import parse from 'css-tree/parser';
import { attributeOf, type Budget, type Element, keysOf, matches } from './selector.ts';
import type { Declaration, Sheet } from './sheet.ts';

/** Rewrites properties that LibreOffice only supports under an older name or as longhands. */
const respelled = ({ property, value }: Declaration): readonly (readonly [string, string])[] => {
  if (/^break-(?:before|after)$/.test(property))
    return [[`page-${property}`, /^(?:page|left|right|recto|verso)$/.test(value) ? 'always' : value]];
  if (property !== 'background' && property !== 'background-image') return [[property, value]];
  // The first colour of a gradient becomes the background; light text would otherwise be unreadable.
  const colour =
    /(?:^|[\s,(])(#[\da-f]{3,8}|(?:rgb|hsl)a?\([^()]{1,60}\)|(?!(?:to|none|url|repeat|no|left|right|top|bottom|center|fixed|scroll|linear|radial|repeating|conic|transparent|inherit|initial)\b)[a-z]{3,20})(?![\w(-])/i.exec(
      value,
    )?.[1];
  return colour ? [['background-color', colour]] : [];
};

const variable = /var\(\s*(--[\w-]{1,100})\s*(?:,([^()]{0,200}))?\)/g;

/** Substitutes variables in a value; unset ones use their fallback. */
const settled = (value: string, variables: Sheet['variables']): string => {
  let text = value;
  for (let depth = 0; depth < 5 && text.includes('var('); depth++)
    text = text.replace(variable, (_, name: string, fallback = '') => variables.get(name) ?? fallback).slice(0, 1000);
  return text;
};

/** The declarations of an element's own style. */
export const inlineOf = (element: Element): readonly Declaration[] => {
  const style = attributeOf(element, 'style');
  if (!style) return [];
  const list = parse(style, { context: 'declarationList', parseValue: false, parseCustomProperty: false });
  return (list.children?.toArray() ?? [])
    .filter(({ type }) => type === 'Declaration')
    .map(({ property, value, important }) => ({
      property: property.toLowerCase(),
      value: typeof value === 'string' ? value : String(value.value).trim(),
      important: Boolean(important),
    }));
};

/** All declarations that apply to an element, from its sheet and its own style, lowest priority first. */
export const cascade = (element: Element, { rules }: Sheet, budget: Budget): readonly Declaration[] => {
  const found = keysOf(element)
    .flatMap((key) => rules.get(key) ?? [])
    .filter(({ selector }) => matches(element, selector, budget))
    .toSorted((one, other) => one.selector.weight - other.selector.weight || one.order - other.order)
    .flatMap(({ declarations }) => declarations);
  if (found.length === 0) return [];
  const all = [...found, ...inlineOf(element)];
  return [...all.filter(({ important }) => !important), ...all.filter(({ important }) => important)];
};

const write = (element: Element, declarations: readonly Declaration[], variables: Sheet['variables']): void => {
  const values = new Map<string, string>();
  for (const declaration of declarations) {
    if (declaration.property.startsWith('--')) continue;
    for (const [property, value] of respelled({ ...declaration, value: settled(declaration.value, variables) })) {
      // The later declaration wins. Reinserting moves it to the end, which matters between a shorthand and its longhands.
      values.delete(property);
      values.set(property, value);
    }
  }
  const style = [...values].map(([property, value]) => `${property}: ${value}`).join('; ');
  const own = element.attrs.find(({ name }) => name === 'style');
  if (own) own.value = style;
  else if (style) element.attrs.push({ name: 'style', value: style });
};

/** Limit of elements times selector parts to match; about half a second. */
const mostTries = 2_000_000;

/** The declarations that apply to each element, as `cascade` orders them; none when matching would take too long. */
export const cascades = (elements: Iterable<Element>, sheet: Sheet): ReadonlyMap<Element, readonly Declaration[]> => {
  const found = new Map<Element, readonly Declaration[]>();
  if (sheet.rules.size === 0) return found;
  const budget: Budget = { left: mostTries };
  try {
    for (const element of elements) found.set(element, cascade(element, sheet, budget));
    return found;
  } catch (thrown) {
    if (!(thrown instanceof RangeError)) throw thrown;
    return new Map();
  }
};

/** Inlines a style sheet, because LibreOffice only fully supports inline styles. Does nothing when matching would take too long. */
export const inlineStyles = (elements: readonly Element[], sheet: Sheet): void => {
  for (const [element, declarations] of cascades(elements, sheet))
    if (declarations.length > 0) write(element, declarations, sheet.variables);
};
