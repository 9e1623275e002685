import type { CallName } from './numbers.ts';

/** What workers need besides that run further programs, archivers and picture tools. Archives hold links. */
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
