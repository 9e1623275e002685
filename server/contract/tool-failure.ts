import { type FileFault, faultSaid, sizeFaults } from './file-faults.ts';

/** A program failed, and not in words that its engine knows to be about the file: a fault of ours until somebody has looked. What it said stays out. */
export class ToolFailure extends Error {
  override readonly name = 'ToolFailure';

  constructor(program: string, exitCode: number) {
    super(`${program} ended with ${exitCode}.`);
  }
}

/** Shells and sandboxes tell by such an exit status that a signal has ended a program, from 129 on (bash(1), EXIT STATUS). */
export const bySignal = 128;

/** What a program's failure means by what it said. One that broke down over the file, by a signal, has only failed to convert it. */
export const toolFault = (exitCode: number, said: string, faults: readonly FileFault[]): Pick<FileFault, 'code' | 'detail'> | undefined =>
  faultSaid(said, [...faults, ...sizeFaults]) ?? (exitCode > bySignal ? { code: 'conversion_failed' } : undefined);
