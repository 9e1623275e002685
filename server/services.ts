import type { Config } from './config.ts';
import type { ProgressBoard } from './jobs/progress.ts';
import type { Queue } from './jobs/queue.ts';
import type { Offers } from './offers.ts';
import type { Toolchain } from './toolchain/toolchain.ts';

/** What routes work with; made once by `main.ts`, or by a test. */
export type Services = {
  readonly config: Config;
  readonly tools: Toolchain;
  readonly offers: Offers;
  readonly queue: Queue;
  readonly progress: ProgressBoard;
  /** Whether conversions can start. */
  readonly isReady: () => boolean;
  /** Versions of the programs, by name. */
  readonly versions: () => Promise<Readonly<Record<string, string>>>;
  /** Aborts when the server goes down. */
  readonly shutdown: AbortSignal;
};
