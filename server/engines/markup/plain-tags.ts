import { bareRecord } from '../../../catalogue/bare-record.ts';
import { escapeXml } from '../../formats/ooxml/xml.ts';
import { clipRowSpans, headFirst } from '../office/page-layout.ts';
import { inlineStyles } from '../office/page-styles/inline-styles.ts';
import { readSheet } from '../office/page-styles/sheet.ts';
import { alternativeText } from './alternative-text.ts';
import { blockTags } from './blocks.ts';
import { sideOf } from './cell-side.ts';
import { cleanXhtml } from './clean.ts';
import { imageSource } from './image-source.ts';
import { blocksIn } from './inner-marks.ts';
import { codeText, languageOf, listingIn } from './listing.ts';
import { cssOf, withDescendants } from './page-css.ts';
import { attribute, descendants, type Element, isElement, isText, type Node } from './tree.ts';

/** Writes the style sheets of a page into its elements. */
export const withInlineStyles = (body: Element): void => {
  const root = body.parentNode;
  if (!root || !('tagName' in root)) return;
  const all = withDescendants(root);
  inlineStyles(all, readSheet(cssOf(all)));
};

/** Boxes that only group: their content takes their place. */
const boxes: ReadonlySet<string> = new Set(
  'address article aside center details div fieldset footer form header hgroup legend main nav section summary'.split(' '),
);
/** Elements that only look: their words take their place. */
const looks: ReadonlySet<string> = new Set('span font big small'.split(' '));
/** The boxes of notes that `withPageNotes` makes. */
const noteBox = /^sd(?:foot|end)note\d+$/;

const isBlank = (node: Node | undefined): boolean => node !== undefined && isText(node) && node.value.trim() === '';
/** A figure that is more than pictures, of which Pandoc keeps only the caption. */
const isMixed = (figure: Element): boolean => {
  const tags = [...descendants(figure)].map(({ tagName }) => tagName);
  return !tags.includes('img') || tags.some((tag) => /^(?:table|pre|[uod]l|blockquote|figure)$/.test(tag));
};
const isList = (node: Node): boolean => isElement(node) && /^[uo]l$/.test(node.tagName);

const made = (like: Element, tagName: string, childNodes: Node[], attrs: Element['attrs'] = []): Element => {
  const element: Element = { ...like, tagName, nodeName: tagName, attrs, childNodes, parentNode: like };
  for (const child of childNodes) child.parentNode = element;
  return element;
};

const textIn = (parentNode: Element, value: string): Node => ({ nodeName: '#text', value, parentNode });

/** A line without the breaks at its end, which a page does not show. */
const line = (nodes: readonly Node[]): Node[] => {
  const kept = [...nodes];
  for (let last = kept.at(-1); last && (isBlank(last) || (isElement(last) && last.tagName === 'br')); last = kept.at(-1)) kept.pop();
  return kept;
};

const listTypes = bareRecord<string>({
  decimal: '1',
  'lower-alpha': 'a',
  'lower-latin': 'a',
  'upper-alpha': 'A',
  'upper-latin': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
});

const set = (element: Element, name: string, value: string): void => {
  element.attrs = [...element.attrs.filter((one) => one.name !== name), { name, value }];
};

/** Gives a list the counting of its style, and begins another one where an item sets its own number. */
const numbered = (list: Element): readonly Element[] => {
  const style = /list-style(?:-type)?\s{0,9}:[^;]{0,60}?((?:low|upp)er-[a-z]{5}|decimal)\b/i.exec(attribute(list, 'style') ?? '')?.[1];
  const type = style && listTypes[style.toLowerCase()];
  if (type) {
    set(list, 'type', type);
    [list.tagName, list.nodeName] = ['ol', 'ol'];
  }
  if (list.tagName === 'ul') return [list];
  let number = Number.parseInt(attribute(list, 'start') ?? '1', 10) || 1;
  const lists: Element[] = [{ ...list, childNodes: [] }];
  for (const item of list.childNodes) {
    const own = isElement(item) && item.tagName === 'li' ? Number.parseInt(attribute(item, 'value') ?? '', 10) : Number.NaN;
    const last = lists.at(-1) as Element;
    if (Number.isInteger(own) && own !== number) {
      number = own;
      if (last.childNodes.some((one) => !isBlank(one))) lists.push({ ...list, attrs: [...list.attrs], childNodes: [] });
      set(lists.at(-1) as Element, 'start', String(own));
    }
    lists.at(-1)?.childNodes.push(item);
    if (isElement(item) && item.tagName === 'li') number++;
  }
  return lists;
};

/** Sets what only scripts or styles say on the element itself. */
const settleElement = (element: Element): void => {
  if (element.tagName === 'img') set(element, 'src', imageSource(element));
  if (element.tagName === 'table') {
    clipRowSpans(element);
    headFirst(element);
  }
  const side = /^t[dh]$/.test(element.tagName) ? sideOf(element) : undefined;
  if (side) set(element, 'style', `text-align: ${side}`);
};

/** Rewrites the content of a page; `blocks` are the elements that are blocks or hold some. */
const settler = (blocks: ReadonlySet<Node>) => {
  const words = (nodes: readonly Node[]): readonly Node[] =>
    nodes.flatMap((node): readonly Node[] => {
      if (!isElement(node)) return [node];
      settleElement(node);
      if (node.tagName === 'rt') return [textIn(node, alternativeText(node) ?? '')];
      const inner = words(node.childNodes);
      if (looks.has(node.tagName)) return inner;
      node.childNodes = [...inner];
      return [node];
    });

  /** Blocks, with each run of words among them as a paragraph. */
  const paragraphs = (parent: Element): Node[] => {
    const out: Node[] = [];
    let run: Node[] = [];
    const endRun = () => {
      const kept = line(run);
      if (!kept.every(isBlank)) out.push(made(parent, 'p', kept));
      run = [];
    };
    const write = (nodes: readonly Node[]): void => {
      for (const node of nodes) {
        if (!isElement(node) || !blocks.has(node)) {
          run.push(...words([node]));
          continue;
        }
        endRun();
        if (noteBox.test(attribute(node, 'id') ?? '')) out.push(made(parent, 'div', paragraphs(node), node.attrs));
        // Elements of scripts, and paragraphs of old pages, may have blocks in them as well.
        else if (listingIn(node)) out.push(...block(node));
        else if (
          boxes.has(node.tagName) ||
          (node.tagName === 'figure' && isMixed(node)) ||
          !blockTags.has(node.tagName) ||
          (node.tagName === 'p' && node.childNodes.some(isHeld))
        )
          write(node.childNodes);
        else out.push(...block(node));
        endRun();
      }
    };
    write(parent.childNodes);
    endRun();
    return out;
  };

  const isHeld = (node: Node): boolean => blocks.has(node);

  /** The content of an item or a cell: its only paragraph, with the lists below it, as words. */
  const item = (element: Element): Node[] => {
    const [first, ...rest] = paragraphs(element);
    if (!first) return [];
    return isElement(first) && first.tagName === 'p' && rest.every(isList) ? [...first.childNodes, ...rest] : [first, ...rest];
  };

  /** The nodes that take a block's place. */
  const block = (element: Element): readonly Node[] => {
    const code = listingIn(element);
    if (code) {
      const language = languageOf(code);
      const pre = made(element, 'pre', [], language ? [{ name: 'class', value: language }] : []);
      pre.childNodes = [textIn(pre, codeText(code))];
      return [pre];
    }
    settleElement(element);
    const { tagName, childNodes } = element;
    if (/^(?:p|h[1-6]|dt)$/.test(tagName)) element.childNodes = line(words(childNodes));
    else if (/^(?:li|td|th|dd|caption|figcaption)$/.test(tagName)) element.childNodes = item(element);
    else if (tagName === 'blockquote' || tagName === 'figure') element.childNodes = paragraphs(element);
    else element.childNodes = childNodes.flatMap((child) => (isElement(child) ? part(child) : [child]));
    if (!isList(element)) return [element];
    // A list right within another one is moved in, and no item of it.
    return element.childNodes.every((child) => isBlank(child) || isList(child)) ? element.childNodes : numbered(element);
  };

  /** What is within a list or a table. Terms may have boxes around them. */
  const part = (element: Element): readonly Node[] =>
    element.tagName === 'div' ? element.childNodes.flatMap((child) => (isElement(child) ? block(child) : [child])) : block(element);

  return paragraphs;
};

const wantedIds = (body: Element): ReadonlySet<string> => {
  const ids = [...descendants(body)].flatMap((element) => {
    const address = element.tagName === 'a' ? (attribute(element, 'href') ?? '') : '';
    return address.startsWith('#') ? [address.slice(1)] : [];
  });
  return new Set(ids);
};

/**
 * A page whose tags say what its styles and scripts show, for readers that know neither. Ids stay where links lead to them,
 * and those of notes.
 */
export const plainTagsPage = (body: Element, title = ''): string => {
  const wanted = wantedIds(body);
  const nodes = settler(blocksIn(body))(body);
  const content = cleanXhtml(nodes, {
    image: (source) => source || undefined,
    link: (address) => address || undefined,
    id: (id) => (wanted.has(id) || noteBox.test(id) ? id : undefined),
  });
  return `<!DOCTYPE html>\n<html><head><meta charset="utf-8">${title && `<title>${escapeXml(title)}</title>`}</head><body>${content}</body></html>\n`;
};
