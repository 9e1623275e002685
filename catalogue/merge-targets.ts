/** Formats that several files can become one of, alone: for pages, which need not carry the list of formats for it. */
export const mergeTargets: ReadonlySet<string> = new Set(['pdf', 'gif', 'tiff', 'xlsx', 'csv', 'epub']);
