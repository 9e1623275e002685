import type { Downloads } from './answers/downloads.ts';
import type { Clients } from './clients.ts';
import type { Config } from './config.ts';
import type { ConversionServices } from './conversions/start-conversion.ts';
import type { JobService } from './job-service/job-service.ts';
import type { ProgressBoard } from './jobs/progress.ts';
import type { Toolchain } from './toolchain/toolchain.ts';

/** What routes work with; made once by `main.ts`, or by a test. */
export type Services = ConversionServices & {
  readonly config: Config;
  readonly tools: Toolchain;
  /** Conversions that outlive their request. */
  readonly jobs: JobService;
  readonly progress: ProgressBoard;
  readonly clients: Clients;
  readonly downloads: Downloads;
  /** Versions of the programs, by name. */
  readonly versions: () => Promise<Readonly<Record<string, string>>>;
};
