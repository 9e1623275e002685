import { AwsClient } from 'aws4fetch';
import { XMLParser } from 'fast-xml-parser';
import { ConfigError } from '../../config/config.ts';

export type StoreConfig = {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** `https://host/bucket/key`, or `https://bucket.host/key`. */
  readonly addressing: 'path' | 'virtual-host';
  /** Value of x-amz-server-side-encryption for each object, in addition to our own encryption. */
  readonly serverSideEncryption?: string;
  /** The store's address for clients, if it differs. */
  readonly publicEndpoint?: string;
};

/** The store does not answer, or answers with something unexpected; a retry may succeed. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}
/** There is no such object. */
class ObjectMissing extends Error {
  override readonly name = 'ObjectMissing';
}

/** Time until the first byte of an answer; transfers may take as long as their signal allows. */
const answerMs = 20_000;
const tryAfterMs = [0, 200, 1000];

export type StoreTimes = { readonly observe: (operation: string, seconds: number) => void };

/** Headers that the store sends to clients that download an object. */
export type Served = { readonly type: string; readonly disposition: string };

type Call = {
  readonly method: 'GET' | 'PUT' | 'HEAD' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: () => Blob | ReadableStream<Uint8Array>;
};

/** Object keys as URL paths: everything but slashes is escaped. */
const pathOf = (key: string): string => key.split('/').map(encodeURIComponent).join('/');

const xml = new XMLParser({ ignoreAttributes: true, parseTagValue: false, isArray: (name) => name === 'Contents' });

/**
 * The part of S3 that jobs need. Requests are signed here and sent by fetch, which obeys signals, streams files, and is retried only when
 * the store failed (5xx) or the connection broke. No key is written twice.
 */
export const makeObjectStore = (config: StoreConfig, { observe }: StoreTimes = { observe: () => undefined }) => {
  const { endpoint, bucket, region, accessKey: accessKeyId, secretKey: secretAccessKey } = config;
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const rootAt = (address: string): string => {
    const { origin, pathname, protocol, host } = new URL(address);
    return config.addressing === 'path' ? `${origin}${pathname.replace(/\/$/, '')}/${bucket}` : `${protocol}//${bucket}.${host}`;
  };
  const root = rootAt(endpoint);

  const once = async ({ method, path, query, headers, body }: Call, signal: AbortSignal): Promise<Response> => {
    const url = new URL(path ? `${root}/${path}` : `${root}${config.addressing === 'path' ? '' : '/'}`);
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
    const signed = await signer.sign(url.href, { method, headers, aws: { allHeaders: true } });
    const late = new AbortController();
    // An upload is answered after its body, which may be slow: 1 MB a second at least.
    const bodyMs = Math.max(5 * answerMs, Number(headers?.['content-length'] ?? 0) / 1000);
    const timer = setTimeout(() => late.abort(new StoreUnavailable('The store does not answer.')), body ? bodyMs : answerMs);
    try {
      return await fetch(signed.url, {
        method,
        headers: signed.headers,
        ...(body && { body: body() }),
        signal: AbortSignal.any([signal, late.signal]),
        // The signature is not valid for the redirect's target; a bucket in another region answers with one.
        redirect: 'manual',
      });
    } finally {
      clearTimeout(timer);
    }
  };

  /** Retries until the store answers with something other than a failure of its own. Rejects with the signal's reason, or StoreUnavailable. */
  const ask = async (operation: string, call: Call, signal: AbortSignal): Promise<Response> => {
    let last: unknown;
    for (const wait of tryAfterMs) {
      await Bun.sleep(wait);
      signal.throwIfAborted();
      const began = performance.now();
      try {
        const answer = await once(call, signal);
        observe(operation, (performance.now() - began) / 1000);
        if (answer.status < 500 && answer.status !== 429) return answer;
        last = new Error(`The store answered ${answer.status}.`);
        await answer.body?.cancel();
      } catch (thrown) {
        signal.throwIfAborted();
        last = thrown;
      }
    }
    throw new StoreUnavailable('The store can not be reached.', { cause: last });
  };

  const refused = async (answer: Response): Promise<never> => {
    await answer.body?.cancel();
    if (answer.status === 404) throw new ObjectMissing('There is no such object.');
    throw new StoreUnavailable(`The store refused with ${answer.status}.`);
  };

  return {
    /** Throws ConfigError for what waiting cannot fix, such as a missing bucket or a refused key; StoreUnavailable for the rest. */
    check: async (signal: AbortSignal): Promise<void> => {
      const answer = await ask('head', { method: 'HEAD', path: '' }, signal);
      if (answer.status === 404) throw new ConfigError(`S3_BUCKET ${bucket} is not there: create it, or name another.`);
      if (answer.status === 403 || answer.status === 401)
        throw new ConfigError(`S3_ENDPOINT refuses the access key: check S3_ACCESS_KEY, S3_SECRET_KEY, S3_REGION and what the key may do.`);
      if (!answer.ok)
        throw new ConfigError(
          `S3_ENDPOINT answers ${answer.status} where it should tell of the bucket: check S3_ENDPOINT, S3_REGION and S3_ADDRESSING.`,
        );
    },
    put: async (
      key: string,
      bytes: number,
      body: () => Blob | ReadableStream<Uint8Array>,
      signal: AbortSignal,
      served: Served = { type: 'application/octet-stream', disposition: 'attachment' },
    ): Promise<void> => {
      const headers = {
        'content-length': String(bytes),
        'content-type': served.type,
        'content-disposition': served.disposition,
        'cache-control': 'no-store',
        ...(config.serverSideEncryption && { 'x-amz-server-side-encryption': config.serverSideEncryption }),
      };
      const answer = await ask('put', { method: 'PUT', path: pathOf(key), headers, body }, signal);
      if (!answer.ok) return refused(answer);
      await answer.body?.cancel();
    },
    /** The bytes from `start` up to, but excluding, `end`. */
    get: async (key: string, start: number, end: number, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> => {
      const headers = { range: `bytes=${start}-${end - 1}` };
      const answer = await ask('get', { method: 'GET', path: pathOf(key), headers }, signal);
      // An answer without the range would contain other bytes than requested.
      if (!answer.body || (answer.status !== 206 && !(answer.ok && start === 0))) return refused(answer);
      return answer.body;
    },
    /** An address from which anybody can download the object for so many seconds. */
    presign: async (key: string, seconds: number): Promise<string> => {
      const url = new URL(`${rootAt(config.publicEndpoint ?? endpoint)}/${pathOf(key)}`);
      url.searchParams.set('X-Amz-Expires', String(seconds));
      return (await signer.sign(url.href, { method: 'GET', aws: { signQuery: true } })).url;
    },
    delete: async (key: string, signal: AbortSignal): Promise<void> => {
      const answer = await ask('delete', { method: 'DELETE', path: pathOf(key) }, signal);
      if (!answer.ok && answer.status !== 404) return refused(answer);
      await answer.body?.cancel();
    },
    /** Keys with this prefix, in order, a thousand at most. */
    list: async (prefix: string, signal: AbortSignal, after = ''): Promise<readonly string[]> => {
      const query = { 'list-type': '2', prefix, 'max-keys': '1000', ...(after && { 'start-after': after }) };
      const answer = await ask('list', { method: 'GET', path: '', query }, signal);
      if (!answer.ok) return refused(answer);
      const { ListBucketResult: listed } = xml.parse(await answer.text()) as {
        readonly ListBucketResult?: { readonly Contents?: readonly { readonly Key?: string }[] };
      };
      return (listed?.Contents ?? []).flatMap(({ Key }) => (typeof Key === 'string' ? [Key] : []));
    },
  };
};

export type ObjectStore = ReturnType<typeof makeObjectStore>;
