import { request } from 'node:https';
import { Readable } from 'node:stream';
import { type Message, message } from '../../catalogue/languages/message.ts';
import { addressAt, internet, type Net, type OutgoingAddress, pinnedLookup } from '../requests/outgoing.ts';

const faults = { none: 'callbackNoAddress', insecure: 'callbackNotHttps', elsewhere: 'callbackElsewhere' } as const;

/** The address of a callback as it will be called, or why it is not allowed. */
export const problemOfCallback = (
  text: string,
  origins: readonly string[],
): { readonly address?: OutgoingAddress; readonly why?: Message } => {
  const found = addressAt(text, origins);
  return typeof found === 'string' ? { why: message(faults[found]) } : { address: found };
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
const sendOut = async ({ url }: OutgoingAddress, outgoing: Outgoing, net: Net): Promise<number> => {
  const { method, bytes, body, signal } = outgoing;
  const lookup = await pinnedLookup(net, url.hostname);
  const headers = await outgoing.headers();
  const answered = Promise.withResolvers<number>();
  const sent = request(
    url,
    {
      method,
      headers: { ...headers, 'Content-Length': bytes, 'User-Agent': 'file-converter' },
      lookup,
      ...(net.ca !== undefined && { ca: net.ca }),
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
