import type { CallClass } from '../../../contract/run.ts';

/** An attempt by a compromised tool, as a Python script that replaces the tool inside the real sandbox. */
export type ToolAttack = {
  readonly name: string;
  readonly family: 'replies' | 'files' | 'talk' | 'reach' | 'resources' | 'forks';
  readonly tries: string;
  /**
   * The part that the script plays: a worker of the image engine, a program of a stand-in engine, all programs of a real engine, a fork of
   * a preloaded program, or a worker connected to that program (`parent`) that has not requested a fork yet.
   */
  readonly plays: 'worker' | 'program' | 'ffmpeg' | 'pdf-pages' | 'fork' | 'fork-asker';
  /** The script can use `say(line)`, `leave(name, bytes)`, `got(what)` and, in workers, `request`. */
  readonly script: string;
  /** Expected outcome of the job: a problem with the file, a result, either of them, or an internal error. */
  readonly expected: 'problem' | 'result' | 'either' | 'fault';
  /** Seconds after which the job is stopped, for endless attacks; default 20. */
  readonly seconds?: number;
  /** Class of system calls for a stand-in program; default `plain`. */
  readonly calls?: CallClass;
  readonly slow?: true;
  /** Needs a confining level: without one there is nothing to attempt. */
  readonly confined?: true;
};
