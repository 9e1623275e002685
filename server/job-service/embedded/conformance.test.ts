import { describe } from 'bun:test';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolders } from '../../config/data-folders.ts';
import { startApp } from '../../testing/app.ts';
import type { StartHome } from '../../testing/conformance/home.ts';
import { jobServiceConforms } from '../../testing/conformance/job-service.ts';
import { jobsApiConforms } from '../../testing/conformance/jobs-api.ts';
import { longTimeout } from '../../testing/long-timeout.ts';

longTimeout();

/** One machine, with its jobs in this process and their results in files. */
const start: StartHome = async (env) => {
  const app = await startApp(env);
  const { jobs, results } = dataFolders(app.services.config.dataDir);
  return {
    send: app.send,
    jobs: () => app.services.jobs,
    files: async () => [
      ...readdirSync(jobs),
      ...readdirSync(results).flatMap((id) => readdirSync(join(results, id)).filter((name) => name !== 'record.json')),
    ],
    close: app.close,
  };
};

describe('the API of jobs on one machine', () => jobsApiConforms(start));
describe('the job service of one machine', () => jobServiceConforms(start));
