import { apiUrl } from '../../stores/api.ts';
import { onWake } from './connection.ts';
import { askJob, isOver, type Job } from './job-client.ts';

/** Between two questions while there are no events, in milliseconds. */
const pollMs = 2000;
/** A line of events that was silent for so long is asked after. The server's signs of life can't be seen from here. */
const quietMs = 20_000;

/**
 * Follows a job by its events to its end, and by asking while they can't be had. Tells each state before the end, and `lost` while the
 * server can't be reached; it goes on by itself. Resolves with the finished job, or `gone`. Rejects with the signal's reason.
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
      source = new EventSource(apiUrl(`/jobs/${id}/events`), { withCredentials: true });
      source.onmessage = (event) => {
        askIn(quietMs);
        hear(JSON.parse(event.data));
      };
      // It comes again by itself, unless the server has refused; the question tells why it went.
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
