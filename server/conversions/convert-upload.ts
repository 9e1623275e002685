import { join } from 'node:path';
import { canonicalFormat } from '../../catalogue/formats.ts';
import type { Config } from '../config/config.ts';
import type { Problem } from '../contract/problem.ts';
import { moveFile } from '../files/stage-files.ts';
import type { Lookers } from '../intake/look/lookers.ts';
import { runChain } from '../jobs/chain.ts';
import { type JobInput, type JobResult, runJob } from '../jobs/job.ts';
import { ofFile, runMerge } from '../jobs/merge.ts';
import { StepFailure } from '../jobs/step-failure.ts';
import type { JobTools } from '../jobs/step-tools.ts';
import { conversionTimeout, withTimeout } from '../jobs/with-timeout.ts';
import type { Workspace } from '../jobs/workspace.ts';
import { logBug, logFailure } from '../observability/log.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { Client } from '../requests/clients.ts';
import { type RequestRecord, timed } from '../requests/request-record.ts';
import { addReceipt } from './add-receipt.ts';
import type { ConversionState, Result } from './conversion.ts';
import { disguiseNote } from './disguise-note.ts';
import { packResult } from './pack-result.ts';
import type { Asked, AskedFile } from './read-form.ts';

export type Upload = {
  /** Contains the files under the names that `asked` uses. */
  readonly workspace: Workspace;
  readonly asked: Asked;
  readonly record: RequestRecord;
  readonly tell: (state: Extract<ConversionState, { state: 'working' }>) => void;
};

const inputOf = ({ file, from, plan, options, title, password, unlocking }: AskedFile): JobInput => ({
  ...{ input: file.name, format: canonicalFormat(from), plan, options, title },
  ...(file.cutOff !== undefined && { cutOff: file.cutOff }),
  ...(file.sentAs !== undefined && { notes: [disguiseNote(file, from, file.sentAs)] }),
  // Decrypted files have no password.
  ...(password !== undefined && !unlocking && { password }),
});

export type UploadServices = {
  readonly config: Pick<Config, 'jobSeconds'>;
  readonly metrics: Metrics;
  readonly tools: JobTools;
  /** Inspects files after decryption. */
  readonly lookers: Lookers;
};

/** Queue key for inspections of decrypted files, which have already had their turn per client. */
const opened: Client = { key: 'opened', local: true };

/** Decrypts the files that came with a password, and inspects each like an upload. */
const unlock = async ({ tools, lookers }: UploadServices, { workspace, asked }: Upload, signal: AbortSignal): Promise<void> => {
  for (const [index, one] of asked.files.entries()) {
    const { file, from, password, unlocking } = one;
    if (!unlocking) continue;
    try {
      const way = { ...inputOf(one), plan: [unlocking], password };
      const { dir, files } = await runJob(tools, { workspace, ...way, signal, onProgress: () => undefined });
      for (const { name } of files) await moveFile(dir, name, workspace.dir, file.name);
      await lookers.look(opened, { path: join(workspace.dir, file.name), format: canonicalFormat(from) }, signal);
    } catch (thrown) {
      signal.throwIfAborted();
      throw asked.files.length > 1 ? ofFile(thrown, index) : thrown;
    }
  }
};

/** Reports an internal error from which a step has recovered. */
const reportRecovery = (metrics: Metrics, { id }: RequestRecord, { bug, engine }: StepFailure): void => {
  metrics.failed('recovered', engine);
  logBug(engine, 'recovered', bug, id);
};

/** The same tools, with workers shared within a visit if their kind permits. */
const forVisit = (tools: JobTools, visit: string | undefined): JobTools => {
  if (visit === undefined) return tools;
  const pool: JobTools['pool'] = (kind) => {
    const one = tools.pool(kind);
    return { ...one, acquire: (signal) => one.acquire(signal, visit) };
  };
  return { ...tools, pool };
};

/** Converts received files and packs the results. Packing counts towards the time limit, since a tool's output can make it long. */
export const convertUpload = async (services: UploadServices, upload: Upload, signal: AbortSignal): Promise<Result> => {
  const { config, metrics } = services;
  const { workspace, asked, record, tell } = upload;
  const { files, merger, options, title, chain } = asked;
  const tools: JobTools = {
    ...forVisit(services.tools, asked.fields.get('batch')),
    recovered: (failure) => reportRecovery(metrics, record, failure),
  };
  const onProgress = (fraction: number | null): void => tell({ state: 'working', phase: 'converting', fraction });
  onProgress(null);
  return withTimeout(config.jobSeconds, conversionTimeout(config.jobSeconds), signal, async (limited) => {
    const converted = await timed(record, 'convert', async (span): Promise<JobResult> => {
      await unlock(services, upload, limited);
      const inputs = files.map(inputOf);
      const about = { workspace, signal: limited, onProgress, ...(span && { span }) };
      if (!chain)
        return merger ? runMerge(tools, { ...about, inputs, merger, options, title }) : runJob(tools, { ...about, ...inputOf(files[0]) });
      const inspect = async ({ dir, name, format }: { readonly dir: string; readonly name: string; readonly format: string }) =>
        void (await services.lookers.look(opened, { path: join(dir, name), format }, limited));
      const formats = files.map(({ from }) => canonicalFormat(from));
      const steps = { options, stages: chain.stages, ...(merger && { merger }) };
      return runChain(tools, { ...about, inputs, formats, ...steps, title, inspect });
    });
    tell({ state: 'working', phase: 'packing', fraction: null });
    return timed(record, 'answer', async () =>
      packResult(await addReceipt(services.lookers, asked, converted, limited), workspace.dir, asked, limited),
    );
  });
};

/** Reports an internal error to the operator, once. */
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
