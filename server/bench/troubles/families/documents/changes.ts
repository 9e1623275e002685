import { readWords } from '../../look/read.ts';
import { holds, lacks, noted } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { docx, odt, para, rtf, run } from './parts.ts';

const who = 'w:author="Ann" w:date="2024-01-01T00:00:00Z"';
const del = (text: string): string => `<w:del w:id="1" ${who}><w:r><w:delText xml:space="preserve">${text}</w:delText></w:r></w:del>`;
const ins = (text: string): string => `<w:ins w:id="2" ${who}>${run(text)}</w:ins>`;
const cell = (content: string): string => `<w:tc>${para(content)}</w:tc>`;

/** Tracked changes: a changed price, a deleted paragraph, a moved sentence and a deleted table row. */
const trackedDocx = () =>
  docx(
    `${para(`${run('The price is ')}${del('100')}${ins('250')}${run(' euro.')}`)}<w:p><w:pPr><w:rPr><w:del w:id="3" ${who}/></w:rPr></w:pPr>${del('Deleted paragraph.')}</w:p><w:p><w:moveFrom w:id="5" ${who}>${run('MOVED sentence.')}</w:moveFrom></w:p>${para('Middle.')}<w:p><w:moveTo w:id="6" ${who}>${run('MOVED sentence.')}</w:moveTo></w:p><w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/></w:tblPr><w:tblGrid><w:gridCol w:w="3000"/><w:gridCol w:w="3000"/></w:tblGrid><w:tr>${cell('keep1')}${cell('keep2')}</w:tr><w:tr><w:trPr><w:del w:id="7" ${who}/></w:trPr>${cell(del('gone1'))}${cell(del('gone2'))}</w:tr></w:tbl>${para('End.')}`,
  );
const info = (kind: string): string =>
  `<text:${kind}><office:change-info><dc:creator>Ann</dc:creator><dc:date>2024-01-01T00:00:00</dc:date></office:change-info>`;
const trackedOdt = () =>
  odt(
    `<text:tracked-changes><text:changed-region text:id="c1">${info('deletion')}<text:p>100</text:p></text:deletion></text:changed-region><text:changed-region text:id="c2">${info('insertion')}</text:insertion></text:changed-region></text:tracked-changes><text:p>The price is <text:change text:change-id="c1"/><text:change-start text:change-id="c2"/>250<text:change-end text:change-id="c2"/> euro.</text:p><text:p>End.</text:p>`,
  );
const trackedRtf = () =>
  rtf(
    '{\\*\\revtbl {Unknown;}{Ann;}}The price is {\\deleted\\revauthdel1\\revdttmdel1 100}{\\revised\\revauth1\\revdttm1 250} euro.\\par End.\\par',
  );

type View = { readonly holds: readonly string[]; readonly lacks: readonly string[] };
const accepted: View = { holds: ['The price is 250 euro.', 'End.'], lacks: ['100', 'Deleted paragraph', 'gone1'] };
const original: View = { holds: ['The price is 100 euro.', 'End.'], lacks: ['250'] };

const viewed = (
  name: string,
  file: Pick<Situation, 'file' | 'from' | 'input'>,
  to: string,
  view: View,
  about: Partial<Situation> = {},
): Situation =>
  ({
    name,
    source: 'showdocx/show-docx#3',
    ...file,
    to,
    expect: `${view.holds.join(' … ')}, without ${view.lacks.join(', ')}, and a note that there were tracked changes`,
    check: async (result) => {
      const text = await readWords(result);
      return [holds('kept', text, ...view.holds), lacks('removed', text, ...view.lacks), noted(result.notes, /tracked changes/i)];
    },
    ...about,
  }) as Situation;

const inDocx = { file: 'offer.docx', from: 'docx', input: trackedDocx } as const;
const inOdt = { file: 'offer.odt', from: 'odt', input: trackedOdt } as const;
const inRtf = { file: 'offer.rtf', from: 'rtf', input: trackedRtf } as const;

export const changeSituations: readonly Situation[] = [
  viewed('tracked-changes-docx-pdf', inDocx, 'pdf', accepted),
  viewed('tracked-changes-docx-txt', inDocx, 'txt', accepted),
  viewed('tracked-changes-docx-html', inDocx, 'html', accepted),
  viewed('tracked-changes-docx-epub', inDocx, 'epub', accepted),
  viewed('tracked-changes-odt-pdf', inOdt, 'pdf', accepted, { source: 'webodf/WebODF#71' }),
  viewed('tracked-changes-odt-txt', inOdt, 'txt', accepted, { source: 'webodf/WebODF#71' }),
  viewed('tracked-changes-rtf-pdf', inRtf, 'pdf', accepted, { source: 'unoconv/unoconv#40' }),
  viewed('tracked-changes-rtf-txt', inRtf, 'txt', accepted, { source: 'unoconv/unoconv#40' }),
  viewed('tracked-changes-docx-original', inDocx, 'pdf', original, {
    source: 'CollaboraOnline/online#15188',
    options: { changes: 'original' },
  }),
  {
    name: 'tracked-row-deleted-markdown',
    source: 'jgm/pandoc#4301',
    ...inDocx,
    to: 'md',
    expect: 'a table of one row: the deleted row leaves no empty one behind',
    check: async ({ text }) => {
      const all = await text();
      return [holds('row', all, '| keep1 | keep2 |'), lacks('empty row', all, '| | |')];
    },
  },
  {
    name: 'tracked-changes-docx-to-odt-stay-tracked',
    source: 'jgm/pandoc#4346',
    ...inDocx,
    to: 'odt',
    expect: 'the changes stay tracked for the next editor, and a note says so',
    check: async ({ path, notes }) => {
      const { part } = await import('../../look/package.ts');
      return [holds('tracked', await part(path, 'content.xml'), '<text:deletion', '<text:insertion'), noted(notes, /tracked changes/i)];
    },
  },
];
