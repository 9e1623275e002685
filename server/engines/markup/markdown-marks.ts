import type { TokenizerAndRendererExtension } from 'marked';

/** Words between two equals signs; none that compare values, which have letters, digits or blanks beside them. */
const highlighted = /^==(?![\s=])((?:[^=\n]|=(?!=)){1,1000})(?<![\s=])==(?![=\p{L}\p{N}])/u;
/** Where the next one may begin, if no other sign comes before it. */
const next = /[\\<![`*~_^]|(?<![=\p{L}\p{N}])==(?=[^\s=])/u;

/** Highlighted words, as Obsidian and Typora write them: `==words==`. */
export const highlights: TokenizerAndRendererExtension = {
  name: 'highlight',
  level: 'inline',
  start: (source) => {
    const found = next.exec(source.slice(0, 4096));
    return found?.[0] === '==' ? found.index : undefined;
  },
  tokenizer(source) {
    const [raw, words = ''] = highlighted.exec(source) ?? [];
    return raw ? { type: 'highlight', raw, tokens: this.lexer.inlineTokens(words) } : undefined;
  },
  renderer({ tokens }) {
    return `<mark>${this.parser.parseInline(tokens ?? [])}</mark>`;
  },
};
