import { readWords } from '../../look/read.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { docx, odt, para, rtf, run } from './parts.ts';

const hiddenDocx = () =>
  docx(
    `${para(`${run('Open ')}${run('SECRET1 ', '<w:vanish/>')}${run('words', '<w:rStyle w:val="Hid"/><w:vanish w:val="0"/>')}${run(' SECRET2', '<w:rStyle w:val="Hid"/>')}`)}${para(run('SECRET3', '<w:vanish/>'), '<w:rPr><w:vanish/></w:rPr>')}${para('SECRET4', '<w:pStyle w:val="HidP"/>')}${para('End')}`,
    {
      styles:
        '<w:style w:type="character" w:styleId="Hid"><w:name w:val="Hid"/><w:rPr><w:vanish/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="HidP"><w:name w:val="HidP"/><w:basedOn w:val="HidBase"/></w:style><w:style w:type="paragraph" w:styleId="HidBase"><w:name w:val="HidBase"/><w:rPr><w:vanish/></w:rPr></w:style>',
    },
  );
const hiddenOdt = () =>
  odt(
    '<text:p>Open <text:span text:style-name="T1">SECRET1 </text:span>words<text:hidden-text text:condition="1==1" text:string-value="SECRET2" text:is-hidden="true"/></text:p><text:section text:name="S" text:display="none"><text:p>SECRET3</text:p></text:section><text:p>End</text:p>',
    { automatic: '<style:style style:name="T1" style:family="text"><style:text-properties text:display="none"/></style:style>' },
  );
const hiddenRtf = () => rtf('Open {\\v SECRET1 }words\\par {\\v SECRET2\\par }End\\par');

const hidden = (name: string, file: Pick<Situation, 'file' | 'from' | 'input'>, to: string, source: string): Situation => ({
  name,
  source,
  ...file,
  to,
  expect: 'Open words / End, and none of the words that the author hid',
  check: async (result) => {
    const text = await readWords(result);
    return [holds('open', text, 'Open words', 'End'), lacks('hidden', text, 'SECRET')];
  },
});

const inDocx = { file: 'memo.docx', from: 'docx', input: hiddenDocx } as const;
const inOdt = { file: 'memo.odt', from: 'odt', input: hiddenOdt } as const;
const inRtf = { file: 'memo.rtf', from: 'rtf', input: hiddenRtf } as const;

export const hiddenSituations: readonly Situation[] = [
  hidden('hidden-text-docx-pdf', inDocx, 'pdf', 'nerdy-pro/dxpdf#173'),
  hidden('hidden-text-docx-html', inDocx, 'html', 'mwilliamson/mammoth.js#230'),
  hidden('hidden-text-docx-txt', inDocx, 'txt', 'yfedoseev/office_oxide#356'),
  hidden('hidden-text-docx-md', inDocx, 'md', 'yfedoseev/office_oxide#305'),
  hidden('hidden-text-docx-rst', inDocx, 'rst', 'yfedoseev/office_oxide#305'),
  hidden('hidden-text-odt-html', inOdt, 'html', 'ONLYOFFICE/DocumentServer#1905'),
  hidden('hidden-text-odt-pdf', inOdt, 'pdf', 'ONLYOFFICE/DocumentServer#1905'),
  hidden('hidden-text-rtf-txt', inRtf, 'txt', 'nlpie/biomedicus#137'),
  hidden('hidden-text-rtf-html', inRtf, 'html', 'dj2/Ruby-RTF#13'),
];
