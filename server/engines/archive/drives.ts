import { lstat, readdir, rename, rmdir } from 'node:fs/promises';
import { freePath } from './tidy.ts';

/** A drive of Windows (`C:/x`, `C:x`) or a share of its network (`\\server\share\x`): an unpacker there writes outside its folder. */
const outward = /^(?:[A-Za-z]:|\\)+/;

/**
 * Takes drives and shares off the names at the top of a tree: nothing here, and a way out where the new archive is unpacked. What is
 * in a folder that is a drive moves up. Resolves with how many names changed.
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
