import PptxGenJS from 'pptxgenjs';
import { xmlText } from '../../../../formats/ooxml/xml.ts';
import {
  type Box,
  type ImageData,
  isShape,
  type PageModel,
  type Picture,
  type PlacedModel,
  type Shape,
  type TextBox,
} from '../../model.ts';
import { covered } from '../../read/geometry.ts';
import { hex } from '../docx/units.ts';
import { spokenText } from '../looks.ts';
import { findLayouts, type LaidOut } from './masters.ts';
import { packSlides } from './pack.ts';
import { describeShape, place } from './shapes.ts';
import { addTable } from './table.ts';
import { boxRuns, roomFor } from './text.ts';

const layoutName = 'Page';

const pictureOf = (picture: Picture, images: ReadonlyMap<string, ImageData>): PptxGenJS.ImageProps | undefined => {
  const image = images.get(picture.image);
  if (!image) return undefined;
  const data = Buffer.from(image.bytes.buffer, image.bytes.byteOffset, image.bytes.byteLength).toString('base64');
  return {
    ...place(picture.box),
    data: `image/${image.type};base64,${data}`,
    altText: xmlText(spokenText(picture)),
    ...(picture.opacity ? { transparency: Math.round((1 - picture.opacity) * 100) } : {}),
  };
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
  // Exact line spacing adds the extra space above the first line, so the box starts that much higher.
  const lift = Math.max(0, line - size * 1.02) * 0.8;
  const target = { x0: Math.max(0, x0 - before), y0: Math.max(0, y0 - lift), x1: Math.min(page.width, x1 + after), y1 };
  const turned = box.angle === 90 || box.angle === 270;
  const [cx, cy] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const frame: Box = turned ? { x0: cx - (y1 - y0) / 2, x1: cx + (y1 - y0) / 2, y0: cy - (x1 - x0) / 2, y1: cy + (x1 - x0) / 2 } : target;
  slide.addText(runs, {
    ...place(frame),
    margin: 0,
    valign: 'top',
    wrap: true,
    ...(box.angle ? { rotate: box.angle } : {}),
    ...(box.title ? { placeholder: 'title' } : {}),
  });
};

const pageBox = (page: PageModel): Box => ({ x0: 0, y0: 0, x1: page.width, y1: page.height });

/** A full-page fill painted before anything else becomes the background. */
const takeBackground = (
  drawings: readonly (Shape | Picture)[],
  page: PageModel,
): { readonly colour?: string; readonly rest: readonly (Shape | Picture)[] } => {
  const first = drawings.findIndex(
    (d) => !(isShape(d) && d.fill && !d.stroke && d.opacity > 0.98 && covered(pageBox(page), d.box) > 0.985),
  );
  const grounds = first < 0 ? drawings : drawings.slice(0, first);
  const last = grounds.at(-1);
  return { ...(last && isShape(last) && last.fill ? { colour: last.fill } : {}), rest: drawings.slice(grounds.length) };
};

type MasterObject = NonNullable<PptxGenJS.SlideMasterProps['objects']>[number];

const masterObjects = (drawings: readonly (Shape | Picture)[], page: PageModel, model: PlacedModel): MasterObject[] =>
  drawings.flatMap((d): MasterObject[] => {
    if (!isShape(d)) {
      const image = pictureOf(d, model.images);
      return image ? [{ image }] : [];
    }
    const shape = describeShape(d, pageBox(page));
    if (!shape) return [];
    // A layout accepts custom paths only as the shape of an empty text.
    return shape.name === 'rect'
      ? [{ rect: shape.options }]
      : [{ text: { text: '', options: { ...shape.options, shape: 'custGeom' } as unknown as PptxGenJS.TextPropsOptions } }];
  });

/** A slide for each page, at the most common page size. */
export const writePptx = async (model: PlacedModel): Promise<Uint8Array> => {
  const pptx = new PptxGenJS();
  const counts = new Map<string, { n: number; page: PageModel }>();
  for (const page of model.pages) {
    const key = `${Math.round(page.width)}x${Math.round(page.height)}`;
    counts.set(key, { n: (counts.get(key)?.n ?? 0) + 1, page });
  }
  const usual = [...counts.values()].sort((a, b) => b.n - a.n)[0]?.page;
  pptx.defineLayout({ name: layoutName, width: (usual?.width ?? 720) / 72, height: (usual?.height ?? 540) / 72 });
  pptx.layout = layoutName;
  pptx.title = xmlText(model.title);
  const laidOut = findLayouts(model.pages);
  const defined = new Set<string>();
  for (const [n, page] of model.pages.entries()) {
    const { layout, own } = laidOut[n] as LaidOut;
    const shared = takeBackground(layout.drawings, page);
    if (!defined.has(layout.name)) {
      defined.add(layout.name);
      pptx.defineSlideMaster({
        title: layout.name,
        background: { color: hex(shared.colour ?? '#ffffff') },
        // Without a placeholder position, each slide positions its title. Slides without one would show an empty placeholder.
        objects: [
          ...masterObjects(shared.rest, page, model),
          ...(layout.titled
            ? [{ placeholder: { options: { name: 'title', type: 'title' } as PptxGenJS.PlaceholderProps, text: '' } }]
            : []),
        ],
      });
    }
    const slide = pptx.addSlide({ masterName: layout.name });
    const drawn = shared.rest.length ? { rest: own } : takeBackground(own, page);
    if ('colour' in drawn && drawn.colour) slide.background = { color: hex(drawn.colour) };
    for (const d of drawn.rest) {
      if (isShape(d)) {
        const shape = describeShape(d, pageBox(page));
        if (shape) slide.addShape(shape.name as PptxGenJS.SHAPE_NAME, shape.options);
      } else {
        const image = pictureOf(d, model.images);
        if (image) slide.addImage(image);
      }
    }
    for (const table of page.tables) addTable(slide, table);
    for (const box of [...page.boxes].sort((a, b) => Number(b.title) - Number(a.title))) addText(slide, box, page);
  }
  if (model.pages.length === 0) pptx.addSlide();
  return packSlides(new Uint8Array((await pptx.write({ outputType: 'arraybuffer', compression: false })) as ArrayBuffer));
};
