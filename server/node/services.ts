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
import type { Net } from '../requests/outgoing.ts';
import type { Tracer } from '../tracing/tracer.ts';
import type { Conditions } from './conditions.ts';

/** Dependencies of routes; created once by `main.ts`, or by a test. */
export type Services = {
  readonly config: Config;
  readonly offers: Offers;
  /** Starts a conversion whose client waits for it, wherever it runs. */
  readonly convert: (start: Start) => Conversion<Result | SentResult>;
  /** Takes in requests of other services, which conversions are made of. */
  readonly spool: Spool;
  /** Conversions that outlive their request. */
  readonly jobs: JobService;
  readonly progress: ProgressBoard;
  readonly clients: Clients;
  /** Identifies callers by key or address. */
  readonly callers: Callers;
  readonly downloads: Downloads;
  readonly metrics: Metrics;
  /** The net as webhooks see it, by default the internet; a test brings one of its own. */
  readonly net?: Net;
  /** Present if tracing is on. */
  readonly tracer?: Tracer;
  /** State of this server, or of the cluster behind it. */
  readonly conditions: Conditions;
  /** True if conversions can start: from listening until shutdown. Workers may still be warming up. */
  readonly isReady: () => boolean;
  /** Aborts on shutdown. */
  readonly shutdown: AbortSignal;
};
