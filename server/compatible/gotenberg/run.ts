import type { Services } from '../../node/services.ts';
import type { SurfaceRoute } from '../surface.ts';
import { takeWork, type Work, type WorkFile } from '../work.ts';
import { outputOf } from './answer.ts';
import { filesOf, type SentFile } from './files.ts';
import { type GotenbergForm, makeForm } from './form.ts';
import { readWebhook, runWithWebhook } from './webhook.ts';

/** What a route makes of a request's files: files that are answered with, or an answer of its own. */
export type Make = (context: {
  readonly work: Work;
  readonly form: GotenbergForm;
  readonly files: readonly SentFile[];
}) => Promise<readonly WorkFile[] | Response>;

/** A route that takes a form of files. */
export const formRoute = (services: Services, path: string, make: Make): SurfaceRoute => {
  const makeFiles = async (work: Work): Promise<readonly WorkFile[] | Response> =>
    make({ work, form: makeForm(work.fields), files: filesOf(work) });
  return {
    method: 'POST',
    path,
    handle: async (call) => {
      const webhook = readWebhook(services, call.request);
      if (webhook) return runWithWebhook(services, call, webhook, makeFiles);
      const work = await takeWork(services, call, 'form');
      try {
        const made = await makeFiles(work);
        return made instanceof Response ? made : await work.send(await outputOf(work, call.request, made));
      } finally {
        await work.end();
      }
    },
  };
};
