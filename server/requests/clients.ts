import { createHmac, randomBytes } from 'node:crypto';
import type { Quota } from '../config/api-keys.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Loopback addresses: the operator, or a proxy whose users cannot be distinguished without TRUSTED_PROXIES. */
const loopback = /^(?:127\.|::1$|::ffff:127\.)/;

/**
 * Networks of an address, the narrowest first. An IPv6 user has a whole network: its first 64 bits identify the user, and providers
 * assign a household 56 and a company 48 (RFC 6177). IPv4-mapped IPv6 counts as IPv4, which has no wider network.
 */
const networks = (address: string): readonly string[] => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!plain.includes(':')) return [plain];
  const [front = '', back = ''] = plain.split('::');
  const groups = [front, back].map((half) => (half ? half.split(':') : []));
  const zeros = plain.includes('::') ? 8 - (groups[0]?.length ?? 0) - (groups[1]?.length ?? 0) : 0;
  const all = [...(groups[0] ?? []), ...new Array<string>(Math.max(0, zeros)).fill('0'), ...(groups[1] ?? [])].map((group) =>
    group.padStart(4, '0'),
  );
  const digits = all.join('').slice(0, 16);
  return [digits, `${digits.slice(0, 14)}/56`, `${digits.slice(0, 12)}/48`];
};

/** Removes the port that some proxies add (`192.0.2.1:4711`, `[2001:db8::1]:4711`); each connection would otherwise be a new user. */
const withoutPort = (noted: string): string => /^\[([^\]]*)\]/.exec(noted)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(noted)?.[1] ?? noted;

/** The client address: the connection's, or the X-Forwarded-For entry of the `trustedProxies`th proxy from the end. */
export const addressOf = (request: Request, connection: string | undefined, trustedProxies: number): string => {
  if (trustedProxies === 0) return connection ?? '';
  const noted = (request.headers.get('x-forwarded-for') ?? '').split(',').map((part) => withoutPort(part.trim()));
  // With fewer proxies than configured, the first entry is the closest to the client.
  return noted.at(-trustedProxies) || noted[0] || connection || '';
};

/** A pseudonymous client. */
export type Client = {
  readonly key: string;
  /** Wider networks, the narrower first: one user may have all of them. */
  readonly wider?: readonly string[];
  /** From this machine: exempt from per-client limits. */
  readonly local: boolean;
  /** Quota of the request's key, if it has one. */
  readonly quota?: Quota;
};

/**
 * Derives client keys from addresses with a secret that exists only in memory and changes every day: clients remain distinguishable for
 * as long as limits need, and nothing stored leads back to an address.
 */
export const makeClients = (
  trustedProxies: number,
  now: () => number = Date.now,
  /** A secret shared by several servers, so that they derive the same keys. */
  shared?: () => Buffer,
) => {
  let secret = randomBytes(32);
  let since = now();
  let hasWarned = false;
  /** Warns once that clients cannot be distinguished, or that there are fewer proxies than configured. */
  const warn = (request: Request): void => {
    const hops = request.headers.get('x-forwarded-for')?.split(',').length ?? 0;
    if (hasWarned || hops === 0 || (trustedProxies > 0 && hops >= trustedProxies)) return;
    hasWarned = true;
    console.warn(
      trustedProxies === 0
        ? 'Requests come by way of a proxy, whose visitors count as one: set TRUSTED_PROXIES to the number of proxies in front.'
        : `Requests come by way of ${hops} of the ${trustedProxies} proxies that TRUSTED_PROXIES names: limits go by what the first of them noted.`,
    );
  };
  return (request: Request, connection: string | undefined): Client => {
    warn(request);
    if (now() - since > dayMs) {
      secret = randomBytes(32);
      since = now();
    }
    const address = addressOf(request, connection, trustedProxies);
    const [key = '', ...wider] = networks(address).map((network) =>
      createHmac('sha256', shared?.() ?? secret)
        .update(network)
        .digest('base64url'),
    );
    return {
      key,
      wider,
      // A request through a trusted proxy is never local, whatever the header says.
      local: !(trustedProxies > 0 && request.headers.has('x-forwarded-for')) && (address === '' || loopback.test(address)),
    };
  };
};

export type Clients = ReturnType<typeof makeClients>;
