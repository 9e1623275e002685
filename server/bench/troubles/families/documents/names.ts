import { finding } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { readWords } from '../../look/read.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { docx, field, odt, para, rtf, rtfField, run } from './parts.ts';

const namedDocx = () =>
  docx(
    para(
      `${run('File: ')}${field('FILENAME', 'old.docx')}${run('; path: ')}${field('FILENAME \\p', 'C:\\Users\\ann\\old.docx')}${run('; template: ')}${field('TEMPLATE', 'Normal.dotm')}`,
    ),
  );
const namedOdt = () =>
  odt(
    '<text:p>File: <text:file-name text:display="name-and-extension">old.odt</text:file-name>; path: <text:file-name text:display="full">/home/ann/old.odt</text:file-name></text:p>',
  );
const namedRtf = () => rtf(`File: ${rtfField(' FILENAME ', 'old.rtf')}; path: ${rtfField(' FILENAME \\\\p ', 'C:\\\\x\\\\old.rtf')}\\par`);

const named = (name: string, file: Pick<Situation, 'file' | 'from' | 'input'>, to: string, about: Partial<Situation> = {}): Situation =>
  ({
    name,
    source: 'EugenMayer/officeconverter#88',
    ...file,
    to,
    expect: `${file.file} where the program prints the file's name, never a work file's or a folder of the server's`,
    check: async (result) => {
      const text = await readWords(result);
      return [holds('own name', text, `File: ${file.file}`, `path: ${file.file}`), lacks('work names', text, '/job', 'in.', '/tmp')];
    },
    ...about,
  }) as Situation;

const inDocx = { file: 'Offer 2024.docx', from: 'docx', input: namedDocx } as const;
const inOdt = { file: 'Offer 2024.odt', from: 'odt', input: namedOdt } as const;
const inRtf = { file: 'Offer 2024.rtf', from: 'rtf', input: namedRtf } as const;

export const nameSituations: readonly Situation[] = [
  named('file-name-docx-pdf', inDocx, 'pdf'),
  named('file-name-docx-html', inDocx, 'html', { source: 'jhpyle/docassemble#324' }),
  named('file-name-docx-odt', inDocx, 'odt', { source: 'cognidox/OfficeToPDF#31' }),
  named('file-name-odt-pdf', inOdt, 'pdf', { source: 'cognidox/OfficeToPDF#31' }),
  named('file-name-rtf-pdf', inRtf, 'pdf', { source: 'cognidox/OfficeToPDF#31' }),
  {
    name: 'template-field-keeps-its-name',
    source: 'cognidox/OfficeToPDF#31',
    ...inDocx,
    to: 'pdf',
    expect: 'Normal.dotm, as saved',
    check: async (result) => [holds('template', await readWords(result), 'template: Normal.dotm')],
  },
  {
    name: 'pdf-title-is-the-document-s',
    source: 'AlJohri/docx2pdf#88',
    file: 'data_report.docx',
    input: () =>
      docx(para('Body'), {
        types: { 'docProps/core.xml': 'application/vnd.openxmlformats-package.core-properties+xml' },
        parts: {
          'docProps/core.xml':
            '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Data of May</dc:title><dc:creator>Ann Lee</dc:creator></cp:coreProperties>',
        },
      }),
    from: 'docx',
    to: 'pdf',
    expect: 'title Data of May and author Ann Lee, as the document says',
    check: async ({ path }) => {
      const info = await look('pdfinfo', path);
      return [finding('title', /^Title:\s+Data of May$/m.test(info), info), finding('author', /^Author:\s+Ann Lee$/m.test(info), info)];
    },
  },
  {
    name: 'pdf-title-without-one-is-the-file-s-name',
    source: 'occrp-attic/convert-document#9',
    file: 'data_report.docx',
    input: () => docx(para('Body')),
    from: 'docx',
    to: 'pdf',
    expect: 'title data_report, no author',
    check: async ({ path }) => {
      const info = await look('pdfinfo', path);
      return [finding('title', /^Title:\s+data_report$/m.test(info), info), finding('author', !/^Author:\s+\S/m.test(info), info)];
    },
  },
];
