import { lstat, rm, symlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Ended } from './tool.ts';

const isInside = (root: string, path: string): boolean => path === root || path.startsWith(`${root}/`);

/** Whether a link in an unpacked tree stays inside; absolute targets never do, wherever the tree is unpacked next. */
export const staysInside = (root: string, link: string, target: string): boolean =>
  !target.startsWith('/') && isInside(root, resolve(dirname(link), target));

const refused = /^ERROR: Dangerous link path was ignored : (.*)$/gm;
/** Summary lines that 7-Zip also prints if only links failed. */
const counts = /^(?:Sub items Errors: \d+|Archives with Errors: \d+)$/gm;

/** Links that 7-Zip left as empty files because they lead upwards, as `name : target`; undefined if it found other faults as well. */
export const refusedLinks = ({ code, text }: Ended): readonly string[] | undefined => {
  const found = [...text.matchAll(refused)].map(([, link = '']) => link);
  if (code !== 2 || found.length === 0) return undefined;
  return /\berrors?\b/i.test(text.replace(refused, '').replace(counts, '')) ? undefined : found;
};

const isEmptyFile = (path: string): Promise<boolean> =>
  lstat(path).then(
    (seen) => seen.isFile() && seen.size === 0,
    () => false,
  );

/** Creates the links that stay in the tree, and removes the placeholders of others. Resolves with the number of links that lead out. */
export const restoreLinks = async (root: string, links: readonly string[]): Promise<number> => {
  let dropped = 0;
  for (const link of links) {
    // A name may contain the separator.
    for (let at = link.indexOf(' : '); at >= 0; at = link.indexOf(' : ', at + 1)) {
      const path = join(root, link.slice(0, at));
      const target = link.slice(at + 3);
      if (!isInside(root, path) || !(await isEmptyFile(path))) continue;
      await rm(path);
      if (staysInside(root, path, target)) await symlink(target, path);
      else dropped++;
      break;
    }
  }
  return dropped;
};
