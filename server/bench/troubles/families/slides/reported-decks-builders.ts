import { xlsx } from '../sheets/workbook.ts';
import { box, paragraph, pptx } from './deck.ts';
import { changed, imageLink, office, one, picture, place, plain, solid, words } from './drawn-builders.ts';

/** A picture with the part of its blip that stays, and its geometry. */
export const trimmed = (at: string, crop: string, geometry = 'rect'): string =>
  picture(at, 'p1').replace('<a:stretch>', `${crop}<a:stretch>`).replace('prst="rect"', `prst="${geometry}"`);
export const withPicture = (shapes: string, image: Uint8Array, name = 'p.png', types = {}) =>
  pptx([{ shapes, links: imageLink('p1', `../media/${name}`) }], { parts: { [`ppt/media/${name}`]: image }, types });

/** A filled shape whose style sets the color of its words. */
export const styledShape = (fill: string, style: string, paragraphs: string): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="3" name="Shape"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>${place(2, 3, 16, 4)}<a:prstGeom prst="roundRect"><a:avLst/></a:prstGeom>${solid(fill)}</p:spPr><p:style><a:lnRef idx="0"><a:schemeClr val="accent1"/></a:lnRef><a:fillRef idx="0"><a:schemeClr val="accent1"/></a:fillRef><a:effectRef idx="0"><a:schemeClr val="accent1"/></a:effectRef><a:fontRef idx="minor"><a:schemeClr val="${style}"/></a:fontRef></p:style><p:txBody><a:bodyPr anchor="ctr"/>${paragraphs}</p:txBody></p:sp>`;

const object = (name: string, inner: string): string =>
  `<p:oleObj name="Worksheet" r:id="o1" imgW="3000000" imgH="1500000" progId="Excel.Sheet.12"${name}><p:embed/>${inner}</p:oleObj>`;
/** A sheet embedded as PowerPoint saves it: the image of its preview only in the fallback. */
export const embeddedSheet = async (): Promise<Uint8Array> =>
  pptx(
    [
      {
        shapes:
          box(1, paragraph('Our figures')) +
          `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="5" name="Object 4"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr><p:xfrm><a:off x="1800000" y="2160000"/><a:ext cx="3600000" cy="1800000"/></p:xfrm><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/presentationml/2006/ole"><mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice xmlns:v="urn:schemas-microsoft-com:vml" Requires="v">${object(' spid="_x0000_s1026"', '')}</mc:Choice><mc:Fallback>${object('', picture(place(5, 6, 10, 5), 'p1', 0))}</mc:Fallback></mc:AlternateContent></a:graphicData></a:graphic></p:graphicFrame>`,
        links: `${imageLink('p1', '../media/p.png')}<Relationship Id="v1" Type="${office}/vmlDrawing" Target="../drawings/vmlDrawing1.vml"/><Relationship Id="o1" Type="${office}/package" Target="../embeddings/Worksheet1.xlsx"/>`,
      },
    ],
    {
      parts: {
        'ppt/media/p.png': await plain('#00c800'),
        'ppt/drawings/vmlDrawing1.vml':
          '<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"><v:shapetype id="_x0000_t75" coordsize="21600,21600" o:spt="75" o:preferrelative="t" path="m@4@5l@4@11@9@11@9@5xe" filled="f" stroked="f"/><v:shape id="_x0000_s1026" type="#_x0000_t75" style="position:absolute;left:141.7pt;top:170pt;width:283.5pt;height:141.7pt"><v:imagedata o:relid="i1" o:title=""/></v:shape></xml>',
        'ppt/drawings/_rels/vmlDrawing1.vml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${imageLink('i1', '../media/p.png')}</Relationships>`,
        'ppt/embeddings/Worksheet1.xlsx': xlsx({ sheets: [{ name: 'S', rows: [['Item', 'Price']] }] }),
      },
      types: {
        'ppt/drawings/vmlDrawing1.vml': 'application/vnd.openxmlformats-officedocument.vmlDrawing',
        'ppt/embeddings/Worksheet1.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      },
    },
  );

/** Words along an arc as PowerPoint saves them: as a new kind of shape, and once more for older programs. */
export const wordArt = (): Uint8Array => {
  const arched = (id: number): string =>
    box(5, '<a:p><a:r><a:rPr lang="en" sz="4400"/><a:t>Big Sale</a:t></a:r></a:p>', id).replace(
      '<a:bodyPr/>',
      '<a:bodyPr><a:prstTxWarp prst="textArchUp"><a:avLst/></a:prstTxWarp></a:bodyPr>',
    );
  return pptx([
    {
      shapes: `${box(1, paragraph('This week'))}<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main" Requires="p14">${arched(3)}</mc:Choice><mc:Fallback>${arched(3)}</mc:Fallback></mc:AlternateContent>`,
    },
  ]);
};

/** A slide that swaps the dark and light colors of its master. */
export const swapped = (): Uint8Array => {
  const mapping =
    '<p:clrMapOvr><a:overrideClrMapping bg1="dk1" tx1="lt1" bg2="dk2" tx2="lt2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/></p:clrMapOvr>';
  const deck = changed(
    pptx([
      {
        shapes: box(
          2,
          '<a:p><a:r><a:rPr lang="en" sz="6000"><a:solidFill><a:schemeClr val="tx1"/></a:solidFill></a:rPr><a:t>Dark slide</a:t></a:r></a:p>',
        ),
      },
    ]),
    'ppt/theme/theme1.xml',
    (xml) => xml.replace('<a:dk1><a:srgbClr val="000000"/>', '<a:dk1><a:srgbClr val="0E2841"/>'),
  );
  const painted = changed(deck, 'ppt/slideMasters/slideMaster1.xml', (xml) =>
    xml.replace('<p:cSld>', '<p:cSld><p:bg><p:bgPr><a:solidFill><a:schemeClr val="bg1"/></a:solidFill><a:effectLst/></p:bgPr></p:bg>'),
  );
  return changed(painted, 'ppt/slides/slide1.xml', (xml) => xml.replace('</p:sld>', `${mapping}</p:sld>`));
};

/** Five lines of 40 points in a box of 4.5 centimetres that fits them in this way. */
export const fitted = (fit: string) =>
  one(
    words(
      place(2, 3, 20, 4.5),
      `<a:bodyPr>${fit}</a:bodyPr>`,
      ['one', 'two', 'three', 'four', 'five']
        .map((line) => `<a:p><a:r><a:rPr lang="en" sz="4000"/><a:t>${line}</a:t></a:r></a:p>`)
        .join(''),
    ),
  );
