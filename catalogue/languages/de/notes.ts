import type { PairNotes } from '../../pair-notes/pair-note.ts';

/** What is written about single converters, by their pair; a page without a note has general questions in its place. */
export const notes: PairNotes = {};
