import { Problem } from '../contract/problem.ts';
import type { Client } from '../requests/clients.ts';

export type AdmissionLimits = {
  /** Conversions of one client that may be under way, uploads and waits included. */
  readonly clientConcurrency: number;
  readonly clientPerMinute: number;
  /** Uploads and conversions of all clients together. */
  readonly total: number;
  /** What is asked for, in the plural. */
  readonly what?: string;
};

type Account = { tokens: number; readonly most: number; readonly share: number; at: number; running: number };

const minuteMs = 60_000;
/** What a network of IPv6 may have, /56 and /48, as a multiple of what one visitor may: several live there, or one alone. */
const shares = [2, 4];

/**
 * Decides by who asks, before a byte of the upload is read: so many at once, so many a minute (a bucket that
 * refills evenly). Clients of this machine count towards the total alone.
 */
export const makeAdmission = ({ what = 'conversions', ...limits }: AdmissionLimits, now: () => number = Date.now) => {
  const accounts = new Map<string, Account>();
  let total = 0;
  const perMs = limits.clientPerMinute / minuteMs;

  /** Accounts stand in the order of their last use, so that those whose bucket is full again are at the front. */
  const forgetIdle = (at: number): void => {
    for (const [key, account] of accounts) {
      if (at - account.at <= minuteMs) return;
      accounts.delete(key);
      if (account.running > 0) accounts.set(key, refilled(account, at));
    }
  };

  const refilled = (account: Account, at: number): Account => {
    account.tokens = Math.min(account.most, account.tokens + (at - account.at) * perMs * account.share);
    account.at = at;
    return account;
  };

  const accountOf = (key: string, share: number, at: number): Account => {
    const most = limits.clientPerMinute * share;
    const found = accounts.get(key) ?? { tokens: most, most, share, at, running: 0 };
    accounts.delete(key);
    accounts.set(key, refilled(found, at));
    return found;
  };

  const checkClient = (account: Account): void => {
    if (account.running >= limits.clientConcurrency * account.share) throw new Problem('too_many_concurrent', undefined, { retryAfter: 2 });
    if (account.tokens < 1)
      throw new Problem('rate_limited', `The limit is ${limits.clientPerMinute} ${what} a minute.`, {
        retryAfter: Math.max(1, Math.ceil((1 - account.tokens) / perMs / account.share / 1000)),
        limit: { name: `${what}PerMinute`, max: limits.clientPerMinute },
      });
  };

  return {
    /** Counts a request in. The function that is returned counts it out, once. Throws 429 or 503 with Retry-After. */
    enter: (client: Client): (() => void) => {
      const at = now();
      forgetIdle(at);
      const own = [client.key, ...(client.wider ?? [])].map((key, index) => accountOf(key, index === 0 ? 1 : (shares[index - 1] ?? 1), at));
      if (!client.local) for (const account of own) checkClient(account);
      if (total >= limits.total) throw new Problem('queue_full', undefined, { retryAfter: 5 });
      for (const account of own) {
        account.tokens = Math.max(0, account.tokens - 1);
        account.running++;
      }
      total++;
      let inside = true;
      return () => {
        if (!inside) return;
        inside = false;
        for (const account of own) account.running--;
        total--;
      };
    },
    state: () => ({ total, clients: accounts.size }),
  };
};

export type Admission = ReturnType<typeof makeAdmission>;
