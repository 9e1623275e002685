import { Marked, Tokenizer, type TokenizerAndRendererExtension, type TokenizerObject, type Tokens } from 'marked';
import type { MathOfTex } from '../../formats/math/tex.ts';
import { type Emoji, emojiNames } from './emoji-names.ts';
import { type Heading, linkedBlocks, withContents } from './markdown-blocks.ts';
import { definitions } from './markdown-definitions.ts';
import { cjkHooks, cjkTokenizer } from './markdown-emphasis.ts';
import { sizedImages } from './markdown-images.ts';
import { highlights } from './markdown-marks.ts';
import { wikiLinks } from './markdown-notes.ts';

/** What a text says about itself before it begins, as site generators have it (YAML between `---`, TOML between `+++`), and the text without it. */
export type FrontMatter = { readonly title?: string; readonly author?: string; readonly language?: string; readonly text: string };

const frontMatter = /^(---|\+\+\+)[ \t]*\r?\n((?:[\w-]+[ \t]*[:=].*\r?\n)(?:.*\r?\n)*?)(?:\1|\.\.\.)[ \t]*(?:\r?\n|$)/;

/** Parts the front matter from a Markdown text. A line under a rule that names no field is text. */
export const readFrontMatter = (markdown: string): FrontMatter => {
  const [whole = '', , fields = ''] = frontMatter.exec(markdown) ?? [];
  const field = (name: string): string | undefined =>
    new RegExp(`^${name}[ \\t]*[:=][ \\t]*(?![ \\t])(?:"(.*)"[ \\t]*|'(.*)'[ \\t]*|(.*))\\r?$`, 'im')
      .exec(fields)
      ?.slice(1)
      .find(Boolean)
      ?.trimEnd();
  return { title: field('title'), author: field('author'), language: field('lang(?:uage)?'), text: markdown.slice(whole.length) };
};

/**
 * A note within the text, as Pandoc and Obsidian have them: `^[words]`. Ranges of letters and digits have no blank;
 * Chinese words have none either.
 */
const inlineNote =
  /^\^\[(?=[^\s\]]{1,200}[ \n]|[^\]\n]{0,200}[\u0080-\uffff])((?:[^[\]\n\\]|\n(?![ \t]*\n)|\\[^\n]|\[[^[\]\n]{0,300}\](?:\([^()\n]{0,500}\))?){1,4000})\]/;

type Note = { readonly tokens: Tokens.Generic['tokens']; number?: number };

/**
 * Footnotes: `[^name]` in the text, `[^name]: words` on a line of its own with further paragraphs moved in. They become what
 * LibreOffice writes and reads as notes of a page, so that they are notes in documents again.
 */
const footnotes = (notes: Map<string, Note>): readonly TokenizerAndRendererExtension[] => {
  const call = (name: string): string => {
    const note = notes.get(name);
    if (!note) return `[^${name}]`;
    const isFirst = note.number === undefined;
    note.number ??= [...notes.values()].filter(({ number }) => number !== undefined).length + 1;
    const n = note.number;
    return `<a class="sdfootnoteanc"${isFirst ? ` name="sdfootnote${n}anc"` : ''} href="#sdfootnote${n}sym"><sup>${n}</sup></a>`;
  };
  return [
    {
      name: 'footnote',
      level: 'block',
      tokenizer(source) {
        const found =
          /^\[\^([^\]\s]+)\]:[ \t]*(?![ \t])((?:.*(?:\n|$))(?:(?:[ \t]*\n)*(?: {4}|\t).*(?:\n|$)|(?!\[\^[^\]\s]+\]:)[^\s].*(?:\n|$))*)/.exec(
            source,
          );
        if (!found) return undefined;
        const [raw, name = '', words = ''] = found;
        const note: Note = { tokens: this.lexer.blockTokens(words.replace(/^(?: {4}|\t)/gm, ''), []) };
        if (!notes.has(name)) notes.set(name, note);
        return { type: 'footnote', raw };
      },
      renderer: () => '',
    },
    {
      name: 'footnoteCall',
      // Text ends at every bracket: nobody has to look ahead for one.
      level: 'inline',
      tokenizer(source) {
        const [raw, name] = /^\[\^([^\]\s]+)\]/.exec(source) ?? [];
        return raw ? { type: 'footnoteCall', raw, name } : undefined;
      },
      renderer: ({ name }) => call(String(name)),
    },
    {
      name: 'inlineNote',
      level: 'inline',
      start: (source) => {
        const found = /[\\<![`*~_]|\^\[/.exec(source.slice(0, 4096));
        return found?.[0] === '^[' ? found.index : undefined;
      },
      tokenizer(source) {
        const [raw, words = ''] = inlineNote.exec(source) ?? [];
        if (!raw) return undefined;
        const name = `^${notes.size}`;
        notes.set(name, { tokens: [{ type: 'paragraph', raw: words, text: words, tokens: this.lexer.inlineTokens(words) }] });
        return { type: 'inlineNote', raw, name };
      },
      renderer: ({ name }) => call(String(name)),
    },
  ];
};

const noteOf = (html: string, n: number): string => {
  const mark = `<a class="sdfootnotesym" name="sdfootnote${n}sym" href="#sdfootnote${n}anc">${n}</a> `;
  return `<div id="sdfootnote${n}">${html.startsWith('<p>') ? html.replace('<p>', `<p class="sdfootnote">${mark}`) : `<p>${mark}</p>${html}`}</div>\n`;
};

/** Words that no formula has outside of what it marks as text: two in a row, or one behind a number. Dollars around them are prices. */
const isProse = (tex: string): boolean => {
  const bare = tex.replace(/\\[a-zA-Z]+ ?\{[^{}]*\}/g, '');
  return /(?<![\\a-zA-Z])[a-zA-Z]{2,40} +[a-zA-Z]{2}/.test(bare) || (/^\d/.test(tex) && /[a-z]{2}/i.test(bare) && !/[\\^_=]/.test(tex));
};

/** What stands between dollars in a line, by GitHub's rules: no blank at its ends, no letter or digit around it. */
const lineFormula = /^\$(?![\s$])([^$\n]{1,4000}?)(?<![\s\\])\$(?![\w$])/;
/** The same between pairs of dollars, over lines too. */
const displayFormula = /^\$\$([^$]{1,4000})\$\$/;

/** A block formula: a line that begins with two dollars, and ends with two on it or a later line. */
const blockFormula = /^ {0,3}\$\$([^$]{1,4000})\$\$[ \t]*(?:\n|$)/;
/** Finds a block formula on a later line of the same paragraph. */
const laterInParagraph = /\n(?: {0,3}\$\$[^$]{1,4000}\$\$[ \t]*(?:\n|$)|[ \t]{0,100}\n)/;
/** Characters of a paragraph in which a formula may end it; one that comes later stays in its paragraph. */
const interruptedWithin = 4096;

/** The position of the next block formula, which ends the paragraph before it. */
const inParagraph = (source: string): number | undefined => {
  const near = source.slice(0, interruptedWithin);
  if (!near.includes('$$')) return undefined;
  const found = laterInParagraph.exec(near);
  return found?.[0].includes('$') ? found.index + 1 : undefined;
};
const inPlainText = (source: string): number | undefined => {
  const found = /[\\<![`*~_]|(?<![\w$])\$/.exec(source);
  return found?.[0] === '$' ? found.index : undefined;
};

/** Formulas of LaTeX between dollars, and code that is marked as `math`. What is none stays as it was typed. */
const formulas = (mathOf: MathOfTex): readonly TokenizerAndRendererExtension[] => {
  const renderer = ({ math }: Tokens.Generic): string => String(math);
  const token = (type: string, raw: string | undefined, tex: string | undefined, display: boolean) => {
    const math = raw && tex ? mathOf(tex, display) : undefined;
    return math ? { type, raw: raw ?? '', math } : undefined;
  };
  return [
    {
      name: 'blockFormula',
      level: 'block',
      start: inParagraph,
      tokenizer: (source) => {
        const [fence, code] = /^`{3,}[ \t]*math[ \t]*\n([^`]{1,4000})\n[ \t]*`{3,}[ \t]*(?:\n|$)/.exec(source) ?? [];
        if (fence) return token('blockFormula', fence, code, true);
        const [raw, tex] = blockFormula.exec(source) ?? [];
        return token('blockFormula', raw, tex, true);
      },
      renderer: (found) => `<p>${renderer(found)}</p>\n`,
    },
    {
      name: 'formula',
      level: 'inline',
      start: inPlainText,
      tokenizer: (source) => {
        if (!source.startsWith('$')) return undefined;
        const [block, display] = displayFormula.exec(source) ?? [];
        if (block) return token('formula', block, display, true);
        const [raw, given = ''] = lineFormula.exec(source) ?? [];
        const tex = /^`([^`]+)`$/.exec(given)?.[1] ?? given;
        return isProse(tex) ? undefined : token('formula', raw, tex, false);
      },
      renderer,
    },
  ];
};

/** A text up to the end of the line at that character. */
const untilLine = (text: string, character: number): string => {
  const end = text.indexOf('\n', character);
  return end === -1 ? text : text.slice(0, end + 1);
};

/**
 * The rules for paragraphs and underlined headings scan all following lines, and fail on some 100 KB of them, so that every line
 * was scanned for itself. Longer paragraphs are split; longer headings are paragraphs.
 */
const boundedTokenizer: TokenizerObject = {
  paragraph(source) {
    return Tokenizer.prototype.paragraph.call(this, untilLine(source, 65_536));
  },
  lheading(source) {
    return Tokenizer.prototype.lheading.call(this, untilLine(source, 200));
  },
};

/** What only some texts need, which is loaded for them. */
export type Beyond = { readonly mathOf?: MathOfTex | undefined; readonly emoji?: Emoji | undefined };

/** Markdown (GitHub's, with footnotes) as the body of a web page. What is ticked is a sign, which every target can show. */
export const markdownBody = (text: string, { mathOf, emoji }: Beyond = {}): string => {
  const notes = new Map<string, Note>();
  const marked = new Marked({
    gfm: true,
    extensions: undefined,
    renderer: { checkbox: ({ checked }) => (checked ? '☑ ' : '☐ ') },
  });
  const headings: Heading[] = [];
  marked.use({ renderer: linkedBlocks(text, headings), hooks: cjkHooks, tokenizer: cjkTokenizer });
  marked.use({
    tokenizer: boundedTokenizer,
    extensions: [
      ...footnotes(notes),
      wikiLinks,
      sizedImages,
      definitions,
      highlights,
      ...(mathOf ? formulas(mathOf) : []),
      ...(emoji ? [emojiNames(emoji)] : []),
    ],
  });
  const body = marked.parser(marked.lexer(text.replaceAll('\r\n', '\n')));
  // Rendering a note may call another one for the first time; those that nothing calls come last.
  const written: string[] = [];
  const write = (note: Note, number: number): void => {
    note.number = number;
    written.push(noteOf(marked.parser(note.tokens ?? []), number));
  };
  for (let number = 1; number <= notes.size; number++) {
    const next =
      [...notes.values()].find((note) => note.number === number) ?? [...notes.values()].find((note) => note.number === undefined);
    if (next) write(next, number);
  }
  return withContents(body, headings) + written.join('');
};
