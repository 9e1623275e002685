import { book, type File } from './of.ts';
import { type Cell, formula } from './workbook.ts';

export const sharedAt = (index: string): Cell => ({ attributes: 't="s"', inner: `<v>${index}</v>` });
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
/** A workbook with a table of shared strings. */
export const shared = (rows: readonly (readonly Cell[])[], ...strings: readonly string[]): File =>
  book(
    rows,
    {},
    {
      types:
        '<Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/>',
      parts: {
        'xl/sharedStrings.xml': `<sst xmlns="${main}">${strings.map((one) => `<si>${one}</si>`).join('')}</sst>`,
        'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="s" Type="${office}/styles" Target="styles.xml"/><Relationship Id="t" Type="${office}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
      },
    },
  );
export const inline = (inner: string): Cell => ({ attributes: 't="inlineStr"', inner });
export const truth = (value: 0 | 1, style: number): Cell => ({ attributes: `t="b" s="${style}"`, inner: `<v>${value}</v>` });

export const bars =
  '<conditionalFormatting sqref="A1:A3"><cfRule type="dataBar" priority="1"><dataBar showValue="1" minLength="10" maxLength="90"><cfvo type="num" val="0"/><cfvo type="num" val="100"/><color rgb="FF1E2761"/></dataBar></cfRule></conditionalFormatting>';
export const spilled = book([
  ['names', 'once'],
  ['oak', { attributes: 't="str"', inner: '<f t="array" ref="B2:B3">_xlfn.UNIQUE(A2:A4)</f><v>oak</v>' }],
  ['elm', { attributes: 't="str"', inner: '<v>elm</v>' }],
  ['oak', null],
]);
export const newest = book([
  [formula('_xlfn.LET(_xlpm.a,2,_xlpm.a*21)', 42), formula('SUM(_xlfn.BYROW(B3:B4,_xlfn.LAMBDA(_xlpm.r,SUM(_xlpm.r))))', 4711)],
  ['text', formula('_xlfn.FUNCTION_OF_TOMORROW(1)', 'as saved')],
]);
export const drawnHeader = (bytes: Uint8Array): File =>
  book(
    [['Body']],
    {
      tail: '<headerFooter><oddHeader>&amp;C&amp;G</oddHeader></headerFooter><legacyDrawingHF r:id="v"/>',
      links: `<Relationship Id="v" Type="${office}/vmlDrawing" Target="../drawings/vml1.vml"/>`,
    },
    {
      types:
        '<Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/><Default Extension="png" ContentType="image/png"/>',
      parts: {
        'xl/drawings/vml1.vml': `<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"><v:shapetype id="_x0000_t75" coordsize="21600,21600" o:spt="75" path="m@4@5l@4@11@9@11@9@5xe"/><v:shape id="CH" o:spid="_x0000_s1025" type="#_x0000_t75" style="position:absolute;margin-left:0;margin-top:0;width:150pt;height:75pt;z-index:1"><v:imagedata o:relid="i1" o:title="logo"/></v:shape></xml>`,
        'xl/drawings/_rels/vml1.vml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="i1" Type="${office}/image" Target="../media/logo.png"/></Relationships>`,
        'xl/media/logo.png': bytes,
      },
    },
  );

/** `"name";"amount"` and a row with a line break in quotes, as Windows saves Unicode text. */
export const wide = Uint8Array.from(Buffer.from('\ufeff"name";"amount"\r\n"Zoë\r\nof Łódź";"1,5"\r\n"Ann";"2,25"\r\n', 'utf16le'));
