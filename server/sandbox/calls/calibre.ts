import type { CallName } from './numbers.ts';

/** Further calls for workers with calibre. */
export const calibreCalls = ['kill', 'pidfd_open', 'pidfd_send_signal'] as const satisfies readonly CallName[];
