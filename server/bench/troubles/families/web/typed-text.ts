import { finding } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { pdfLinks } from '../../look/links.ts';
import { part } from '../../look/package.ts';
import { pdfPages, pdfText } from '../../look/pdf.ts';
import { pdfWords, wordIn } from '../../look/pdf-marks.ts';
import { readByPandoc } from '../../look/read-by.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { situation } from './situation-of.ts';

const lines = (count: number): string => Array.from({ length: count }, (_, index) => `Line ${index + 1} of the text.\n`).join('\n');

const contents = `- [Hello](#hello)\n  - [Thank you](#thank-you)\n\n# Hello\n\n${lines(60)}\n## Thank you\n\nBye.\n`;

const alert = '> [!WARNING]\n> Urgent info that **needs** attention.\n\nText after it.\n';

const columns = Array.from({ length: 12 }, (_, index) => `Column${index + 1}`);
const wide = [columns, columns.map(() => '---'), columns.map((name) => `Long-value-of-${name}`)]
  .map((row) => `| ${row.join(' | ')} |\n`)
  .join('');

const code = `\`\`\`\nstart ${Array.from({ length: 40 }, (_, index) => `argument${index}`).join(' ')} finish\n${'x'.repeat(300)}END\n\`\`\`\n`;

/** Markdown must show the same text as on GitHub. */
export const typedText: readonly Situation[] = [
  situation(
    'bold-beside-a-chinese-comma',
    'markedjs/marked#3838',
    ['md', 'html'],
    '**历经10年发展，**年\n\n前文**（测试）**后文，~~删除的文字（带括号）。~~这个\n\nplain **bold** end\n',
    'bold and struck words, no asterisks',
    async ({ text }) => [
      holds('bold', await text(), '<strong>历经10年发展，</strong>年', '前文<strong>（测试）</strong>后文', '<strong>bold</strong> end'),
      holds('struck', await text(), '<del>删除的文字（带括号）。</del>这个'),
      lacks('signs', await text(), '**', '~~'),
    ],
  ),
  situation(
    'bold-beside-japanese-quotation-marks',
    'anomalyco/opencode#38490',
    ['md', 'docx'],
    '含**「重点」**内容\n\n*日本語の文章（括弧付き）。*この文が続きます。\n',
    '「重点」 is bold, the sentence in italics',
    async ({ path }) => [
      holds(
        'emphasis',
        await readByPandoc(path, 'docx', 'html'),
        '含<strong>「重点」</strong>内容',
        '<em>日本語の文章（括弧付き）。</em>この文が続きます。',
      ),
    ],
  ),
  situation(
    'contents-of-markdown-on-paper',
    'yzane/vscode-markdown-pdf#31',
    ['md', 'pdf'],
    contents,
    'the links lead to their pages',
    async ({ path }) => {
      const links = await pdfLinks(path);
      const last = `page ${await pdfPages(path)}`;
      return [
        finding('first', links.get('Hello') === 'page 1', [...links]),
        finding('second', links.get('Thank you') === last && last !== 'page 1', [...links]),
      ];
    },
  ),
  situation(
    'contents-of-markdown-in-a-document',
    'realdennis/md2pdf#82',
    ['md', 'docx'],
    contents,
    'the links lead to bookmarks at the headings',
    async ({ path }) => {
      const xml = await part(path, 'word/document.xml');
      const anchors = [...xml.matchAll(/<w:hyperlink [^>]*w:anchor="([^"]+)"/g)].map(([, name = '']) => name);
      const marks = new Set([...xml.matchAll(/<w:bookmarkStart [^>]*w:name="([^"]+)"/g)].map(([, name = '']) => name));
      return [finding('links', anchors.length === 2 && anchors.every((name) => marks.has(name)), [anchors, [...marks]])];
    },
  ),
  situation(
    'contents-of-markdown-in-a-book',
    'travs/markdown-pdf#205',
    ['md', 'epub'],
    contents,
    'the links lead to the headings',
    async ({ path }) => {
      const pages = await look('unzip', '-p', path, 'OEBPS/chapter*.xhtml', 'OEBPS/*.xhtml').catch(() =>
        look('unzip', '-p', path, '*.xhtml'),
      );
      const [first, second] = ['Hello', 'Thank you'].map(
        (words) => new RegExp(`<a [^>]*href="[^"]*#([^"]+)"[^>]*>${words}<`).exec(pages)?.[1],
      );
      return [
        finding(
          'links',
          [first, second].every((id) => id !== undefined && pages.includes(`id="${id}"`)),
          pages.slice(0, 1500),
        ),
      ];
    },
  ),
  situation(
    'links-to-headings-of-any-language',
    'yzane/vscode-markdown-pdf#296',
    ['md', 'html'],
    '[中文](#中文-标题) [one](#step_1-c--go) [again](#step_1-c--go-1)\n\n## 中文 标题\n\n## `step_1` C++ & Go!\n\n## step_1 C++ & Go!\n',
    'ids as GitHub makes them, the second with -1',
    async ({ text }) => {
      const html = await text();
      const ids = [...html.matchAll(/<h2[^>]* id="([^"]+)"/g)].map(([, id]) => id);
      return [finding('ids', ids.join(' ') === '中文-标题 step_1-c--go step_1-c--go-1', html.slice(-600))];
    },
  ),
  situation(
    'alert-of-github-on-paper',
    'opf/md-to-pdf#9',
    ['md', 'pdf'],
    alert,
    'Warning as its title, no [!WARNING]',
    async ({ path }) => [
      holds('words', await pdfText(path), 'Warning', 'Urgent info that needs attention.', 'Text after it.'),
      lacks('signs', await pdfText(path), '[!', 'WARNING]'),
    ],
  ),
  situation(
    'alert-of-github-in-a-document',
    'MohtashamMurshid/md-to-docx#57',
    ['md', 'docx'],
    alert,
    'Warning as its title, no [!WARNING]',
    async ({ path }) => {
      const html = await readByPandoc(path, 'docx', 'html');
      return [holds('words', html, 'Warning', 'Urgent info that <strong>needs</strong> attention.'), lacks('signs', html, '[!')];
    },
  ),
  situation(
    'alert-of-github-to-latex',
    'opf/md-to-pdf#9',
    ['md', 'tex'],
    alert,
    'Warning as its title, no [!WARNING]',
    async ({ text }) => [holds('words', await text(), 'Warning', '\\textbf{needs} attention.'), lacks('signs', await text(), '!WARNING')],
  ),
  situation(
    'sign-by-its-name',
    'travs/markdown-pdf#86',
    ['md', 'html'],
    'Give it a try! :smile: At 10:30:45 `:smile:`\n',
    '😄 for :smile:, nothing else changed',
    async ({ text }) => [holds('words', await text(), 'Give it a try! 😄 At 10:30:45 <code>:smile:</code>')],
  ),
  situation(
    'list-right-below-a-sentence',
    'jgm/pandoc#6590',
    ['md', 'docx'],
    'This should be a paragraph.\n- This should be a list\n- ... with two items.\n',
    'a paragraph and a list of two items',
    async ({ path }) => {
      const html = await readByPandoc(path, 'docx', 'html');
      return [
        holds('paragraph', html, '<p>This should be a paragraph.</p>'),
        finding('items', (html.match(/<li>/g) ?? []).length === 2, html),
      ];
    },
  ),
  situation(
    'code-right-below-an-item',
    'jgm/pandoc#3733',
    ['md', 'rst'],
    '- Item1\n- Item2\n```yaml\nsection:\n  - Code Line1\n  - Code Line2\n```\n',
    'two items, and the code as a block',
    async ({ path }) => {
      const native = await readByPandoc(path, 'rst', 'native');
      return [holds('code', native, 'CodeBlock', 'section:\\n  - Code Line1\\n  - Code Line2')];
    },
  ),
  situation(
    'wide-table-of-markdown-on-paper',
    'BaileyJM02/markdown-to-pdf#39',
    ['md', 'pdf'],
    wide,
    'all twelve columns within the page',
    async ({ path }) => {
      const words = await pdfWords(path);
      const right = Math.max(...words.map((word) => word.right));
      return [
        holds(
          'words',
          words
            .map(({ text }) => text)
            .join('')
            .replaceAll(/\s/g, ''),
          ...columns,
        ),
        finding('within', right < 596, right),
      ];
    },
  ),
  situation(
    'long-line-of-code-on-paper',
    'BaileyJM02/markdown-to-pdf#42',
    ['md', 'pdf'],
    code,
    'all of the line within the page',
    async ({ path }) => {
      const words = await pdfWords(path);
      const right = Math.max(...words.map((word) => word.right));
      return [
        finding(
          'end',
          wordIn(words, 'finish').right < 596 && words.some(({ text }) => text.endsWith('END')),
          words.map(({ text }) => text),
        ),
        finding('within', right < 596, right),
      ];
    },
  ),
  situation(
    'rule-of-markdown-is-a-line',
    'MohtashamMurshid/md-to-docx#80',
    ['md', 'docx'],
    'Above\n\n---\n\nBelow\n',
    'a paragraph with a border between both',
    async ({ path }) => {
      const xml = await part(path, 'word/document.xml');
      const between = xml.slice(xml.indexOf('Above'), xml.indexOf('Below'));
      const css = await part(path, 'word/styles.xml');
      const style = /<w:pStyle w:val="(HorizontalLine[^"]*)"/.exec(between)?.[1];
      const styled = style !== undefined && new RegExp(`w:styleId="${style}"(?:(?!</w:style>)[sS])*<w:pBdr>`).test(css);
      return [finding('line', between.includes('<w:pBdr>') || styled, between)];
    },
  ),
];
