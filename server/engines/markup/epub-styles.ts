import generate from 'css-tree/generator';
import parse, { type CssList, type CssNode } from 'css-tree/parser';
import walk from 'css-tree/walker';
import { isTooDeep, selectingRules } from '../css-rules.ts';
import { anchor } from './anchor.ts';
import type { FontReader } from './epub-fonts.ts';
import type { Book } from './epub-package.ts';

/** A style sheet of a chapter: an entry of the book, or the text of a `<style>`. */
export type SheetSource = { readonly path: string; readonly text?: string; readonly media?: string };

/** Limit of direct and nested imports of one style sheet. */
const maxImports = 20;
/** Limit in bytes of embedded fonts and images. */
const maxEmbedded = 32 * 1024 ** 2;
/** Total limit of CSS characters. */
const maxLength = 8 * 1024 ** 2;

type StyleNotes = { fonts: boolean; sheets: boolean };

/** Adapts style sheets of a book to the single page of all chapters. */
export type StyleWriter = {
  /** The combined CSS of these sheets; `scope` is the class of the chapters that use them. */
  readonly write: (sources: readonly SheetSource[], scope?: string) => Promise<string>;
  readonly notes: Readonly<StyleNotes>;
};

const idSuffix = (id: string): CssNode => {
  const [first] = parse(`[id$="--${id.replace(/["\\\n]/g, '')}"]`, { context: 'selector' }).children?.toArray() ?? [];
  if (!first) throw new Error('An attribute selector of ours has no node.');
  return first;
};

/** Adapts a selector to chapters as sections of one page: `body` matches the section, and ids get their chapter's prefix. */
const adaptSelector = (selector: CssNode, scope: string | undefined): void => {
  const parts = selector.children;
  if (!parts) return;
  let hasRoot = false;
  const nodes = parts.toArray();
  const hasBody = nodes.some(({ type, name }) => type === 'TypeSelector' && name.toLowerCase() === 'body');
  let index = 0;
  parts.forEach((node, item, list) => {
    const next = nodes[++index];
    if (node.type === 'IdSelector') list.replace(item, listOf(idSuffix(node.name)));
    if (node.type !== 'TypeSelector' && !(node.type === 'PseudoClassSelector' && node.name === 'root')) return;
    const name = node.type === 'TypeSelector' ? node.name.replace(/^.*\|/, '').toLowerCase() : 'html';
    if (node.type === 'TypeSelector' && node.name.includes('|')) node.name = name;
    if (name !== 'body' && name !== 'html') return;
    const isQualified = next !== undefined && next.type !== 'Combinator';
    if (scope === undefined && !isQualified) return;
    if (name === 'html' && hasBody) return;
    hasRoot = true;
    list.replace(item, parse(scope === undefined ? 'section' : `.${scope}`, { context: 'selector' }).children ?? list);
  });
  if (scope === undefined || hasRoot) return;
  const prefix = parse(`.${scope} x`, { context: 'selector' }).children?.toArray() ?? [];
  for (const node of prefix.slice(0, 2).reverse()) parts.prependData(node);
};

const listOf = (node: CssNode): CssList => {
  const list = parse('x', { context: 'selector' }).children;
  if (!list) throw new Error('A selector of ours has no parts.');
  list.forEach((_, item) => {
    list.remove(item);
  });
  list.prependData(node);
  return list;
};

export const styleWriter = (book: Book, fontOf: FontReader): StyleWriter => {
  const types = new Map(book.items.map(({ path, type }) => [path, type]));
  const notes: StyleNotes = { fonts: false, sheets: false };
  let [embedded, length] = [0, 0];

  const dataOf = async (entry: string, isFontFace: boolean): Promise<string | undefined> => {
    const type = types.get(entry) ?? '';
    if (!isFontFace && !type.startsWith('image/')) return undefined;
    const bytes = isFontFace ? await fontOf(entry) : await book.zip.bytes(entry);
    if (!bytes || embedded + bytes.length > maxEmbedded) {
      if (isFontFace) notes.fonts = true;
      return undefined;
    }
    embedded += bytes.length;
    return `data:${isFontFace ? 'font/sfnt' : type};base64,${Buffer.from(bytes).toString('base64')}`;
  };

  /** Replaces addresses below a node by data URLs; false if none could be replaced. */
  const embedAll = async (tree: CssNode, path: string, isFontFace: boolean): Promise<boolean> => {
    const urls: CssNode[] = [];
    walk(tree, { visit: 'Url', enter: (node) => urls.push(node) });
    let some = urls.length === 0;
    for (const url of urls) {
      const address = String(url.value).trim();
      if (address.startsWith('data:')) some = true;
      else if (address.startsWith('#')) url.value = `#${anchor(path, address.slice(1))}`;
      else {
        const entry = /^[a-z][a-z+.-]*:/i.test(address) ? undefined : book.resolve(path, address.split('?')[0] ?? '');
        const data = entry === undefined ? undefined : await dataOf(entry, isFontFace);
        if (isFontFace && data === undefined) notes.fonts = true;
        url.value = data ?? 'data:,';
        some ||= data !== undefined;
      }
    }
    return some;
  };

  const adapt = async (css: string, path: string, scope: string | undefined, seen: Set<string>): Promise<string> => {
    length += css.length;
    if (length > maxLength || isTooDeep(css)) {
      notes.sheets = true;
      return '';
    }
    const tree = parse(css, { parseCustomProperty: false });
    const before: string[] = [];
    const faces: CssNode[] = [];
    for (const node of tree.children?.toArray() ?? []) {
      if (node.type !== 'Atrule' || node.name.toLowerCase() !== 'import' || !node.prelude) continue;
      const [address, ...media] = node.prelude.children?.toArray() ?? [];
      const entry = address && book.resolve(path, String(address.value));
      if (!entry || seen.has(entry) || seen.size >= maxImports) continue;
      seen.add(entry);
      before.push(await read({ path: entry, media: media.map(generate).join(' ') }, scope, seen));
    }
    walk(tree, {
      enter: (node, item, list) => {
        if (node.type === 'Atrule') {
          const name = node.name.toLowerCase();
          if (/^(?:import|charset|namespace|page)$/.test(name)) list.remove(item);
          else if (name === 'font-face') faces.push(node);
        } else if (node.type === 'Declaration') node.property = node.property.replace(/^-epub-/, '');
      },
    });
    for (const { prelude } of selectingRules(tree))
      prelude?.children?.forEach((selector) => {
        if (selector.type === 'Selector') adaptSelector(selector, scope);
      });
    const lost = new Set<CssNode>();
    for (const face of faces) if (!(await embedAll(face, path, true))) lost.add(face);
    walk(tree, { visit: 'Atrule', enter: (node, item, list) => lost.has(node) && list.remove(item) });
    await embedAll(tree, path, false);
    // A style element ends at the first end tag in its text.
    return before.join('') + generate(tree).replaceAll('</', '<\\/');
  };

  const read = async ({ path, text, media }: SheetSource, scope: string | undefined, seen: Set<string>): Promise<string> => {
    const css = await adapt(text ?? (await book.text(path)), path, scope, seen);
    return media && !/^(?:all|screen|print)?$/i.test(media.trim()) ? `@media ${media.replace(/[{}<>]/g, '')}{${css}}` : css;
  };
  return {
    notes,
    write: async (sources, scope) => {
      const all: string[] = [];
      for (const source of sources) all.push(await read(source, scope, new Set()));
      return all.join('\n');
    },
  };
};
