import generate from 'css-tree/generator';
import parse, { type CssList, type CssNode } from 'css-tree/parser';
import walk from 'css-tree/walker';
import { isTooDeep, selectingRules } from '../css-rules.ts';
import { queriesOnPaper } from './paper-styles.ts';

const nodesOf = (selector: string): CssList => {
  const { children } = parse(selector, { context: 'selector' });
  if (!children) throw new Error('A selector of ours has no parts.');
  return children;
};

const isRoot = ({ type, name }: CssNode): boolean =>
  (type === 'TypeSelector' && /^(?:html|body)$/i.test(name)) || (type === 'PseudoClassSelector' && name.toLowerCase() === 'root');

/** Limits a selector to the elements of a class, which stands for the mail's `html` and `body`. */
const limit = (selector: CssNode, scope: string): void => {
  const { children } = selector;
  if (!children) return;
  walk(selector, { visit: 'IdSelector', enter: (id) => Object.assign(id, { name: `${scope}-${id.name}` }) });
  let hasRoot = false;
  // `html > body` is one element here.
  const nodes = children.toArray();
  const last = nodes.findLastIndex(isRoot);
  let index = -1;
  children.forEach((node, item, list) => {
    index += 1;
    if (index < last && (isRoot(node) || node.type === 'Combinator')) list.remove(item);
    if (index !== last) return;
    hasRoot = true;
    list.replace(item, nodesOf(`.${scope}`));
  });
  if (hasRoot) return;
  for (const node of nodesOf(`.${scope} x`).toArray().slice(0, 2).reverse()) children.prependData(node);
};

/**
 * A mail's style sheet that applies only within elements of the class `scope`, which begins its ids, as several mails may share a page with our own
 * headings and tables. Rules for the window of a mail program apply on paper, too. Rules for paper, fonts and counters are left out: they would apply to the whole page. A sheet that is nested too deeply is empty.
 * Rules whose selector cannot be read are left out.
 */
export const scopedStyles = (css: string, scope: string): string => {
  if (isTooDeep(css)) return '';
  const sheet = parse(css, { parseValue: false, parseCustomProperty: false });
  walk(sheet, {
    enter: (node, item, list) => {
      const isOfPage = node.type === 'Atrule' && /^(?:page|charset|import|namespace|font-face|counter-style|property)$/i.test(node.name);
      if (node.type === 'Atrule' && /^media$/i.test(node.name) && node.prelude)
        node.prelude = { ...node.prelude, type: 'Raw', value: queriesOnPaper(generate(node.prelude)) };
      if (isOfPage || (node.type === 'Declaration' && /^page$/i.test(node.property))) list.remove(item);
    },
  });
  const unread = new Set<CssNode>();
  for (const rule of selectingRules(sheet))
    if (rule.prelude?.type !== 'SelectorList') unread.add(rule);
    else
      rule.prelude.children?.forEach((selector) => {
        limit(selector, scope);
      });
  walk(sheet, { visit: 'Rule', enter: (rule, item, list) => unread.has(rule) && list.remove(item) });
  return generate(sheet);
};
