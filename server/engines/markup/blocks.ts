export const blockTags: ReadonlySet<string> = new Set(
  'address article aside blockquote body center details dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul caption'.split(
    ' ',
  ),
);

export const headingLevel = (tag: string): number | undefined => (/^h[1-6]$/.test(tag) ? Number(tag[1]) : undefined);
