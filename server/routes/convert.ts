import { randomUUID } from 'node:crypto';
import { Elysia } from 'elysia';
import { canonicalFormat, extensionOf, formatById, normaliseFormat } from '../../catalogue/formats.ts';
import { parseOptions } from '../../catalogue/options.ts';
import { answerWith } from '../answer.ts';
import { baseName } from '../intake/file-name.ts';
import { inspect } from '../intake/inspect.ts';
import { checkHeaders, type Received, receive } from '../intake/receive.ts';
import { runJob } from '../jobs/job.ts';
import { progressId } from '../jobs/progress.ts';
import { makeWorkspace } from '../jobs/workspace.ts';
import { plan } from '../plan.ts';
import { Problem } from '../problem.ts';
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
  const options = parseOptions(from, to, form.fields.get('options') ?? '');
  if (!options.ok) throw new Problem('invalid_option', options.detail, { option: options.option });
  const chain = plan(tools.engines, canonicalFormat(from), canonicalFormat(to), options.values);
  if (!chain) throw new Problem('unsupported_conversion');
  return { from, to, options: options.values, plan: chain };
};

/** `POST /api/convert`: one file in, its conversion out, nothing kept. */
export const convertRoute = (services: Services) =>
  new Elysia().post(
    '/api/convert',
    async ({ request }) => {
      const { config, queue, progress, tools, shutdown } = services;
      checkHeaders(request.headers);
      const upload = AbortSignal.timeout(config.uploadSeconds * 1000);
      const workspace = await makeWorkspace(dataFolders(config.dataDir).jobs);
      try {
        const form = await receive(request, workspace.dir, AbortSignal.any([request.signal, shutdown, upload])).catch((thrown) => {
          throw upload.aborted && thrown === upload.reason ? new Problem('upload_timeout') : thrown;
        });
        const asked = readRequest(services, form);
        inspect(form.path, canonicalFormat(asked.from));
        const watch = form.fields.get('progressId');
        const watcher = watch && progressId.test(watch) ? watch : undefined;
        const weight = asked.plan.some(({ step }) => step.weight === 'heavy') ? 'heavy' : (asked.plan[0]?.step.weight ?? 'light');
        const deadline = AbortSignal.timeout(config.jobSeconds * 1000);
        const signal = AbortSignal.any([request.signal, shutdown]);
        const slot = await queue.enter(randomUUID(), weight, signal, (position) => progress.tell(watcher, { state: 'queued', position }));
        try {
          progress.tell(watcher, { state: 'working', fraction: null });
          const title = baseName(form.fileName, formatById(asked.from)?.extensions);
          const result = await runJob(tools, {
            workspace,
            input: 'upload',
            plan: asked.plan,
            options: asked.options,
            title,
            signal: AbortSignal.any([signal, deadline]),
            onProgress: (fraction) => progress.tell(watcher, { state: 'working', fraction }),
          }).catch((thrown) => {
            throw deadline.aborted && thrown === deadline.reason
              ? new Problem('conversion_timeout', `The limit is ${config.jobSeconds} seconds.`)
              : thrown;
          });
          return await answerWith(result, workspace, { title, extension: extensionOf(asked.to), format: asked.to });
        } finally {
          slot.release();
          progress.tell(watcher, { state: 'ended' });
        }
      } catch (thrown) {
        await workspace.remove();
        throw thrown;
      }
    },
    { parse: 'none' },
  );
