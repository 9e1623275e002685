/**
 * Compresses the built site, so that no server does it while somebody waits: `bun site/compress.ts FOLDER` puts `NAME.br` and `NAME.gz`
 * beside every file of text. What has been done stays: a file is compressed again when it is newer than its twins.
 */
import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { bestBrotli } from './best-brotli.ts';

/** Files of text; images and fonts are compressed as they are. */
const text = /\.(?:html|js|css|json|svg|xml|txt|webmanifest)$/;
/** Below this a compressed body saves no packet. */
const smallest = 512;
const byGzip = promisify(gzip);

const changedAt = (path: string): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

const compress = async (path: string): Promise<void> => {
  const changed = await changedAt(path);
  if ((await changedAt(`${path}.br`)) > changed) return;
  const bytes = await readFile(path);
  if (bytes.length < smallest) return;
  await writeFile(`${path}.gz`, await byGzip(bytes, { level: 9 }));
  // Whole or not at all: its twin says that a file is done.
  await writeFile(`${path}.new`, await bestBrotli(bytes));
  await rename(`${path}.new`, `${path}.br`);
};

const folder = process.argv[2] ?? 'dist';
// The page of a format may be a folder whose name ends as a file's does: `md-to-csl.json`.
const next = (await readdir(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && text.test(entry.name))
  .values();
const work = async (): Promise<void> => {
  for (const { parentPath, name } of next) await compress(join(parentPath, name));
};
await Promise.all(Array.from({ length: availableParallelism() }, work));
