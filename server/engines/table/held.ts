import type { Message } from '../../../catalogue/languages/message.ts';

/** A file of contacts, events or places, and notes for the visitor. */
export type Held = { readonly text: string; readonly notes: readonly Message[] };
