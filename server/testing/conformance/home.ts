import type { JobService } from '../../job-service/job-service.ts';

/** A place where jobs live, under test: one machine, or several that share queue and files. */
export type JobHome = {
  /** Sends a request to the API; where there are several servers, to another each time. */
  readonly send: (path: string, init?: RequestInit) => Promise<Response>;
  /** The job service of a server; where there are several, of another each time. */
  readonly jobs: () => JobService;
  /** Files of visitors that are kept anywhere: uploads, results, what a conversion works on. */
  readonly files: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
};

/** Starts a home whose servers read these settings; capacity is that of all of it together. */
export type StartHome = (env: Readonly<Record<string, string>>) => Promise<JobHome>;
