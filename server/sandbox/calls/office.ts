import type { CallName } from './numbers.ts';

/** Further calls for LibreOffice, which sets its profile's owner. */
export const officeCalls = ['chown', 'fchown', 'fchownat', 'kill', 'pidfd_open'] as const satisfies readonly CallName[];
