import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { finding, same } from '../../../fidelity/check.ts';
import { savedAs } from '../../leaks/saved-as.ts';
import { part } from '../../look/package.ts';
import { pdfText } from '../../look/pdf.ts';
import { folded, holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { mathMl } from '../web/inputs.ts';
import { type File, of, words } from './of.ts';
import { docx, field, odt, para, run } from './parts.ts';

const inOdt = (body: string, parts = {}): File => ({ file: 'notes.odt', from: 'odt', input: () => odt(body, { parts }) });
const whole = (text: string): File => ({ file: 'letter.rtf', from: 'rtf', input: () => text });
const page = (body: string): File => ({
  file: 'page.html',
  from: 'html',
  input: () => `<!doctype html><html><head><title>Page</title></head><body>${body}</body></html>`,
});

const object = '<draw:object xlink:href="./Object 1" xlink:type="simple" xlink:show="embed" xlink:actuate="onLoad"/>';
const framed = (content: string): string =>
  `<draw:frame draw:name="O" text:anchor-type="as-char" svg:width="3cm" svg:height="1cm">${content}</draw:frame>`;
/** An equation as LibreOffice saves it: a formula of its own within the package. */
const equation: File = {
  file: 'notes.odt',
  from: 'odt',
  input: () => {
    const parts = unzipSync(
      odt(`<text:p>Area ${framed(object)} end</text:p>`, {
        parts: {
          'Object 1/content.xml': `<?xml version="1.0"?>${mathMl.replace('<msup>', '<mrow><msup>').replace('</math>', '</mrow></math>')}`,
        },
      }),
    );
    const name = 'META-INF/manifest.xml';
    const entry =
      '<manifest:file-entry manifest:full-path="Object 1/" manifest:media-type="application/vnd.oasis.opendocument.formula"/></manifest:manifest>';
    return zipSync({ ...parts, [name]: strToU8(strFromU8(parts[name] ?? new Uint8Array()).replace('</manifest:manifest>', entry)) });
  },
};
const lost = inOdt(
  `<text:p>Before ${framed(object)} behind it</text:p><text:p>A <text:bookmark text:name="b"/>mark and <text:span>a span</text:span> and a tail</text:p>`,
);
const headings = inOdt(
  '<text:h text:outline-level="1">Origins</text:h><text:p>First text</text:p><text:h text:outline-level="2">A detail</text:h><text:p>More text</text:p>',
);

const fields: File = {
  file: 'letter.doc',
  from: 'doc',
  input: () =>
    savedAs(
      docx(
        `<w:p>${run('See ')}${field('HYPERLINK "https://example.org/page"', 'our page')}${run(' on page ')}${field('PAGE', '1')}${run('.')}</w:p>${para('End')}`,
      ),
      'docx',
      'doc',
    ),
};
/** A web archive with the name of a Word document, as report generators write it. */
const archive: File = {
  file: 'report.doc',
  from: 'doc',
  input: () =>
    [
      'MIME-Version: 1.0',
      'Content-Type: multipart/related; boundary="----=_NextPart_74bc86ac.4f67.4e1b"',
      '',
      '------=_NextPart_74bc86ac.4f67.4e1b',
      'Content-Location: file:///C:/Doc/file1.doc.htm',
      'Content-Type: text/html; charset="utf-8"',
      '',
      '<?xml version="1.0"?>',
      '<!DOCTYPE html>',
      '<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40" lang="en"><head><!--[if gte mso 9]><xml><w:WordDocument><w:View>Print</w:View></w:WordDocument></xml><![endif]--><meta http-equiv=Content-Type content="text/html; charset=utf-8"/></head><body><h1>Yearly report</h1><p class="MsoNormal">Größe and length</p></body></html>',
      '',
      '------=_NextPart_74bc86ac.4f67.4e1b--',
      '',
    ].join('\r\n'),
};
/** A plain text of Outlook: one setting of the paragraph, then only paragraph ends. */
const ofOutlook = whole(
  '{\\rtf1\\ansi\\ansicpg1252\\fromtext \\fbidis \\deff0{\\fonttbl{\\f0\\fswiss Arial;}{\\f1\\fmodern Courier New;}}{\\colortbl\\red0\\green0\\blue0;}\\uc1\\pard\\plain\\deftab360 \\f0\\fs20 Dear Ann,\\par\\par the list:\\par one\\par two\\par\\par Yours\\par}',
);

/** Reports on ODT, Word 97, RTF, HTML and Markdown. */
export const noticedInOthers: readonly Situation[] = [
  of('equation-of-odt-in-markdown', 'mieweb/wikiGDrive#421', equation, 'md', 'x squared and a half in LaTeX', async ({ text }) => [
    finding('formula', /Area \$x\^\{?2\}? ?\+ ?\\frac\{1\}\{2\}\$ end/.test(await text()), await text()),
  ]),
  words('object-that-is-not-in-an-odt', 'docling-project/docling.rs#255', lost, 'html', [
    'Before',
    'behind it',
    'A mark and a span and a tail',
  ]),
  of('headings-of-odt-as-text', 'anvie/dotext#9', headings, 'txt', 'all four lines in order', async ({ text }) => [
    same('lines', folded(await text()), 'Origins First text A detail More text'),
  ]),
  {
    ...of(
      'fields-of-an-old-document-in-a-page',
      'yfedoseev/office_oxide#249',
      fields,
      'html',
      'a link, and no commands',
      async ({ text }) => {
        const html = folded((await text()).split(/<body[^>]*>/).at(-1) ?? '');
        return [
          finding('link', /<a\b[^>]*href="https:\/\/example\.org\/page"[^>]*>(?:<[^>]*>|\s)*our page/.test(html), html),
          finding('words', /See\s*our page\s*on page\s*1\s*\./.test(html.replace(/<[^>]*>/g, '')), html.replace(/<[^>]*>/g, '')),
          lacks('commands', html.replace(/<[^>]*>/g, ''), 'HYPERLINK', 'PAGE '),
        ];
      },
    ),
    slow: true,
  },
  of('web-archive-called-doc', 'metanorma/html2doc#43', archive, 'pdf', 'its words, and no markup', async ({ path }) => [
    holds('words', await pdfText(path), 'Yearly report', 'Größe and length'),
    lacks('markup', await pdfText(path), 'MIME-Version', '<html', 'NextPart', 'WordDocument'),
  ]),
  of('paragraphs-of-outlook-in-rtf', 'bbottema/rtf-to-html#6', ofOutlook, 'html', 'each line on its own', async ({ text }) => {
    const lines = ((await text()).split(/<body[^>]*>/).at(-1) ?? '')
      .replace(/\s+/g, ' ')
      .replace(/<br\b[^>]*>|<\/p>/g, '\n')
      .replace(/<[^>]*>/g, '')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    return [same('lines', lines, ['Dear Ann,', 'the list:', 'one', 'two', 'Yours'])];
  }),
  words(
    'arrows-and-boxes-of-rtf',
    'joshy/striprtf#48',
    whole(
      "{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0 Arial;}}\\f0 A \\u10132? B, so \\u8756\\'3f C \\u9633? D, e\\u770? \\u8203? end\\par}",
    ),
    'txt',
    ['A ➔ B, so ∴ C □ D, e\u0302'],
    ['?'],
  ),
  of(
    'code-within-a-quotation-in-markdown',
    'JohannesKaufmann/html-to-markdown#183',
    page('<blockquote><pre>line 1\nline 2\n</pre></blockquote><blockquote><pre><b>\nline 3\nline 4\n</b></pre></blockquote><p>End</p>'),
    'md',
    'each line of code within its quotation',
    async ({ text }) => [
      finding('first', /^> ```\n> line 1\n> line 2\n> ```$/m.test(await text()), await text()),
      finding('second', /^> ```\n(?:>\s*\n)?> line 3\n> line 4\n> ```$/m.test(await text()), await text()),
      finding('end', /^End$/m.test(await text()), await text()),
    ],
  ),
  of(
    'code-within-an-item-in-markdown',
    'aaronsw/html2text#65',
    page(
      '<ul><li><p>Split a file:</p><pre><code>shntool split -f album.cue</code></pre></li><li><p>Merge into <code>merged.wav</code>:</p><pre><code>sox part1.wav\n  part2.wav</code></pre></li></ul>',
    ),
    'md',
    'each code within its item',
    async ({ text }) => [
      finding(
        'items',
        /^- +Split a file:\n+ +```\n +shntool split -f album\.cue\n +```\n+- +Merge into `merged\.wav`:\n+ +```\n +sox part1\.wav\n +part2\.wav\n +```\s*$/.test(
          await text(),
        ),
        await text(),
      ),
    ],
  ),
  of(
    'words-behind-a-note-of-markdown-in-word',
    'jgm/pandoc#637',
    { file: 'note.md', from: 'md', input: () => 'Here is a footnote reference,[^1] and not another.\n\n[^1]: Here is the footnote.\n' },
    'docx',
    'the sentence whole, and the note apart',
    async ({ path }) => {
      const body = (await part(path, 'word/document.xml')).replace(/<w:footnoteReference\b[^>]*>/g, '[1]');
      const plain = folded(body.replace(/<\/w:p>/g, ' ').replace(/<[^>]*>/g, ''));
      return [
        holds('sentence', plain, 'Here is a footnote reference,[1] and not another.'),
        holds('note', folded((await part(path, 'word/footnotes.xml')).replace(/<[^>]*>/g, '')), 'Here is the footnote.'),
      ];
    },
  ),
];
