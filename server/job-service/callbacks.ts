import { createHmac } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { request } from 'node:https';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { Problem } from '../contract/problem.ts';
import { logFailure } from '../observability/log.ts';
import type { Job } from './job.ts';

/** Notifies the addresses that senders gave when their jobs end. */
export type Callbacks = {
  /** The address as it will be called. Throws `invalid_option` for one that is not allowed. */
  readonly check: (url: string) => string;
  /** Posts the job there, retries after a failure, and gives up after the last try. */
  readonly tell: (url: string, job: Job) => void;
};

/** States that trigger a callback. Deletion of a result does not. */
export const toldByCallback: ReadonlySet<Job['state']> = new Set(['done', 'failed', 'cancelled']);

/** The callback address of a form, checked before the job begins. */
export const checkCallback = (callbacks: Callbacks | undefined, url: string | undefined): string | undefined => {
  if (url === undefined || url.trim() === '') return undefined;
  if (!callbacks) throw new Problem('invalid_option', 'This server calls nobody back.', { option: 'callbackUrl' });
  return callbacks.check(url.trim());
};

/** Private and special-purpose networks (RFC 6890 and its registries). */
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
// All other IPv6 is not globally routable (RFC 4291, section 2.4): loopback, embedded IPv4, link-local, multicast.
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

/** Whether this text is a resolved, globally reachable address. */
export const isPublicAddress = (address: string): boolean => {
  if (!isIP(address)) return false;
  const family = isIPv6(address) ? 'ipv6' : 'ipv4';
  return !ownNetworks[family].check(address, family);
};

const timeoutMs = 10_000;
/** Delay before each try. */
const tryAfterMs = [0, 5_000, 30_000];
/** Callbacks in flight or waiting. More are dropped and counted as failures. */
const mostAtOnce = 1000;

/** `t=<seconds since 1970>,v1=<HMAC-SHA-256 of "<t>.<body>" in hexadecimal>` */
export const signatureOf = (secret: string, body: string, seconds: number): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;

/** Connects to the address that was checked, so that DNS cannot change it in between. */
const post = async (url: URL, body: string, signature: string, { resolve, allows, ca }: Net): Promise<number> => {
  const addresses = await resolve(url.hostname);
  const [first] = addresses;
  if (!first || !addresses.every(({ address }) => allows(address))) throw new Error('The address is not a public one.');
  const answered = Promise.withResolvers<number>();
  const sent = request(
    url,
    {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
        'X-Converter-Signature': signature,
        'User-Agent': 'file-converter',
      },
      lookup: (_name, options, done) =>
        options.all ? done(null, [{ address: first.address, family: first.family }]) : done(null, first.address, first.family),
      ...(ca !== undefined && { ca }),
      signal: AbortSignal.timeout(timeoutMs),
    },
    // Redirects are not followed: their targets were not checked.
    (answer) => {
      answer.resume();
      answered.resolve(answer.statusCode ?? 0);
    },
  );
  sent.on('error', answered.reject);
  sent.end(body);
  return answered.promise;
};

/** Network functions, replaceable in tests. */
export type Net = {
  readonly resolve: (name: string) => Promise<readonly { readonly address: string; readonly family: number }[]>;
  readonly allows: (address: string) => boolean;
  /** A certificate trusted in addition to the system's. */
  readonly ca?: string;
};

const internet: Net = { resolve: (name) => lookup(name, { all: true }), allows: isPublicAddress };

/** Undefined when the operator allows no origin. */
export const makeCallbacks = (
  { callbackOrigins, callbackSecret }: { readonly callbackOrigins: readonly string[]; readonly callbackSecret?: string },
  shutdown: AbortSignal,
  net: Net = internet,
): Callbacks | undefined => {
  if (callbackOrigins.length === 0 || !callbackSecret) return undefined;
  let underWay = 0;
  const send = async (url: string, job: Job): Promise<void> => {
    const body = JSON.stringify(job);
    for (const wait of tryAfterMs) {
      await Bun.sleep(wait);
      if (shutdown.aborted) return;
      const signature = signatureOf(callbackSecret, body, Math.floor(Date.now() / 1000));
      const status = await post(new URL(url), body, signature, net).catch(() => 0);
      if (status >= 200 && status < 300) return;
      // The receiver will never accept it.
      if (status >= 400 && status < 500 && status !== 408 && status !== 429) break;
    }
    logFailure('callback_failed', new Error('nobody took it'));
  };
  return {
    check: (text) => {
      const refuse = (why: string): never => {
        throw new Problem('invalid_option', why, { option: 'callbackUrl' });
      };
      if (text.length > 2000 || !URL.canParse(text)) return refuse('callbackUrl must be an address.');
      const url = new URL(text);
      if (url.protocol !== 'https:' || url.username || url.password)
        return refuse('callbackUrl must be an https address without a password.');
      if (!callbackOrigins.includes(url.origin)) return refuse('callbackUrl is at a place that this server does not call.');
      return url.href;
    },
    tell: (url, job) => {
      if (underWay >= mostAtOnce) return logFailure('callback_dropped', new Error('too many'));
      underWay++;
      void send(url, job)
        .catch((thrown) => logFailure('callback_failed', thrown))
        .finally(() => {
          underWay--;
        });
    },
  };
};
