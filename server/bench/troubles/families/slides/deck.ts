import { strToU8, zipSync } from 'fflate';

const names =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';
const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const type = 'application/vnd.openxmlformats-officedocument.presentationml';

/** A paragraph of one run; `properties` precede it. */
export const paragraph = (text: string, properties = ''): string =>
  `<a:p>${properties}<a:r><a:rPr lang="en"/><a:t>${text}</a:t></a:r></a:p>`;

/** A text box, `top` centimetres from the top. */
export const box = (top: number, paragraphs: string, id = 2): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Box ${id}"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="360000" y="${top * 360_000}"/><a:ext cx="7200000" cy="900000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr/>${paragraphs}</p:txBody></p:sp>`;

type Slide = { readonly shapes: string; readonly hidden?: boolean /** Additional relationships. */; readonly links?: string };

const tree = (shapes: string): string =>
  `<p:cSld><p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>${shapes}</p:spTree></p:cSld>`;
const relations = (...links: readonly string[]): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${links.join('')}</Relationships>`;
const link = (id: string, kind: string, target: string): string =>
  `<Relationship Id="${id}" Type="${relation}/${kind}" Target="${target}"/>`;

const colours = ['dk1', 'lt1', 'dk2', 'lt2', 'accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6', 'hlink', 'folHlink'];
const theme = `<a:theme ${names} name="T"><a:themeElements><a:clrScheme name="C">${colours
  .map((one) => `<a:${one}><a:srgbClr val="${one.startsWith('lt') ? 'FFFFFF' : '000000'}"/></a:${one}>`)
  .join('')}</a:clrScheme><a:fontScheme name="F">${['major', 'minor']
  .map((one) => `<a:${one}Font><a:latin typeface="Liberation Sans"/><a:ea typeface=""/><a:cs typeface=""/></a:${one}Font>`)
  .join(
    '',
  )}</a:fontScheme><a:fmtScheme name="M"><a:fillStyleLst/><a:lnStyleLst/><a:effectStyleLst/><a:bgFillStyleLst/></a:fmtScheme></a:themeElements></a:theme>`;

type Deck = {
  /** Numbers of the slides' parts in the order of the deck; parts that it leaves out stay in the package. */
  readonly order?: readonly number[];
  /** Shapes of the layout. */
  readonly layout?: string;
  readonly parts?: Readonly<Record<string, Uint8Array | string>>;
  readonly types?: Readonly<Record<string, string>>;
};

export const pptx = (slides: readonly Slide[], { order, layout = '', parts: further = {}, types = {} }: Deck = {}): Uint8Array => {
  const numbers = slides.map((_, index) => index + 1);
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/ppt/presentation.xml" ContentType="${type}.presentation.main+xml"/><Override PartName="/ppt/slideMasters/slideMaster1.xml" ContentType="${type}.slideMaster+xml"/><Override PartName="/ppt/slideLayouts/slideLayout1.xml" ContentType="${type}.slideLayout+xml"/><Override PartName="/ppt/theme/theme1.xml" ContentType="application/vnd.openxmlformats-officedocument.theme+xml"/>${numbers.map((number) => `<Override PartName="/ppt/slides/slide${number}.xml" ContentType="${type}.slide+xml"/>`).join('')}${Object.entries(
      types,
    )
      .map(([name, kind]) => `<Override PartName="/${name}" ContentType="${kind}"/>`)
      .join('')}</Types>`,
    '_rels/.rels': relations(link('r1', 'officeDocument', 'ppt/presentation.xml')),
    'ppt/presentation.xml': `<p:presentation ${names}><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="m1"/></p:sldMasterIdLst><p:sldIdLst>${(order ?? numbers).map((number) => `<p:sldId id="${255 + number}" r:id="s${number}"/>`).join('')}</p:sldIdLst><p:sldSz cx="9144000" cy="6858000"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relations(
      link('m1', 'slideMaster', 'slideMasters/slideMaster1.xml'),
      ...numbers.map((number) => link(`s${number}`, 'slide', `slides/slide${number}.xml`)),
    ),
    'ppt/slideMasters/slideMaster1.xml': `<p:sldMaster ${names}>${tree('')}<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/><p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="l1"/></p:sldLayoutIdLst></p:sldMaster>`,
    'ppt/slideMasters/_rels/slideMaster1.xml.rels': relations(
      link('l1', 'slideLayout', '../slideLayouts/slideLayout1.xml'),
      link('t1', 'theme', '../theme/theme1.xml'),
    ),
    'ppt/slideLayouts/slideLayout1.xml': `<p:sldLayout ${names} type="${layout === '' ? 'blank' : 'title'}">${tree(layout)}</p:sldLayout>`,
    'ppt/slideLayouts/_rels/slideLayout1.xml.rels': relations(link('m1', 'slideMaster', '../slideMasters/slideMaster1.xml')),
    'ppt/theme/theme1.xml': theme,
  };
  for (const [index, { shapes, hidden, links = '' }] of slides.entries()) {
    parts[`ppt/slides/slide${index + 1}.xml`] = `<p:sld ${names}${hidden ? ' show="0"' : ''}>${tree(shapes)}</p:sld>`;
    parts[`ppt/slides/_rels/slide${index + 1}.xml.rels`] = relations(link('l1', 'slideLayout', '../slideLayouts/slideLayout1.xml'), links);
  }
  return zipSync(
    Object.fromEntries(
      Object.entries({ ...parts, ...further }).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]),
    ),
  );
};
