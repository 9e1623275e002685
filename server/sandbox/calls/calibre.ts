import type { CallName } from './numbers.ts';

/** What a worker needs besides that runs calibre. */
export const calibreCalls = ['kill', 'pidfd_open', 'pidfd_send_signal'] as const satisfies readonly CallName[];
