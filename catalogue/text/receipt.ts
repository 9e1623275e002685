/** A count in a file and in its result. */
export type ReceiptLine = { readonly what: string; readonly before: number; readonly after: number };
