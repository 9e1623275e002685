import type { Client } from '../clients.ts';
import { Problem } from '../problem.ts';

export type AdmissionLimits = {
  /** Conversions of one client that may be under way, uploads and waits included. */
  readonly clientConcurrency: number;
  readonly clientPerMinute: number;
  /** Uploads and conversions of all clients together. */
  readonly total: number;
  /** What is asked for, in the plural. */
  readonly what?: string;
};

type Account = { tokens: number; at: number; running: number };

const minuteMs = 60_000;
/** Clients that have gone are forgotten when the list has grown to this. */
const manyAccounts = 10_000;

/**
 * Decides by who asks, before a byte of the upload is read: so many at once, so many a minute (a bucket that
 * refills evenly). Clients of this machine count towards the total alone.
 */
export const makeAdmission = ({ what = 'conversions', ...limits }: AdmissionLimits, now: () => number = Date.now) => {
  const accounts = new Map<string, Account>();
  let total = 0;
  const perMs = limits.clientPerMinute / minuteMs;

  const accountOf = (key: string): Account => {
    const at = now();
    const found = accounts.get(key) ?? { tokens: limits.clientPerMinute, at, running: 0 };
    found.tokens = Math.min(limits.clientPerMinute, found.tokens + (at - found.at) * perMs);
    found.at = at;
    if (accounts.size > manyAccounts)
      for (const [other, { running, at: last }] of accounts) if (running === 0 && at - last > minuteMs) accounts.delete(other);
    accounts.set(key, found);
    return found;
  };

  const checkClient = (account: Account): void => {
    if (account.running >= limits.clientConcurrency) throw new Problem('too_many_concurrent', undefined, { retryAfter: 2 });
    if (account.tokens < 1)
      throw new Problem('rate_limited', `The limit is ${limits.clientPerMinute} ${what} a minute.`, {
        retryAfter: Math.max(1, Math.ceil((1 - account.tokens) / perMs / 1000)),
        limit: { name: `${what}PerMinute`, max: limits.clientPerMinute },
      });
  };

  return {
    /** Counts a request in. The function that is returned counts it out, once. Throws 429 or 503 with Retry-After. */
    enter: (client: Client): (() => void) => {
      const account = accountOf(client.key);
      if (!client.local) checkClient(account);
      if (total >= limits.total) throw new Problem('queue_full', undefined, { retryAfter: 5 });
      account.tokens = Math.max(0, account.tokens - 1);
      account.running++;
      total++;
      let inside = true;
      return () => {
        if (!inside) return;
        inside = false;
        account.running--;
        total--;
      };
    },
    state: () => ({ total, clients: accounts.size }),
  };
};

export type Admission = ReturnType<typeof makeAdmission>;
