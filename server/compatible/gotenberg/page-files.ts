import type { IncomingMessage } from 'node:http';
import { maxFileBytes } from '../../../catalogue/limits.ts';
import { fetchAnswer, saveAnswer } from '../../intake/fetch-answer.ts';
import { addressAt, type Net } from '../../requests/outgoing.ts';

/** Limits of one page: its requests, redirects of one of them, time and size of all together. */
const mostRequests = 200;
const mostRedirects = 5;
const fetchMs = 30_000;
const atOnce = 6;

/** A response's body in a file. */
export type FetchedFile = { readonly url: string; readonly type: string; readonly path: string; readonly status: number };
/** What became of a request. `refused`: an address that is not allowed; `failed`: no or half a response, or over a limit. */
type Fetched = FetchedFile | { readonly url: string; readonly fault: 'refused' | 'failed' };

export type PageFiles = {
  /** Fetches files and follows redirects; each address on the way is checked. */
  readonly fetch: (urls: readonly string[]) => Promise<readonly Fetched[]>;
  /** Redirects that were followed: from, to. */
  readonly moved: ReadonlyMap<string, string>;
};

export type PageRequests = {
  /** Origins that the operator allows. */
  readonly origins: readonly string[];
  readonly net: Net;
  /** A path for a new file. */
  readonly freshPath: () => string;
  readonly signal: AbortSignal;
  /** Extra headers, by the URL that they would be sent to. */
  readonly headersFor: (url: URL) => Readonly<Record<string, string>>;
};

/** The URL without its fragment, as a page requests it. */
const plain = (url: string): string => url.split('#', 1)[0] ?? '';

/** Media type of a response as it is passed on to the page. */
const typeOf = ({ headers }: IncomingMessage): string => (headers['content-type'] ?? '').replace(/[^ -~]/g, '').slice(0, 200);

/** Fetches the files of one page, from allowed origins only and under the limits of a page. */
export const makePageFiles = ({ origins, net, freshPath, signal, headersFor }: PageRequests): PageFiles => {
  const moved = new Map<string, string>();
  /** Time that the page has left for its requests; it does not run while the browser loads the page. */
  let leftMs = fetchMs;
  let requests = 0;
  let bytes = 0;

  const save = async (answer: IncomingMessage, stopped: AbortSignal): Promise<string | undefined> => {
    const { 'content-encoding': encoding = 'identity', 'content-length': length } = answer.headers;
    // A compressed body was not requested, and could grow beyond every limit.
    if (encoding !== 'identity' || Number(length ?? 0) > maxFileBytes - bytes) return undefined;
    const path = freshPath();
    await saveAnswer(answer, path, stopped, (more) => {
      bytes += more;
      if (bytes > maxFileBytes) throw new Error('The files of the page are too large.');
    });
    return answer.complete ? path : undefined;
  };
  const request = async (url: string, stopped: AbortSignal): Promise<Fetched | { readonly location: string }> => {
    const address = addressAt(url, origins, ['http:', 'https:']);
    if (typeof address === 'string') return { url, fault: 'refused' };
    if (++requests > mostRequests) return { url, fault: 'failed' };
    const answer = await fetchAnswer(address, net, stopped, headersFor(address.url));
    try {
      const { statusCode: status = 0, headers } = answer;
      const { location } = headers;
      if (status >= 300 && status < 400 && location !== undefined)
        return URL.canParse(location, url) ? { location: new URL(location, url).href } : { url, fault: 'failed' };
      const path = await save(answer, stopped);
      return path === undefined ? { url, fault: 'failed' } : { url, type: typeOf(answer), path, status };
    } finally {
      answer.destroy();
    }
  };
  const follow = async (first: string, stopped: AbortSignal): Promise<Fetched> => {
    let url = plain(first);
    for (let redirects = 0; redirects <= mostRedirects; redirects++) {
      // Why a request failed stays here: errors of the network describe what is behind an address.
      const found = await request(url, stopped).catch((): Fetched => {
        signal.throwIfAborted();
        return { url, fault: 'failed' };
      });
      if (!('location' in found)) return found;
      const target = plain(found.location);
      moved.set(url, target);
      url = target;
    }
    return { url, fault: 'failed' };
  };
  return {
    moved,
    fetch: async (urls) => {
      const began = performance.now();
      const stopped = AbortSignal.any([signal, AbortSignal.timeout(Math.max(0, Math.ceil(leftMs)))]);
      const found: Fetched[] = [];
      for (let at = 0; at < urls.length; at += atOnce)
        found.push(...(await Promise.all(urls.slice(at, at + atOnce).map((url) => follow(url, stopped)))));
      leftMs -= performance.now() - began;
      return found;
    },
  };
};
