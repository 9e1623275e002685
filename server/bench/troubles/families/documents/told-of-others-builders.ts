import { savedAs } from '../../leaks/saved-as.ts';
import { levels, docx as listed, paragraph } from '../web/inputs.ts';
import { type File, inRtf } from './of.ts';
import { docx, field, halves, para, run } from './parts.ts';

const whole = (text: string): File => ({ file: 'letter.rtf', from: 'rtf', input: () => text });
export const raised = whole(
  '{\\rtf1\\ansi\\ansicpg1252\\cocoartf2638\n\\cocoascreenfonts1\\cocoatextscaling0\\cocoaplatform0{\\fonttbl\\f0\\froman\\fcharset0 Times-Roman;}\n{\\colortbl;\\red255\\green255\\blue255;}\n{\\*\\expandedcolortbl;;}\n\\pard\\li180\\fi440\\sa120\\pardirnatural\\partightenfactor0\n\n\\f0\\fs34 \\cf0 In 5\n\\fs20 \\super th\n\\fs34 \\nosupersub  grade, water is H\\sub 2\\nosupersub O.}',
);
export const sections = inRtf(
  '\\pard Diff: 0\\line \\sect\\sectd\\sbknone\\cols2 \\pard Page Ref: 481\\sect\\sectd\\sbknone \\pard Skill:\\line \\sect\\sectd\\sbknone \\pard 77)\\tab Which one?\\par',
);
const cells = (ends: readonly number[], ...texts: readonly string[]): string =>
  `\\trowd\\trgaph70${ends.map((end) => `\\cellx${end}`).join('')}\\pard\\intbl ${texts.join('\\cell\\pard\\intbl ')}\\cell\\row`;
export const uneven = inRtf(
  `${cells([3000, 6000, 9000], 'Name', 'Size', 'Date')}${cells([3000, 9000], 'Note', 'A wide remark')}${cells([3000, 6000, 9000], 'a.txt', '12', 'Monday')}\\pard After\\par`,
);
export const merged = whole(
  '{\\rtf\\ansi\\ansicpg1252{\\fonttbl{\\f0\\froman\\fcharset0\\fprq0 Courier New;}}{\\colortbl;\\red211\\green211\\blue211;}\n\\paperw12240\\paperh15840\\sectd\\linex0\\fs20\n\\trowd\\trrh0\\trhdr\n\\pard\\plain\\uc0\\qc\\clvertalc\\cellx3120\n\\intbl {\\f0 {\\fs20 x}}\\cell\n\\pard\\plain\\uc0\\qc\\clvertalc\\clmgf \\cellx6240\n\\intbl {\\f0 {\\fs20 both of them}}\\cell\n\\pard\\plain\\uc0\\qc\\clvertalc\\clmrg \\cellx9360\n\\intbl {\\f0 {\\fs20 }}\\cell\n\\row\n\\trowd\\trrh0\n\\pard\\plain\\uc0\\qc\\cellx3120\n\\intbl {\\f0 1}\\cell\n\\pard\\plain\\uc0\\qc\\cellx6240\n\\intbl {\\f0 hi}\\cell\n\\pard\\plain\\uc0\\qc\\cellx9360\n\\intbl {\\f0 what?}\\cell\n\\row\n\\pard Last\\par}',
);
export const pictured: File = {
  file: 'letter.rtf',
  from: 'rtf',
  input: async () => {
    const data = Buffer.from(await halves('png')).toString('hex');
    const pict = (kind: string) => `{\\pict\\${kind}\\picw200\\pich100\\picwgoal3000\\pichgoal1500\n${data}}`;
    return `{\\rtf1\\ansi\\ansicpg1252\\uc1\\deff0{\\fonttbl{\\f0\\fswiss\\fcharset0 Arial;}}{\\colortbl;\\red0\\green0\\blue0;}{\\*\\background{\\shp{\\*\\shpinst\\shpleft0\\shptop0\\shpright0\\shpbottom0\\shpfhdr0\\shpbxmargin\\shpbymargin\\shpwr0\\shpfblwtxt1\\shplid1025{\\sp{\\sn shapeType}{\\sv 1}}{\\sp{\\sn fillColor}{\\sv 16777215}}{\\sp{\\sn fFilled}{\\sv 1}}{\\sp{\\sn lineWidth}{\\sv 0}}{\\sp{\\sn fLine}{\\sv 0}}{\\sp{\\sn fBackground}{\\sv 1}}}}}\\sectd\\plain\\f0\\fs24 Before\\par{\\*\\shppict${pict('pngblip')}}{\\nonshppict${pict('pngblip')}}\\par After\\par}`;
  },
};
const level = (indent: number): string =>
  `{\\listlevel\\levelnfc23\\leveljc0\\levelfollow0\\levelstartat1\\levelspace0\\levelindent0{\\leveltext\\'01\\u-3913 ?;}{\\levelnumbers;}\\f1\\fs24\\fi-360\\li${indent}}`;
export const dotted = whole(
  `{\\rtf1\\ansi\\ansicpg1252\\uc1\\deff0{\\fonttbl{\\f0\\fnil\\fcharset0 Arial;}{\\f1\\froman\\fcharset2\\fprq2 Symbol;}}{\\*\\listtable{\\list\\listtemplateid1${level(360)}${level(720)}\\listid1}}{\\*\\listoverridetable{\\listoverride\\listid1\\listoverridecount0\\ls1}}\\pard\\plain\\f0\\fs24 Bring these:\\par\\pard\\ls1\\ilvl0\\fi-360\\li360 Bread\\par\\pard\\ls1\\ilvl1\\fi-360\\li720 Rye\\par\\pard\\ls1\\ilvl0\\fi-360\\li360 Milk\\par\\pard All of it\\par}`,
);
export const ofExchange = whole(
  '{\\rtf1\\ansi\\fbidis\\ansicpg1252\\deff0\\deftab720\\fromtext{\\fonttbl{\\f0\\fswiss\\fcharset0 Times New Roman;}{\\f1\\fswiss\\fcharset2\nSymbol;}}\n{\\colortbl;\\red192\\green192\\blue192;}\n{\\*\\generator Microsoft Exchange Server;}\n{\\*\\formatConverter converted from text;}\n\\viewkind5\\viewscale100\n{\\*\\bkmkstart BM_BEGIN}\\pard\\plain\\f0{\\fs20 As asked.\\line\n\\line\nTwo empty lines below\\line\n\\line\n\\line\nThis text\\line\ncrosses\\line\nlines\\line\n}}\n',
);

const marked = (id: number, content: string): string =>
  `<w:bookmarkStart w:id="${id}" w:name="OLE_LINK${id}"/>${content}<w:bookmarkEnd w:id="${id}"/>`;
export const linked: File = {
  file: 'sample.doc',
  from: 'doc',
  input: () =>
    savedAs(
      docx(
        `<w:p>${run('Number ')}${marked(1, marked(2, run('SAMPLE001')))}${run(' text behind the mark, which stays.')}</w:p>${para('Second one')}`,
      ),
      'docx',
      'doc',
    ),
};
export const report: File = {
  file: 'report.doc',
  from: 'doc',
  input: () =>
    savedAs(
      listed({
        body: `${paragraph('Gas report', undefined, { style: 'Heading1' })}${paragraph('Gas', 0)}${paragraph('Oil', 0)}<w:tbl><w:tblPr/><w:tblGrid><w:gridCol w:w="3000"/><w:gridCol w:w="3000"/></w:tblGrid>${[
          ['Month', 'Amount'],
          ['January', '11,485'],
        ]
          .map((row) => `<w:tr>${row.map((one) => `<w:tc><w:tcPr/>${paragraph(one)}</w:tc>`).join('')}</w:tr>`)
          .join('')}</w:tbl><w:p>${field('HYPERLINK "https://example.org/gas"', 'our page')}</w:p>`,
        numbering: levels({ text: '%1.' }),
      }),
      'docx',
      'doc',
    ),
};
