import parse from 'css-tree/parser';
import { attributeOf, type Budget, type Element, keysOf, matches } from './selector.ts';
import type { Declaration, Sheet } from './sheet.ts';

/** What LibreOffice knows by its older name or in parts alone. */
const respelled = ({ property, value }: Declaration): readonly (readonly [string, string])[] => {
  if (/^break-(?:before|after)$/.test(property))
    return [[`page-${property}`, /^(?:page|left|right|recto|verso)$/.test(value) ? 'always' : value]];
  if (property !== 'background' && property !== 'background-image') return [[property, value]];
  // Of a gradient its first colour is the ground, or light words on it could not be read.
  const colour =
    /(?:^|[\s,(])(#[\da-f]{3,8}|(?:rgb|hsl)a?\([^()]{1,60}\)|(?!(?:to|none|url|repeat|no|left|right|top|bottom|center|fixed|scroll|linear|radial|repeating|conic|transparent|inherit|initial)\b)[a-z]{3,20})(?![\w(-])/i.exec(
      value,
    )?.[1];
  return colour ? [['background-color', colour]] : [];
};

const variable = /var\(\s*(--[\w-]{1,100})\s*(?:,([^()]{0,200}))?\)/g;

/** A value with its variables put in; those that nothing sets leave their fallback. */
const settled = (value: string, variables: Sheet['variables']): string => {
  let text = value;
  for (let depth = 0; depth < 5 && text.includes('var('); depth++)
    text = text.replace(variable, (_, name: string, fallback = '') => variables.get(name) ?? fallback).slice(0, 1000);
  return text;
};

const inlineOf = (element: Element): readonly Declaration[] => {
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

/** All that a sheet and the element itself say of an element, the weaker first. */
const cascade = (element: Element, { rules }: Sheet, budget: Budget): readonly Declaration[] => {
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
      // The later one decides, and comes later where one of them is a shorthand of the other.
      values.delete(property);
      values.set(property, value);
    }
  }
  const style = [...values].map(([property, value]) => `${property}: ${value}`).join('; ');
  const own = element.attrs.find(({ name }) => name === 'style');
  if (own) own.value = style;
  else if (style) element.attrs.push({ name: 'style', value: style });
};

/** Elements of a page times parts of selectors that are tried; about half a second. */
const mostTries = 2_000_000;

/** Writes what a style sheet says into the elements that it says it of, which is all that LibreOffice reads wholly. Nothing, where that takes too long. */
export const inlineStyles = (elements: readonly Element[], sheet: Sheet): void => {
  if (sheet.rules.size === 0) return;
  const budget: Budget = { left: mostTries };
  try {
    const found = elements.map((element) => [element, cascade(element, sheet, budget)] as const);
    for (const [element, declarations] of found) if (declarations.length > 0) write(element, declarations, sheet.variables);
  } catch (thrown) {
    if (!(thrown instanceof RangeError)) throw thrown;
  }
};
