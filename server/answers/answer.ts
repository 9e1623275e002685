import type { Result } from '../conversions/conversion.ts';
import { openOutput } from '../files/collect.ts';
import { contentDisposition } from '../files/file-name.ts';
import type { Download } from './downloads.ts';

/** Up to this size a result is read whole: cheaper than to keep a file open. */
const wholeUpTo = 1024 * 1024;
/** How long our own hold on a larger result lasts. Bun opens the file for itself as it begins to answer, at once. */
const handOverMs = 10_000;

/** A download must not be able to run in the site's origin, whatever it is. */
const inert = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** What a download of a result says of itself. */
export const headersOf = ({ name, mimeType, notes }: Result): Record<string, string> => ({
  ...inert,
  'Content-Type': mimeType,
  'Content-Disposition': contentDisposition(name),
  ...(notes.length > 0 && { 'X-Conversion-Notes': encodeURIComponent(JSON.stringify(notes)) }),
});

/** A result that is not in memory: it stays on the disk until it has been read. */
type Held = Pick<Download, 'bytes' | 'descriptor'>;
export type Answer = { readonly response: Response; readonly held?: Held };

/**
 * The answer to a conversion: its result as the body, with its length. The file may be removed as soon as this returns: what
 * is open stays readable until it is closed. It is handed to Bun by the open descriptor's own path, so that nobody can have
 * put another file in its place, and Bun sends it without reading it into memory.
 */
export const answerWith = async (result: Result): Promise<Answer> => {
  const headers = headersOf(result);
  const { handle, size } = await openOutput(result.dir, result.file);
  if (size <= wholeUpTo) {
    const whole = await handle.readFile();
    await handle.close();
    return { response: new Response(new Uint8Array(whole), { headers }) };
  }
  setTimeout(() => void handle.close(), handOverMs);
  return { response: new Response(Bun.file(`/proc/self/fd/${handle.fd}`), { headers }), held: { bytes: size, descriptor: handle.fd } };
};
