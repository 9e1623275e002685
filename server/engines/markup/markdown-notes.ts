import type { TokenizerAndRendererExtension, Tokens } from 'marked';
import { escapeXml } from '../../formats/ooxml/xml.ts';

/**
 * Links and embedded files between brackets, as Obsidian and wikis write them: `[[Note]]`, `[[Note|words]]`, `![[picture.png]]`. Tests
 * of shells and indexes of programming languages have a blank or no letter there, and links of Markdown go on behind it.
 */
const wikiLink = /^(!?)\[\[(?![\s[])([^[\]\n|]{0,300}\p{L}[^[\]\n|]{0,300})(?:\\?\|([^[\]\n]{0,300}))?\]\](?![([:])/u;
const picture = /\.(?:apng|avif|bmp|gif|jpe?g|png|svg|webp)$/i;

/** Shown for a note: the words behind the bar, or its name with the heading in it. */
const shown = (name: string, words: string | undefined): string =>
  words?.trim() ||
  name
    .trim()
    .replace(/\\$/, '')
    .replace(/^#+|\.md$/g, '')
    .replace(/#\^?/g, ' > ');

/** The notes are other files: their names stay as words. Pictures become pictures, which a result names if they are missing. */
export const wikiLinks: TokenizerAndRendererExtension = {
  name: 'wikiLink',
  // Text ends at every bracket and exclamation mark: nobody has to look ahead for one.
  level: 'inline',
  tokenizer(source) {
    const [raw, embedded, name = '', words] = wikiLink.exec(source) ?? [];
    if (!raw || this.lexer.tokens.links[name.trim().toLowerCase()]) return undefined;
    const file = name.trim().replace(/\\$/, '');
    return embedded && picture.test(file) ? { type: 'wikiLink', raw, file } : { type: 'wikiLink', raw, words: shown(name, words) };
  },
  renderer: ({ file, words }: Tokens.Generic) =>
    file === undefined ? escapeXml(String(words)) : `<img src="${escapeXml(encodeURI(String(file)))}" alt="${escapeXml(String(file))}">`,
};
