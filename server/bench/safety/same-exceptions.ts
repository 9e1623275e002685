/** Results that differ from one conversion to the next, and why: docs/safety/same.md tells them to people. */
export const mayDiffer: readonly { readonly which: RegExp; readonly why: string }[] = [];
