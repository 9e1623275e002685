import type { messages as english } from '../../../en/server/messages/index.ts';
import type { Words } from '../../../words.ts';

export const messages = { fileEmptyNumbered: 'Le fichier {file} est vide.' } satisfies Words<typeof english>;
