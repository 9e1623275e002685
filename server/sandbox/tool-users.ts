import { readFileSync } from 'node:fs';
import { Problem } from '../contract/problem.ts';

/**
 * User ids for tools. If the server is root, or root of a user namespace with subordinate ids (setup.sh makes one), each conversion and each
 * worker has a user of its own while it lives, so that process limits, signals and files never mix.
 */

/** The user that tools see themselves as. */
export const sandboxUid = 10001;

const size = 16_384;
/** Users of tools, and as many again for killing them. */
const rangeSize = 2 * size;
/**
 * Far from people's accounts, and between the ranges that systemd reserves for containers and for foreign images (systemd's UIDS-GIDS.md).
 * Each server takes one of these ranges, so that two on a machine rarely collide.
 */
const far = { first: 1_900_000_000, ranges: 4096 };
/** If only the first 65,536 ids exist: in a user namespace or a container. */
const near = sandboxUid;

/** Whether all ids of a range exist here. user_namespaces(7): inside, outside, count. */
const exists = (map: string, first: number): boolean =>
  map.split('\n').some((line) => {
    const [inside = 0, , count = 0] = line.trim().split(/\s+/).map(Number);
    return first >= inside && first + rangeSize <= inside + count;
  });

/** The first id of a range that this process may use for tools; undefined if there is none. */
export const findRange = (
  uid = process.getuid?.(),
  maps = ['uid_map', 'gid_map'].map((name) => readFileSync(`/proc/self/${name}`, 'latin1')),
) => {
  if (uid !== 0) return undefined;
  const drawn = far.first + Math.floor(Math.random() * far.ranges) * rangeSize;
  return [drawn, near].find((first) => maps.every((map) => exists(map, first)));
};

/** Users to lease, `count` of them from `first` on, followed by as many unused ones: the longest unused is leased first. */
export const makeUsers = (first: number, count = size) => {
  const resting: number[] = [];
  const leased = new Set<number>();
  let fresh = 0;
  return {
    /** Throws `queue_full` if all are leased: more than this server runs at a time. */
    lease: (): number => {
      const uid = fresh < count ? first + fresh++ : resting.shift();
      if (uid === undefined) throw new Problem('queue_full', undefined, { retryAfter: 30 });
      leased.add(uid);
      return uid;
    },
    /** Call when that user has no processes and files any more. Other numbers are ignored. */
    release: (uid: number): void => {
      if (leased.delete(uid)) resting.push(uid);
    },
    leased: (): number => leased.size,
    /** The user for killing that user's processes (kill-user.ts); undefined if that user is not leased here. */
    enderOf: (uid: number): number | undefined => (leased.has(uid) ? uid + count : undefined),
  };
};

const range = findRange();

/** The users of this server; undefined where tools run as the server's own user. */
export const toolUsers = range === undefined ? undefined : makeUsers(range);
