import { finding } from '../../../fidelity/check.ts';
import { foldedBodyOf, foldedViewOf } from '../../look/markup.ts';
import { part } from '../../look/package.ts';
import { inkOf, pdfWords, wordIn } from '../../look/pdf-marks.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { situation } from './situation-of.ts';

/** Lists, terms, notes, boxes and links of sources. */
export const keptSources: readonly Situation[] = [
  situation(
    'terms-and-their-blocks-in-markdown',
    'mysticmind/reversemarkdown-net#282',
    ['html', 'md'],
    '<dl><dt>Coffee</dt><dd><p>Black hot drink</p><p>and more</p></dd><dt>Milk</dt><dd>White cold drink</dd></dl>',
    'terms and definitions as paragraphs or items of their own',
    async ({ path }) => {
      const html = await foldedViewOf(path);
      return [
        finding('order', /Coffee.*Black hot drink.*and more.*Milk.*White cold drink/.test(html), html),
        finding('apart', !/Coffee\s+Black|more\s+Milk|Milk\s+White/.test(html), html),
      ];
    },
  ),
  situation(
    'two-lists-of-terms-in-markdown',
    'xberg-io/html-to-markdown#164',
    ['html', 'md'],
    '<dl>\n  <dt>Locomotion</dt>\n  <dd>Tracked</dd>\n</dl>\n<dl>\n  <dt>Obtainment</dt>\n  <dd>Shop</dd>\n</dl>',
    'both lists alike',
    async ({ text }) => {
      const all = (await text()).trim();
      const alike = all
        .replace('Locomotion', 'T')
        .replace('Tracked', 'D')
        .replace('Obtainment', 'T')
        .replace('Shop', 'D')
        .replace(/\s+/g, ' ');
      const half = alike.slice(0, Math.floor(alike.length / 2)).trim();
      return [finding('alike', alike === `${half} ${half}`, all)];
    },
  ),
  situation(
    'page-within-org-in-a-page',
    'jgm/pandoc#3500',
    ['org', 'html'],
    'Before\n\n#+BEGIN_EXPORT html\n<table>\n<tr>\n<td>Test</td>\n<td>Test 2</td>\n</tr>\n</table>\n#+END_EXPORT\n\nAfter\n',
    'a table of two cells',
    async ({ text }) => [
      finding('table', /Before.*<td>Test<\/td>\s*<td>Test 2<\/td>.*After/.test(foldedBodyOf(await text())), await text()),
    ],
  ),
  situation(
    'ticked-boxes-of-markdown-in-a-document',
    'Gram-ax/gramax#919',
    ['md', 'docx'],
    '- [x] Task done\n- [ ] Task open\n\n1. [X] Also done\n',
    'ticked boxes stay ticked',
    async ({ path }) => {
      const words = (await part(path, 'word/document.xml')).replace(/<\/w:p>/g, '\n').replace(/<[^>]+>/g, '');
      return [finding('boxes', /[☒☑]\s*Task done/.test(words) && /☐\s*Task open/.test(words) && /[☒☑]\s*Also done/.test(words), words)];
    },
  ),
  situation(
    'inner-items-of-markdown-to-jira',
    'paoloantinori/markdown_to_jira#9',
    ['md', 'jira'],
    '* 1\n    * 1.1\n* 2\n    * 2.1\n',
    '*, ** and again',
    async ({ text }) => [finding('items', /^\* 1\s*\n\*\* 1\.1\s*\n\* 2\s*\n\*\* 2\.1\s*$/m.test(await text()), await text())],
  ),
  situation(
    'links-within-a-panel-of-jira',
    'sooperset/mcp-atlassian#1052',
    ['jira', 'md'],
    'Before\n\n{panel:title=My Title}\nSee [the docs|https://example.com/docs] and *bold*.\n{panel}\n\nAfter\n',
    'a link and bold words',
    async ({ path }) => {
      const html = await foldedViewOf(path);
      return [
        holds('words', html, '<a href="https://example.com/docs">the docs</a>', '<strong>bold</strong>', 'Before', 'After', 'My Title'),
        lacks('signs', html, '{panel', '|https'),
      ];
    },
  ),
  situation(
    'marks-of-creole-over-two-lines',
    'jgm/pandoc#3994',
    ['creole', 'html'],
    'Bold text may be **able\nto cross lines**, and //italics// too.\n\nBefore the table\n|=Heading|=Other|\n|cell|{{{**no bold**}}}|\n\n{{{\n//code//\n}}}\n',
    'bold over the line end, italics, a table right below words, code as it is',
    async ({ text }) => {
      const html = foldedBodyOf(await text());
      return [
        finding('marks', /<strong>able\s+to cross lines<\/strong>, and <em>italics<\/em> too\./.test(html), html),
        finding(
          'table',
          /Before the table.*<th>Heading<\/th>\s*<th>Other<\/th>.*<td>cell<\/td>\s*<td><code>\*\*no bold\*\*<\/code><\/td>/.test(html),
          html,
        ),
        finding('code', /<pre><code>\/\/code\/\/\s*<\/code><\/pre>/.test(html), html),
      ];
    },
  ),
  situation(
    'words-within-words-of-a-drawing',
    'hervegirod/fxsvgimage#42',
    ['svg', 'pdf'],
    '<svg width="200" height="100" xmlns="http://www.w3.org/2000/svg"><text x="15" y="35" fill="black" font-size="15">I Love\n    <tspan fill="none" stroke="yellow">SVG</tspan>!\n  </text></svg>',
    'I Love, SVG in yellow lines, and the exclamation mark behind it',
    async ({ path }) => {
      const words = await pdfWords(path);
      const [love, mark] = [wordIn(words, 'Love'), wordIn(words, '!')];
      return [
        finding('yellow', (await inkOf(path, 1, '#ffff00', 60)) > 0.001, await inkOf(path, 1, '#ffff00', 60)),
        finding('behind', mark.x - love.right > (1.5 * (love.right - love.x)) / 2, [love, mark]),
      ];
    },
  ),
  situation(
    'contents-of-restructured-text',
    'thoughtbot/guides#587',
    ['rst', 'html'],
    'Guide\n=====\n\n.. contents::\n\nFirst part\n----------\n\nWords.\n\nSecond part\n-----------\n\nMore.\n',
    'links to both parts',
    async ({ text }) => {
      const html = foldedBodyOf(await text());
      return [
        finding(
          'links',
          /<a href="#first-part"[^>]*>First part<\/a>.*<a href="#second-part"[^>]*>Second part<\/a>.*Words\./.test(html),
          html,
        ),
      ];
    },
  ),
  situation(
    'notes-within-items-of-latex-in-markdown',
    'lefticus/cppstdmd#13',
    ['tex', 'md'],
    '\\documentclass{article}\n\\begin{document}\n\\begin{itemize}\n\\item ISO/IEC 9945, \\emph{Portable Interface (POSIX\\footnote{POSIX\\textregistered\\ is a registered trademark.})}\n\\item Ecma\\footnote{Second note.}\n\\end{itemize}\n\\end{document}\n',
    'two notes called within the items',
    async ({ text }) => {
      const all = await text();
      return [
        finding('calls', /POSIX\[\^1\]\)/.test(all) && /Ecma\[\^2\]/.test(all), all),
        finding('notes', /^\[\^1\]: POSIX®.? ?is a registered trademark\./m.test(all) && /^\[\^2\]: Second note\./m.test(all), all),
        lacks('commands', all, '\\footnote', '\\textregistered'),
      ];
    },
  ),
  situation(
    'inner-outline-of-a-manual-page',
    'owfs/owfs#81',
    ['man', 'md'],
    '.TH OWFS 5\n.SH RULES\n.TP\n.B first\nWords of it.\n.RS\n.TP\n.B inner\nWords within.\n.RE\n.TP\n.B second\nMore.\n',
    'all terms in bold, in their order',
    async ({ path }) => {
      const html = await foldedViewOf(path);
      return [
        finding(
          'order',
          /<strong>first<\/strong>.*Words of it\..*<strong>inner<\/strong>.*Words within\..*<strong>second<\/strong>.*More\./.test(html),
          html,
        ),
        lacks('macros', html, '.TP', '.RS', '.RE'),
      ];
    },
  ),
  situation(
    'marks-of-a-manual-page',
    'torognes/vsearch#269',
    ['man', 'html'],
    '.TH V 1\n.SH OPTIONS\n.TP 9\n.BI \\-\\-threads\\0 integer\nNumber of \\fBthreads\\fR.\n.SS Sub\n.IR file ,\nwords\n',
    'bold and slanted words side by side',
    async ({ text }) => {
      const html = foldedBodyOf(await text());
      return [
        finding('option', /<(?:strong|b)>--threads\s*<\/(?:strong|b)>\s*<(?:em|i)>integer<\/(?:em|i)>/.test(html), html),
        holds('words', html, '<strong>threads</strong>.', '<em>file</em>, words'),
        finding('heading', /<h2[^>]*>Sub<\/h2>|<h3[^>]*>Sub<\/h3>/.test(html), html),
      ];
    },
  ),
];
