import type { CallName } from './numbers.ts';

/** Further calls for workers that start programs, such as archivers and image tools. Archives contain links. */
export const programsCalls = [
  'kill',
  'pidfd_open',
  'pidfd_send_signal',
  'memfd_create',
  'symlink',
  'symlinkat',
  'link',
  'linkat',
  'fchown',
  'fchownat',
  'lchown',
  'chown',
] as const satisfies readonly CallName[];
