import { lstat, readdir, rename, rmdir } from 'node:fs/promises';
import { freePath } from './tidy.ts';

/** A Windows drive (`C:/x`, `C:x`) or network share (`\\server\share\x`): an unpacker there writes outside its folder. */
const outward = /^(?:[A-Za-z]:|\\)+/;

/**
 * Removes drives and shares from top-level names: they are harmless here but escape where the new archive is unpacked. The content
 * of a folder named after a drive moves up. Resolves with the number of changed names.
 */
export const dropDrives = async (root: string, dir = root): Promise<number> => {
  let changed = 0;
  for (const name of await readdir(dir)) {
    const rest = name.replace(outward, '');
    if (dir === root && rest === name) continue;
    const path = `${dir}/${name}`;
    if (rest === '' && (await lstat(path)).isDirectory()) {
      changed += await dropDrives(root, path);
      await rmdir(path);
    } else {
      await rename(path, await freePath(Buffer.from(root), ['', '.', '..'].includes(rest) ? '_' : rest));
      changed++;
    }
  }
  return changed;
};
