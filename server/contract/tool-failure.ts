import { type FileFault, faultSaid, sizeFaults } from './file-faults.ts';

/** A program failed with a message that its engine does not attribute to the file: an internal error until examined. Omits the message. */
export class ToolFailure extends Error {
  override readonly name = 'ToolFailure';

  constructor(program: string, exitCode: number) {
    super(`${program} ended with ${exitCode}.`);
  }
}

/** Exit codes above this report that a signal ended the program (bash(1), EXIT STATUS). */
export const bySignal = 128;

/** Interprets a program's failure by its message. A crash by a signal counts as a failed conversion. */
export const toolFault = (exitCode: number, said: string, faults: readonly FileFault[]): Pick<FileFault, 'code' | 'said'> | undefined =>
  faultSaid(said, [...faults, ...sizeFaults]) ?? (exitCode > bySignal ? { code: 'conversion_failed' } : undefined);
