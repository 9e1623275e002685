import { join } from 'node:path';

/** Folders under DATA_DIR: `jobs` for visitors' files, `results` for those of jobs until they expire, `workers` for spare workers' stages, `runtime` for our own. */
export const dataFolders = (dataDir: string) => ({
  jobs: join(dataDir, 'jobs'),
  results: join(dataDir, 'results'),
  workers: join(dataDir, 'workers'),
  runtime: join(dataDir, 'runtime'),
});
