import type { TraceSettings } from '../config/tracing-settings.ts';
import { type EndedSpan, tracesBody } from './otlp.ts';
import type { Attributes } from './span.ts';

/** OpenTelemetry's batching defaults, except for a shorter delay that suits watching live. */
const pauseMs = 1_000;
const mostInBatch = 512;
const mostWaiting = 4096;
const answerMs = 10_000;
/** Status codes that call for a retry (OTLP, failures). */
const again: ReadonlySet<number> = new Set([429, 502, 503, 504]);
const tryAfterMs = [0, 1_000, 5_000];

/** Sends spans in batches in the background: a slow or absent collector only loses spans. */
export const makeExporter = ({ url, headers }: TraceSettings, resource: Attributes, lost: (spans: number) => void) => {
  let waiting: EndedSpan[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> = Promise.resolve();

  const send = async (spans: readonly EndedSpan[]): Promise<void> => {
    const body = tracesBody(resource, spans);
    for (const wait of tryAfterMs) {
      await Bun.sleep(wait);
      const status = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(answerMs),
      }).then(
        async (answer) => {
          await answer.body?.cancel();
          return answer.status;
        },
        () => 503,
      );
      if (status < 300) return;
      if (!again.has(status)) break;
    }
    lost(spans.length);
  };

  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, mostInBatch);
      waiting = waiting.slice(mostInBatch);
      sending = sending.then(() => send(batch));
    }
    return sending;
  };

  return {
    add: (span: EndedSpan): void => {
      if (waiting.length >= mostWaiting) {
        lost(1);
        return;
      }
      waiting.push(span);
      timer ??= setTimeout(() => {
        timer = undefined;
        // Spans accumulate up to the limit while one batch is being sent.
        void sending.then(flush);
      }, pauseMs);
    },
    flush,
  };
};
