import { readFileSync, writeFileSync } from 'node:fs';
import { message } from '../../../catalogue/languages/message.ts';
import { serve, WorkerProblem } from '../../contract/worker-main.ts';
import { loadMathOfTex } from '../../formats/math/tex.ts';
import { escapeXml } from '../../formats/ooxml/xml.ts';
import { decodeText } from '../../formats/text/decode.ts';
import { decodePage } from '../../formats/text/decode-html.ts';
import { shallow } from '../../formats/text/depth.ts';
import { packageWithNumbers } from '../../formats/word-numbers/package-numbers.ts';
import { countMissingImages, missingImagesNote } from '../missing-images.ts';
import { loadEmoji, mayNameEmoji } from './emoji-names.ts';
import { type EpubPage, epubPage, type PageUse } from './epub-read.ts';
import { withInnerLists } from './inner-lists.ts';
import { withInnerMarks } from './inner-marks.ts';
import { withAnchors, withInnerTargets } from './inner-targets.ts';
import { withoutLayoutTables } from './layout-tables.ts';
import { markdownBody, readFrontMatter } from './markdown.ts';
import { withPageNotes } from './page-notes.ts';
import { plainTagsPage, withInlineStyles } from './plain-tags.ts';
import type { MarkupReply, MarkupRequest } from './protocol.ts';
import { withStyledEmphasis } from './styled-emphasis.ts';
import { pageMarkdown } from './to-markdown.ts';
import { pageText } from './to-text.ts';
import { descendants, type Page, parsePage } from './tree.ts';
import { mayHaveWordLists, withWordLists } from './word-lists.ts';

// On paper, the page's own margins apply.
const style =
  'body{max-width:45em;margin:2em auto;padding:0 1em;font:11pt/1.5 "Liberation Sans","Noto Sans","Noto Sans CJK SC",sans-serif}pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#f5f5f5;padding:.6em}code,pre{font-family:"Liberation Mono","Noto Sans Mono",monospace}table{border-collapse:collapse}td,th{border:1px solid #999;padding:.2em .5em}img{max-width:100%}blockquote{margin-left:0;padding-left:1em;border-left:.25em solid #ccc}@media print{body{max-width:none;margin:0;padding:0}}';

type About = { readonly title: string; readonly author?: string; readonly language?: string };

const document = ({ title, author, language }: About, body: string): string =>
  `<!DOCTYPE html>\n<html${language ? ` lang="${escapeXml(language)}"` : ''}>\n<head>\n<meta charset="utf-8">\n<title>${escapeXml(title)}</title>\n${author ? `<meta name="author" content="${escapeXml(author)}">\n` : ''}<style>${style}</style>\n</head>\n<body>\n${body}</body>\n</html>\n`;

/** Plain text as paragraphs, separated by empty lines or form feeds. Keeps line ends of any system, tabs and runs of spaces. */
const textBody = (text: string): string =>
  text
    .replace(/\r\n?|[\v\x85\u2028]/g, '\n')
    .replace(/[\f\u2029]/g, '\n\n')
    .split(/\n[ \t]*\n+/)
    .filter((paragraph) => paragraph.trim())
    .map(
      (paragraph) =>
        `<p style="white-space: pre-wrap">${escapeXml(paragraph.replace(/^\n+|(?<!\n)\n+$/g, '')).replaceAll('\n', '<br>')}</p>\n`,
    )
    .join('');

/** The first heading of a Markdown text, used as its title. */
const markdownTitle = (text: string): string | undefined =>
  /^#\s+(\S.*)$/m
    .exec(text)?.[1]
    ?.replace(/(?<!\{)\{:?[#.-][^{}]{0,200}\}$/, '')
    .trimEnd()
    .replace(/(?<!#)#+$/, '')
    .trimEnd()
    .replace(/[*_`]/g, '');

/** Two dollars in a paragraph, or a code block marked as a formula. */
const mayHaveFormulas = /\$|```[ \t]*math/;

const purposeOf = (to: string, isPrinted: boolean): PageUse => {
  if (to === 'html') return isPrinted ? 'paper' : 'screen';
  return to === 'md' ? 'emphasis' : 'words';
};

const pageOf = async ({ input, from, to, title, contents }: MarkupRequest): Promise<EpubPage> => {
  if (from === 'epub') return epubPage(input, title, purposeOf(to, contents !== undefined));
  return { html: await textPage({ input, from, title }), contents: [], notes: [] };
};

const textPage = async ({ input, from, title }: Pick<MarkupRequest, 'input' | 'from' | 'title'>): Promise<string> => {
  if (from === 'html') return shallow(decodePage(readFileSync(input)), 'html');
  const { text } = decodeText(readFileSync(input));
  if (from === 'md') {
    const { text: markdown, ...about } = readFrontMatter(shallow(text, 'md'));
    const body = markdownBody(markdown, {
      mathOf: mayHaveFormulas.test(markdown) ? await loadMathOfTex() : undefined,
      emoji: mayNameEmoji(markdown) ? await loadEmoji() : undefined,
    });
    // Site generators show the title above a text without a heading.
    const heading = about.title && !body.includes('<h1') ? `<h1>${escapeXml(about.title)}</h1>\n` : '';
    return document({ ...about, title: about.title ?? markdownTitle(markdown) ?? title }, heading + body);
  }
  return document({ title }, textBody(text));
};

const isBlank = ({ body }: Page, to: string): boolean =>
  pageText(body).trim() === '' && (to === 'txt' || ![...descendants(body)].some(({ tagName }) => tagName === 'img' || tagName === 'svg'));

const convert = async (request: MarkupRequest): Promise<MarkupReply> => {
  const { input, from, to, output, title } = request;
  if (to === 'docx') {
    const written = await packageWithNumbers(input, 'text');
    if (written) writeFileSync(output, written);
    return { notes: [] };
  }
  const { html, contents, notes } = await pageOf(request);
  if (request.contents !== undefined) writeFileSync(request.contents, JSON.stringify(contents));
  const page = parsePage(html, 'shown');
  if (mayHaveWordLists(html)) withWordLists(page.body);
  withInnerLists(html, page.body);
  const isForPandoc = from === 'html' && to === 'html';
  if (to === 'md' || to === 'txt' || isForPandoc) withPageNotes(page.body);
  if (isForPandoc) withInlineStyles(page.body);
  if (from === 'html' && to !== 'txt') withStyledEmphasis(html, page.body);
  if (to === 'md' || to === 'epub' || isForPandoc) withInnerMarks(page.body);
  if (to === 'md' || isForPandoc) withoutLayoutTables(page.body);
  if (isForPandoc) withAnchors(page.body);
  if (to === 'md') withInnerTargets(page.body);
  if (isBlank(page, to)) throw new WorkerProblem('nothing_to_convert', message('pdfNoText'));
  if (isForPandoc) writeFileSync(output, plainTagsPage(page.body, request.keepsTitle ? page.title : ''));
  else if (to === 'html') writeFileSync(output, html);
  else if (to === 'txt') writeFileSync(output, pageText(page.body));
  else if (to === 'md') writeFileSync(output, pageMarkdown(page.body));
  else {
    // Loaded lazily: the EPUB writer is large, and few texts become a book.
    const { pageEpub } = await import('./to-epub.ts');
    writeFileSync(output, await pageEpub(page, { title: page.title || title, author: page.author, language: page.language }));
  }
  // Pages and Markdown still reference their images.
  return { notes: to === 'epub' ? [...notes, ...missingImagesNote(countMissingImages(html))] : notes };
};

void serve(convert);
