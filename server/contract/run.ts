/** How engines run a tool, and its outcome; the sandbox implements it. */

/** Resource limits of one tool process. Each can be set per run; sandbox/limits.ts has the defaults. */
export type ToolLimits = {
  /** Private memory of each process in bytes (RLIMIT_DATA: RLIMIT_AS would stop Chromium, which only reserves). */
  readonly dataBytes: number;
  /** Processor time of each process in seconds. */
  readonly cpuSeconds: number;
  /** Maximum bytes of each written file. */
  readonly fileBytes: number;
  /** Maximum processes and threads. */
  readonly processes: number;
  readonly openFiles: number;
  /** Size of the private /tmp in bytes, which is memory. */
  readonly tmpBytes: number;
  /** Scheduling priority, 0 to 19 (nice(1)). */
  readonly niceness: number;
  /** Timeout in milliseconds. */
  readonly wallMs: number;
  /** Total memory of all its processes in bytes. */
  readonly memoryBytes: number;
  /** Total size of the files in its folder in bytes. */
  readonly stageBytes: number;
};

/**
 * Classes of tools by permitted system calls (sandbox/calls): programs that read a file and write another; workers with Bun only,
 * with further programs, with LibreOffice, with calibre, with Chromium.
 */
export type CallClass = 'plain' | 'worker' | 'programs' | 'office' | 'calibre' | 'browser';

export type RunOptions = {
  /** Defaults to `plain`. */
  readonly calls?: CallClass;
  readonly limits?: Partial<ToolLimits>;
  readonly env?: Readonly<Record<string, string>>;
  /** Receives stdout as it arrives, for progress. If it throws, the tool is ended and the run rejects. */
  readonly onOutput?: (text: string) => void;
};

/** Outcome of a tool. Only engines may read its output, never users or logs. */
export type RunOutcome = {
  readonly exitCode: number;
  /** First 256 kB of each. */
  readonly stdout: string;
  readonly stderr: string;
};
