import { finding } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { foldedBodyOf, foldedViewOf } from '../../look/markup.ts';
import { part } from '../../look/package.ts';
import { pdfWidth } from '../../look/pdf.ts';
import { folded, holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { situation } from './situation-of.ts';

const plain = (html: string): string => folded(html.replace(/<[^>]+>/g, ' '));

const pie =
  '<svg xmlns="http://www.w3.org/2000/svg" width="520" height="520"><g transform="translate(260,260)"><path d="M0,-260A260,260 0 0,1 255,-47L0,0Z" style="fill: #3b6c9e; stroke: #000000;"/><text transform="translate(83.1100776916217,-99.96356829411707) rotate(-50.25974025974026)" style="fill: #ffffff; font-family: Arial; font-weight: bold; font-size: 16px; text-anchor: middle;">Retention</text></g><g transform="translate(260,260)"><path d="M255,-47A260,260 0 0,1 181,185L0,0Z" style="fill: #6ea45a; stroke: #000000;"/><text transform="translate(123.96,39.16) rotate(17.53)" style="fill: #ffffff; font-family: Arial; font-weight: bold; font-size: 16px; text-anchor: middle;">Direct</text></g></svg>';

/** Sources with tables, options, boxes, results and notes. */
export const markedSources: readonly Situation[] = [
  situation(
    'options-of-a-program-in-restructured-text',
    'jgm/pandoc#10320',
    ['rst', 'html'],
    'Options\n=======\n\n-a, --all      Show all.\n-o FILE        Write to FILE,\n               or nowhere.\n--long=VALUE   A long one.\n\nAfter.\n',
    'each option with its words, apart from the others',
    async ({ text }) => {
      const html = foldedBodyOf(await text());
      return [
        finding('first', /-a(?:<[^>]+>)*,\s?(?:<[^>]+>)*--all(?:\s*<[^>]+>\s*)+Show all\.\s*(?:<\/[^>]+>\s*)+/.test(html), html),
        finding('second', /-o\s(?:<[^>]+>)*FILE(?:\s*<[^>]+>\s*)+Write to FILE, or nowhere\.\s*</.test(html), html),
        finding('third', /--long=(?:<[^>]+>)*VALUE(?:\s*<[^>]+>\s*)+A long one\.\s*</.test(html), html),
      ];
    },
  ),
  situation(
    'head-over-two-columns-of-restructured-text',
    'executablebooks/rst-to-myst#27',
    ['rst', 'html'],
    'Simple table:\n\n=====  =====  ======\n   Inputs     Output\n------------  ------\n  A      B    A or B\n=====  =====  ======\nFalse  False  False\nTrue   False  True\n=====  =====  ======\n',
    'Inputs over two columns',
    async ({ text }) => {
      const html = foldedBodyOf(await text());
      return [
        finding('head', /<t[hd][^>]*colspan="2"[^>]*>(?:<p>)?Inputs/.test(html), html),
        holds('cells', plain(html), 'A B A or B False False False True False True'),
      ];
    },
  ),
  situation(
    'boxes-of-org-in-a-document',
    'kjambunathan/org-mode-ox-odt#99',
    ['org', 'docx'],
    '- [-] Organize party [1/2]\n  - [ ] Peter\n  - [X] Sarah\n- [X] talk to the neighbors\n',
    'boxes, ticked before Sarah and talk',
    async ({ path }) => {
      const words = (await part(path, 'word/document.xml')).replace(/<\/w:p>/g, '\n').replace(/<[^>]+>/g, '');
      return [
        finding(
          'boxes',
          /[☒☑]\s*Sarah/.test(words) && /☐\s*Peter/.test(words) && /[☒☑]\s*talk/.test(words) && /[☐⊟▣◪]\s*Organize/.test(words),
          words,
        ),
        lacks('signs', words, '[X]', '[ ]', '[-]'),
      ];
    },
  ),
  situation(
    'results-in-a-drawer-of-org',
    'novoid/github-orgmode-tests#6',
    ['org', 'html'],
    '* Run\n\n#+begin_src python :exports both\nprint(1+1)\n#+end_src\n\n#+RESULTS:\n:RESULTS:\n: two\n#+begin_example\nthree\n#+end_example\n:END:\n\nAfter.\n',
    'the code, and two and three below it',
    async ({ text }) => {
      const html = foldedBodyOf(await text());
      return [
        finding('order', /print.*two.*three.*After\./.test(plain(html)), html),
        lacks('signs', html, ':RESULTS:', ':END:', '#+', ': two'),
      ];
    },
  ),
  situation(
    'chinese-notes-within-the-line-in-a-book',
    'jgm/pandoc#11777',
    ['md', 'epub'],
    '那夜下蛋子^[即下冰雹。]，他破衣烂衫的\n\n那夜下蛋子^[1 即下冰雹。]，他破衣烂衫的\n',
    'two notes, none of their signs in the sentences',
    async ({ path }) => {
      const html = (await look('sh', '-c', 'unzip -p "$0" "*.xhtml" "*.html" || true', path)).replace(
        /&#x([\da-f]+);/gi,
        (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)),
      );
      const words = plain(html);
      return [
        finding('notes', (words.match(/即下冰雹。/g) ?? []).length === 2, words),
        finding('links', (html.match(/<a [^>]*href="[^"]*#[^"]*"[^>]*>(?:<sup>)?[12*]/g) ?? []).length >= 2, html),
        lacks('signs', words, '^[', '。]'),
      ];
    },
  ),
  situation(
    'numbers-below-signs-of-jira',
    'FokkeZB/J2M#1',
    ['jira', 'md'],
    '* a\n* bulleted\n*# with\n*# nested\n*# numbered\n* list\n',
    'a list of three, the second with a numbered list',
    async ({ path }) => {
      const html = (await foldedViewOf(path)).replace(/<\/?p>/g, '').replace(/\s*(<[^>]+>)\s*/g, '$1');
      return [
        finding(
          'lists',
          html.includes(
            '<ul><li>a</li><li>bulleted<ol type="1"><li>with</li><li>nested</li><li>numbered</li></ol></li><li>list</li></ul>',
          ) || html.includes('<ul><li>a</li><li>bulleted<ol><li>with</li><li>nested</li><li>numbered</li></ol></li><li>list</li></ul>'),
          html,
        ),
      ];
    },
  ),
  situation(
    'marks-within-code-of-jira',
    'sooperset/mcp-atlassian#1057',
    ['jira', 'md'],
    'Before.\n\n{code:java}\n{quote}not a quote{quote}\n{color:red}x{color} {panel}y{panel}\n*not bold*\n{code}\n\nAfter.\n',
    'the marks as they are within the code',
    async ({ path }) => {
      const html = await look('pandoc', '--sandbox', '--wrap=none', '--from=commonmark', '--to=html', '--no-highlight', path);
      const code = /<pre.*?<\/pre>/s.exec(html)?.[0] ?? '';
      return [
        holds('code', code, '{quote}not a quote{quote}', '{color:red}x{color} {panel}y{panel}', '*not bold*'),
        holds('words', html, 'Before.', 'After.'),
      ];
    },
  ),
  situation(
    'links-of-vimwiki-in-markdown',
    'jgm/pandoc#5414',
    ['vimwiki', 'md'],
    'Testing the issue\n\n* [[mythings|My Things]]\n* [[https://www.example.com/reservation/itinerary?code=BYW9D5|Reserved Apartment]]\n* [[http://www.example.com/products.htm|Hardware Products]]\n',
    'the page without .html, the other addresses as they are',
    async ({ path }) => {
      const html = await foldedViewOf(path);
      return [
        finding('page', /<a href="mythings(?:\.md)?"[^>]*>My Things<\/a>/.test(html), html),
        holds(
          'links',
          html,
          'href="https://www.example.com/reservation/itinerary?code=BYW9D5"',
          'Reserved Apartment</a>',
          'href="http://www.example.com/products.htm"',
          'Hardware Products</a>',
        ),
      ];
    },
  ),
  situation(
    'words-on-the-pieces-of-a-drawn-pie',
    'svg-net/SVG#10',
    ['svg', 'pdf'],
    pie,
    'both words, turned, on their pieces',
    async ({ path }) => {
      // Only MuPDF keeps the letters of turned words together.
      const lines = [...(await look('mutool', 'draw', '-q', '-F', 'stext', path)).matchAll(/<line bbox="([^"]*)".*?<\/line>/gs)].map(
        ([line, box = '']) => ({
          words: [...line.matchAll(/<char [^>]*c="([^"]*)"/g)].map(([, letter]) => letter).join(''),
          box: box.split(' ').map(Number),
        }),
      );
      const scale = (await pdfWidth(path)) / 520;
      const placeOf = (words: string): readonly number[] => {
        const [left = 0, top = 0, right = 0, bottom = 0] = lines.find((line) => line.words === words)?.box ?? [];
        return [(left + right) / 2 / scale, (top + bottom) / 2 / scale, (bottom - top) / scale];
      };
      const [retention, direct] = [placeOf('Retention'), placeOf('Direct')];
      const isNear = ([left = 0, top = 0]: readonly number[], x: number, y: number): boolean =>
        Math.abs(left - x) < 15 && Math.abs(top - y) < 15;
      return [
        finding('retention', isNear(retention, 343, 160), lines),
        finding('direct', isNear(direct, 384, 299), lines),
        finding('turned', (retention[2] ?? 0) > 30, lines),
      ];
    },
  ),
  situation(
    'notes-of-markdown-in-a-valid-book',
    'GitbookIO/gitbook#1144',
    ['md', 'epub'],
    '# One\n\nExample text[^1] and more[^b]\n\n[^1]: Example footnote\n[^b]: With code\n\n    and a second paragraph\n',
    'a book that epubcheck finds no errors in',
    async ({ path }) => {
      const said = await look('sh', '-c', 'java -jar /usr/bin/epubcheck "$0" 2>&1 || true', path);
      return [finding('valid', /No errors or warnings detected|0 errors/.test(said), said)];
    },
  ),
];
