import { finding } from '../../../fidelity/check.ts';
import { readWords } from '../../look/read.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { inDocx, inRtf, of, words } from './of.ts';
import { docx, para, run } from './parts.ts';

const box = (isTicked: boolean): string =>
  `<w:sdt xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"><w:sdtPr><w14:checkbox><w14:checked w14:val="${isTicked ? 1 : 0}"/></w14:checkbox></w:sdtPr><w:sdtContent>${run(isTicked ? '☒' : '☐', '<w:rFonts w:ascii="MS Gothic" w:eastAsia="MS Gothic" w:hAnsi="MS Gothic"/>')}</w:sdtContent></w:sdt>`;
const ticked = inDocx(() => docx(`<w:p>${box(true)}${run(' Yes')}</w:p><w:p>${box(false)}${run(' No')}</w:p>`));
const signs = inDocx(() =>
  docx(
    `<w:p><w:r><w:t>F</w:t><w:noBreakHyphen/><w:t>16</w:t></w:r></w:p><w:p><w:r><w:t>ONE</w:t><w:cr/><w:t>TWO</w:t><w:br/><w:t>THREE</w:t></w:r></w:p><w:p><w:r><w:sym w:font="Wingdings" w:char="F0FC"/><w:t xml:space="preserve"> done</w:t></w:r></w:p><w:p><w:r><w:t>Konfi</w:t><w:softHyphen/><w:t>guration</w:t></w:r></w:p>`,
  ),
);
const hyphenated = ['F16'];
const anyHyphen = (text: string): string => text.replaceAll('\u2011', '-');
/** Reports on characters that are not part of a run's text, and on RTF characters. */
export const signSituations: readonly Situation[] = [
  words('check-box-control-as-text', 'docling-project/docling#858', ticked, 'txt', ['☒ Yes', '☐ No']),
  words('check-box-control-on-paper', 'docling-project/docling#858', ticked, 'pdf', ['☒ Yes', '☐ No']),
  words('check-box-control-in-markdown', 'docling-project/docling#858', ticked, 'md', ['☒ Yes', '☐ No']),
  of('no-break-hyphen-as-text', 'mwilliamson/mammoth.js#119', signs, 'txt', 'F-16', async ({ text }) => [
    holds('hyphen', anyHyphen(await text()), 'F-16'),
    lacks('glued', await text(), ...hyphenated),
  ]),
  of('no-break-hyphen-in-restructured-text', 'PHPOffice/PHPWord#2162', signs, 'rst', 'F-16', async ({ text }) => [
    holds('hyphen', anyHyphen(await text()), 'F-16'),
  ]),
  of('no-break-hyphen-on-paper', 'python-openxml/python-docx#1018', signs, 'pdf', 'F-16', async (result) => [
    holds('hyphen', anyHyphen(await readWords(result)), 'F-16'),
  ]),
  of(
    'carriage-return-in-a-run',
    'yfedoseev/office_oxide#152',
    signs,
    'md',
    'ONE, TWO and THREE are words of their own',
    async ({ text }) => [finding('apart', /ONE\W+TWO\W+THREE/.test(await text()), await text())],
  ),
  of('sign-of-wingdings-as-text', 'yfedoseev/office_oxide#152', signs, 'txt', 'a tick before "done"', async ({ text }) => [
    finding('tick', /[✓✔🗸] done/u.test(await text()), await text()),
  ]),
  of('soft-hyphen-stays-in-a-page', 'jgm/pandoc#2415', signs, 'html', 'Konfi&shy;guration', async ({ text }) => [
    finding('soft hyphen', /Konfi(?:\u00ad|&shy;|&#173;|&#xad;)guration/i.test(await text()), await text()),
  ]),
  of(
    'letters-of-ascii-in-rtf',
    'ONLYOFFICE/DocumentServer#1590',
    inDocx(() => docx(para('Plain words'))),
    'rtf',
    'the letters themselves',
    async ({ text }) => [holds('letters', await text(), 'Plain words')],
  ),
  words(
    'unknown-destination-of-rtf-is-no-text',
    'mazira/rtf-stream-parser#4',
    inRtf("{\\*\\formatConverter converted from html;}Here is today\\'92s test\\par"),
    'txt',
    ['Here is today’s test'],
    ['converted from'],
  ),
  words(
    'bullets-of-rtf',
    'nextgenhealthcare/connect#1473',
    inRtf(
      "Before\\par {\\pntext\\f0\\'95\\tab}\\pard{\\*\\pn\\pnlvlblt\\pnf0{\\pntxtb\\'95}}\\fi-360\\li720 first\\par {\\pntext\\f0\\'95\\tab}second\\par\\pard After\\par",
    ),
    'txt',
    ['Before', 'first', 'second', 'After'],
  ),
];
