/** What one tool process may use. Every number can be set per run; these are the defaults. */
export type ToolLimits = {
  /** Bytes of private memory of each process (RLIMIT_DATA: RLIMIT_AS would stop Chromium, which only reserves). */
  readonly dataBytes: number;
  /** Processor seconds of each process. */
  readonly cpuSeconds: number;
  /** Bytes of each file written. */
  readonly fileBytes: number;
  /** Processes and threads of the sandbox's user, all jobs together. */
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

export const defaultLimits: ToolLimits = {
  dataBytes: 2 * 1024 ** 3,
  cpuSeconds: 240,
  fileBytes: 1024 ** 3,
  processes: 2048,
  openFiles: 1024,
  tmpBytes: 512 * 1024 ** 2,
  niceness: 15,
  wallMs: 120_000,
  memoryBytes: 3 * 1024 ** 3,
  stageBytes: 1.5 * 1024 ** 3,
};

/** The user that tools run as when the server itself is root. No account of the system has this number. */
export const sandboxUid = 10001;
