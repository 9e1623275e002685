import type { Clients } from './clients.ts';
import type { Config } from './config.ts';
import type { Admission } from './intake/admission.ts';
import type { Semaphore } from './intake/semaphore.ts';
import type { Storage } from './intake/storage.ts';
import type { Downloads } from './jobs/downloads.ts';
import type { ProgressBoard } from './jobs/progress.ts';
import type { Queue } from './jobs/queue.ts';
import type { Metrics } from './metrics.ts';
import type { Offers } from './offers.ts';
import type { Toolchain } from './toolchain/toolchain.ts';

/** What routes work with; made once by `main.ts`, or by a test. */
export type Services = {
  readonly config: Config;
  readonly tools: Toolchain;
  readonly offers: Offers;
  readonly queue: Queue;
  readonly progress: ProgressBoard;
  readonly clients: Clients;
  readonly admission: Admission;
  readonly storage: Storage;
  readonly downloads: Downloads;
  readonly uploads: Semaphore;
  readonly metrics: Metrics;
  /** Whether conversions can start: not before the spare workers are up, and not while the server goes down. */
  readonly isReady: () => boolean;
  /** Versions of the programs, by name. */
  readonly versions: () => Promise<Readonly<Record<string, string>>>;
  /** Aborts when the server goes down. */
  readonly shutdown: AbortSignal;
};
