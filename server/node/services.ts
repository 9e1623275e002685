import type { Downloads } from '../answers/downloads.ts';
import type { Config } from '../config/config.ts';
import type { Conversion, Result, SentResult } from '../conversions/conversion.ts';
import type { Spool } from '../conversions/spool.ts';
import type { Start } from '../conversions/start-conversion.ts';
import type { Callers } from '../intake/callers.ts';
import type { JobService } from '../job-service/job-service.ts';
import type { ProgressBoard } from '../jobs/progress.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { Offers } from '../planning/offers.ts';
import type { Clients } from '../requests/clients.ts';
import type { Tracer } from '../tracing/tracer.ts';
import type { Conditions } from './conditions.ts';

/** What routes work with; made once by `main.ts`, or by a test. */
export type Services = {
  readonly config: Config;
  readonly offers: Offers;
  /** Starts a conversion whose sender waits for it, wherever the work is done. */
  readonly convert: (start: Start) => Conversion<Result | SentResult>;
  /** Takes in requests of other services, which conversions are made of. */
  readonly spool: Spool;
  /** Conversions that outlive their request. */
  readonly jobs: JobService;
  readonly progress: ProgressBoard;
  readonly clients: Clients;
  /** Who asks for a conversion, by key or address. */
  readonly callers: Callers;
  readonly downloads: Downloads;
  readonly metrics: Metrics;
  /** Where traces are wanted. */
  readonly tracer?: Tracer;
  /** How this server, or the cluster behind it, is doing. */
  readonly conditions: Conditions;
  /** Whether conversions can start: from when the server listens until it goes down. Workers may still be getting ready. */
  readonly isReady: () => boolean;
  /** Aborts when the server goes down. */
  readonly shutdown: AbortSignal;
};
