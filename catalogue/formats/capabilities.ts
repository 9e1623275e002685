import type { Capabilities } from './format.ts';

/** What formats of several families hold alike. */
const composed: Capabilities = { text: true, styles: true, tables: true, links: true, outline: true, metadata: true };

/** Composed text in no page of its own, written with marks; its pictures lie elsewhere. */
export const markedText: Capabilities = { ...composed, editable: true, reflows: true, notes: true };

/** What a web page holds. */
export const hypertext: Capabilities = { ...composed, editable: true, reflows: true, images: true };

/** What a word processor writes. */
export const wordDocument: Capabilities = { ...composed, editable: true, pages: true, images: true, notes: true };

/** What a book for e-readers holds. */
export const book: Capabilities = { ...composed, reflows: true, images: true, notes: true, cover: true };
