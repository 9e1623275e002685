import type { CallClass } from '../../../contract/run.ts';

/** One thing that a tool tries that has been taken over, as Python that runs in its place inside the real sandbox. */
export type ToolAttack = {
  readonly name: string;
  /** Kind of attack, for the report. */
  readonly family: 'replies' | 'files' | 'talk' | 'reach' | 'resources' | 'forks';
  readonly tries: string;
  /**
   * Whose part it plays: a worker of the image engine, a program of a stand-in engine, all programs of a real engine, a fork of a loaded
   * program, or a worker with a connection to that program (`parent`) that has not asked for a fork yet.
   */
  readonly plays: 'worker' | 'program' | 'ffmpeg' | 'pdf-pages' | 'fork' | 'fork-asker';
  /** `say(line)`, `leave(name, bytes)`, `got(what)` and, for workers, `request` are there already. */
  readonly script: string;
  /** What must come of the job: a problem that it has with the file, a result, either of them, or the answer that the fault is ours. */
  readonly expected: 'problem' | 'result' | 'either' | 'fault';
  /** Seconds after which the job is stopped, where the attack is to last for ever; 20 otherwise. */
  readonly seconds?: number;
  /** Class of system calls that a stand-in program runs under; `plain` unless given. */
  readonly calls?: CallClass;
  /** Too slow for every test run. */
  readonly slow?: true;
  /** Needs a level that confines: without any there is nothing to try. */
  readonly confined?: true;
};
