import type { Result, ResultDetails, ResultFacts, SentResult } from '../conversions/conversion.ts';
import { contentDisposition } from '../files/file-name.ts';
import { openOutput } from '../files/stage-files.ts';
import type { Download } from './downloads.ts';
import { digestOf } from './repr-digest.ts';

/** Up to this size a result is read whole: cheaper than to keep a file open. */
const wholeUpTo = 1024 * 1024;

/** A download must not be able to run in the site's origin, whatever it is. */
export const inertHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Headers for a result's details: its notes, its receipt, and the date of its file unless that lies in the future (RFC 9110, 8.8.2.1). */
export const detailHeaders = ({ notes, lastModified, receipt }: ResultDetails, now = Date.now()): Record<string, string> => ({
  ...(notes.length > 0 && { 'X-Conversion-Notes': encodeURIComponent(JSON.stringify(notes)) }),
  ...(receipt && { 'X-Conversion-Receipt': JSON.stringify(receipt) }),
  ...(lastModified !== undefined && lastModified <= now && { 'Last-Modified': new Date(lastModified).toUTCString() }),
});

/** What a download of a result says of itself. */
const headersOf = ({ name, mimeType, ...details }: ResultFacts): Record<string, string> => ({
  ...inertHeaders,
  'Content-Type': mimeType,
  'Content-Disposition': contentDisposition(name),
  ...detailHeaders(details),
});

/** A result that is not in memory: it stays on the disk until it has been read, and open until `close` is called. */
export type Held = Pick<Download, 'bytes' | 'descriptor'> & { readonly close: () => void };
export type Answer = { readonly response: Response; readonly held?: Held };

/**
 * The answer to a conversion: its result as the body, with its length. The file may be removed as soon as this returns: what
 * is open stays readable until it is closed. It is handed to Bun by the open descriptor's own path, so that nobody can have
 * put another file in its place, and Bun sends it without reading it into memory. That path means another file once the
 * descriptor is closed, so it is held until the download is done. `digest` is the algorithm of the digest that was asked for.
 */
export const answerWith = async (result: Result, digest?: string): Promise<Answer> => {
  const headers = headersOf(result);
  const output = await openOutput(result.dir, result.file);
  const { descriptor, size, close } = output;
  const told = async (pieces: Parameters<typeof digestOf>[1]) => ({
    ...headers,
    ...(digest && { 'Repr-Digest': await digestOf(digest, pieces) }),
  });
  let held: Held | undefined;
  try {
    if (size > wholeUpTo) {
      const file = Bun.file(`/proc/self/fd/${descriptor}`);
      const response = new Response(file, { headers: await told(file.stream()) });
      held = { bytes: size, descriptor, close };
      return { response, held };
    }
    const body = new Uint8Array(size);
    const read = body.subarray(0, output.readNow(body));
    return { response: new Response(read, { headers: await told([read]) }) };
  } finally {
    if (!held) close();
  }
};

/** The longest that a result from elsewhere may take on its way: what nobody reads must not hold a place for ever. */
const passingMs = 55 * 60_000;

/** A result that comes from elsewhere as the body of an answer. `done` is called once, when it has been read or nobody reads it any more. */
export const passOn = (result: SentResult, done: () => void): Response => {
  const reader = result.open().getReader();
  let isDone = false;
  const end = (): void => {
    if (isDone) return;
    isDone = true;
    clearTimeout(timer);
    done();
  };
  const timer = setTimeout(() => void reader.cancel(new Error('Nobody reads this.')).finally(end), passingMs);
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      try {
        const { value, done: isLast } = await reader.read();
        if (isLast) {
          controller.close();
          end();
        } else controller.enqueue(value);
      } catch (thrown) {
        end();
        throw thrown;
      }
    },
    cancel: async (reason) => {
      await reader.cancel(reason);
      end();
    },
  });
  return new Response(body, { headers: { ...headersOf(result), 'Content-Length': String(result.bytes) } });
};
