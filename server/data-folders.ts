import { join } from 'node:path';

/** Folders under DATA_DIR: `jobs` for visitors' files, `workers` for spare workers' stages, `runtime` for our own. */
export const dataFolders = (dataDir: string) => ({
  jobs: join(dataDir, 'jobs'),
  workers: join(dataDir, 'workers'),
  runtime: join(dataDir, 'runtime'),
});
