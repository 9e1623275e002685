import { bareRecord } from '../../../catalogue/bare-record.ts';
import { isShallowMath } from '../../formats/math/mathml.ts';
import { formulaLine } from './formula-line.ts';
import { attribute, collapse, descendants, type Element, isElement, isText, type Node, textOf } from './tree.ts';

/** The concatenated symbols of a formula that is nested too deeply to format. */
const signs = (node: Node): string => {
  if (isText(node)) return node.value.trim();
  return isElement(node) && !/^annotation/.test(node.tagName) ? node.childNodes.map(signs).join('') : '';
};

const formula = (math: Element): string => {
  const spoken = attribute(math, 'alttext')?.trim();
  // Programs also put LaTeX there, which is no readable sentence.
  if (spoken && !/[\\^_{}]/.test(spoken)) return spoken;
  return isShallowMath(math) ? formulaLine(math) : signs(math);
};

const drawing = (svg: Element): string => {
  const texts = [...descendants(svg)].filter(({ tagName }) => tagName === 'text').map((text) => collapse(textOf(text)).trim());
  return texts.length > 0 ? ` ${texts.join(' ')} ` : '';
};

/** Puts ruby text in brackets after its base text, unless the page has fallback brackets. */
const reading = (guide: Element): string => {
  const siblings = guide.parentNode && 'childNodes' in guide.parentNode ? guide.parentNode.childNodes : [];
  const text = textOf(guide).trim();
  return text && !siblings.some((one) => one.nodeName === 'rp') ? `（${text}）` : text;
};

const silentInputs = /^(?:hidden|password|submit|reset|button|image|file|color|range)$/i;

const filledIn = (input: Element): string => {
  const type = attribute(input, 'type') ?? 'text';
  if (/^(?:checkbox|radio)$/i.test(type)) return attribute(input, 'checked') === undefined ? '☐' : '☑';
  return silentInputs.test(type) ? '' : (attribute(input, 'value') ?? '');
};

const chosen = (select: Element): string => {
  const options = [...descendants(select)].filter(({ tagName }) => tagName === 'option');
  const selected = options.filter((option) => attribute(option, 'selected') !== undefined);
  return (selected.length > 0 ? selected : options.slice(0, 1)).map((option) => collapse(textOf(option)).trim()).join(', ');
};

const typed = (field: Element): string => collapse(textOf(field)).trim();

const speakers = bareRecord<(element: Element) => string>({
  math: formula,
  svg: drawing,
  rt: reading,
  input: filledIn,
  select: chosen,
  textarea: typed,
});

/** Text for an element without readable content: a formula, a drawing, a form value. Undefined for all others. */
export const alternativeText = (element: Element): string | undefined => speakers[element.tagName]?.(element);
