import { EPub } from 'epub-gen-memory';
import { bareRecord } from '../../../catalogue/bare-record.ts';
import { headingLevel } from './blocks.ts';
import { cleanXhtml } from './clean.ts';
import { navWithSections, ncxWithSections, type Sections, sectionsOf } from './epub-sections.ts';
import { attribute, collapse, descendants, type Element, isElement, type Node, type Page, textOf } from './tree.ts';

type Image = { readonly type: string; readonly bytes: Uint8Array };

/** Core media types of EPUB 3.3 (3.2) with their extensions. */
const extensions = bareRecord<string>({
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
});

const scheme = 'picture:';

const emptyField = /(?<!\s)\s*<(dc:\w+|meta)\b[^<>]*>\s*<\/\1>/g;
/** The library's placeholder author. It is removed, like the library's dates and rights, because no text states them. */
const nobody = 'Unknown';
const madeUpField = new RegExp(
  String.raw`(?<!\s)\s*<(?:(dc:date|dc:rights|meta property="dcterms:(?:date|rights)")[^<>]*>[^<]*|(?:dc:creator|meta refines="#creator")[^<>]*>${nobody})<\/[\w:]+>`,
  'g',
);

/** The library fetches images from the network; ours are in memory. */
class MemoryEpub extends EPub {
  constructor(
    options: ConstructorParameters<typeof EPub>[0],
    content: ConstructorParameters<typeof EPub>[1],
    private readonly embedded: readonly Image[],
    private readonly formulaFiles: readonly string[],
    private readonly sections: Sections,
  ) {
    super(options, content);
  }

  protected override async downloadAllImages(): Promise<void> {
    const folder = this.zip.folder('OEBPS')?.folder('images');
    for (const image of this.images) {
      const found = this.embedded[Number.parseInt(image.url.slice(scheme.length), 10)];
      if (found) folder?.file(`${image.id}.${image.extension}`, found.bytes);
    }
  }

  /** Removes empty elements from the library's templates, which are invalid in EPUB, and metadata that it makes up. */
  override async render(): Promise<this> {
    await super.render();
    const path = 'OEBPS/content.opf';
    const opf = (await this.zip.file(path)?.async('string')) ?? '';
    // A chapter with formulas must declare it (EPUB 3.3, 5.7.3).
    const withFormulas = this.formulaFiles.reduce(
      (text, file) => text.replace(new RegExp(`(<item\\s[^<>]*href="${file}")(?=[\\s/])`), '$1 properties="mathml"'),
      opf,
    );
    this.zip.file(path, withFormulas.replace(emptyField, '').replace(madeUpField, ''));
    if (this.sections.size > 0) {
      await this.rewrite('OEBPS/toc.xhtml', (nav) => navWithSections(nav, this.sections));
      await this.rewrite('OEBPS/toc.ncx', (ncx) => ncxWithSections(ncx, this.sections));
    }
    if (this.images.length === 0) this.zip.remove('OEBPS/images');
    return this;
  }

  private async rewrite(path: string, change: (text: string) => string): Promise<void> {
    this.zip.file(path, change((await this.zip.file(path)?.async('string')) ?? ''));
  }
}

type Chapter = { readonly title: string; readonly nodes: Node[] };

/** Unwraps elements that contain the whole page, so that headings are at the top level. */
const topNodes = (body: Element): readonly Node[] => {
  const elements = body.childNodes.filter((node) => isElement(node) || ('value' in node && node.value.trim() !== ''));
  const [only] = elements;
  return elements.length === 1 && only && isElement(only) && ['div', 'main', 'article', 'section'].includes(only.tagName)
    ? topNodes(only)
    : body.childNodes;
};

/** The heading at the start of a node: itself, or the first in a section. */
const headingOf = (node: Node): Element | undefined => {
  if (!isElement(node)) return undefined;
  if (headingLevel(node.tagName)) return node;
  if (!['section', 'article', 'div', 'header'].includes(node.tagName)) return undefined;
  const first = node.childNodes.find(isElement);
  return first && headingOf(first);
};

const chaptersOf = (body: Element, title: string): readonly Chapter[] => {
  const nodes = topNodes(body);
  const levels = nodes.flatMap((node) => headingLevel(headingOf(node)?.tagName ?? '') ?? []);
  // Splits at the highest heading level with more than one heading; a single heading above it is the title.
  const level = [1, 2, 3].find((one) => levels.filter((other) => other === one).length > 1) ?? Math.min(...levels, 1);
  const chapters: Chapter[] = [];
  for (const node of nodes) {
    const heading = headingOf(node);
    const text = heading ? collapse(textOf(heading)).trim() : '';
    const opens = heading && text && (headingLevel(heading.tagName) ?? 9) <= level;
    const last = chapters.at(-1);
    const lastIsBlank = last?.nodes.every(
      (one) => textOf(one).trim() === '' && !(isElement(one) && [...descendants(one), one].some(({ tagName }) => tagName === 'img')),
    );
    if (!last || (opens && !lastIsBlank)) chapters.push({ title: opens ? text : title, nodes: [node] });
    else {
      last.nodes.push(node);
      if (opens) chapters.splice(-1, 1, { title: text, nodes: last.nodes });
    }
  }
  return chapters;
};

const idsOf = (node: Node): readonly string[] =>
  isElement(node)
    ? [node, ...descendants(node)].flatMap((element) =>
        [attribute(element, 'id'), element.tagName === 'a' ? attribute(element, 'name') : undefined].filter((id) => id !== undefined),
      )
    : [];

const dataImage = (source: string): Image | undefined => {
  const [, type = '', parameters = '', body = ''] = /^data:([\w/+.-]+)(?![\w/+.-])([^,]*),([\s\S]*)$/i.exec(source) ?? [];
  const encoding = parameters.toLowerCase().endsWith(';base64');
  if (!extensions[type.toLowerCase()]) return undefined;
  return { type: type.toLowerCase(), bytes: encoding ? Buffer.from(body, 'base64') : Buffer.from(decodeURIComponent(body)) };
};

export type BookFacts = { readonly title: string; readonly author: string; readonly language: string; readonly cover?: Image };

/** Converts a page to EPUB 3: chapters at its main headings, images from data URLs, internal links kept. */
export const pageEpub = async (page: Page, facts: BookFacts): Promise<Uint8Array> => {
  const embedded: Image[] = [];
  const seen = new Map<string, string | undefined>();
  const image = (source: string): string | undefined => {
    if (!seen.has(source)) {
      const found = dataImage(source);
      seen.set(source, found && `${scheme}${embedded.push(found) - 1}.${extensions[found.type]}`);
    }
    return seen.get(source);
  };

  const chapters = chaptersOf(page.body, facts.title);
  const fileOf = (index: number) => `chapter-${index + 1}.xhtml`;
  const taken = new Set(chapters.flatMap(({ nodes }) => nodes.flatMap(idsOf)));
  let made = 0;
  const freshId = (): string => {
    do made++;
    while (taken.has(`section-${made}`));
    return `section-${made}`;
  };
  const known = new Set<string>();
  const headings = chapters.map(({ title, nodes }) => sectionsOf(nodes, title, freshId, known));
  const homes = new Map(chapters.flatMap(({ nodes }, index) => nodes.flatMap(idsOf).map((id) => [id, index] as const)));
  const used = new Set<string>();
  const xmlId = (id: string): string =>
    id.replace(/[^\w.-]/g, (mark) => `_${mark.codePointAt(0)?.toString(16)}`).replace(/^(?![A-Za-z_])/, '_');

  const content = chapters.map(({ title, nodes }, index) => ({
    title: title.slice(0, 300),
    filename: fileOf(index),
    content: cleanXhtml(nodes, {
      image,
      link: (href) => {
        if (/^(https?:\/\/|mailto:)/i.test(href)) return URL.canParse(href) ? new URL(href).href : undefined;
        const id = href.startsWith('#') ? decodeURIComponent(href.slice(1)) : '';
        const home = homes.get(id);
        return home === undefined ? undefined : `${home === index ? '' : fileOf(home)}#${xmlId(id)}`;
      },
      id: (id) => {
        if (!id || used.has(id)) return undefined;
        used.add(id);
        return xmlId(id);
      },
    }),
  }));

  const cover =
    facts.cover && new File([facts.cover.bytes as BlobPart], `cover.${extensions[facts.cover.type] ?? 'jpg'}`, { type: facts.cover.type });
  const book = new MemoryEpub(
    {
      title: facts.title,
      author: facts.author || nobody,
      publisher: '',
      // Undetermined (BCP 47): EPUB requires a language, and a guess would be worse.
      lang: facts.language || 'und',
      numberChaptersInTOC: false,
      prependChapterTitles: false,
      ignoreFailedDownloads: true,
      verbose: false,
      ...(cover && { cover }),
    },
    content,
    embedded,
    content.filter(({ content: chapter }) => chapter.includes('<math ')).map(({ filename }) => filename),
    new Map(
      content.flatMap(({ filename, content: chapter }, index) => {
        const ids = new Set([...chapter.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id));
        const there = (headings[index] ?? []).map((one) => ({ ...one, id: xmlId(one.id) })).filter(({ id }) => ids.has(id));
        return there.length > 0 ? [[filename, there] as const] : [];
      }),
    ),
  );
  return book.genEpub();
};
