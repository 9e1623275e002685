import { finding } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { readWords } from '../../look/read.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { xlsx } from '../sheets/workbook.ts';
import { docx, namespaces, odt, para, run } from './parts.ts';

const core =
  '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:creator>SECRET-author</dc:creator><cp:lastModifiedBy>SECRET-editor</cp:lastModifiedBy><dc:description>SECRET-comment</dc:description><cp:keywords>SECRET-words</cp:keywords><dcterms:created xsi:type="dcterms:W3CDTF">1999-02-03T04:05:06Z</dcterms:created></cp:coreProperties>';
const app =
  '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Company>SECRET-company</Company><Manager>SECRET-boss</Manager><Template>C:\\Users\\SECRET\\a.dotx</Template></Properties>';
const custom =
  '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties" xmlns:vt="http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes"><property fmtid="{D5CDD505-2E9C-101B-9397-08002B2CF9AE}" pid="2" name="Client"><vt:lpwstr>SECRET-client</vt:lpwstr></property></Properties>';

const cleaned = (name: string, source: string, format: string, input: () => Uint8Array, words: string): Situation => ({
  ...{ name, source, file: `report.${format}`, from: format, to: format, operation: 'remove-metadata', input },
  expect: 'the words stay; no author, editor, firm or folder is named anywhere in the file',
  check: async (result) => {
    const all = await look('unzip', '-p', result.path);
    const traces = [...all.matchAll(/.{0,40}(?:SECRET|1999-02-03).{0,20}/g)].map(([found]) => found);
    return [finding('traces', traces.length === 0, traces), holds('words', format === 'xlsx' ? all : await readWords(result), words)];
  },
});

/** Office files without the traces of who wrote them. */
export const cleanedDocuments: readonly Situation[] = [
  cleaned(
    'cleaned-word-document',
    'guillaumemeyer/watermarks-remover#76',
    'docx',
    () =>
      docx(
        `<w:p>${run('The price is ')}<w:ins w:id="1" w:author="SECRET-author" w:date="1999-02-03T04:05:06Z">${run('42')}</w:ins><w:commentRangeStart w:id="1"/>${run(' euros')}<w:commentRangeEnd w:id="1"/><w:r><w:commentReference w:id="1"/></w:r></w:p>`,
        {
          links: [['c', 'comments', 'comments.xml']],
          types: {
            'word/comments.xml': '.comments+xml',
            'docProps/core.xml': 'application/vnd.openxmlformats-package.core-properties+xml',
          },
          parts: {
            'docProps/core.xml': core,
            'docProps/app.xml': app,
            'docProps/custom.xml': custom,
            'word/comments.xml': `<w:comments ${namespaces}><w:comment w:id="1" w:author="SECRET-author" w:initials="SE" w:date="1999-02-03T04:05:06Z">${para('too much')}</w:comment></w:comments>`,
          },
        },
      ),
    '42 euros',
  ),
  cleaned(
    'cleaned-text-document',
    'kappapiana/anonymize#18',
    'odt',
    () =>
      odt(
        '<text:tracked-changes><text:changed-region text:id="c1"><text:insertion><office:change-info><dc:creator>SECRET-author</dc:creator><dc:date>1999-02-03T04:05:06</dc:date></office:change-info></text:insertion></text:changed-region></text:tracked-changes><text:p>The price is <text:change-start text:change-id="c1"/>42<text:change-end text:change-id="c1"/> euros<office:annotation><dc:creator>SECRET-author</dc:creator><dc:date>1999-02-03T04:05:06</dc:date><text:p>too much</text:p></office:annotation></text:p>',
        {
          parts: {
            'meta.xml':
              '<office:document-meta xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:meta="urn:oasis:names:tc:opendocument:xmlns:meta:1.0" xmlns:dc="http://purl.org/dc/elements/1.1/" office:version="1.3"><office:meta><meta:initial-creator>SECRET-author</meta:initial-creator><dc:creator>SECRET-editor</dc:creator><meta:creation-date>1999-02-03T04:05:06</meta:creation-date><meta:user-defined meta:name="Client">SECRET-client</meta:user-defined><meta:printed-by>SECRET-boss</meta:printed-by></office:meta></office:document-meta>',
          },
        },
      ),
    '42 euros',
  ),
  cleaned(
    'cleaned-workbook',
    'openscilab/dmeta#62',
    'xlsx',
    () =>
      xlsx({
        sheets: [{ name: 'S', rows: [['price', 42]] }],
        parts: {
          'docProps/core.xml': core,
          'docProps/app.xml': app,
          'docProps/custom.xml': custom,
          'xl/persons/person.xml':
            '<personList xmlns="http://schemas.microsoft.com/office/spreadsheetml/2018/threadedcomments"><person displayName="SECRET-author" id="{1}" userId="secret@example.org" providerId="AD"/></personList>',
        },
      }),
    'price',
  ),
];
