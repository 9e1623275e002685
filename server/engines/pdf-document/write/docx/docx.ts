import {
  Column,
  Document,
  type Paragraph as DocxParagraph,
  type Table as DocxTable,
  Footer,
  Header,
  type IParagraphStyleOptions,
  type ISectionOptions,
  Packer,
  PageOrientation,
  PageTextDirectionType,
  SectionType,
} from 'docx';
import { xmlText } from '../../../../formats/ooxml/xml.ts';
import type { FlowModel, RunningText, Section } from '../../flow-model.ts';
import type { Box, Paragraph, Running } from '../../model.ts';
import type { SectionBlock } from '../../panel-model.ts';
import { type BaseLook, findLooks } from '../looks.ts';
import { type Context, captionStyle, writeBlocks, writeParagraph } from './blocks.ts';
import type { Columns } from './fit-lines.ts';
import { topOf } from './line-height.ts';
import { findNumbering } from './lists.ts';
import { writeSection } from './panels.ts';
import { smallParagraph } from './space.ts';
import { type FaceOf, findFaces } from './typefaces.ts';
import { halfPoints, hex, twips } from './units.ts';

const runOf = (look: BaseLook, faceOf: FaceOf) => ({
  font: faceOf(look).font,
  scale: faceOf(look).scale,
  size: halfPoints(look.size),
  bold: look.bold,
  italics: look.italic,
  color: hex(look.colour),
});

const styleOf = (
  look: BaseLook,
  faceOf: FaceOf,
): { readonly run: NonNullable<IParagraphStyleOptions['run']>; readonly paragraph: NonNullable<IParagraphStyleOptions['paragraph']> } => ({
  run: runOf(look, faceOf),
  paragraph: { spacing: { before: 0, after: 0 }, keepNext: true },
});

const textArea = ({ width, margins }: Section) => ({ left: margins.left, width: width - margins.left - margins.right });

const columnsOf = (section: Section): Columns => {
  const { widths, gaps } = section.columns;
  if (widths.length === 1) return [textArea(section)];
  let left = section.margins.left;
  return widths.map((width, n) => {
    const column = { left, width };
    left += width + (gaps[n] ?? 0);
    return column;
  });
};

const boxOf = (r: SectionBlock): Box => (r.kind === 'floating' ? r.picture.box : r.box);
const middle = (r: Running): number => (boxOf(r).y0 + boxOf(r).y1) / 2;
/** The paragraphs of a running header or footer; pictures float and take no space. */
const texts = (running: readonly Running[]): Paragraph[] => running.filter((r) => r.kind === 'paragraph');

/**
 * The top margin of a section's pages, which leaves space for the fonts' ascent in the first lines of pages that begin with text, and its
 * blocks, adjusted accordingly.
 */
const pageTop = ({ blocks, margins }: Section, faceOf: FaceOf): { readonly top: number; readonly blocks: Section['blocks'] } => {
  const rise = (b: SectionBlock): number => topOf(b, faceOf) - boxOf(b).y0;
  const at = blocks.findIndex((b) => b.kind !== 'floating');
  const head = blocks[at];
  if (!head) return { top: margins.top, blocks };
  const openers = blocks.filter((b): b is Paragraph => b.kind === 'paragraph' && b.breakBefore === 'page' && !b.padding);
  const missing = head.kind === 'paragraph' ? Math.min(0, ...openers.map((p) => p.spacing.before + rise(p) - rise(head))) : 0;
  return {
    top: Math.max(0, margins.top + rise(head) + missing),
    blocks:
      head.kind === 'paragraph'
        ? blocks.with(at, { ...head, spacing: { ...head.spacing, before: head.spacing.before - missing } })
        : blocks,
  };
};

type HeaderChild = DocxParagraph | DocxTable;

const sectionOf = (section: Section, context: Context, hadRunning: boolean, spaceAfter: number): ISectionOptions => {
  const { columns, width, height } = section.vertical ? { ...section, width: section.height, height: section.width } : section;
  const { margins } = section;
  const landscape = width > height;
  const headerTop = Math.min(...texts(section.header).map((p) => p.box.y0), margins.top);
  // The text margin may reach into the footer, which keeps its original bottom.
  const footerText = texts(section.footer);
  const footerBottom = footerText.length ? Math.max(...footerText.map((p) => p.box.y1)) : height - margins.bottom;
  // Pictures come first, so that they are anchored to the first line.
  const running = (list: readonly Running[]) =>
    writeBlocks(
      [...list].sort((a, b) => Number(a.kind === 'paragraph') - Number(b.kind === 'paragraph') || middle(a) - middle(b)),
      context,
    ) as HeaderChild[];
  const variants = <T>(side: keyof RunningText, Made: new (options: { children: HeaderChild[] }) => T) => ({
    default: new Made({ children: running(section[side]) }),
    ...(section.first ? { first: new Made({ children: running(section.first[side]) }) } : {}),
    ...(section.even ? { even: new Made({ children: running(section.even[side]) }) } : {}),
  });
  const { top, blocks } = pageTop(section, context.faceOf);
  const several = columns.widths.length > 1;
  const header = section.header.length || hadRunning;
  const footer = section.footer.length || hadRunning;
  return {
    properties: {
      type: section.start === 'continuous' ? SectionType.CONTINUOUS : SectionType.NEXT_PAGE,
      page: {
        // The library swaps width and height for landscape.
        size: {
          width: twips(landscape ? height : width),
          height: twips(landscape ? width : height),
          orientation: landscape ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT,
        },
        ...(section.vertical ? { textDirection: PageTextDirectionType.TOP_TO_BOTTOM_RIGHT_TO_LEFT } : {}),
        ...(section.firstPageNumber === undefined ? {} : { pageNumbers: { start: section.firstPageNumber } }),
        margin: {
          ...(section.vertical
            ? { top: twips(margins.left), right: twips(top), bottom: twips(margins.right), left: twips(margins.bottom) }
            : { top: twips(top), right: twips(margins.right), bottom: twips(margins.bottom), left: twips(margins.left) }),
          header: twips(Math.max(0, texts(section.header).length ? headerTop : Math.min(36, margins.top / 2))),
          footer: twips(Math.max(0, footerText.length ? height - footerBottom : Math.min(36, margins.bottom / 2))),
        },
      },
      ...(several
        ? {
            column: {
              count: columns.widths.length,
              equalWidth: false,
              children: columns.widths.map(
                (w, i) => new Column({ width: twips(w), ...(i < columns.gaps.length ? { space: twips(columns.gaps[i] as number) } : {}) }),
              ),
            },
          }
        : {}),
      ...(section.first ? { titlePage: true } : {}),
    },
    ...(header || section.first || section.even ? { headers: variants('header', Header) } : {}),
    ...(footer || section.first || section.even ? { footers: variants('footer', Footer) } : {}),
    children: writeSection(blocks, { ...context, pageRise: margins.top - top, columns: columnsOf(section) }, spaceAfter),
  };
};

/** Word and others balance columns if a section follows on their page: an empty one. */
const afterColumns = ({ properties }: ISectionOptions): ISectionOptions => ({
  properties: {
    type: SectionType.CONTINUOUS,
    ...(properties?.page && { page: { size: properties.page.size, margin: properties.page.margin } }),
  },
  children: [smallParagraph()],
});

/** A Word document in normal flow: real styles, lists, tables, headers, footers and footnotes. */
export const writeDocx = async (model: FlowModel): Promise<Uint8Array> => {
  const looks = findLooks(model);
  const numbering = findNumbering(model);
  const faceOf = findFaces(model.typefaces);
  const context: Context = { looks, images: model.images, numberingOf: numbering.of, faceOf };
  const page = model.sections[0];
  const noteContext = page ? { ...context, columns: [textArea(page)] } : context;
  const notes = [...model.notes].map(
    ([id, paragraphs]) =>
      [
        id,
        {
          children: paragraphs.map((p) => writeParagraph({ ...p, indent: { start: 0, end: 0, first: 0 } }, noteContext, { before: 0 })),
        },
      ] as const,
  );
  let hadRunning = false;
  const sections = model.sections.flatMap((section, n) => {
    const written = sectionOf(section, context, hadRunning, model.sections[n + 1]?.spaceBefore ?? 0);
    if (section.header.length || section.footer.length) hadRunning = true;
    return section.balanced ? [written, afterColumns(written)] : [written];
  });
  const headings = Object.fromEntries(looks.headings.map((look, i) => [`heading${i + 1}`, styleOf(look, faceOf)]));
  const document = new Document({
    ...(model.paper ? { background: { color: hex(model.paper) } } : {}),
    title: xmlText(model.title),
    creator: '',
    description: '',
    styles: {
      default: {
        document: {
          run: { ...runOf(looks.body, faceOf), ...(model.language ? { language: { value: model.language } } : {}) },
          paragraph: { spacing: { before: 0, after: 0 } },
        },
        title: styleOf(looks.title, faceOf),
        ...headings,
      },
      paragraphStyles: [
        { id: captionStyle, name: 'caption', basedOn: 'Normal', quickFormat: true, paragraph: { spacing: { before: 0, after: 0 } } },
      ],
    },
    numbering: { config: numbering.config },
    evenAndOddHeaderAndFooters: model.sections.some(({ even }) => even !== undefined),
    ...(notes.length ? { footnotes: Object.fromEntries(notes) } : {}),
    sections: sections.length ? sections : [{ children: [] }],
  });
  return new Uint8Array(await Packer.toArrayBuffer(document));
};
