import { readdir, realpath } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** A file below a folder that is gone through. */
export type Found = {
  /** Where it lies. */
  readonly path: string;
  /** Its folder below the one that is gone through; empty for that one. */
  readonly folder: string;
};

/** Folders inside folders, and files, that are gone through at most: more is a circle, or a mistake. */
const [maxDepth, maxFiles] = [64, 1_000_000];

/** Names of files that programs write before they are whole, and of what systems keep beside files. */
const unfinished =
  /^(?:\.|~\$)|(?:~|\.(?:part|partial|crdownload|download|filepart|tmp|temp|swp|opdownload))$|^(?:Thumbs\.db|desktop\.ini)$/i;

/** Whether a file of this name is none that somebody wants converted. */
const isUnfinished = (name: string): boolean => unfinished.test(name);

/** Whether a path is a folder, or lies in it; both resolved. */
export const isWithin = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);

/**
 * Goes through a folder in the order of names. Links are not followed, hidden names and unfinished files are left out, and so are the
 * folders in `without` (resolved paths). What can't be read is left out too: it may be gone by now.
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
