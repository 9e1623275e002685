import { isOver } from './job.ts';
import type { JobEvent } from './job-service.ts';

/** A job as it stands, and what resolves when it has changed. */
export type Seen = { readonly event: JobEvent; readonly changed: Promise<unknown> };

/** Progress that follows quicker on progress is left out. */
export const progressMs = 200;

/**
 * The job as it stands and after each change, beginning with what is newer than the event numbered `after`, up to its end or the signal.
 * `look` gives the job, or nothing where there is none.
 */
export async function* followEvents(
  look: () => Seen | undefined | Promise<Seen | undefined>,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<JobEvent> {
  let told = after;
  let toldState: string | undefined;
  const gone = Promise.withResolvers<void>();
  const leave = (): void => gone.resolve();
  signal.addEventListener('abort', leave, { once: true });
  try {
    while (!signal.aborted) {
      const seen = await look();
      if (!seen) return;
      const { event, changed } = seen;
      if (event.number > told) {
        yield event;
        [told, toldState] = [event.number, event.job.state];
        if (isOver(event.job)) return;
        continue;
      }
      if (isOver(event.job)) return;
      await Promise.race([changed, gone.promise]);
      // Progress may wait; a new state may not.
      let isEarly = true;
      const later = Bun.sleep(progressMs).then(() => {
        isEarly = false;
      });
      while (isEarly && !signal.aborted) {
        const again = await look();
        if (!again || again.event.job.state !== toldState) break;
        await Promise.race([later, again.changed, gone.promise]);
      }
    }
  } finally {
    signal.removeEventListener('abort', leave);
  }
}
