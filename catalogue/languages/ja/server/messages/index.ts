import type { messages as english } from '../../../en/server/messages/index.ts';
import type { Words } from '../../../words.ts';

export const messages = { fileEmptyNumbered: '{file}番目のファイルが空です。' } satisfies Words<typeof english>;
