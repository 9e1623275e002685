import { message } from '../../catalogue/languages/message.ts';
import { Problem } from '../contract/problem.ts';
import type { Client } from '../requests/clients.ts';

/** Messages about the limit of a minute, by what a client requests. */
const perMinute = {
  conversions: 'conversionsLimit',
  requests: 'requestsLimit',
  watches: 'watchesLimit',
  calls: 'callsLimit',
  messages: 'messagesLimit',
  guesses: 'guessesLimit',
} as const;

export type AdmissionLimits = {
  /** Most concurrent conversions of one client, uploads and waiting ones included. */
  readonly clientConcurrency: number;
  readonly clientPerMinute: number;
  /** Most concurrent uploads and conversions of all clients. */
  readonly total: number;
  /** What the client requests. */
  readonly what?: keyof typeof perMinute;
};

type Account = {
  tokens: number;
  readonly perMinute: number;
  readonly concurrent: number;
  readonly most: number;
  readonly share: number;
  at: number;
  running: number;
};

const minuteMs = 60_000;
/** Limits of IPv6 networks, /56 and /48, as multiples of one visitor's: several people may share one, or a single one may own it. */
const shares = [2, 4];

/**
 * Admits or refuses a client before a byte of the upload is read: so many at once, so many a minute (a token bucket). Clients on this
 * machine count towards the total only.
 */
export const makeAdmission = ({ what = 'conversions', ...limits }: AdmissionLimits, now: () => number = Date.now) => {
  const accounts = new Map<string, Account>();
  let total = 0;

  /** Accounts are in order of their last use, so those with a full bucket come first. */
  const forgetIdle = (at: number): void => {
    for (const [key, account] of accounts) {
      if (at - account.at <= minuteMs) return;
      accounts.delete(key);
      if (account.running > 0) accounts.set(key, refilled(account, at));
    }
  };

  const refilled = (account: Account, at: number): Account => {
    account.tokens = Math.min(account.most, account.tokens + ((at - account.at) * account.perMinute * account.share) / minuteMs);
    account.at = at;
    return account;
  };

  const accountOf = (key: string, share: number, at: number, { quota }: Client): Account => {
    const { perMinute = limits.clientPerMinute, concurrent = limits.clientConcurrency } = quota ?? {};
    const most = perMinute * share;
    const found = accounts.get(key) ?? { tokens: most, perMinute, concurrent, most, share, at, running: 0 };
    accounts.delete(key);
    accounts.set(key, refilled(found, at));
    return found;
  };

  const checkClient = (account: Account): void => {
    if (account.running >= account.concurrent * account.share) throw new Problem('too_many_concurrent', undefined, { retryAfter: 2 });
    if (account.tokens < 1)
      throw new Problem('rate_limited', message(perMinute[what], { max: account.perMinute }), {
        retryAfter: Math.max(1, Math.ceil((((1 - account.tokens) / account.perMinute / account.share) * minuteMs) / 1000)),
        limit: { name: `${what}PerMinute`, max: account.perMinute },
      });
  };

  return {
    /** Counts a request in and returns a function that counts it out once. Throws 429 or 503 with Retry-After. */
    enter: (client: Client): (() => void) => {
      const at = now();
      forgetIdle(at);
      const own = [client.key, ...(client.wider ?? [])].map((key, index) =>
        accountOf(key, index === 0 ? 1 : (shares[index - 1] ?? 1), at, client),
      );
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
