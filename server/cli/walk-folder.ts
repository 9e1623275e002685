import { readdir, realpath } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** A file below a walked folder. */
export type Found = {
  readonly path: string;
  /** Its folder relative to the walked one; empty for the root. */
  readonly folder: string;
};

/** Maximum depth and number of files: more suggests a cycle or a mistake. */
const [maxDepth, maxFiles] = [64, 1_000_000];

/** Names of partial files, and of metadata files that systems create. */
const unfinished =
  /^(?:\.|~\$)|(?:~|\.(?:part|partial|crdownload|download|filepart|tmp|temp|swp|opdownload))$|^(?:Thumbs\.db|desktop\.ini)$/i;

/** True for a file name that nobody wants converted. */
const isUnfinished = (name: string): boolean => unfinished.test(name);

/** True if a path is the folder or inside it; both resolved. */
export const isWithin = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);

/**
 * Walks a folder in name order. Does not follow links; skips hidden names, unfinished files, and the folders in `without` (resolved
 * paths). Also skips unreadable entries, which may be gone by now.
 */
export async function* walkFolder(root: string, without: readonly string[], signal: AbortSignal): AsyncGenerator<Found> {
  const top = await realpath(root);
  let left = maxFiles;
  async function* walk(dir: string, depth: number): AsyncGenerator<Found> {
    signal.throwIfAborted();
    if (depth > maxDepth || without.some((one) => isWithin(dir, one))) return;
    const entries = await readdir(dir, { withFileTypes: true }).catch((thrown) => {
      if (depth === 0) throw thrown;
      return [];
    });
    for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
      if (isUnfinished(entry.name)) continue;
      const path = join(dir, entry.name);
      if (entry.isDirectory()) yield* walk(path, depth + 1);
      else if (entry.isFile() && left-- > 0) yield { path, folder: relative(top, dir) };
    }
  }
  yield* walk(top, 0);
}
