import type { CallName } from './numbers.ts';

/** Further calls for Bun, whose input and output are socket pairs. */
export const workerCalls = [
  'epoll_create',
  'epoll_create1',
  'epoll_ctl',
  'epoll_wait',
  'epoll_pwait',
  'epoll_pwait2',
  'eventfd',
  'eventfd2',
  'timerfd_create',
  'timerfd_settime',
  'timerfd_gettime',
  'recvfrom',
  'recvmsg',
  'sendto',
  'sendmsg',
  'shutdown',
  'getsockopt',
  'getsockname',
  'getpeername',
] as const satisfies readonly CallName[];
