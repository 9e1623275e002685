import type { Static, TSchema } from '@sinclair/typebox';
import type { OptionValues } from '../../catalogue/options.ts';
import type { CallClass, RunOptions, RunOutcome } from './run.ts';

/** How much of the machine a step takes while it runs; the queue counts in these. */
export type Weight = 'light' | 'medium' | 'heavy';

/** What has to be on a machine. */
export type Needs = {
  /** Programs, by their names on PATH. */
  readonly programs?: readonly string[];
  /** Files of packages that are no programs, such as libraries that workers load: absolute, `*` for a part that machines differ in. */
  readonly files?: readonly string[];
  /** Kinds of prewarmed workers, each with needs of its own. */
  readonly workers?: readonly WorkerKind[];
};

/** One conversion that an engine can do in one go. Declared, never derived: a test runs each on a real file. */
export type Step = {
  readonly from: string;
  readonly to: string;
  /** Id of the operation that it is. Only a request for that operation takes it; conversions go by all others. */
  readonly operation?: string;
  /**
   * What the step costs, in about seconds for a usual file, plus 10 for each loss that a direct way
   * would not have. The planner takes the cheapest chain.
   */
  readonly cost: number;
  /** Ids of the options that it honours. */
  readonly options: readonly string[];
  readonly weight: Weight;
  /** Without these it is not offered. It may run and ask nothing but what is here or in `prefers`. */
  readonly needs: Needs;
  /** It does without these for most files, and better with them; `job.has` tells. */
  readonly prefers?: Pick<Needs, 'programs' | 'workers'>;
};

/** What a step leaves in the stage: the folder that the sandbox shows as /job. Its format is the step's target, whatever a tool says. */
export type OutputFile = {
  /** File name inside the stage, never the visitor's; looked up there and nowhere else. */
  readonly name: string;
  /**
   * What tells several outputs of one input apart, added to the visitor's base name:
   * `2` for the second page, `Sheet1` for a sheet. Absent when there is one output.
   */
  readonly part?: string;
  /** It goes along with another output that names it, by this name and in the format that the name says. */
  readonly beside?: string;
  /** It goes along with the output before it, under that one's name with this extension: `shx` with a `.shp`. */
  readonly extension?: string;
};

/** A file inside the stage. */
export type StageFile = OutputFile & {
  /** Format id. */
  readonly format: string;
};

/** What an engine gets to do one step with. */
export type StepJob = {
  readonly step: Step;
  /** The format that the whole way ends in; the step's own target without. */
  readonly target?: string;
  /** The input, in the stage. */
  readonly input: StageFile;
  readonly options: OptionValues;
  /** Base name of the visitor's file, for titles inside documents only; never for paths or arguments. */
  readonly title: string;
  /** The input's password: for the first step of a way, and nowhere to be said. */
  readonly password?: string;
  /** Aborts on deadline, cancel and shutdown. */
  readonly signal: AbortSignal;
  /** Path of the stage on the host. Engines read tool results from it, with the care that hostile output needs. */
  readonly stageDir: string;
  /** Reports true progress, 0 to 1. */
  readonly progress: (fraction: number) => void;
  /** Says something that the visitor should know about the result (kept for the answer's header). */
  readonly note: (text: string) => void;
  /** Whether this machine has a program or a kind of worker that the step prefers. */
  readonly has: (name: string) => boolean;
  /** Runs a tool in the sandbox with the stage as /job. Throws a Problem on limits, an error where the step declares no such program; else returns how it ended. */
  readonly run: (argv: readonly string[], options?: RunOptions) => Promise<RunOutcome>;
  /** Sends a request to a spare worker of that kind, with the stage's files moved to it and back. Throws an error where the step declares no such worker. */
  readonly ask: <Kind extends WorkerKind>(worker: Kind, request: unknown) => Promise<Static<Kind['reply']>>;
};

/** A tool behind the converter. Adding one means a folder with this, and a line in `engines.ts`. */
export type Engine = {
  readonly id: string;
  readonly steps: readonly Step[];
  /** Libraries that its programs are linked with and never call, by their names before `.so`: they start without them. */
  readonly idleLibraries?: readonly string[];
  /** Longest that a step may honestly take, in seconds, where that is less than a conversion may. */
  readonly seconds?: (step: Step) => number;
  /** Converts the input to the step's target. The files that it names must be in the stage when it returns. */
  readonly convert: (job: StepJob) => Promise<readonly OutputFile[]>;
};

/** A program that is forked from: it opens nothing of any visitor's, and its forks join workers in their sandboxes. */
export type ForkSource = {
  /** Absolute path of its module of Python, which calls `serve` of sandbox/fork/fork_server.py. */
  readonly script: string;
  /** Files of what it loads: when one is replaced it starts anew, since forks load more of them later. */
  readonly loads: readonly string[];
  /** What it reads as it gets ready, by paths in its folder. */
  readonly files?: () => Readonly<Record<string, string | Uint8Array>>;
  /** Its arguments, when that folder is `dir`. */
  readonly args: (dir: string) => readonly string[];
};

/**
 * A process that is started ahead of time in the sandbox and then gets one visitor's file.
 * It runs `entry` with Bun, writes the line `ready` to stdout when it can work, reads one JSON request
 * a line from stdin and answers each with one JSON line: `{"ok": …}` or `{"problem": code, "detail": …}` (see `reply.ts`).
 */
export type WorkerKind<Reply extends TSchema = TSchema> = {
  readonly id: string;
  /** What it answers: all that the server takes from it. */
  readonly reply: Reply;
  /** Absolute path of the worker's TypeScript module. */
  readonly entry: string;
  /** What it should have ready, for an entry that several kinds share; its only argument. */
  readonly readyFor?: string;
  /** What it can't start or work without, besides the packages below. */
  readonly needs?: Pick<Needs, 'programs' | 'files'>;
  /** How many are kept ready. */
  readonly minIdle: number;
  /** A start takes as much as a document does: on a busy machine it waits for one. */
  readonly expensiveStart?: boolean;
  /** Its documents fill tens of megabytes each, which it then takes from the kernel in large pieces. */
  readonly fillsMemory?: boolean;
  /** Documents of one visit may share a worker: its start is most of what a small one costs. */
  readonly sharesVisit?: boolean;
  /** A program that has loaded what its workers work with, and forks into the sandbox of each (sandbox/fork). Without it they load that themselves. */
  readonly parent?: ForkSource;
  /** Packages that it reads other files of, or whose native parts it loads. */
  readonly beside?: readonly string[];
  readonly memoryBytes?: number;
  /** The system calls that it may make: those of a `worker` unless given. */
  readonly calls?: CallClass;
};
