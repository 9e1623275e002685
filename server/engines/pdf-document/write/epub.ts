import { EPub } from 'epub-gen-memory';
import type { FlowModel } from '../flow-model.ts';
import type { Block, ImageData, Paragraph } from '../model.ts';
import { blocksOf, paragraphsOf } from '../reading-order.ts';
import { blocksHtml, notesHtml } from './html/blocks.ts';
import type { HtmlContext } from './html/inline.ts';
import { mathNamespace } from './html/mathml.ts';
import { styleSheet } from './html/style-sheet.ts';
import { findLooks } from './looks.ts';

type Chapter = { title: string; blocks: Block[] };

const scheme = 'image:';

/** The library fetches pictures from the network; ours are in memory. */
class MemoryEpub extends EPub {
  constructor(
    options: ConstructorParameters<typeof EPub>[0],
    content: ConstructorParameters<typeof EPub>[1],
    private readonly pictures: ReadonlyMap<string, ImageData>,
  ) {
    super(options, content);
  }

  /** The library drops the namespace of formulas, and readers require the manifest to mark the files with formulas. */
  protected override async generateTemplateFiles(): Promise<void> {
    await super.generateTemplateFiles();
    const formulas = new Set(this.content.flatMap(({ content, filename }) => (content.includes('<math') ? [filename] : [])));
    if (formulas.size === 0) return;
    const change = async (name: string, replace: (text: string) => string): Promise<void> => {
      const file = this.zip.file(`OEBPS/${name}`);
      if (file) this.zip.file(`OEBPS/${name}`, replace(await file.async('string')));
    };
    for (const name of formulas) await change(name, (text) => text.replaceAll('<math>', `<math xmlns="${mathNamespace}">`));
    await change('content.opf', (text) =>
      text.replace(/<item [^>]*?href="([^"]+)"/g, (item, href) => (formulas.has(href) ? `${item} properties="mathml"` : item)),
    );
  }

  protected override async downloadAllImages(): Promise<void> {
    // EPUB does not allow an empty folder.
    if (this.images.length === 0) return;
    const folder = this.zip.folder('OEBPS')?.folder('images');
    for (const image of this.images) {
      const picture = this.pictures.get(image.url.slice(scheme.length).replace(/\.\w+$/, ''));
      if (picture) folder?.file(`${image.id}.${image.extension}`, picture.bytes);
    }
  }
}

const textOf = (block: Block): string =>
  block.kind === 'paragraph'
    ? block.inlines
        .map((i) => (i.kind === 'text' ? i.text : i.kind === 'tab' ? ' ' : ''))
        .join('')
        .trim()
    : '';

/** Chapters start at the title and at headings of the highest level that occurs more than once. */
const chaptersOf = (model: FlowModel): Chapter[] => {
  const blocks = blocksOf(model);
  const counts = new Map<number, number>();
  for (const b of blocks)
    if (b.kind === 'paragraph' && b.role.kind === 'heading') counts.set(b.role.level, (counts.get(b.role.level) ?? 0) + 1);
  const level = [...counts].filter(([, n]) => n > 1).sort((a, b) => a[0] - b[0])[0]?.[0] ?? 1;
  const chapters: Chapter[] = [];
  for (const b of blocks) {
    const opens =
      b.kind === 'paragraph' && (b.role.kind === 'title' || (b.role.kind === 'heading' && b.role.level <= level)) && textOf(b) !== '';
    const last = chapters.at(-1);
    // A title without content opens the next chapter.
    if (!last || (opens && last.blocks.some((o) => o.kind !== 'paragraph' || o.role.kind !== 'title')))
      chapters.push({ title: opens ? textOf(b) : model.title, blocks: [b] });
    else last.blocks.push(b);
  }
  return chapters;
};

const filesOfAnchors = (chapters: readonly Chapter[]): ReadonlyMap<string, string> =>
  new Map(chapters.flatMap(({ blocks }, n) => paragraphsOf(blocks).flatMap((p) => (p.anchor ? [[p.anchor, fileOf(n)] as const] : []))));

/** Notes by the chapter with their first reference, where readers show them. */
const notesOfChapters = (chapters: readonly Chapter[], notes: FlowModel['notes']): (readonly [number, readonly Paragraph[]])[][] => {
  const placed = new Set<number>();
  return chapters.map(({ blocks }) =>
    paragraphsOf(blocks).flatMap((p) =>
      p.inlines.flatMap((i) => {
        const note = i.kind === 'note' && !placed.has(i.note) ? notes.get(i.note) : undefined;
        if (!note || i.kind !== 'note') return [];
        placed.add(i.note);
        return [[i.note, note] as const];
      }),
    ),
  );
};

/** A note in EPUB's form: many readers show it beside its reference on touch. */
const footnote = (content: string, id: string): string => `<aside epub:type="footnote" class="note" id="${id}"><p>${content}</p></aside>`;

const fileOf = (chapter: number): string => `chapter-${chapter + 1}.xhtml`;

/** An EPUB 3 book. `cover` is a PNG or JPEG of the first page, if available. */
export const writeEpub = async (model: FlowModel, cover?: ImageData): Promise<Uint8Array> => {
  const looks = findLooks(model);
  const order = [...model.notes.keys()];
  const chapters = chaptersOf(model);
  const files = filesOfAnchors(chapters);
  const context: HtmlContext = {
    imageSource: (id) => {
      const image = model.images.get(id);
      return image && `${scheme}${id}.${image.type}`;
    },
    noteRole: ' epub:type="noteref"',
    namedNotes: new Set(),
    noteNumber: (id) => order.indexOf(id) + 1,
    fileOfAnchor: (anchor) => files.get(anchor) ?? '',
  };
  const notes = notesOfChapters(chapters, model.notes);
  const content = chapters.map((c, n) => {
    const feet = notesHtml(notes[n] ?? [], looks, context, footnote);
    const text = blocksHtml(c.blocks, looks, context);
    return { title: c.title, content: feet ? `${text}\n<section class="notes">\n${feet}\n</section>` : text, filename: fileOf(n) };
  });
  const book = new MemoryEpub(
    {
      title: model.title || 'Document',
      description: model.title || 'Document',
      lang: model.language || 'en',
      css: styleSheet(looks, model.paper),
      prependChapterTitles: false,
      numberChaptersInTOC: false,
      verbose: false,
      ...(cover
        ? { cover: new File([Buffer.from(cover.bytes)], `cover.${cover.type === 'png' ? 'png' : 'jpg'}`, { type: `image/${cover.type}` }) }
        : {}),
    },
    content,
    model.images,
  );
  return new Uint8Array(await book.genEpub());
};
