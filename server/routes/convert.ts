import { Elysia } from 'elysia';
import { canonicalFormat, extensionOf, formatById, normaliseFormat } from '../../catalogue/formats.ts';
import { optionsFromFields } from '../../catalogue/options/form-fields.ts';
import { optionsFor, parseOptions } from '../../catalogue/options.ts';
import { type Answer, answerWith } from '../answer.ts';
import type { Client } from '../clients.ts';
import { baseName } from '../files/file-name.ts';
import { inspect } from '../intake/inspect.ts';
import { checkHeaders, type Received, receive } from '../intake/receive.ts';
import { type JobResult, runJob } from '../jobs/job.ts';
import { progressId } from '../jobs/progress.ts';
import { conversionTimeout, withTimeout } from '../jobs/with-timeout.ts';
import { makeWorkspace, type Workspace } from '../jobs/workspace.ts';
import { logConversion } from '../log.ts';
import { type PlannedStep, plan } from '../plan.ts';
import { asProblem, Problem } from '../problem.ts';
import { type RequestRecord, recordOf, timed } from '../request-record.ts';
import type { Services } from '../services.ts';
import { dataFolders } from '../toolchain/toolchain.ts';

/** What a form asks for, checked against the catalogue and what this server offers. */
const readRequest = ({ offers, tools }: Services, form: Received) => {
  const field = (name: 'inputFormat' | 'outputFormat'): string => {
    const text = form.fields.get(name);
    if (!text) throw new Problem('missing_format', `The field ${name} is missing.`);
    return text.trim().toLowerCase();
  };
  const known = (name: string, id: string | undefined): string => {
    if (!id) throw new Problem('unsupported_format', `The ${name} is not a format that is known here.`);
    return id;
  };
  const from = known('inputFormat', normaliseFormat(field('inputFormat')));
  // An output keeps the spelling that was asked for: JPEG gives a .jpeg file.
  const asked = field('outputFormat');
  const to = known('outputFormat', formatById(asked)?.id ?? normaliseFormat(asked));
  if (!offers.has(from, to))
    throw new Problem('unsupported_conversion', `${formatById(from)?.name} to ${formatById(to)?.name} is not offered.`);
  const options = parseOptions(from, to, form.fields.get('options') ?? optionsFromFields(form.fields, optionsFor(from, to)));
  if (!options.ok) throw new Problem('invalid_option', options.detail, { option: options.option });
  const chain = plan(tools.engines, canonicalFormat(from), canonicalFormat(to), options.values);
  if (!chain) throw new Problem('unsupported_conversion');
  return { from, to, options: options.values, plan: chain };
};

type Asked = ReturnType<typeof readRequest>;

/** A chain takes as much of the machine as its heaviest step. */
const weightOf = (chain: readonly PlannedStep[]) =>
  (['heavy', 'medium', 'light'] as const).find((weight) => chain.some(({ step }) => step.weight === weight)) ?? 'light';

/** Waits for a place among the running jobs, converts, and gives the place back. */
const convert = async (
  services: Services,
  client: Client,
  asked: Asked,
  form: Received,
  workspace: Workspace,
  record: RequestRecord,
  signal: AbortSignal,
): Promise<JobResult> => {
  const { config, queue, progress, tools } = services;
  const watch = form.fields.get('progressId');
  const watcher = watch && progressId.test(watch) ? watch : undefined;
  try {
    const slot = await timed(record, 'queue', () =>
      queue.enter(client.key, weightOf(asked.plan), signal, (position) => progress.tell(watcher, { state: 'queued', position })),
    );
    try {
      progress.tell(watcher, { state: 'working', fraction: null });
      return await timed(record, 'convert', () =>
        withTimeout(config.jobSeconds, conversionTimeout(config.jobSeconds), signal, (limited) =>
          runJob(tools, {
            workspace,
            input: 'upload',
            plan: asked.plan,
            options: asked.options,
            title: baseName(form.fileName, formatById(asked.from)?.extensions),
            signal: limited,
            onProgress: (fraction) => progress.tell(watcher, { state: 'working', fraction }),
          }),
        ),
      );
    } finally {
      slot.release();
    }
  } finally {
    progress.tell(watcher, { state: 'ended' });
  }
};

/** One conversion from the first byte of the upload to an answer that is ready to be sent. Its folder is gone when this returns or throws. */
const serve = async (services: Services, request: Request, client: Client): Promise<Answer & { readonly dir: string }> => {
  const { config, shutdown } = services;
  const record = recordOf(request);
  checkHeaders(request.headers);
  await services.storage.admit();
  const workspace = await makeWorkspace(dataFolders(config.dataDir).jobs);
  const signal = AbortSignal.any([request.signal, shutdown]);
  try {
    const form = await timed(record, 'upload', () =>
      services.uploads.pass(signal, () =>
        withTimeout(config.uploadSeconds, new Problem('upload_timeout'), signal, (limited) =>
          receive(request, workspace.dir, config.uploadGraceSeconds, limited),
        ),
      ),
    );
    record.bytes = form.bytes;
    const asked = readRequest(services, form);
    Object.assign(record, { from: asked.from, to: asked.to });
    inspect(form.path, canonicalFormat(asked.from));
    const result = await convert(services, client, asked, form, workspace, record, signal);
    const title = baseName(form.fileName, formatById(asked.from)?.extensions);
    const answer = await timed(record, 'answer', () =>
      answerWith(result, workspace, { title, extension: extensionOf(asked.to), format: asked.to }),
    );
    return { ...answer, dir: workspace.dir };
  } catch (thrown) {
    throw await services.storage.blame(thrown);
  } finally {
    await workspace.remove();
  }
};

/** What whoever still listens is told: that nobody does any more is no failure of ours. */
const problemOf = (thrown: unknown, visitor: AbortSignal, shutdown: AbortSignal): Problem => {
  if (shutdown.aborted) return new Problem('shutting_down', undefined, { retryAfter: 10 });
  if (visitor.aborted) return new Problem('invalid_request', 'The connection was closed.');
  return asProblem(thrown);
};

/** `POST /api/convert`: one file in, its conversion out, nothing kept. */
export const convertRoute = (services: Services) =>
  new Elysia().post(
    '/api/convert',
    async ({ request, server }) => {
      const { admission, clients, downloads, metrics, isReady, shutdown } = services;
      const record = recordOf(request);
      const client = clients(request, server?.requestIP(request)?.address);
      let leave: (() => void) | undefined;
      try {
        if (!isReady()) throw new Problem('shutting_down', undefined, { retryAfter: 10 });
        leave = admission.enter(client);
        const { response, held, dir } = await serve(services, request, client);
        metrics.ended(record, 'ok');
        logConversion(record, 'ok', response.status);
        if (held && server) {
          // It counts as one of the visitor's until it has been read.
          downloads.add({ ...held, dir, cut: () => server.timeout(request, 1), done: leave });
          leave = undefined;
        }
        return response;
      } catch (thrown) {
        const problem = problemOf(thrown, request.signal, shutdown);
        const outcome = request.signal.aborted ? 'client_closed' : problem.code;
        metrics.ended(record, outcome);
        logConversion(record, outcome, problem.status);
        throw problem;
      } finally {
        leave?.();
      }
    },
    { parse: 'none' },
  );
