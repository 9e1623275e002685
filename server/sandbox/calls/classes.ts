import type { CallClass } from '../../contract/run.ts';
import { browserCalls } from './browser.ts';
import { calibreCalls } from './calibre.ts';
import { commonCalls } from './common.ts';
import type { CallName } from './numbers.ts';
import { officeCalls } from './office.ts';
import { programsCalls } from './programs.ts';
import { workerCalls } from './worker.ts';

/**
 * The system calls allowed to each class of tools, from traces of every engine's tests (strace -f) and the variants that C libraries use on
 * other kernels and processors.
 */
export const allowedCalls: Readonly<Record<CallClass, readonly CallName[]>> = {
  plain: commonCalls,
  worker: [...commonCalls, ...workerCalls],
  programs: [...commonCalls, ...workerCalls, ...programsCalls],
  office: [...commonCalls, ...workerCalls, ...officeCalls],
  calibre: [...commonCalls, ...workerCalls, ...calibreCalls],
  browser: [...commonCalls, ...workerCalls, ...browserCalls],
};

/** Every class. */
export const callClasses = Object.keys(allowedCalls) as readonly CallClass[];
