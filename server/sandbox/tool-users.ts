import { readFileSync } from 'node:fs';
import { Problem } from '../contract/problem.ts';

/**
 * User ids for tools. Where the server is root, or root of a user namespace with subordinate ids (setup.sh makes one),
 * each conversion and each
 * worker has a user of its own while it lives, so that limits of processes, signals and files never meet.
 */

/** The user that tools see themselves as. */
export const sandboxUid = 10001;

const size = 16_384;
/** Users of tools, and as many again as whom they are ended. */
const rangeSize = 2 * size;
/**
 * Far from people's accounts, and between what systemd keeps for containers and for foreign images (systemd's UIDS-GIDS.md).
 * Each server takes one of these ranges, so that two on a machine hardly meet.
 */
const far = { first: 1_900_000_000, ranges: 4096 };
/** Where only the first 65,536 ids exist: in a user namespace or a container. */
const near = sandboxUid;

/** Whether all of a range is an id here. user_namespaces(7): inside, outside, count. */
const exists = (map: string, first: number): boolean =>
  map.split('\n').some((line) => {
    const [inside = 0, , count = 0] = line.trim().split(/\s+/).map(Number);
    return first >= inside && first + rangeSize <= inside + count;
  });

/** The first id of a range that this process may give to tools; undefined where it may give none. */
export const findRange = (
  uid = process.getuid?.(),
  maps = ['uid_map', 'gid_map'].map((name) => readFileSync(`/proc/self/${name}`, 'latin1')),
) => {
  if (uid !== 0) return undefined;
  const drawn = far.first + Math.floor(Math.random() * far.ranges) * rangeSize;
  return [drawn, near].find((first) => maps.every((map) => exists(map, first)));
};

/** Users to be leased, `count` of them from `first` on, and as many after them whom nobody is: the one that has rested longest comes first. */
export const makeUsers = (first: number, count = size) => {
  const resting: number[] = [];
  const leased = new Set<number>();
  let fresh = 0;
  return {
    /** Throws `queue_full` when all are out: more than this server does at a time. */
    lease: (): number => {
      const uid = fresh < count ? first + fresh++ : resting.shift();
      if (uid === undefined) throw new Problem('queue_full', undefined, { retryAfter: 30 });
      leased.add(uid);
      return uid;
    },
    /** To be called when nothing of that user's runs any more and its files are gone. Another number is nobody's to return. */
    release: (uid: number): void => {
      if (leased.delete(uid)) resting.push(uid);
    },
    leased: (): number => leased.size,
    /** Whom nothing but that user's end may run as (kill-user.ts); undefined where that user is not leased here. */
    enderOf: (uid: number): number | undefined => (leased.has(uid) ? uid + count : undefined),
  };
};

const range = findRange();

/** The users of this server; undefined where tools run as the server's own user. */
export const toolUsers = range === undefined ? undefined : makeUsers(range);
