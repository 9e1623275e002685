import { EPub } from 'epub-gen-memory';
import type { Block, FlowModel, ImageData, Paragraph } from '../model.ts';
import { blocksHtml, notesHtml } from './html/blocks.ts';
import type { HtmlContext } from './html/inline.ts';
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

  protected override async downloadAllImages(): Promise<void> {
    // An empty folder is a fault of the book.
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

/** Chapters start at the title and at headings of the highest level that the book has more than one of. */
const chaptersOf = (model: FlowModel): Chapter[] => {
  const blocks = model.sections.flatMap((s) => s.blocks);
  const counts = new Map<number, number>();
  for (const b of blocks)
    if (b.kind === 'paragraph' && b.role.kind === 'heading') counts.set(b.role.level, (counts.get(b.role.level) ?? 0) + 1);
  const level = [...counts].filter(([, n]) => n > 1).sort((a, b) => a[0] - b[0])[0]?.[0] ?? 1;
  const chapters: Chapter[] = [];
  for (const b of blocks) {
    const opens =
      b.kind === 'paragraph' && (b.role.kind === 'title' || (b.role.kind === 'heading' && b.role.level <= level)) && textOf(b) !== '';
    const last = chapters.at(-1);
    // A title with nothing under it opens the chapter that follows.
    if (!last || (opens && last.blocks.some((o) => o.kind !== 'paragraph' || o.role.kind !== 'title')))
      chapters.push({ title: opens ? textOf(b) : model.title, blocks: [b] });
    else last.blocks.push(b);
  }
  return chapters;
};

const paragraphsOf = (blocks: readonly Block[]): Paragraph[] =>
  blocks.flatMap((b) => (b.kind === 'paragraph' ? [b] : b.kind === 'table' ? b.cells.flatMap((c) => paragraphsOf(c.blocks)) : []));

/** The files that hold each named paragraph and each reference to a note. */
const findFiles = (chapters: readonly Chapter[]) => {
  const anchors = new Map<string, string>();
  const notes = new Map<number, string>();
  for (const [n, { blocks }] of chapters.entries())
    for (const p of paragraphsOf(blocks)) {
      if (p.anchor) anchors.set(p.anchor, fileOf(n));
      for (const i of p.inlines) if (i.kind === 'note') notes.set(i.note, fileOf(n));
    }
  return { anchors, notes };
};

const fileOf = (chapter: number): string => `chapter-${chapter + 1}.xhtml`;

/** An EPUB 3 book. `cover` is a PNG or JPEG of the first page, where there is one. */
export const writeEpub = async (model: FlowModel, cover?: ImageData): Promise<Uint8Array> => {
  const looks = findLooks(model);
  const order = [...model.notes.keys()];
  const chapters = chaptersOf(model);
  const files = findFiles(chapters);
  const context: HtmlContext = {
    imageSource: (id) => {
      const image = model.images.get(id);
      return image && `${scheme}${id}.${image.type}`;
    },
    notesFile: 'notes.xhtml',
    noteNumber: (id) => order.indexOf(id) + 1,
    fileOfAnchor: (anchor) => files.anchors.get(anchor) ?? '',
  };
  const content = chapters.map((c, n) => ({ title: c.title, content: blocksHtml(c.blocks, looks, context), filename: fileOf(n) }));
  if (model.notes.size)
    content.push({
      title: 'Notes',
      content: notesHtml(model.notes, looks, context, (id) => files.notes.get(id) ?? fileOf(0)),
      filename: 'notes.xhtml',
    });
  const book = new MemoryEpub(
    {
      title: model.title || 'Document',
      description: model.title || 'Document',
      lang: model.language || 'en',
      css: styleSheet(looks),
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
