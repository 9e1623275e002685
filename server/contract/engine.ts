import type { Static, TSchema } from '@sinclair/typebox';
import type { Message } from '../../catalogue/languages/message.ts';
import type { OptionValues } from '../../catalogue/options.ts';
import type { CallClass, RunOptions, RunOutcome } from './run.ts';

/** Load of a running step on the machine; the queue counts in these units. */
export type Weight = 'light' | 'medium' | 'heavy';

/** Requirements on the machine. */
export type Needs = {
  /** Programs by name on PATH. */
  readonly programs?: readonly string[];
  /** Other files from packages, such as libraries that workers load: absolute paths, `*` for a part that differs between machines. */
  readonly files?: readonly string[];
  /** Kinds of prewarmed workers, each with its own requirements. */
  readonly workers?: readonly WorkerKind[];
};

/** A conversion that an engine performs in one go. Declared, never derived: a test runs each on a real file. */
export type Step = {
  readonly from: string;
  readonly to: string;
  /** Operation id. Only a request for that operation uses the step; conversions use all other steps. */
  readonly operation?: string;
  /**
   * Cost of the step: about seconds for a typical file, plus 10 for each loss that a direct conversion
   * would not have. The planner takes the cheapest chain.
   */
  readonly cost: number;
  /** Ids of the options it honours. */
  readonly options: readonly string[];
  readonly weight: Weight;
  /** Required; otherwise the step is not offered. It may use nothing beyond these and `prefers`. */
  readonly needs: Needs;
  /** Optional requirements that improve the result; `job.has` reports them. */
  readonly prefers?: Pick<Needs, 'programs' | 'workers'>;
};

/**
 * An output of a step in the stage, the folder that the sandbox mounts as /job. Its format is the step's target, whatever a tool claims.
 */
export type OutputFile = {
  /** File name inside the stage, never the user's; resolved only there. */
  readonly name: string;
  /**
   * Distinguishes several outputs of one input, appended to the user's base name:
   * `2` for the second page, `Sheet1` for a sheet. Absent for a single output.
   */
  readonly part?: string;
  /** Accompanies another output, which references it by this name; the name determines its format. */
  readonly beside?: string;
  /** Accompanies the preceding output, under the same name with this extension: `shx` with a `.shp`. */
  readonly extension?: string;
};

/** A file inside the stage. */
export type StageFile = OutputFile & {
  /** Format id. */
  readonly format: string;
};

/** Input and services of an engine for one step. */
export type StepJob = {
  readonly step: Step;
  /** Final format of the whole plan; defaults to the step's target. */
  readonly target?: string;
  /** The input, in the stage. */
  readonly input: StageFile;
  readonly options: OptionValues;
  /** Base name of the user's file, for titles inside documents only; never for paths or arguments. */
  readonly title: string;
  /** The input's password, for the first step of a plan; must never be logged or shown. */
  readonly password?: string;
  /** Aborts on timeout, cancellation and shutdown. */
  readonly signal: AbortSignal;
  /** Host path of the stage. Engines read tool results from it and must treat them as hostile. */
  readonly stageDir: string;
  /** Reports measured progress, 0 to 1. */
  readonly progress: (fraction: number) => void;
  /** Adds a note on the result for the user (sent in a response header). */
  readonly note: (said: Message) => void;
  /** Reports an internal error from which the step recovers: the operator learns of it, and the conversion continues. */
  readonly report: (error: Error) => void;
  /** True if this machine has a program or a kind of worker that the step prefers. */
  readonly has: (name: string) => boolean;
  /**
   * Runs a tool in the sandbox with the stage as /job. Throws a Problem on limits, an Error if the step does not declare the program; else
   * returns its outcome.
   */
  readonly run: (argv: readonly string[], options?: RunOptions) => Promise<RunOutcome>;
  /**
   * Sends a request to a spare worker of that kind; moves the stage's files there and back. Throws an Error if the step does not declare
   * the worker.
   */
  readonly ask: <Kind extends WorkerKind>(worker: Kind, request: unknown) => Promise<Static<Kind['reply']>>;
};

/** Libraries that some programs link but never call, by name before `.so`. Only these programs start without them. */
export type IdleLibraries = { readonly programs: readonly string[]; readonly libraries: readonly string[] };

/** An engine behind the converter. To add one, create a folder with this and a line in `engines.ts`. */
export type Engine = {
  readonly id: string;
  readonly steps: readonly Step[];
  /** Engines and mergers that share programs share this object. */
  readonly idleLibraries?: IdleLibraries;
  /** Timeout of a step in seconds, if shorter than that of a conversion; JOB_SECONDS lengthens both by the same factor. */
  readonly seconds?: (step: Step) => number;
  /** Converts the input to the step's target. The returned files must be in the stage. */
  readonly convert: (job: StepJob) => Promise<readonly OutputFile[]>;
};

/** A program that workers are forked from: it opens no user files, and its forks join workers in their sandboxes. */
export type ForkSource = {
  /** Absolute path of its Python module, which calls `serve` of sandbox/fork/fork_server.py. */
  readonly script: string;
  /** Files that it loads: it restarts when one is replaced, since forks load more of them later. */
  readonly loads: readonly string[];
  /** Files that it reads during preparation, by path in its folder. */
  readonly files?: () => Readonly<Record<string, string | Uint8Array>>;
  /** Its arguments; `dir` is that folder. */
  readonly args: (dir: string) => readonly string[];
};

/**
 * A process that is started ahead of time in the sandbox and then receives one user's file.
 * It runs `entry` with Bun, writes the line `ready` to stdout when it is ready, reads one JSON request
 * a line from stdin and answers each with one JSON line: `{"ok": …}` or `{"problem": code, "detail": …}` (see `reply.ts`).
 */
export type WorkerKind<Reply extends TSchema = TSchema> = {
  readonly id: string;
  /** Schema of its replies: the server accepts nothing else. */
  readonly reply: Reply;
  /** Absolute path of the worker's TypeScript module. */
  readonly entry: string;
  /** What to preload, for an entry that several kinds share; its only argument. */
  readonly readyFor?: string;
  /** Requirements besides the packages below. */
  readonly needs?: Pick<Needs, 'programs' | 'files'>;
  /** Number of idle workers to keep ready. */
  readonly minIdle: number;
  /** Starting it takes as much as a document does: on a busy machine the start is postponed. */
  readonly expensiveStart?: boolean;
  /** Its documents need tens of megabytes each, so it allocates memory in large pieces. */
  readonly fillsMemory?: boolean;
  /** Documents of one visit may share a worker: its start dominates the cost of a small one. */
  readonly sharesVisit?: boolean;
  /**
   * A program with preloaded dependencies that forks into each worker's sandbox (sandbox/fork). Without it workers load them themselves.
   */
  readonly parent?: ForkSource;
  /** Packages whose other files it reads, or whose native parts it loads. */
  readonly beside?: readonly string[];
  readonly memoryBytes?: number;
  /** Permitted system calls; defaults to `worker`. */
  readonly calls?: CallClass;
};
