import { existsSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { ConfigError } from '../config/config.ts';
import { lockFolder } from '../jobs/data-lock.ts';
import { checkReachable } from '../sandbox/reachable.ts';
import type { Finding } from './finding.ts';

const topic = 'DATA_DIR';
const mb = 1024 ** 2;
/** Below the first nothing is let in (intake/storage.ts), below the second little. */
const [leastFree, enoughFree] = [640 * mb, 4096 * mb];

/** Whether a disk with so much room serves. */
export const judgeRoom = (dir: string, freeBytes: number): Finding => {
  const says = `${dir} has ${Math.round(freeBytes / mb)} MB free`;
  const fix = 'Make room, or set DATA_DIR to a folder on another disk.';
  if (freeBytes < leastFree) return { topic, state: 'fault', says: `${says}: no conversion is let in.`, fix };
  if (freeBytes < enoughFree) return { topic, state: 'warning', says: `${says}: few large files fit at a time.`, fix };
  return { topic, state: 'ok', says };
};

const nearest = (dir: string): string => (existsSync(dir) ? dir : nearest(dirname(dir)));

/** Takes the folder as a start does, and looks at its disk. `isServed` says that a server of this configuration runs, and so has it. */
export const checkDataDir = async (dir: string, isServed: boolean): Promise<Finding> => {
  try {
    if (!isServed) lockFolder(dir);
    await checkReachable(dir);
  } catch (thrown) {
    if (!(thrown instanceof ConfigError)) throw thrown;
    return { topic, state: 'fault', says: thrown.message, fix: 'A start ends with this sentence until it is mended.' };
  }
  const { bavail, bsize } = statfsSync(nearest(dir));
  return judgeRoom(dir, bavail * bsize);
};
