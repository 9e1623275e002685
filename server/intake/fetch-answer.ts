import { open } from 'node:fs/promises';
import { type IncomingMessage, request as insecureRequest } from 'node:http';
import { request } from 'node:https';
import { writeAll } from '../files/write-all.ts';
import { type Net, type OutgoingAddress, pinnedLookup } from '../requests/outgoing.ts';
import { holdingChunk, roomForChunk } from './upload-memory.ts';

/**
 * Requests a file at an allowed address, and resolves with the response as soon as its headers are here. Its name is resolved once and
 * the connection goes to the address that was checked. Redirects are not followed.
 */
export const fetchAnswer = async (
  { url }: OutgoingAddress,
  net: Net,
  signal: AbortSignal,
  extraHeaders: Readonly<Record<string, string>> = {},
): Promise<IncomingMessage> => {
  const lookup = await pinnedLookup(net, url.hostname);
  signal.throwIfAborted();
  const answered = Promise.withResolvers<IncomingMessage>();
  // On a reused connection, surplus bytes of a response would be taken for the response to the next visitor's request.
  const own = { Accept: '*/*', 'Accept-Encoding': 'identity', Connection: 'close' };
  const headers = { 'User-Agent': 'file-converter', ...extraHeaders, ...own };
  const begin = url.protocol === 'https:' ? request : insecureRequest;
  // Without `agent: false` Bun hands such a connection to the next request all the same, which then fails as the socket hangs up.
  const options = { method: 'GET', agent: false, headers, lookup, ...(net.ca !== undefined && { ca: net.ca }), signal } as const;
  const sent = begin(url, options, answered.resolve);
  sent.on('error', answered.reject);
  sent.end();
  return answered.promise;
};

/** Writes a response's body to a new file; `count` is called with the length of each chunk before it is written, and may throw. */
export const saveAnswer = async (
  answer: IncomingMessage,
  path: string,
  signal: AbortSignal,
  count: (length: number) => void,
): Promise<number> => {
  const handle = await open(path, 'wx', 0o600);
  let bytes = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      signal.throwIfAborted();
      count(chunk.length);
      bytes += chunk.length;
      await roomForChunk();
      await holdingChunk(chunk.length, () => writeAll(handle, chunk));
    }
  } finally {
    await handle.close();
  }
  signal.throwIfAborted();
  return bytes;
};
