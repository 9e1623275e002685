import type { messages as english } from '../../../en/server/messages/index.ts';
import type { Words } from '../../../words.ts';

export const messages = { fileEmptyNumbered: 'El archivo {file} está vacío.' } satisfies Words<typeof english>;
