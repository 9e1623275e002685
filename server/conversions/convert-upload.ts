import type { Config } from '../config.ts';
import { type JobInput, runJob } from '../jobs/job.ts';
import { runMerge } from '../jobs/merge.ts';
import { StepFailure } from '../jobs/step-failure.ts';
import type { JobTools } from '../jobs/step-tools.ts';
import { conversionTimeout, withTimeout } from '../jobs/with-timeout.ts';
import type { Workspace } from '../jobs/workspace.ts';
import { logBug, logFailure } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Problem } from '../problem.ts';
import { type RequestRecord, timed } from '../request-record.ts';
import type { ConversionState, Result } from './conversion.ts';
import { packResult } from './pack-result.ts';
import type { Asked, AskedFile } from './read-form.ts';

export type Upload = {
  /** It holds the files, by the names that what is asked for has for them. */
  readonly workspace: Workspace;
  readonly asked: Asked;
  readonly record: RequestRecord;
  readonly tell: (state: Extract<ConversionState, { state: 'working' }>) => void;
};

const inputOf = ({ file, plan, options, title }: AskedFile): JobInput => ({ input: file.name, plan, options, title });

/** Converts files that have been taken in, and packs what comes of it. Packing is work as well, which a tool can make long by what it leaves: it counts to the conversion's time. */
export const convertUpload = async (
  { config, tools }: { readonly config: Pick<Config, 'jobSeconds'>; readonly tools: JobTools },
  { workspace, asked, record, tell }: Upload,
  signal: AbortSignal,
): Promise<Result> => {
  const { files, merger, options, title } = asked;
  const onProgress = (fraction: number | null): void => tell({ state: 'working', phase: 'converting', fraction });
  onProgress(null);
  return withTimeout(config.jobSeconds, conversionTimeout(config.jobSeconds), signal, async (limited) => {
    const job = await timed(record, 'convert', () =>
      merger
        ? runMerge(tools, { workspace, inputs: files.map(inputOf), merger, options, title, signal: limited, onProgress })
        : runJob(tools, { workspace, ...inputOf(files[0]), signal: limited, onProgress }),
    );
    tell({ state: 'working', phase: 'packing', fraction: null });
    return timed(record, 'answer', () => packResult(job, workspace.dir, asked, limited));
  });
};

/** Says each fault of ours to whoever runs the server, once. */
export const reportFault = (metrics: Metrics, record: RequestRecord, problem: Problem): void => {
  if (problem.code !== 'internal_error') return;
  record.reported = true;
  if (problem instanceof StepFailure) {
    const { bug, engine, side } = problem;
    metrics.failed(side, engine);
    logBug(engine, side, bug, record.id);
  } else {
    metrics.failed('conversion');
    logFailure('conversion_failed', problem, record.id);
  }
};
