import {
  ExternalHyperlink,
  FootnoteReferenceRun,
  HorizontalPositionRelativeFrom,
  ImageRun,
  InternalHyperlink,
  type IRunOptions,
  PageNumber,
  type ParagraphChild,
  Tab,
  TextRun,
  TextWrappingSide,
  TextWrappingType,
  VerticalPositionRelativeFrom,
} from 'docx';
import { xmlText } from '../../../../formats/ooxml/xml.ts';
import type { FloatingPicture, ImageData, Inline, Paragraph, Picture, TextStyle } from '../../model.ts';
import { linkRuns } from '../link-runs.ts';
import { type BaseLook, spokenText } from '../looks.ts';
import { textRuns } from './content-controls.ts';
import { mathOf } from './omml.ts';
import type { FaceOf } from './typefaces.ts';
import { emu, halfPoints, hex, pixels } from './units.ts';

export type RunContext = {
  readonly images: ReadonlyMap<string, ImageData>;
  readonly faceOf: FaceOf;
  /** Percent added to the horizontal scale of the text. */
  readonly stretch?: number;
};

const faceStyle = (style: TextStyle, look: BaseLook, faceOf: FaceOf, stretch: number): IRunOptions => {
  const [face, base] = [faceOf(style), faceOf(look)];
  const scale = face.scale + stretch;
  return { ...(face.font !== base.font ? { font: face.font } : {}), ...(scale !== base.scale ? { scale } : {}) };
};

const runStyle = (style: TextStyle, look: BaseLook, rtl: boolean, { faceOf, stretch = 0 }: RunContext): IRunOptions => ({
  ...faceStyle(style, look, faceOf, stretch),
  ...(style.size !== look.size ? { size: halfPoints(style.size) } : {}),
  ...(style.bold !== look.bold ? { bold: style.bold } : {}),
  ...(style.italic !== look.italic ? { italics: style.italic } : {}),
  ...(style.colour !== look.colour ? { color: hex(style.colour) } : {}),
  ...(style.underline ? { underline: {} } : {}),
  ...(style.strike ? { strike: true } : {}),
  ...(style.script === 'super' ? { superScript: true } : style.script === 'sub' ? { subScript: true } : {}),
  ...(style.highlight ? { shading: { fill: hex(style.highlight) } } : {}),
  ...(rtl ? { rightToLeft: true } : {}),
});

export const pictureRun = (picture: Picture, images: ReadonlyMap<string, ImageData>, floating?: FloatingPicture): ImageRun | undefined => {
  const image = images.get(picture.image);
  if (!image) return undefined;
  const run = new ImageRun({
    type: image.type === 'png' ? 'png' : 'jpg',
    data: Buffer.from(picture.image),
    transformation: { width: pixels(picture.width), height: pixels(picture.height) },
    ...(picture.depth ? { run: { position: `${-Math.round(picture.depth * 2) / 2}pt` } } : {}),
    altText: { name: picture.image, title: '', description: xmlText(spokenText(picture)) },
    ...(floating
      ? {
          floating: {
            horizontalPosition: { relative: HorizontalPositionRelativeFrom.PAGE, offset: emu(Math.max(0, picture.box.x0)) },
            verticalPosition: { relative: VerticalPositionRelativeFrom.PAGE, offset: emu(Math.max(0, picture.box.y0)) },
            behindDocument: floating.behind,
            allowOverlap: true,
            wrap: floating.behind ? { type: TextWrappingType.NONE } : { type: TextWrappingType.SQUARE, side: TextWrappingSide.BOTH_SIDES },
          },
        }
      : {}),
  });
  // docx names a picture by a hash of its data, which takes a quarter of the CPU of a page of pictures; the id is one already.
  (run as unknown as { readonly imageData: { data: Uint8Array } }).imageData.data = image.bytes;
  return run;
};

const inlineRuns = (inline: Inline, look: BaseLook, rtl: boolean, context: RunContext): ParagraphChild[] => {
  switch (inline.kind) {
    case 'text': {
      if (inline.formula)
        return [
          mathOf(inline.formula),
          ...(/\s$/.test(inline.text) ? [new TextRun({ ...runStyle(inline.style, look, rtl, context), text: ' ' })] : []),
        ];
      return textRuns(inline.text, runStyle(inline.style, look, rtl, context), inline.style.field !== undefined);
    }
    case 'tab':
      return [new TextRun({ children: [new Tab()] })];
    case 'break':
      return [new TextRun({ break: 1 })];
    case 'pageNumber':
      return [new TextRun({ ...runStyle(inline.style, look, rtl, context), children: [PageNumber.CURRENT] })];
    case 'note':
      return [new FootnoteReferenceRun(inline.note)];
    case 'picture': {
      const run = pictureRun(inline.picture, context.images);
      return run ? [run] : [];
    }
  }
};

export const paragraphRuns = (p: Paragraph, look: BaseLook, context: RunContext): ParagraphChild[] =>
  linkRuns(p.inlines).flatMap(({ link, inlines }) => {
    const children = inlines.flatMap((i) => inlineRuns(i, look, p.direction === 'rtl', context));
    if (link?.kind === 'address') return [new ExternalHyperlink({ link: link.href, children })];
    return link?.kind === 'anchor' ? [new InternalHyperlink({ anchor: link.anchor, children })] : children;
  });
