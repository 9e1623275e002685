import { createHmac, randomBytes } from 'node:crypto';
import type { Quota } from '../config/api-keys.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Addresses of this machine: the operator, or a proxy whose visitors can't be told apart without TRUSTED_PROXIES. */
const loopback = /^(?:127\.|::1$|::ffff:127\.)/;

/**
 * Networks that an address is in, the narrowest first. IPv6 visitors have a network of addresses each: the first 64 bits stand for
 * them, and providers give a household 56 and a company 48 (RFC 6177). IPv4 in IPv6's clothes counts as IPv4, which stands alone.
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

/** Some proxies note the port as well (`192.0.2.1:4711`, `[2001:db8::1]:4711`); a new one with every connection would be a new visitor. */
const withoutPort = (noted: string): string => /^\[([^\]]*)\]/.exec(noted)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(noted)?.[1] ?? noted;

/** The visitor's address: of the connection, or as the last `trustedProxies` proxies in front have noted it (X-Forwarded-For). */
export const addressOf = (request: Request, connection: string | undefined, trustedProxies: number): string => {
  if (trustedProxies === 0) return connection ?? '';
  const noted = (request.headers.get('x-forwarded-for') ?? '').split(',').map((part) => withoutPort(part.trim()));
  // With fewer proxies than were said, what the first one noted is the nearest to a visitor that can be known.
  return noted.at(-trustedProxies) || noted[0] || connection || '';
};

/** Who a request comes from, without saying who that is. */
export type Client = {
  readonly key: string;
  /** The wider networks that it is in, the narrower first: one visitor may have all of them. */
  readonly wider?: readonly string[];
  /** From this very machine: limits for one visitor do not apply. */
  readonly local: boolean;
  /** Of its key, where it has shown one. */
  readonly quota?: Quota;
};

/**
 * Turns addresses into keys under a secret that lives in memory and changes every day: clients can be told apart
 * for as long as limits need, and nothing that is kept leads back to an address.
 */
export const makeClients = (
  trustedProxies: number,
  now: () => number = Date.now,
  /** One that several servers share, so that they mean the same client. */
  shared?: () => Buffer,
) => {
  let secret = randomBytes(32);
  let since = now();
  let hasWarned = false;
  /** Says once that visitors can't be told apart, or that there are fewer proxies than the setting says. */
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
      // Whoever comes by way of a proxy that is trusted is a visitor, whatever it has noted.
      local: !(trustedProxies > 0 && request.headers.has('x-forwarded-for')) && (address === '' || loopback.test(address)),
    };
  };
};

export type Clients = ReturnType<typeof makeClients>;
