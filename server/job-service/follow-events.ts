import { isOver } from './job.ts';
import type { JobEvent } from './job-service.ts';

/** A job's current state, and a promise of its next change. */
export type Seen = { readonly event: JobEvent; readonly changed: Promise<unknown> };

/** Progress events closer together than this are dropped. */
export const progressMs = 200;

/**
 * The job's state now and after each change, beginning with events newer than number `after`, until its end or the signal. `look` returns
 * the job, or nothing for an unknown id.
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
      // Progress may be delayed; a new state may not.
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
