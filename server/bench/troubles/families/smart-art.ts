const names =
  'xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:dsp="http://schemas.microsoft.com/office/drawing/2008/diagram"';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const type = 'application/vnd.openxmlformats-officedocument.drawingml.diagram';

const text = (words: string): string => `<a:bodyPr/><a:lstStyle/><a:p><a:r><a:rPr lang="en" sz="1200"/><a:t>${words}</a:t></a:r></a:p>`;
const drawn = (words: string, index: number): string =>
  `<dsp:sp modelId="{A${index}}"><dsp:nvSpPr><dsp:cNvPr id="0" name=""/><dsp:cNvSpPr/></dsp:nvSpPr><dsp:spPr><a:xfrm><a:off x="${index * 1_300_000}" y="100000"/><a:ext cx="1200000" cy="600000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:solidFill><a:srgbClr val="4472C4"/></a:solidFill></dsp:spPr><dsp:txBody>${text(words)}</dsp:txBody></dsp:sp>`;

/** A diagram (SmartArt) with one box for each of the words, in a `word` or `ppt` package: its frame, parts and links. */
export const smartArt = (root: 'word' | 'ppt', words: readonly string[]) => {
  const points = words
    .map((one, index) => `<dgm:pt modelId="{B${index}}"><dgm:prSet/><dgm:spPr/><dgm:t>${text(one)}</dgm:t></dgm:pt>`)
    .join('');
  const joins = words
    .map((_, index) => `<dgm:cxn modelId="{C${index}}" srcId="{D}" destId="{B${index}}" srcOrd="${index}" destOrd="0"/>`)
    .join('');
  const parts: Readonly<Record<string, readonly [type: string, xml: string]>> = {
    data1: [
      `${type}Data+xml`,
      `<dgm:dataModel ${names}><dgm:ptLst><dgm:pt modelId="{D}" type="doc"><dgm:prSet/><dgm:spPr/><dgm:t><a:bodyPr/><a:p/></dgm:t></dgm:pt>${points}</dgm:ptLst><dgm:cxnLst>${joins}</dgm:cxnLst><dgm:bg/><dgm:whole/><dgm:extLst><a:ext uri="http://schemas.microsoft.com/office/drawing/2008/diagram"><dsp:dataModelExt relId="d5" minVer="http://schemas.openxmlformats.org/drawingml/2006/diagram"/></a:ext></dgm:extLst></dgm:dataModel>`,
    ],
    layout1: [
      `${type}Layout+xml`,
      `<dgm:layoutDef ${names} uniqueId="urn:x"><dgm:title val=""/><dgm:desc val=""/><dgm:layoutNode name="n"><dgm:alg type="lin"/></dgm:layoutNode></dgm:layoutDef>`,
    ],
    quickStyle1: [`${type}Style+xml`, `<dgm:styleDef ${names} uniqueId="urn:y"><dgm:title val=""/><dgm:desc val=""/></dgm:styleDef>`],
    colors1: [`${type}Colors+xml`, `<dgm:colorsDef ${names} uniqueId="urn:z"><dgm:title val=""/><dgm:desc val=""/></dgm:colorsDef>`],
    drawing1: [
      'application/vnd.ms-office.drawingml.diagramDrawing+xml',
      `<dsp:drawing ${names}><dsp:spTree><dsp:nvGrpSpPr><dsp:cNvPr id="0" name=""/><dsp:cNvGrpSpPr/></dsp:nvGrpSpPr><dsp:grpSpPr/>${words.map(drawn).join('')}</dsp:spTree></dsp:drawing>`,
    ],
  };
  const links: readonly (readonly [id: string, type: string, part: string])[] = [
    ['d1', `${office}/diagramData`, 'data1'],
    ['d2', `${office}/diagramLayout`, 'layout1'],
    ['d3', `${office}/diagramQuickStyle`, 'quickStyle1'],
    ['d4', `${office}/diagramColors`, 'colors1'],
    ['d5', 'http://schemas.microsoft.com/office/2007/relationships/diagramDrawing', 'drawing1'],
  ];
  const from = root === 'word' ? '' : '../';
  return {
    graphic: `<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/diagram"><dgm:relIds xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram" xmlns:r="${office}" r:dm="d1" r:lo="d2" r:qs="d3" r:cs="d4"/></a:graphicData></a:graphic>`,
    parts: Object.fromEntries(Object.entries(parts).map(([name, [, xml]]) => [`${root}/diagrams/${name}.xml`, xml])),
    types: Object.fromEntries(Object.entries(parts).map(([name, [kind]]) => [`${root}/diagrams/${name}.xml`, kind])),
    links: links.map(([id, kind, name]) => `<Relationship Id="${id}" Type="${kind}" Target="${from}diagrams/${name}.xml"/>`).join(''),
  };
};
