import parse, { type CssNode } from 'css-tree/parser';
import { attribute, type Element } from './tree.ts';

export type Mark = 'strong' | 'em' | 'del';

const markOf = (property: string, value: string): readonly [Mark, boolean] | undefined => {
  const name = property.trim().toLowerCase();
  const words = value.trim().toLowerCase();
  if (name === 'font-weight') return ['strong', /^(?:bold|bolder|[6-9]00)\b/.test(words)];
  if (name === 'font-style') return ['em', /^(?:italic|oblique)\b/.test(words)];
  if (name === 'text-decoration' || name === 'text-decoration-line') return ['del', /\bline-through\b/.test(words)];
  return undefined;
};

/** A key for selectors of one element's type and class, such as `.i`, `span` or `p.note`; undefined for all others. */
const keyOf = (selector: CssNode): string | undefined => {
  const parts = selector.children?.toArray() ?? [];
  const [first, second] = parts;
  if (!first || parts.length > 2 || (second && (first.type !== 'TypeSelector' || second.type !== 'ClassSelector'))) return undefined;
  if (first.type === 'ClassSelector') return `.${first.name}`;
  if (first.type === 'TypeSelector') return first.name.toLowerCase() + (second ? `.${second.name}` : '');
  return undefined;
};

const maxRules = 5000;

/** Elements that already have emphasis by default. */
const marked: ReadonlySet<string> = new Set('h1 h2 h3 h4 h5 h6 th b strong i em cite s del strike dfn body html a pre code'.split(' '));

/** Detects which elements a book's style sheets set in bold, italics or strikethrough. */
export const emphasisReader = (sheets: readonly string[]): ((element: Element) => readonly Mark[]) => {
  const rules = new Map<string, Map<Mark, boolean>>();
  for (const css of sheets)
    for (const rule of parse(css, { parseCustomProperty: false }).children?.toArray() ?? []) {
      if (rule.type !== 'Rule' || rules.size > maxRules) continue;
      const found = (rule.block?.children?.toArray() ?? []).flatMap((one) => {
        const value = one.type === 'Declaration' && typeof one.value === 'object' ? one.value.children?.toArray() : undefined;
        const mark = value && markOf(one.property, value.map(({ name, value: text }) => name ?? String(text ?? '')).join(' '));
        return mark ? [mark] : [];
      });
      if (found.length === 0) continue;
      for (const selector of rule.prelude?.children?.toArray() ?? []) {
        const key = keyOf(selector);
        if (key) rules.set(key, new Map([...(rules.get(key) ?? []), ...found]));
      }
    }
  return (element) => {
    if (marked.has(element.tagName)) return [];
    const classes = (attribute(element, 'class') ?? '').split(/\s+/).filter(Boolean).slice(0, 20);
    const keys = [element.tagName, ...classes.map((name) => `.${name}`), ...classes.map((name) => `${element.tagName}.${name}`)];
    const all = new Map(keys.flatMap((key) => [...(rules.get(key) ?? [])]));
    for (const declaration of (attribute(element, 'style') ?? '').split(';')) {
      const [name = '', value = ''] = declaration.split(':');
      const mark = markOf(name, value);
      if (mark) all.set(...mark);
    }
    return [...all].flatMap(([mark, isOn]) => (isOn ? [mark] : []));
  };
};
