import { join } from 'node:path';

/**
 * Folders in DATA_DIR: `jobs` for users' files, `results` for job results until they expire, `workers` for spare workers' stages,
 * `runtime` for our own.
 */
export const dataFolders = (dataDir: string) => ({
  jobs: join(dataDir, 'jobs'),
  results: join(dataDir, 'results'),
  workers: join(dataDir, 'workers'),
  runtime: join(dataDir, 'runtime'),
});
