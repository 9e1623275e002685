import type { Capabilities } from './format.ts';

/** Capabilities shared by formats of several families. */
const composed: Capabilities = { text: true, styles: true, tables: true, links: true, outline: true, metadata: true };

/** Structured markup text without pages; its images are separate files. */
export const markedText: Capabilities = { ...composed, editable: true, reflows: true, notes: true };

export const hypertext: Capabilities = { ...composed, editable: true, reflows: true, images: true };

export const wordDocument: Capabilities = { ...composed, editable: true, pages: true, images: true, notes: true };

export const book: Capabilities = { ...composed, reflows: true, images: true, notes: true, cover: true };
