import { type HooksObject, Tokenizer, type TokenizerObject } from 'marked';

/** Letters and punctuation of Chinese, Japanese and Korean, which are written without spaces. */
const cjk = '\\u2e80-\\u2fff\\u3001-\\u9fff\\uac00-\\ud7af\\uf900-\\ufaff\\ufe30-\\ufe4f\\uff00-\\uffef';
const isCjk = new RegExp(`[${cjk}]`);
const cjkPunctuation = /[\u3001-\u303f\u30fb\ufe30-\ufe4f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]/g;
/** Other punctuation; not the delimiters themselves. */
const punctuation = '!-)+-/:-@\\[-^`{-}\\u2010-\\u2027\\u2030-\\u205e\\u00b7';
const beforeDelimiter = new RegExp(`[${punctuation}](?=[*~]{1,3}[${cjk}])`, 'g');
const behindDelimiter = new RegExp(`(?<=[${cjk}][*~]{1,3})[${punctuation}]`, 'g');

/**
 * CommonMark decides by blanks and punctuation where emphasis begins and ends, and scripts without blanks lose theirs beside
 * punctuation (commonmark-spec#650): for such a script, punctuation counts as a letter.
 */
export const cjkHooks: HooksObject = {
  emStrongMask: (source) =>
    isCjk.test(source) ? source.replace(cjkPunctuation, 'a').replace(beforeDelimiter, 'a').replace(behindDelimiter, 'a') : source,
};

/** The character before a delimiter for the tokenizer: empty next to a script without spaces. */
const seenBefore = (source: string, before = ''): string => {
  const next = /^[*~]{1,3}([^*~])/.exec(source)?.[1] ?? '';
  return isCjk.test(before) || isCjk.test(next) ? '' : before;
};

export const cjkTokenizer: TokenizerObject = {
  emStrong(source, masked, before) {
    return Tokenizer.prototype.emStrong.call(this, source, masked, source.startsWith('*') ? seenBefore(source, before) : before);
  },
  del(source, masked, before) {
    return Tokenizer.prototype.del.call(this, source, masked, seenBefore(source, before));
  },
};
