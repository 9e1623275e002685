import type { Speech } from '../../catalogue/languages/speech.ts';
import { textOf } from '../../catalogue/languages/text-of.ts';
import type { Result, ResultDetails, ResultFacts, SentResult } from '../conversions/conversion.ts';
import { contentDisposition } from '../files/file-name.ts';
import { openOutput } from '../files/stage-files.ts';
import type { Download } from './downloads.ts';
import { digestOf } from './repr-digest.ts';

/** Results up to this size are read at once, which is cheaper than keeping a file open. */
const wholeUpTo = 1024 * 1024;

/** Prevents a download from running in the site's origin, whatever its type. */
export const inertHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Notes as a header, as many as fit: browsers and proxies accept 8 kB, and a letter of other scripts takes up to nine bytes. */
const mostEncoded = 6000;
const notesHeader = (notes: ResultDetails['notes'], speech: Speech): string => {
  let left = mostEncoded;
  const fitting = notes
    .map((note) => textOf(note, speech))
    .filter((text) => {
      left -= encodeURIComponent(JSON.stringify(text)).length + 3;
      return left >= 0;
    });
  return encodeURIComponent(JSON.stringify(fitting));
};

/** Headers for a result's details: notes, receipt, and the date of its file unless that is in the future (RFC 9110, 8.8.2.1). */
export const detailHeaders = (
  { notes, lastModified, receipt }: ResultDetails,
  speech: Speech,
  now = Date.now(),
): Record<string, string> => ({
  ...(notes.length > 0 && { 'X-Conversion-Notes': notesHeader(notes, speech), Vary: 'Accept-Language' }),
  ...(receipt && { 'X-Conversion-Receipt': JSON.stringify(receipt) }),
  ...(lastModified !== undefined && lastModified <= now && { 'Last-Modified': new Date(lastModified).toUTCString() }),
});

/** Response headers of a result's download. */
const headersOf = ({ name, mimeType, ...details }: ResultFacts, speech: Speech): Record<string, string> => ({
  ...inertHeaders,
  'Content-Type': mimeType,
  'Content-Disposition': contentDisposition(name),
  ...detailHeaders(details, speech),
});

/** A result on disk, open until `close` is called. */
export type Held = Pick<Download, 'bytes' | 'descriptor'> & { readonly close: () => void };
export type Answer = { readonly response: Response; readonly held?: Held };

/**
 * The answer to a conversion: its result as the body, with its length. The file may be removed as soon as this returns: what
 * is open stays readable until it is closed. It is handed to Bun by the open descriptor's own path, so that nobody can have
 * put another file in its place, and Bun sends it without reading it into memory. That path means another file once the
 * descriptor is closed, so it is held until the download is done. `digest` is the algorithm of the requested digest.
 */
export const answerWith = async (result: Result, speech: Speech, digest?: string): Promise<Answer> => {
  const headers = headersOf(result, speech);
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

/** Timeout for passing on a remote result: an abandoned download must not occupy a slot for ever. */
const passingMs = 55 * 60_000;

/** A remote result as a response body. Calls `done` once, after it was read or abandoned. */
export const passOn = (result: SentResult, speech: Speech, done: () => void): Response => {
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
  return new Response(body, { headers: { ...headersOf(result, speech), 'Content-Length': String(result.bytes) } });
};
