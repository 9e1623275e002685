import PptxGenJS from 'pptxgenjs';
import type { Box, DocumentModel, ImageData, PageModel, Picture, Shape, TextBox } from '../../model.ts';
import { area, covered } from '../../read/geometry.ts';
import { xmlText } from '../docx/runs.ts';
import { hex } from '../docx/units.ts';
import { addShape, place } from './shapes.ts';
import { addTable } from './table.ts';
import { boxRuns, roomFor } from './text.ts';

const masterName = 'Page';
/** Drawings with more shapes than this are maps and plots; the smallest are left out. */
const maxShapes = 1500;

const isShape = (d: Shape | Picture): d is Shape => 'steps' in d;

const addPicture = (slide: PptxGenJS.Slide, picture: Picture, images: ReadonlyMap<string, ImageData>): void => {
  const image = images.get(picture.image);
  if (!image) return;
  const data = Buffer.from(image.bytes.buffer, image.bytes.byteOffset, image.bytes.byteLength).toString('base64');
  slide.addImage({ ...place(picture.box), data: `image/${image.type};base64,${data}`, altText: xmlText(picture.alt) });
};

const addText = (slide: PptxGenJS.Slide, box: TextBox, page: PageModel): void => {
  const runs = boxRuns(box.paragraphs);
  if (runs.length === 0) return;
  const room = roomFor(box);
  const { x0, y0, x1, y1 } = box.box;
  const first = box.paragraphs[0];
  const align = first?.align ?? 'start';
  const rtl = first?.direction === 'rtl';
  const wide = box.paragraphs.some((p) => p.align === 'justify') ? 0 : room;
  const [before, after] = align === 'centre' ? [wide / 2, wide / 2] : (align === 'end') !== rtl ? [wide, 0] : [0, wide];
  const line = first?.spacing.line ?? 0;
  const size = Math.max(1, ...(first?.inlines ?? []).map((i) => (i.kind === 'text' ? i.style.size : 0)));
  // Exact line spacing puts the extra above the first line; the box starts that much higher.
  const lift = Math.max(0, line - size * 1.02) * 0.8;
  const target = { x0: Math.max(0, x0 - before), y0: Math.max(0, y0 - lift), x1: Math.min(page.width, x1 + after), y1 };
  const turned = box.angle === 90 || box.angle === 270;
  const [cx, cy] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const frame: Box = turned ? { x0: cx - (y1 - y0) / 2, x1: cx + (y1 - y0) / 2, y0: cy - (x1 - x0) / 2, y1: cy + (x1 - x0) / 2 } : target;
  slide.addText(runs, { ...place(frame), margin: 0, valign: 'top', wrap: true, ...(box.angle ? { rotate: box.angle } : {}), ...(box.title ? { placeholder: 'title' } : {}) });
};

const addDrawings = (slide: PptxGenJS.Slide, page: PageModel, model: DocumentModel): void => {
  const pageBox: Box = { x0: 0, y0: 0, x1: page.width, y1: page.height };
  const shapes = page.drawings.filter(isShape);
  const least = shapes.length > maxShapes ? (shapes.map((s) => area(s.box)).sort((a, b) => b - a)[maxShapes] ?? 0) : 0;
  let bare = true;
  for (const drawing of page.drawings) {
    if (!isShape(drawing)) {
      addPicture(slide, drawing, model.images);
      bare = false;
      continue;
    }
    if (area(drawing.box) < least) continue;
    // What fills the page before anything else is the slide's background.
    if (bare && drawing.fill && !drawing.stroke && drawing.opacity > 0.98 && covered(pageBox, drawing.box) > 0.985) {
      slide.background = { color: hex(drawing.fill) };
      continue;
    }
    bare = false;
    addShape(slide, drawing, pageBox);
  }
};

/** A slide for each page, at the size of the page that most have. */
export const writePptx = async (model: DocumentModel): Promise<Uint8Array> => {
  const pptx = new PptxGenJS();
  const counts = new Map<string, { n: number; page: PageModel }>();
  for (const page of model.pages) {
    const key = `${Math.round(page.width)}x${Math.round(page.height)}`;
    counts.set(key, { n: (counts.get(key)?.n ?? 0) + 1, page });
  }
  const usual = [...counts.values()].sort((a, b) => b.n - a.n)[0]?.page;
  pptx.defineLayout({ name: masterName, width: (usual?.width ?? 720) / 72, height: (usual?.height ?? 540) / 72 });
  pptx.layout = masterName;
  pptx.title = xmlText(model.title);
  pptx.defineSlideMaster({
    title: masterName,
    background: { color: 'FFFFFF' },
    objects: [{ placeholder: { options: { name: 'title', type: 'title', x: 0.5, y: 0.3, w: 9, h: 0.9, margin: 0 }, text: '' } }],
  });
  for (const page of model.pages) {
    const slide = pptx.addSlide({ masterName });
    addDrawings(slide, page, model);
    for (const table of page.tables) addTable(slide, table);
    for (const box of [...page.boxes].sort((a, b) => Number(b.title) - Number(a.title))) addText(slide, box, page);
  }
  if (model.pages.length === 0) pptx.addSlide({ masterName });
  return new Uint8Array((await pptx.write({ outputType: 'arraybuffer', compression: true })) as ArrayBuffer);
};
