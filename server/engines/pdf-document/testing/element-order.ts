import { unzipSync } from 'fflate';

/** Children of elements in the order of ECMA-376's schemas; programs report a package with another order as damaged. */
const orders: Readonly<Record<string, string>> = {
  'w:pPr':
    'pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr suppressLineNumbers pBdr shd tabs suppressAutoHyphens kinsoku wordWrap overflowPunct topLinePunct autoSpaceDE autoSpaceDN bidi adjustRightInd snapToGrid spacing ind contextualSpacing mirrorIndents suppressOverlap jc textDirection textAlignment textboxTightWrap outlineLvl divId cnfStyle rPr sectPr',
  'w:p': 'pPr *',
  'w:r': 'rPr *',
  'w:tbl': 'tblPr tblGrid tr',
  'w:tr': 'tblPrEx trPr tc',
  'w:tc': 'tcPr *',
  'w:tblPr':
    'tblStyle tblpPr tblOverlap bidiVisual tblStyleRowBandSize tblStyleColBandSize tblW jc tblCellSpacing tblInd tblBorders shd tblLayout tblCellMar tblLook tblCaption',
  'w:tcPr': 'cnfStyle tcW gridSpan hMerge vMerge tcBorders shd noWrap tcMar textDirection tcFitText vAlign hideMark',
  'w:tblBorders': 'top left start bottom right end insideH insideV',
  'w:tcBorders': 'top left start bottom right end insideH insideV tl2br tr2bl',
  'w:tcMar': 'top left start bottom right end',
  'w:pBdr': 'top left bottom right between bar',
  'w:sectPr':
    'headerReference,footerReference footnotePr endnotePr type pgSz pgMar paperSrc pgBorders lnNumType pgNumType cols formProt vAlign noEndnote titlePg textDirection bidi rtlGutter docGrid',
  'w:numbering': 'numPicBullet abstractNum num',
  'w:abstractNum': 'nsid multiLevelType tmpl name styleLink numStyleLink lvl',
  'w:lvl': 'start numFmt lvlRestart pStyle isLgl suff lvlText lvlPicBulletId legacy lvlJc pPr rPr',
  'w:style': 'name aliases basedOn next link autoRedefine hidden uiPriority semiHidden unhideWhenUsed qFormat locked rsid pPr rPr tblPr',
  workbook: 'fileVersion fileSharing workbookPr workbookProtection bookViews sheets functionGroups externalReferences definedNames calcPr',
  worksheet:
    'sheetPr dimension sheetViews sheetFormatPr cols sheetData sheetProtection autoFilter mergeCells conditionalFormatting dataValidations hyperlinks printOptions pageMargins pageSetup headerFooter rowBreaks colBreaks drawing tableParts',
  styleSheet: 'numFmts fonts fills borders cellStyleXfs cellXfs cellStyles dxfs tableStyles colors',
  border: 'left right top bottom diagonal vertical horizontal',
  'p:presentation':
    'sldMasterIdLst notesMasterIdLst handoutMasterIdLst sldIdLst sldSz notesSz smartTags embeddedFontLst custShowLst photoAlbum custDataLst kinsoku defaultTextStyle modifyVerifier extLst',
  'p:sld': 'cSld clrMapOvr transition timing',
  'p:sp': 'nvSpPr spPr style txBody',
  'a:p': 'pPr r,br,fld endParaRPr',
  'a:tbl': 'tblPr tblGrid tr',
  'a:tcPr': 'lnL lnR lnT lnB lnTlToBr lnBlToTr cell3D noFill,solidFill,gradFill,blipFill',
  'a:pPr': 'lnSpc spcBef spcAft buClrTx,buClr buSzTx,buSzPct,buSzPts buFontTx,buFont buNone,buAutoNum,buChar,buBlip tabLst defRPr',
  'a:rPr': 'ln noFill,solidFill,gradFill effectLst highlight uLnTx,uLn uFillTx,uFill latin ea cs sym hlinkClick hlinkMouseOver rtl',
};

/** Maps each child to its position; `*` represents all others. */
const placesOf = (order: string): ReadonlyMap<string, number> =>
  new Map(order.split(' ').flatMap((names, place) => names.split(',').map((name) => [name, place] as const)));
const places = new Map(Object.entries(orders).map(([parent, order]) => [parent, placesOf(order)]));

type Open = { readonly name: string; place: number };

/** Children that are out of order or not allowed in their parent, as `parent > child`. Parents not listed above may contain anything. */
export const misplacedElements = (xml: string): string[] => {
  const found: string[] = [];
  const open: Open[] = [];
  for (const [, end, name = '', , empty] of xml.matchAll(/<(\/?)([A-Za-z][\w:]*)((?:"[^"]*"|'[^']*'|[^>"'])*?)(\/?)>/g)) {
    if (end) {
      open.pop();
      continue;
    }
    const parent = open.at(-1);
    const known = parent && places.get(parent.name);
    if (parent && known) {
      const place = known.get(name.replace(/^\w+:/, '')) ?? known.get('*');
      if (place === undefined || place < parent.place) found.push(`${parent.name} > ${name}`);
      else parent.place = place;
    }
    if (!empty) open.push({ name, place: 0 });
  }
  return found;
};

export const misplacedInPackage = (bytes: Uint8Array): string[] =>
  Object.entries(unzipSync(bytes)).flatMap(([path, content]) =>
    /\.xml$/.test(path) ? misplacedElements(new TextDecoder().decode(content)).map((at) => `${path}: ${at}`) : [],
  );
