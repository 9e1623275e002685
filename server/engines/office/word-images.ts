import { emuOf } from '../../formats/length.ts';
import { replaceInnermost } from '../../formats/xml/innermost.ts';

const mostUnits = 27_273_042_316_900;

const attribute = (tag: string, name: string): string | undefined => new RegExp(`\\s${name}="([^"<>]{0,2000})"`).exec(tag)?.[1];

const lengthOf = (style: string, name: string): number | undefined => {
  const [, number = '', unit = ''] =
    new RegExp(`(?:^|;)\\s{0,9}${name}:\\s{0,9}(\\d{0,9}\\.?\\d{1,9})(pt|in|px|cm|mm|pc)\\s{0,9}(?:;|$)`).exec(style) ?? [];
  const length = Math.round(Number(number) * (emuOf[unit] ?? 0));
  return length > 0 && length < mostUnits ? length : undefined;
};

const shapeTag = /<v:(?:shape|rect)\s[^<>]{1,8000}>/;
const imageTag = /<v:imagedata\s[^<>]{1,4000}>/;
/** What a picture in the line of text has besides: a type that others share, locks, and how text flows around. */
const plainParts = /<\/?(?:v:(?:shapetype|shape|rect|imagedata|stroke|formulas|f|path)|o:lock|w10:wrap|w10:anchorlock)(?=[\s/>])/;

/**
 * A part of a DOCX whose VML pictures in the line are drawings of today's Word: LibreOffice's pages keep only the descriptions of those.
 * Pictures at a place of their own, cropped ones, and shapes with words stay.
 */
export const withPlainPictures = (text: string): string => {
  if (!text.includes('<v:imagedata')) return text;
  let count = 0;
  return replaceInnermost(text, 'w:pict', ({ inner }) => {
    const [shape = ''] = shapeTag.exec(inner) ?? [];
    const [image = ''] = imageTag.exec(inner) ?? [];
    const [style = '', description, id] = [
      attribute(shape, 'style'),
      attribute(shape, 'alt') ?? attribute(image, 'o:title'),
      attribute(image, 'r:id'),
    ];
    const [width, height] = [lengthOf(style, 'width'), lengthOf(style, 'height')];
    if (
      !description ||
      !id ||
      width === undefined ||
      height === undefined ||
      /position:\s{0,9}absolute|rotation|mso-wrap-style|flip/.test(style)
    )
      return undefined;
    if (/\s(?:crop\w+|gain|blacklevel|grayscale|bilevel)=/.test(image) || inner.split('<v:imagedata').length > 2) return undefined;
    if ((inner.match(/<[^<>]{1,8000}>/g) ?? []).some((tag) => !plainParts.test(tag))) return undefined;
    count++;
    const own = 900_000 + count;
    const size = `cx="${width}" cy="${height}"`;
    return `<w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:extent ${size}/><wp:docPr id="${own}" name="Picture ${own}" descr="${description}"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:nvPicPr><pic:cNvPr id="${own}" name="Picture ${own}" descr="${description}"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="${id}" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing>`;
  });
};
