import { apiUrl } from '../../stores/api.ts';
import { pauseOrWake, stallSignal } from './connection.ts';
import { type DoneJob, troubleOf } from './job-client.ts';

/** Timeout in milliseconds after which a stalled download resumes. */
const stallMs = 15_000;
/** Pauses between attempts, in milliseconds; the last one repeats. */
const pauses = [300, 1000, 2000, 5000];

/** Download progress: the received fraction, 0 to 1, or a lost connection. */
export type DownloadNews = { readonly fraction: number } | 'lost';

/**
 * Fetches the result of a job and resumes after broken connections without repeating received data. Resolves with `gone` if the
 * server no longer has it. Rejects with the signal's reason.
 */
export const fetchResult = async (
  { id, bytes, type }: Pick<DoneJob, 'id' | 'bytes' | 'type'>,
  tell: (news: DownloadNews) => void,
  signal: AbortSignal,
): Promise<Blob | 'gone'> => {
  let parts: Uint8Array<ArrayBuffer>[] = [];
  let held = 0;
  let etag: string | null = null;

  const attempt = async (): Promise<'gone' | 'lost'> => {
    const limit = stallSignal(stallMs, signal);
    try {
      const headers: Record<string, string> = held > 0 ? { Range: `bytes=${held}-`, ...(etag && { 'If-Range': etag }) } : {};
      const answer = await fetch(apiUrl(`/jobs/${id}/result`), {
        headers,
        credentials: 'include',
        cache: 'no-store',
        signal: limit.signal,
      });
      if (!answer.ok || !answer.body) return troubleOf(answer.status);
      if (answer.status !== 206) [parts, held] = [[], 0];
      etag = answer.headers.get('ETag');
      const reader = answer.body.getReader();
      for (;;) {
        const { value, done } = await reader.read();
        if (done) return 'lost';
        limit.again();
        parts.push(value);
        held += value.length;
        tell({ fraction: bytes > 0 ? held / bytes : 1 });
      }
    } catch {
      signal.throwIfAborted();
      return 'lost';
    } finally {
      limit.end();
    }
  };

  for (let tries = 0; ; tries += 1) {
    const before = held;
    const end = await attempt();
    if (end === 'gone') return 'gone';
    if (held === bytes) return new Blob(parts, { type });
    // Excess data indicates an error: restarts.
    if (held > bytes) [parts, held] = [[], 0];
    if (held > before) tries = 0;
    tell('lost');
    await pauseOrWake(pauses[Math.min(tries, pauses.length - 1)] ?? 0, signal);
  }
};
