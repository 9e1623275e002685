import type { TokenizerAndRendererExtension } from 'marked';

/** Emoji by their names, as GitHub has them. */
export type Emoji = Readonly<Record<string, string>>;

/** Whether a text may name an emoji: the names are loaded for such texts only. */
export const mayNameEmoji = (text: string): boolean => /:[a-z\d_+-]{1,60}:/.test(text);

export const loadEmoji = async (): Promise<Emoji> => (await import('gemoji')).nameToEmoji;

/** No part of a word, a time or an address. */
const named = /^:([a-z\d_+-]{1,60}):(?![\p{L}\p{N}:])/u;
/** Where the next one may begin, if no other sign comes before it. */
const next = /[\\<![`*~_^]|(?<![\p{L}\p{N}:]):(?=[a-z\d_+-]{1,60}:)/u;

/** Emoji by their names, as GitHub and chats write them: `:smile:`. Other words between colons stay. */
export const emojiNames = (emoji: Emoji): TokenizerAndRendererExtension => ({
  name: 'emoji',
  level: 'inline',
  start: (source) => {
    const found = next.exec(source.slice(0, 4096));
    return found?.[0] === ':' ? found.index : undefined;
  },
  tokenizer: (source) => {
    const [raw, name = ''] = named.exec(source) ?? [];
    const text = raw && Object.hasOwn(emoji, name) ? emoji[name] : undefined;
    return raw && text ? { type: 'emoji', raw, text } : undefined;
  },
  renderer: ({ text }) => String(text),
});
