import { finding, same } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { part, partNames } from '../../look/package.ts';
import { pdfText } from '../../look/pdf.ts';
import { inkOf } from '../../look/pdf-marks.ts';
import { readByPandoc } from '../../look/read-by.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { docx, odt, para, run } from '../documents/parts.ts';
import { book, epub, fb2 } from './make.ts';

/** A red square of eight pixels. */
const red =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAMAAADz0U65AAAAA1BMVEX/AAAZ4gk3AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQI12NgoA4AAABIAAH/myMhAAAAAElFTkSuQmCC';
const opfOf = async (path: string): Promise<string> =>
  part(path, (await partNames(path)).find((name) => name.endsWith('.opf')) ?? 'content.opf');

const withFacts = (): string =>
  fb2('<section><title><p>One</p></title><p>The text.</p></section>').replace(
    '<lang>en</lang>',
    '<annotation><p>Site: first</p><p>English name: second</p></annotation><lang>de</lang><sequence name="Saga" number="2"/>',
  );

/** Reports on books that are made of other formats, and of FictionBook. */
export const madeBooks: readonly Situation[] = [
  {
    ...book(
      'paragraphs-of-an-annotation',
      'OnlyFart/Elib2Ebook#96',
      ['fb2', 'epub'],
      withFacts,
      'the parts of the annotation apart, and the text',
      async ({ path }) => {
        const plain = await readByPandoc(path, 'epub', 'plain');
        return [finding('apart', !plain.includes('Site: first English'), plain), holds('text', plain, 'The text.')];
      },
    ),
  },
  book(
    'facts-about-a-book-of-fb2',
    'rupor-github/fb2converter#2',
    ['fb2', 'epub'],
    withFacts,
    'title, author, language, series and annotation in the package',
    async ({ path }) => {
      const opf = await opfOf(path);
      return [
        holds('facts', opf, 'The Book', 'Jane Doe', '>de<', 'Saga'),
        finding('annotation', /<dc:description[^>]*>[^<]*Site: first/.test(opf), opf),
      ];
    },
  ),
  book(
    'image-tags-of-markdown-in-a-book',
    'donnemartin/system-design-primer#531',
    ['md', 'epub'],
    () =>
      '# One\n\nText<br>more <img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" alt="dot">\n\n<hr>\n\n# Two\n\nEnd\n',
    'pages that an XML parser reads',
    async ({ path }) => {
      const pages = (await partNames(path)).filter((name) => name.endsWith('.xhtml'));
      const said = await look(
        'python3',
        '-c',
        'import sys,zipfile,xml.dom.minidom as m\nz=zipfile.ZipFile(sys.argv[1])\nprint(sum(1 for n in z.namelist() if n.endswith(".xhtml") and m.parseString(z.read(n))))',
        path,
      );
      return [same('pages', Number(said), pages.length), holds('words', await readByPandoc(path, 'epub', 'plain'), 'Text', 'more', 'End')];
    },
  ),
  book(
    'table-and-contents-of-odt',
    'open-organization/open-org-workbook#34',
    ['odt', 'epub'],
    () =>
      odt(
        '<text:h text:outline-level="1">First</text:h><table:table table:name="T"><table:table-column table:number-columns-repeated="2"/><table:table-row><table:table-cell><text:p>left</text:p></table:table-cell><table:table-cell><text:p>right</text:p></table:table-cell></table:table-row></table:table><text:h text:outline-level="1">Second</text:h><text:p>End</text:p>',
      ),
    'the table, and both headings in the contents',
    async ({ path }) => {
      const html = await readByPandoc(path, 'epub', 'html');
      const nav = (await partNames(path)).find((name) => /(?:nav|toc)\.xhtml$/.test(name)) ?? '';
      return [
        finding('table', /<table[\s\S]*left[\s\S]*right/.test(html), html),
        holds('contents', await part(path, nav), 'First', 'Second'),
      ];
    },
  ),
  book(
    'links-within-a-page-in-a-book',
    'jgm/pandoc#76',
    ['html', 'epub'],
    () =>
      '<h1>One</h1><p>See<a href="#n1" id="r1">1</a> and <a href="#two">the second</a>.</p><h1 id="two">Two</h1><p>words</p><p id="n1">1. The note <a href="#r1">back</a></p>',
    'each link leads to its place, in whichever chapter',
    async ({ path }) => {
      const pages = new Map(
        await Promise.all(
          (await partNames(path))
            .filter((name) => name.endsWith('.xhtml'))
            .map(async (name) => [name.split('/').at(-1) ?? '', await part(path, name)] as const),
        ),
      );
      const dead = [...pages].flatMap(([name, page]) =>
        [...page.matchAll(/href="([^":]*)#([^"]+)"/g)]
          .filter(([, file, id]) => !pages.get(file || name)?.includes(`id="${id}"`))
          .map(([whole]) => whole),
      );
      const links = [...pages.values()].join('').match(/<a [^>]*href="[^"]*#/g) ?? [];
      return [same('dead', dead, []), finding('links', links.length >= 3, links)];
    },
  ),
  book(
    'facts-about-a-page-in-a-book',
    'jgm/pandoc#6446',
    ['html', 'epub'],
    () =>
      '<html lang="en-GB"><head><title>Title from HTML</title><meta name="author" content="Ada Lovelace"></head><body><h1>Chapter 1</h1><p>Contents</p></body></html>',
    'title, language and author in the package',
    async ({ path }) => {
      const opf = await opfOf(path);
      return [holds('facts', opf, '>Title from HTML<', '>en-GB<', '>Ada Lovelace<')];
    },
  ),
  book(
    'table-of-markdown-in-a-book',
    'heroku/12factor#184',
    ['md', 'epub'],
    () =>
      '# Parity\n\n<table>\n  <tr>\n    <th></th>\n    <th>Traditional app</th>\n  </tr>\n  <tr>\n    <th>Time between deploys</th>\n    <td>Weeks</td>\n  </tr>\n</table>\n',
    'a table of two rows',
    async ({ path }) => {
      const html = await readByPandoc(path, 'epub', 'html');
      return [same('rows', (html.match(/<tr/g) ?? []).length, 2), holds('words', html, 'Traditional app', 'Weeks')];
    },
  ),
  book(
    'raised-digits-of-fb2',
    'sumatrapdfreader/sumatrapdf#478',
    ['fb2', 'epub'],
    () => fb2('<section><title><p>One</p></title><p>10<sup>2</sup> of H<sub>2</sub>O</p></section>'),
    'raised 2 and lowered 2',
    async ({ path }) => [holds('marks', await readByPandoc(path, 'epub', 'html'), '10<sup>2</sup> of H<sub>2</sub>O')],
  ),
  book(
    'bold-word-of-a-title',
    'jgm/pandoc#4421',
    ['docx', 'epub'],
    () =>
      docx(para(run('A ') + run('bold', '<w:b/>') + run(' title'), '<w:pStyle w:val="H"/>') + para('Words'), {
        styles: '<w:style w:type="paragraph" w:styleId="H"><w:name w:val="heading 1"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style>',
      }),
    'the word is bold in the heading',
    async ({ path }) => [
      finding(
        'bold',
        /<h1[^>]*>(?:<[^>]*>)*A\s*<(?:strong|b)>bold<\/(?:strong|b)>/.test(await readByPandoc(path, 'epub', 'html')),
        await readByPandoc(path, 'epub', 'html'),
      ),
    ],
  ),
  book(
    'headings-without-words',
    'webpagetoepub/html2epub#8',
    ['html', 'epub'],
    () => '<h1></h1><p>before</p><h1>One</h1><p>first</p><h1> </h1><p>after</p>',
    'all words, and no line without words in the contents',
    async ({ path }) => {
      const nav = await part(path, (await partNames(path)).find((name) => /(?:nav|toc)\.xhtml$/.test(name)) ?? '');
      return [
        holds('words', await readByPandoc(path, 'epub', 'plain'), 'before', 'One', 'first', 'after'),
        finding('contents', !/<a [^>]*>\s*<\/a>/.test(nav) && nav.includes('One'), nav),
      ];
    },
  ),
  book(
    'picture-of-fb2-on-paper',
    'babluboy/bookworm#313',
    ['fb2', 'pdf'],
    () =>
      fb2(
        '<section><title><p>One</p></title><p>before</p><image l:href="#p.png"/><p>after</p></section>',
        `<binary id="p.png" content-type="image/png">${red}</binary>`,
      ),
    'the red picture',
    async ({ path }) => [
      finding('red', (await inkOf(path, 1, '#ff0000')) > 0.00001, await inkOf(path, 1, '#ff0000')),
      holds('words', await pdfText(path), 'before', 'after'),
    ],
  ),
  book(
    'table-without-cells',
    'aoout/obsidian-epub-importer#94',
    ['epub', 'md'],
    () => epub({ chapters: ['<h1>One</h1><p>before</p><table></table><table><tbody><tr></tr></tbody></table><p>after</p>'] }),
    'the words around it',
    async ({ text }) => [holds('words', await text(), '# One', 'before', 'after')],
  ),
  book(
    'code-that-looks-like-a-link',
    'ekassos/swift-book-pdf#119',
    ['epub', 'md'],
    () => epub({ chapters: ['<h1>One</h1><p>Write <code>[text](address)</code> for it.</p>'] }),
    'the code as it is',
    async ({ text }) => [holds('code', await text(), 'Write `[text](address)` for it.')],
  ),
];
