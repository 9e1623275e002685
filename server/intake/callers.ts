import { timingSafeEqual } from 'node:crypto';
import { message } from '../../catalogue/languages/message.ts';
import { type ApiKey, type ApiKeys, hashOfKey, type Quota } from '../config/api-keys.ts';
import { Problem } from '../contract/problem.ts';
import type { Client, Clients } from '../requests/clients.ts';
import { makeAdmission } from './admission.ts';
import { formOverheadBytes } from './form-size.ts';

/** Longer than any key. */
const maxKeyLength = 200;
/** Keys that are none, from one address: nobody guesses 256 bits, but nobody should hammer at the door either. */
const guessLimits = { clientConcurrency: 1_000_000, clientPerMinute: 30, total: 1_000_000, what: 'guesses' } as const;

/** The key that a request brings: `Authorization: Bearer`, or `X-Api-Key`. */
const keyIn = ({ headers }: Request): string | undefined =>
  /^Bearer (\S{1,2000})$/i.exec(headers.get('authorization') ?? '')?.[1] ?? headers.get('x-api-key') ?? undefined;

/** Compares with every key, each in the same time, so that time says nothing of which comes near. */
const find = (keys: readonly ApiKey[], given: string): Quota | undefined => {
  const hash = hashOfKey(given);
  let found: Quota | undefined;
  for (const key of keys) if (timingSafeEqual(key.hash, hash)) found = key.quota;
  return found;
};

/** Who asks for a conversion: by the key, or by the address. Throws 401 for a key that is not known, and without one where that is refused. */
export const makeCallers = ({ keys, anonymous }: ApiKeys, clients: Clients) => {
  const guesses = makeAdmission(guessLimits);
  return (request: Request, address: string | undefined): Client => {
    const client = clients(request, address);
    if (keys.length === 0) return client;
    const given = keyIn(request);
    if (given === undefined) {
      if (!anonymous) throw new Problem('key_needed');
      return client;
    }
    const quota = given.length <= maxKeyLength ? find(keys, given) : undefined;
    if (quota) return { key: `key ${quota.name}`, local: false, quota };
    guesses.enter({ ...client, local: false })();
    throw new Problem('key_needed', message('keyUnknown'));
  };
};

export type Callers = ReturnType<typeof makeCallers>;

const tooLarge = (max: number): Problem =>
  new Problem('file_too_large', message('keyFileLimit', { max }), { limit: { name: 'bytes', max } });

/** Refuses by the length that headers state, before a byte is read. */
export const checkQuotaLength = ({ quota }: Client, headers: Headers, ofSeveral = false): void => {
  if (!quota?.maxBytes || ofSeveral) return;
  if (Number(headers.get('content-length') ?? 0) > quota.maxBytes + formOverheadBytes) throw tooLarge(quota.maxBytes);
};

/** Refuses files and formats that the holder of a key may not send or have. */
export const checkQuota = ({ quota }: Client, files: readonly { readonly bytes: number }[], formats: readonly string[]): void => {
  const max = quota?.maxBytes;
  if (max !== undefined && files.some(({ bytes }) => bytes > max)) throw tooLarge(max);
  const strange = quota?.formats && formats.find((one) => !quota.formats?.has(one));
  if (strange !== undefined) throw new Problem('not_allowed', message('keyFormat', { format: strange }));
};
