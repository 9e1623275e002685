/** Texts of the box before anybody has typed. */
export type SearchText = { readonly label: string; readonly placeholder: string; readonly list: string; readonly tools: string };
