import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { levels, docx as listed, paragraph } from '../web/inputs.ts';
import { inDocx } from './of.ts';
import { docx, halves, type Link, namespaces, para, picture, run } from './parts.ts';

const who = 'w:author="Ann" w:date="2024-01-01T00:00:00Z"';
const range = (kind: 'moveFrom' | 'moveTo', id: number, content: string): string =>
  `<w:${kind}RangeStart w:id="${id}" ${who} w:name="move1"/><w:${kind} w:id="${id + 1}" ${who}>${content}</w:${kind}><w:${kind}RangeEnd w:id="${id}"/>`;

/** A sentence that was moved from the last paragraph to the second one. */
export const movedSentence = inDocx(() =>
  docx(
    `${para('Minutes')}<w:p><w:pPr><w:rPr><w:moveTo w:id="9" ${who}/></w:rPr></w:pPr>${range('moveTo', 10, run('Finalise the contract.'))}</w:p>${para('Middle')}<w:p>${run('Open items.')}${range('moveFrom', 20, run('Finalise the contract.'))}</w:p>`,
  ),
);
const movedMark = (kind: 'moveFrom' | 'moveTo', id: number, content: string): string =>
  `<w:p><w:pPr><w:rPr><w:${kind} w:id="${id}" ${who}/></w:rPr></w:pPr><w:${kind} w:id="${id + 1}" ${who}>${run(content)}</w:${kind}></w:p>`;
const clauses = ['First clause', 'Second clause'];
/** Two paragraphs that were moved from the end to the beginning. */
export const movedParagraphs = inDocx(() =>
  docx(
    `<w:p><w:moveToRangeStart w:id="1" ${who} w:name="m"/></w:p>${clauses.map((one, at) => movedMark('moveTo', 10 + 2 * at, one)).join('')}<w:p><w:moveToRangeEnd w:id="1"/>${run('Between')}</w:p><w:p><w:moveFromRangeStart w:id="2" ${who} w:name="m"/></w:p>${clauses.map((one, at) => movedMark('moveFrom', 20 + 2 * at, one)).join('')}<w:p><w:moveFromRangeEnd w:id="2"/>${run('End')}</w:p>`,
  ),
);
const marked = (kind: 'del' | 'ins', text: string): string => para(run(text), `<w:rPr><w:${kind} w:id="3" ${who}/></w:rPr>`);
/** One paragraph whose break was deleted, and one whose break was inserted. */
export const joinedAndSplit = inDocx(() =>
  docx(
    `${marked('del', 'These words ')}${para('are one paragraph.')}${marked('ins', 'Here ends the first.')}${para('Here begins the second.')}`,
  ),
);

const notePart = (name: 'footnotes' | 'endnotes', content: string): string => {
  const one = name.slice(0, -1);
  return `<w:${name} ${namespaces}><w:${one} w:type="separator" w:id="0"><w:p><w:r><w:separator/></w:r></w:p></w:${one}><w:${one} w:type="continuationSeparator" w:id="1"><w:p><w:r><w:continuationSeparator/></w:r></w:p></w:${one}><w:${one} w:id="2"><w:p><w:r><w:${one}Ref/></w:r>${content}</w:p></w:${one}></w:${name}>`;
};
const noted = (...notes: readonly (readonly [name: 'footnotes' | 'endnotes', content: string])[]): Uint8Array =>
  docx(
    para(
      `${run('The claim')}${notes.map(([name]) => `<w:r><w:${name.slice(0, -1)}Reference w:id="2"/></w:r>`).join(run(' and more'))}${run('.')}`,
    ),
    {
      links: notes.map(([name]): Link => [name, name, `${name}.xml`]),
      types: Object.fromEntries(notes.map(([name]) => [`word/${name}.xml`, `.${name}+xml`])),
      parts: Object.fromEntries(notes.map(([name, content]) => [`word/${name}.xml`, notePart(name, content)])),
    },
  );
export const changedNote = inDocx(() =>
  noted([
    'footnotes',
    `${run(' See ')}<w:del w:id="4" ${who}><w:r><w:delText>page 4</w:delText></w:r></w:del><w:ins w:id="5" ${who}>${run('page 7')}</w:ins>${run('.')}`,
  ]),
);
export const pricedNote = inDocx(() => noted(['footnotes', `${run(' It costs $5 and $10 ')}${run('at the time', '<w:i/>')}${run('.')}`]));
export const bothNotes = (): Uint8Array => noted(['footnotes', run(' Proof at the foot')], ['endnotes', run(' Proof at the end')]);

export const linkedPart = inDocx(() =>
  docx(`<w:p>${run('See ')}<w:hyperlink r:id="h" w:anchor="part2">${run('part two')}</w:hyperlink>${run('.')}</w:p>`, {
    links: [['h', 'hyperlink', 'https://example.org/page', 'External']],
  }),
);
export const linkedPicture = inDocx(async () =>
  docx(para(picture('r:embed="p"').replace('descr="A picture"/>', 'descr="A picture"><a:hlinkClick r:id="h"/></wp:docPr>')), {
    links: [
      ['p', 'image', 'media/p.png'],
      ['h', 'hyperlink', 'https://example.org/shop', 'External'],
    ],
    parts: { 'word/media/p.png': await halves('png') },
  }),
);

const grid = (...widths: readonly number[]): string =>
  `<w:tblGrid>${widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>`;
const cell = (text: string, width: number, span = 1): string =>
  `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/>${span > 1 ? `<w:gridSpan w:val="${span}"/>` : ''}</w:tcPr>${para(text)}</w:tc>`;
/** A table of 4000 twips in the middle of a text of 9638. */
export const centredTable = inDocx(() =>
  docx(
    `${para('Flush')}<w:tbl><w:tblPr><w:tblW w:w="4000" w:type="dxa"/><w:jc w:val="center"/><w:tblCellMar><w:left w:w="0" w:type="dxa"/><w:right w:w="0" w:type="dxa"/></w:tblCellMar></w:tblPr>${grid(2000, 2000)}<w:tr>${cell('Left', 2000)}${cell('Right', 2000)}</w:tr></w:tbl>${para('After')}`,
  ),
);
export const spannedRow = inDocx(() =>
  docx(
    `<w:tbl><w:tblPr/>${grid(2000, 2000, 2000)}<w:tr>${['A1', 'B1', 'C1'].map((one) => cell(one, 2000)).join('')}</w:tr><w:tr>${cell('A2', 2000)}${cell('B2 and C2', 4000, 2)}</w:tr><w:tr>${['A3', 'B3', 'C3'].map((one) => cell(one, 2000)).join('')}</w:tr></w:tbl>${para('After')}`,
  ),
);

const margins = '<w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="600" w:footer="600" w:gutter="0"/>';
const pageBreak = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>';
const edge = (kind: 'hdr' | 'ftr', content: string): string => `<w:${kind} ${namespaces}>${para(content)}</w:${kind}>`;
/** Three pages with a head for the first, even and odd ones. */
export const threeHeads = inDocx(() => {
  const heads = ['first', 'even', 'default'];
  return docx(para('One') + pageBreak + para('Two') + pageBreak + para('Three'), {
    section: `${heads.map((type) => `<w:headerReference w:type="${type}" r:id="${type}"/>`).join('')}<w:pgSz w:w="11906" w:h="16838"/>${margins}<w:titlePg/>`,
    links: [...heads.map((type): Link => [type, 'header', `${type}.xml`]), ['s', 'settings', 'settings.xml']],
    types: {
      ...Object.fromEntries(heads.map((type) => [`word/${type}.xml`, '.header+xml'])),
      'word/settings.xml': '.settings+xml',
    },
    parts: {
      ...Object.fromEntries(heads.map((type) => [`word/${type}.xml`, edge('hdr', `Head ${type}`)])),
      'word/settings.xml': `<w:settings ${namespaces}><w:evenAndOddHeaders/></w:settings>`,
    },
  });
});
/** A lying page between two upright ones; all have the same foot. */
export const lyingBetween = inDocx(() => {
  const section = (size: string): string => `<w:footerReference w:type="default" r:id="f"/><w:pgSz ${size}/>${margins}`;
  const ended = (size: string): string => `<w:p><w:pPr><w:sectPr>${section(size)}</w:sectPr></w:pPr></w:p>`;
  const upright = 'w:w="11906" w:h="16838"';
  return docx(`${para('One')}${ended(upright)}${para('Two')}${ended('w:w="16838" w:h="11906" w:orient="landscape"')}${para('Three')}`, {
    section: section(upright),
    links: [['f', 'footer', 'f.xml']],
    types: { 'word/f.xml': '.footer+xml' },
    parts: { 'word/f.xml': edge('ftr', `${run('Sheet ')}<w:fldSimple w:instr=" PAGE ">${run('1')}</w:fldSimple>`) },
  });
});

/** A clause whose number ends at a tab stop, and whose further lines begin at the margin. */
export const tabbedClause = inDocx(() =>
  listed({
    body: `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>${run(`Purpose ${'of the contract '.repeat(20)}`, '<w:sz w:val="20"/>')}</w:p>${paragraph('Flush')}`,
    numbering: levels({ text: 'A%1' }).replace('w:left="600" w:hanging="600"', 'w:left="0" w:hanging="0"'),
  }),
);
export const twoMarks = inDocx(() =>
  listed({
    body: `${paragraph('Bring')}${paragraph('Bread', 0)}${paragraph('Rye', 1)}${paragraph('Milk', 0)}`,
    numbering: levels({ text: '•', format: 'bullet' }, { text: '◦', format: 'bullet' }),
  }),
);

/** A document with its template's path and with marks of each editing session. */
export const attachedTemplate = (): Uint8Array =>
  docx(`<w:p w:rsidR="00AB12CD" w:rsidRDefault="00AB12CD">${run('The offer')}</w:p>`, {
    links: [['s', 'settings', 'settings.xml']],
    types: { 'word/settings.xml': '.settings+xml' },
    parts: {
      'word/settings.xml': `<w:settings ${namespaces}><w:attachedTemplate r:id="t"/><w:rsids><w:rsidRoot w:val="00AB12CD"/><w:rsid w:val="00AB12CD"/></w:rsids></w:settings>`,
      'word/_rels/settings.xml.rels':
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="t" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" Target="file:///C:\\Users\\SECRET\\Firm.dotx" TargetMode="External"/></Relationships>',
    },
  });
/** A document with a head on its pages. */
export const ownHead = (head: string, words: string): Uint8Array =>
  docx(para(words), {
    section: `<w:headerReference w:type="default" r:id="h"/><w:pgSz w:w="11906" w:h="16838"/>${margins}`,
    links: [['h', 'header', 'h.xml']],
    types: { 'word/h.xml': '.header+xml' },
    parts: { 'word/h.xml': edge('hdr', head) },
  });
export const numbered = (...items: readonly string[]): Uint8Array =>
  listed({ body: items.map((one) => paragraph(one, 0)).join(''), numbering: levels({ text: '%1.' }) });
/** A document whose main part has the type of a template. */
export const template = (): Uint8Array => {
  const parts = unzipSync(docx(para('Dear customer')));
  const types = strFromU8(parts['[Content_Types].xml'] ?? new Uint8Array()).replace('.document.main+xml', '.template.main+xml');
  return zipSync({ ...parts, '[Content_Types].xml': strToU8(types) });
};
