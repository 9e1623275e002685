import { chartXml } from '../chart.ts';
import { halves } from '../documents/parts.ts';
import { smartArt } from '../smart-art.ts';
import { box, paragraph, pptx } from './deck.ts';

/** Decks of reports that many people meet. */

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const link = (id: string, type: string, target: string): string => `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;

const placeholder = (type: string, content: string, top: number, id = 2): string =>
  box(top, content, id).replace('<p:cNvSpPr txBox="1"/><p:nvPr/>', `<p:cNvSpPr/><p:nvPr><p:ph type="${type}"/></p:nvPr>`);
const layout = placeholder('ctrTitle', paragraph('Click to add title'), 1) + placeholder('subTitle', paragraph('Click to add text'), 5, 3);

export const moved = () =>
  pptx(
    ['Introduction', 'Left over', 'Summary'].map((words) => ({ shapes: box(1, paragraph(words)) })),
    { order: [3, 1] },
  );

const art = smartArt('ppt', ['Plan', 'Build', 'Review']);
const frame = (graphic: string, name: string): string =>
  `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="5" name="${name}"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr><p:xfrm><a:off x="360000" y="2400000"/><a:ext cx="5000000" cy="3000000"/></p:xfrm>${graphic}</p:graphicFrame>`;
export const diagram = () =>
  pptx([{ shapes: box(1, paragraph('Our steps')) + frame(art.graphic, 'Diagram'), links: art.links }], {
    parts: art.parts,
    types: art.types,
  });

export const chartOf = (xml: string) =>
  pptx(
    [
      {
        shapes:
          box(1, paragraph('Figures')) +
          frame(
            `<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart"><c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:r="${office}" r:id="c1"/></a:graphicData></a:graphic>`,
            'Chart',
          ),
        links: link('c1', 'chart', '../charts/chart1.xml'),
      },
    ],
    {
      parts: { 'ppt/charts/chart1.xml': xml },
      types: { 'ppt/charts/chart1.xml': 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml' },
    },
  );

export const chart = () => chartOf(chartXml);

const notesXml = (said: string): string =>
  `<p:notes xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="${office}" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"><p:cSld><p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/><p:sp><p:nvSpPr><p:cNvPr id="3" name="Notes"/><p:cNvSpPr/><p:nvPr><p:ph type="body" idx="1"/></p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/>${said}</p:txBody></p:sp></p:spTree></p:cSld></p:notes>`;
/** Two slides, the first with these paragraphs as notes. */
export const spokenOf = (said: string) =>
  pptx(
    [
      { shapes: box(1, paragraph('Welcome')), links: link('n1', 'notesSlide', '../notesSlides/notesSlide1.xml') },
      { shapes: box(1, paragraph('Next')) },
    ],
    {
      parts: {
        'ppt/notesSlides/notesSlide1.xml': notesXml(said),
        'ppt/notesSlides/_rels/notesSlide1.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${link('s1', 'slide', '../slides/slide1.xml')}</Relationships>`,
      },
      types: { 'ppt/notesSlides/notesSlide1.xml': 'application/vnd.openxmlformats-officedocument.presentationml.notesSlide+xml' },
    },
  );

export const spoken = () => spokenOf(paragraph('Say hello to everybody'));

const formula =
  '<a:p><a:r><a:rPr lang="en"/><a:t>We factorise it as </a:t></a:r><a14:m xmlns:a14="http://schemas.microsoft.com/office/drawing/2010/main"><m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><m:sSup><m:e><m:r><m:t>x</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup><m:r><m:t>+1</m:t></m:r></m:oMath></a14:m><a:r><a:rPr lang="en"/><a:t> here</a:t></a:r></a:p>';
export const equation = () =>
  pptx([
    {
      shapes: `${box(1, paragraph('Equations'))}<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice xmlns:a14="http://schemas.microsoft.com/office/drawing/2010/main" Requires="a14">${box(5, formula, 3)}</mc:Choice><mc:Fallback>${box(5, paragraph(' '), 3)}</mc:Fallback></mc:AlternateContent>`,
    },
  ]);

export const prompts = () =>
  pptx(
    [
      {
        shapes:
          placeholder('ctrTitle', '<a:p><a:endParaRPr lang="en"/></a:p>', 1) +
          placeholder('subTitle', '<a:p/>', 5, 3) +
          box(9, paragraph('Body words'), 4),
      },
    ],
    { layout },
  );
export const brokenTitle = () =>
  pptx(
    [
      {
        shapes:
          placeholder(
            'ctrTitle',
            '<a:p><a:r><a:rPr lang="en" sz="4400"/><a:t>Annual</a:t></a:r><a:br><a:rPr lang="en" sz="4400"/></a:br><a:r><a:rPr lang="en" sz="4400"/><a:t>Report</a:t></a:r></a:p>',
            1,
          ) + placeholder('subTitle', ['Ann Lee', 'Acme London', 'June 2025'].map((one) => paragraph(one)).join(''), 7, 3),
      },
    ],
    { layout },
  );

const click = (properties: string): string => `<a:hlinkClick xmlns:r="${office}" ${properties}/>`;
const linking = (words: string, properties: string, top: number, id: number): string =>
  box(top, `<a:p><a:r><a:rPr lang="en">${click(properties)}</a:rPr><a:t>${words}</a:t></a:r></a:p>`, id);
export const jumping = () =>
  pptx([
    { shapes: box(1, paragraph('Start')) },
    {
      shapes:
        linking('to the third', 'r:id="j1" action="ppaction://hlinksldjump"', 1, 2) +
        linking('to the first', 'r:id="" action="ppaction://hlinkshowjump?jump=firstslide"', 5, 3) +
        linking('to the next', 'r:id="" action="ppaction://hlinkshowjump?jump=nextslide"', 9, 4),
      links: link('j1', 'slide', 'slide3.xml'),
    },
    { shapes: box(1, paragraph('End')) },
  ]);

const picture = `<p:pic><p:nvPicPr><p:cNvPr id="6" name="Picture 5" descr="Two halves, blue and green"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip xmlns:r="${office}" r:embed="p1"/><a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr><a:xfrm><a:off x="720000" y="2400000"/><a:ext cx="4000000" cy="2000000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>`;
export const pictured = async () =>
  pptx([{ shapes: box(1, paragraph('Our logo')) + picture, links: link('p1', 'image', '../media/p.png') }], {
    parts: { 'ppt/media/p.png': await halves('png') },
  });

const cells = (...contents: readonly string[]): string =>
  `<a:tr h="400000">${contents.map((one) => `<a:tc><a:txBody><a:bodyPr/>${one}</a:txBody><a:tcPr/></a:tc>`).join('')}</a:tr>`;
export const tableOf = (...rows: readonly string[]): string =>
  frame(
    `<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table"><a:tbl><a:tblGrid><a:gridCol w="2500000"/><a:gridCol w="2500000"/></a:tblGrid>${rows.join('')}</a:tbl></a:graphicData></a:graphic>`,
    'Table',
  );
export const brokenCell = () =>
  pptx([
    {
      shapes: tableOf(
        cells(paragraph('Who'), paragraph('Where')),
        cells(paragraph('Ann'), '<a:p><a:r><a:t>Main Street 1</a:t></a:r><a:br/><a:r><a:t>London</a:t></a:r></a:p>'),
        cells(paragraph('Bob'), paragraph('Leeds')),
      ),
    },
  ]);
