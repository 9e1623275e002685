/** A server-sent event (HTML, 9.2.6). `id` is where a later connection resumes. */
export type ServerEvent = { readonly id?: number; readonly data: unknown };

/** Heartbeat interval: proxies close connections that are silent for a minute. */
const beatMs = 15_000;

const format = ({ id, data }: ServerEvent): string => `${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;

/**
 * Server-sent events. Reads the next of `events` only when the connection has room, so that a slow reader costs one buffered event.
 * Calls `left` once, after the last event or when the reader disconnects; `signal` has then aborted. `headers` are further ones.
 */
export const eventStream = (
  events: (signal: AbortSignal) => AsyncIterable<ServerEvent>,
  shutdown: AbortSignal,
  left: () => void,
  headers: Readonly<Record<string, string>> = {},
): Response => {
  const stop = new AbortController();
  const source = events(stop.signal)[Symbol.asyncIterator]();
  let next: Promise<IteratorResult<ServerEvent>> | undefined;
  const end = (): void => {
    if (stop.signal.aborted) return;
    shutdown.removeEventListener('abort', end);
    stop.abort(new Error('The watch is over.'));
    left();
  };
  shutdown.addEventListener('abort', end, { once: true });
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(encoder.encode(': watching\n\n')),
      pull: async (controller) => {
        next ??= source.next();
        const timer = Promise.withResolvers<undefined>();
        const beat = setTimeout(() => timer.resolve(undefined), beatMs);
        const found = await Promise.race([next, timer.promise]).finally(() => clearTimeout(beat));
        if (found === undefined) return controller.enqueue(encoder.encode(': still here\n\n'));
        next = undefined;
        if (!found.done) return controller.enqueue(encoder.encode(format(found.value)));
        end();
        controller.close();
      },
      cancel: end,
    },
    { highWaterMark: 1 },
  );
  return new Response(body, {
    headers: { ...headers, 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
  });
};
