import type { messages as english } from '../../../en/server/messages/index.ts';
import type { Words } from '../../../words.ts';

export const messages = { fileEmptyNumbered: 'O arquivo {file} está vazio.' } satisfies Words<typeof english>;
