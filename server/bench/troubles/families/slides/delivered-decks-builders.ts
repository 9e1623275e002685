import sharp from 'sharp';
import { halves } from '../documents/parts.ts';
import { box, paragraph, pptx } from './deck.ts';
import { centimetre, changed, imageLink, office, place, placeholder, shape, solid, words } from './drawn-builders.ts';
import { trimmed, withPicture } from './reported-decks-builders.ts';

/** A table in a style with a grid, whose cells state no lines. */
export const tableWithoutLines = (): Uint8Array => {
  const none = ['lnL', 'lnR', 'lnT', 'lnB'].map((side) => `<a:${side} w="12700"><a:noFill/></a:${side}>`).join('');
  const row = (...texts: readonly string[]): string =>
    `<a:tr h="${2 * centimetre}">${texts.map((text) => `<a:tc><a:txBody><a:bodyPr/>${paragraph(text)}</a:txBody><a:tcPr>${none}</a:tcPr></a:tc>`).join('')}</a:tr>`;
  return pptx([
    {
      shapes: `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="5" name="Table"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr><p:xfrm><a:off x="${2 * centimetre}" y="${2 * centimetre}"/><a:ext cx="${20 * centimetre}" cy="${4 * centimetre}"/></p:xfrm><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table"><a:tbl><a:tblPr><a:tableStyleId>{5940675A-B579-460E-94D1-54222C63F5DA}</a:tableStyleId></a:tblPr><a:tblGrid><a:gridCol w="${10 * centimetre}"/><a:gridCol w="${10 * centimetre}"/></a:tblGrid>${row('L1', 'R1')}${row('L2', 'R2')}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`,
    },
  ]);
};

/** A group of a red square at the left and a blue one at the right, mirrored. */
export const mirrored = (): Uint8Array =>
  pptx([
    {
      shapes: `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="9" name="G"/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm flipH="1"><a:off x="${2 * centimetre}" y="${2 * centimetre}"/><a:ext cx="${20 * centimetre}" cy="${4 * centimetre}"/><a:chOff x="${2 * centimetre}" y="${2 * centimetre}"/><a:chExt cx="${20 * centimetre}" cy="${4 * centimetre}"/></a:xfrm></p:grpSpPr>${shape(place(2, 2, 5, 4), 'rect', solid('C00000'), 3)}${shape(place(17, 2, 5, 4), 'rect', solid('0000C0'), 4)}</p:grpSp>`,
    },
  ]);

/** A level line of three points, twelve centimetres long. */
export const connector = (turn: string, end: string): string =>
  `<p:cxnSp><p:nvCxnSpPr><p:cNvPr id="5" name="Line"/><p:cNvCxnSpPr/><p:nvPr/></p:nvCxnSpPr><p:spPr>${place(4, 8, 12, 0, turn)}<a:prstGeom prst="straightConnector1"><a:avLst/></a:prstGeom><a:ln w="38100">${solid('0000C0')}${end}</a:ln></p:spPr></p:cxnSp>`;

export const linkNamed = (name: string): Uint8Array =>
  pptx([
    {
      shapes: box(1, `<a:p><a:r><a:rPr lang="en"><a:hlinkClick xmlns:r="${office}" r:id="h1"/></a:rPr><a:t>${name}</a:t></a:r></a:p>`),
      links: `<Relationship Id="h1" Type="${office}/hyperlink" Target="https://example.org/a" TargetMode="External"/>`,
    },
  ]);

/** A picture of 2000 by 1000 pixels on ten by five centimetres. */
export const largePicture = async (): Promise<Uint8Array> => {
  const noise = sharp({
    create: { width: 2000, height: 1000, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  });
  return withPicture(trimmed(place(2, 2, 10, 5), ''), await noise.jpeg({ quality: 80 }).toBuffer(), 'p.jpg', {
    'ppt/media/p.jpg': 'image/jpeg',
  });
};

const onBackground = (deck: Uint8Array, fill: string): Uint8Array =>
  changed(deck, 'ppt/slides/slide1.xml', (xml) => xml.replace('<p:cSld>', `<p:cSld><p:bg><p:bgPr>${fill}<a:effectLst/></p:bgPr></p:bg>`));

export const gradientDeck = (): Uint8Array =>
  onBackground(
    pptx([{ shapes: '' }]),
    '<a:gradFill><a:gsLst><a:gs pos="0"><a:srgbClr val="FF0000"/></a:gs><a:gs pos="100000"><a:srgbClr val="0000FF"/></a:gs></a:gsLst><a:lin ang="5400000" scaled="0"/></a:gradFill>',
  );

export const darkDeck = (): Uint8Array =>
  onBackground(
    pptx([{ shapes: box(2, `<a:p><a:r><a:rPr lang="en" sz="6000">${solid('FFFFFF')}</a:rPr><a:t>White words</a:t></a:r></a:p>`) }]),
    solid('102040'),
  );

/** A drawing of two halves with the right one cropped away, as PowerPoint saves it: with a picture for older programs. */
export const croppedDrawing = async (): Promise<Uint8Array> => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100" viewBox="0 0 200 100"><rect width="100" height="100" fill="#0000c8"/><rect x="100" width="100" height="100" fill="#00c800"/></svg>';
  const shapes = trimmed(place(4, 4, 8, 8), '<a:srcRect r="50000"/>').replace(
    /(<a:blip [^>]*)\/>/,
    `$1><a:extLst><a:ext uri="{96DAC541-7B7A-43D3-8B79-37D633B846F1}"><asvg:svgBlip xmlns:asvg="http://schemas.microsoft.com/office/drawing/2016/SVG/main" xmlns:r="${office}" r:embed="p2"/></a:ext></a:extLst></a:blip>`,
  );
  return pptx([{ shapes, links: imageLink('p1', '../media/p.png') + imageLink('p2', '../media/p.svg') }], {
    parts: { 'ppt/media/p.png': await halves('png'), 'ppt/media/p.svg': drawing },
    types: { 'ppt/media/p.svg': 'image/svg+xml' },
  });
};

/** A slide without a date, on a layout that has one. */
export const withLayoutDate = (): Uint8Array =>
  pptx([{ shapes: box(1, paragraph('No date here')) }], {
    layout: words(place(1, 16, 6, 1), '<a:bodyPr/>', paragraph('1/21/2009'), 4, placeholder('type="dt" sz="half" idx="10"')),
  });
