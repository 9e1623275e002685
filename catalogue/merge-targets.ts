/** Formats that several files can merge into, without the full format list: for pages. */
export const mergeTargets: ReadonlySet<string> = new Set(['pdf', 'gif', 'tiff', 'xlsx', 'csv', 'epub']);
