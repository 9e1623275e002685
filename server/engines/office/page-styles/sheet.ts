import parse, { type CssNode } from 'css-tree/parser';
import { type Selector, selectorOf } from './selector.ts';

export type Declaration = { readonly property: string; readonly value: string; readonly important: boolean };

type Rule = { readonly selector: Selector; readonly order: number; readonly declarations: readonly Declaration[] };

/** A style sheet: rules by the key of their selectors, variables, and `@page` declarations. */
export type Sheet = {
  readonly rules: ReadonlyMap<string, readonly Rule[]>;
  readonly variables: ReadonlyMap<string, string>;
  readonly page: readonly Declaration[];
};

const declarationsOf = (block: CssNode | null): readonly Declaration[] =>
  (block?.children?.toArray() ?? [])
    .filter(({ type }) => type === 'Declaration')
    .map(({ property, value, important }) => ({
      property: property.startsWith('--') ? property : property.toLowerCase(),
      value: typeof value === 'string' ? value : String(value.value).trim(),
      important: Boolean(important),
    }));

/** Accepts media queries for print of any size: a document has no viewport. */
const isForPaper = (prelude: CssNode | null): boolean => {
  const queries = prelude?.children?.toArray()[0]?.children?.toArray() as
    | readonly { mediaType?: string; modifier?: string; condition?: unknown }[]
    | undefined;
  return (
    queries?.some(
      ({ mediaType, modifier, condition }) => !condition && modifier !== 'not' && (mediaType === 'print' || mediaType === 'all'),
    ) === true
  );
};

type Reading = {
  /** The media queries to read; those for paper by default. */
  readonly isRead?: (prelude: CssNode | null) => boolean;
  /** The properties to keep; all by default. Fewer rules take less time to match. */
  readonly properties?: RegExp;
};

/** Parses a style sheet. Skips invalid CSS, as browsers do. */
export const readSheet = (css: string, { isRead = isForPaper, properties }: Reading = {}): Sheet => {
  const rules = new Map<string, Rule[]>();
  const variables = new Map<string, string>();
  const page: Declaration[] = [];
  let order = 0;
  const read = (nodes: readonly CssNode[]): void => {
    for (const { type, name, prelude, block } of nodes) {
      if (type === 'Atrule' && name.toLowerCase() === 'media' && isRead(prelude)) read(block?.children?.toArray() ?? []);
      if (type === 'Atrule' && name.toLowerCase() === 'page' && !prelude) page.push(...declarationsOf(block));
      if (type !== 'Rule') continue;
      const declarations = declarationsOf(block);
      for (const node of prelude?.children?.toArray() ?? []) {
        const selector = node.type === 'Selector' ? selectorOf(node) : undefined;
        if (!selector) continue;
        const rule = {
          selector,
          order: order++,
          declarations: properties ? declarations.filter(({ property }) => properties.test(property)) : declarations,
        };
        const known = rules.get(selector.key);
        if (known && rule.declarations.length > 0) known.push(rule);
        else if (rule.declarations.length > 0) rules.set(selector.key, [rule]);
        if (/^(?:html|body|\*)$/.test(selector.key) || selector.steps[0]?.name === 'root')
          for (const { property, value } of declarations) if (property.startsWith('--')) variables.set(property, value);
      }
    }
  };
  read(parse(css, { parseValue: false, parseCustomProperty: false }).children?.toArray() ?? []);
  return { rules, variables, page };
};
