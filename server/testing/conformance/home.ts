import type { JobService } from '../../job-service/job-service.ts';

/** An environment for jobs under test: one machine, or several that share queue and files. */
export type JobHome = {
  /** Sends a request to the API; with several servers, to another one each time. */
  readonly send: (path: string, init?: RequestInit) => Promise<Response>;
  /** The job service of a server; with several servers, of another one each time. */
  readonly jobs: () => JobService;
  /** All stored files of visitors: uploads, results, inputs of conversions. */
  readonly files: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
};

/** Starts an environment whose servers use these settings; capacity applies to all servers together. */
export type StartHome = (env: Readonly<Record<string, string>>) => Promise<JobHome>;
