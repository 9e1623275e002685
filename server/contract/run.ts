/** What a tool is run with and how that ends, as engines see it; the sandbox does the running. */

/** What one tool process may use. Every number can be set per run; sandbox/limits.ts has the defaults. */
export type ToolLimits = {
  /** Bytes of private memory of each process (RLIMIT_DATA: RLIMIT_AS would stop Chromium, which only reserves). */
  readonly dataBytes: number;
  /** Processor seconds of each process. */
  readonly cpuSeconds: number;
  /** Bytes of each file written. */
  readonly fileBytes: number;
  /** Its processes and threads. */
  readonly processes: number;
  readonly openFiles: number;
  /** Bytes of the private /tmp, which is memory. */
  readonly tmpBytes: number;
  /** How far it stands back for others when the processors are busy, 0 to 19 (nice(1)). */
  readonly niceness: number;
  /** Wall clock, milliseconds. */
  readonly wallMs: number;
  /** Bytes of memory of all its processes together. */
  readonly memoryBytes: number;
  /** Bytes of all files in its folder together. */
  readonly stageBytes: number;
};

/**
 * Classes of tools by the system calls that they may make (sandbox/calls): programs that read a file and write another; workers of Bun
 * alone, with further programs, with LibreOffice, with calibre, with Chromium.
 */
export type CallClass = 'plain' | 'worker' | 'programs' | 'office' | 'calibre' | 'browser';

export type RunOptions = {
  /** `plain` unless given. */
  readonly calls?: CallClass;
  readonly limits?: Partial<ToolLimits>;
  readonly env?: Readonly<Record<string, string>>;
  /** Gets stdout as it comes, for progress. What it throws ends the tool, and the run rejects with it. */
  readonly onOutput?: (text: string) => void;
};

/** How a tool ended. Its output is for engines to read, never for visitors or logs. */
export type RunOutcome = {
  readonly exitCode: number;
  /** First 256 kB of each. */
  readonly stdout: string;
  readonly stderr: string;
};
