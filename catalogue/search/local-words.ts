/**
 * Words of one language, separated by spaces, by what they mean: a format (`f:jpg`), a kind of file (`k:image`), a verb (`v:merge`), or
 * nothing (`n:`), which else would pass for slips of other words. Only the index of that language has them.
 */
export type LocalWords = Readonly<Record<`${'f' | 'k' | 'v'}:${string}`, string>> & { readonly 'n:'?: string };
