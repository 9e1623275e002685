import type { CallName } from './numbers.ts';

/** Further calls for workers with Chromium, whose processes share memory. */
export const browserCalls = [
  'kill',
  'pidfd_open',
  'pidfd_send_signal',
  'memfd_create',
  'setsockopt',
  'inotify_init',
  'inotify_init1',
  'inotify_add_watch',
  'inotify_rm_watch',
  'pkey_alloc',
  'pkey_free',
  'pkey_mprotect',
  'fchown',
  'fchownat',
  'chown',
  'lchown',
] as const satisfies readonly CallName[];
