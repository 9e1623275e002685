import { apiUrl } from '../../stores/api.ts';
import { pageWords } from '../../stores/words.ts';
import { onWake } from './connection.ts';
import { askJob, isOver, type Job } from './job-client.ts';

/** Polling interval without events, in milliseconds. */
const pollMs = 2000;
/** Silence in milliseconds after which the job is polled. Heartbeats are not visible here. */
const quietMs = 20_000;

/**
 * Follows a job by its events to its end, and polls while they are unavailable. Reports each state before the end, and `lost` while the
 * server is unreachable; then it continues. Resolves with the finished job, or `gone`. Rejects with the signal's reason.
 */
export const followJob = (id: string, tell: (news: Job | 'lost') => void, signal: AbortSignal): Promise<Job | 'gone'> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    let isEnded = false;
    let isAsking = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let source: EventSource | undefined;

    const stop = () => {
      isEnded = true;
      clearTimeout(timer);
      source?.close();
      stopWaking();
      signal.removeEventListener('abort', abort);
    };
    const abort = () => {
      stop();
      reject(signal.reason);
    };
    const end = (job: Job | 'gone') => {
      stop();
      resolve(job);
    };
    const hear = (job: Job) => {
      if (isOver(job)) end(job);
      else tell(job);
    };
    const askIn = (milliseconds: number) => {
      clearTimeout(timer);
      timer = setTimeout(ask, milliseconds);
    };
    const listen = () => {
      source?.close();
      // An event stream has no headers of its own.
      source = new EventSource(apiUrl(`/jobs/${id}/events?language=${pageWords().locale}`), { withCredentials: true });
      source.onmessage = (event) => {
        askIn(quietMs);
        hear(JSON.parse(event.data));
      };
      // The browser reconnects unless the server has refused; polling finds the reason.
      source.onerror = () => askIn(0);
    };
    const ask = async () => {
      if (isAsking) return;
      isAsking = true;
      const answer = await askJob(id, signal).catch(() => undefined);
      isAsking = false;
      if (isEnded || answer === undefined) return;
      if (answer === 'gone') return end('gone');
      if (answer === 'lost') tell('lost');
      else hear(answer);
      if (isEnded) return;
      const isOpen = source?.readyState === EventSource.OPEN;
      askIn(isOpen && answer !== 'lost' ? quietMs : pollMs);
    };
    const stopWaking = onWake(() => {
      if (source?.readyState !== EventSource.OPEN) listen();
      askIn(0);
    });
    signal.addEventListener('abort', abort, { once: true });
    listen();
    askIn(quietMs);
  });
