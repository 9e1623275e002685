import type { Result } from '../conversions/conversion.ts';
import { contentDisposition } from '../files/file-name.ts';
import { openOutput } from '../files/stage-files.ts';
import type { Download } from './downloads.ts';

/** Up to this size a result is read whole: cheaper than to keep a file open. */
const wholeUpTo = 1024 * 1024;

/** A download must not be able to run in the site's origin, whatever it is. */
export const inertHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** What a download of a result says of itself. */
export const headersOf = ({ name, mimeType, notes }: Result): Record<string, string> => ({
  ...inertHeaders,
  'Content-Type': mimeType,
  'Content-Disposition': contentDisposition(name),
  ...(notes.length > 0 && { 'X-Conversion-Notes': encodeURIComponent(JSON.stringify(notes)) }),
});

/** A result that is not in memory: it stays on the disk until it has been read, and open until `close` is called. */
export type Held = Pick<Download, 'bytes' | 'descriptor'> & { readonly close: () => Promise<void> };
export type Answer = { readonly response: Response; readonly held?: Held };

/**
 * The answer to a conversion: its result as the body, with its length. The file may be removed as soon as this returns: what
 * is open stays readable until it is closed. It is handed to Bun by the open descriptor's own path, so that nobody can have
 * put another file in its place, and Bun sends it without reading it into memory. That path means another file once the
 * descriptor is closed, so it is held until the download is done.
 */
export const answerWith = async (result: Result): Promise<Answer> => {
  const headers = headersOf(result);
  const { handle, size } = await openOutput(result.dir, result.file);
  if (size > wholeUpTo) {
    const response = new Response(Bun.file(`/proc/self/fd/${handle.fd}`), { headers });
    return { response, held: { bytes: size, descriptor: handle.fd, close: () => handle.close() } };
  }
  try {
    return { response: new Response(new Uint8Array(await handle.readFile()), { headers }) };
  } finally {
    await handle.close();
  }
};
