import type { CallName } from './numbers.ts';

/** What LibreOffice needs besides: it gives its profile the owner that it has. */
export const officeCalls = ['chown', 'fchown', 'fchownat', 'kill', 'pidfd_open'] as const satisfies readonly CallName[];
