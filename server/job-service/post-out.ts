import { lookup } from 'node:dns/promises';
import { request } from 'node:https';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { Readable } from 'node:stream';
import { type Message, message } from '../../catalogue/languages/message.ts';

/** Networks that are nobody's but the operator's: special-purpose addresses (RFC 6890 and its registries). */
const ownNetworks = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  ownNetworks.ipv4.addSubnet(net, bits, 'ipv4');
// Of the rest of IPv6 none is anybody's address (RFC 4291, section 2.4): loopback, IPv4 in any of its disguises, local and multicast ones.
for (const [net, bits] of [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  ownNetworks.ipv6.addSubnet(net, bits, 'ipv6');

/** Whether this is an address, as resolvers write it, and one that the whole internet reaches. */
export const isPublicAddress = (address: string): boolean => {
  if (!isIP(address)) return false;
  const family = isIPv6(address) ? 'ipv6' : 'ipv4';
  return !ownNetworks[family].check(address, family);
};

/** The net as callbacks see it; a test brings one of its own. */
export type Net = {
  readonly resolve: (name: string) => Promise<readonly { readonly address: string; readonly family: number }[]>;
  readonly allows: (address: string) => boolean;
  /** A certificate that is trusted besides those of the system. */
  readonly ca?: string;
};

export const internet: Net = { resolve: (name) => lookup(name, { all: true }), allows: isPublicAddress };

/** An address that may be called. */
export type OutgoingAddress = { readonly url: URL };

/** The address as it will be called, or why it is not allowed. */
export const problemOfCallback = (
  text: string,
  origins: readonly string[],
): { readonly address?: OutgoingAddress; readonly why?: Message } => {
  if (text.length > 2000 || !URL.canParse(text)) return { why: message('callbackNoAddress') };
  const url = new URL(text);
  if (url.protocol !== 'https:' || url.username || url.password) return { why: message('callbackNotHttps') };
  if (!origins.includes(url.origin)) return { why: message('callbackElsewhere') };
  return { address: { url } };
};

export type Outgoing = {
  readonly method: 'POST' | 'PUT' | 'PATCH';
  /** Made anew for each try: signatures name the time. */
  readonly headers: () => Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>;
  readonly bytes: number;
  /** Its content, from the beginning each time. */
  readonly body: () => Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
  readonly signal: AbortSignal;
};

const timeoutMs = 10_000;
/** Waits before each try. */
const tryAfterMs = [0, 5_000, 30_000];
/** A file goes at 64 kB a second at least. */
const slowest = 64;

/** Connects to an address that has been looked at, and to no other that the name may mean a moment later. Resolves with the status. */
const sendOut = async ({ url }: OutgoingAddress, outgoing: Outgoing, { resolve, allows, ca }: Net): Promise<number> => {
  const { method, bytes, body, signal } = outgoing;
  const addresses = await resolve(url.hostname);
  const [first] = addresses;
  if (!first || !addresses.every(({ address }) => allows(address))) throw new Error('The address is not a public one.');
  const headers = await outgoing.headers();
  const answered = Promise.withResolvers<number>();
  const sent = request(
    url,
    {
      method,
      headers: { ...headers, 'Content-Length': bytes, 'User-Agent': 'file-converter' },
      lookup: (_name, options, done) =>
        options.all ? done(null, [{ address: first.address, family: first.family }]) : done(null, first.address, first.family),
      ...(ca !== undefined && { ca }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs + bytes / slowest)]),
    },
    // Redirects are not followed: where they lead, nobody allowed.
    (answer) => {
      answer.resume();
      answered.resolve(answer.statusCode ?? 0);
    },
  );
  sent.on('error', answered.reject);
  Readable.from(body()).on('error', answered.reject).pipe(sent);
  return answered.promise;
};

/** Sends to an address, again after a failure. Rejects when nobody took it. */
export const postOut = async (address: OutgoingAddress, outgoing: Outgoing, net: Net = internet): Promise<void> => {
  for (const wait of tryAfterMs) {
    await Bun.sleep(wait);
    if (outgoing.signal.aborted) return;
    const status = await sendOut(address, outgoing, net).catch(() => 0);
    if (status >= 200 && status < 300) return;
    // It says that it will never take it.
    if (status >= 400 && status < 500 && status !== 408 && status !== 429) break;
  }
  throw new Error('nobody took it');
};
