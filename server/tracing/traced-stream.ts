import type { Span } from './span.ts';

/** The same stream; the span ends when it has been read, broke, or nobody reads it any more. */
export const traced = (source: ReadableStream<Uint8Array>, span: Span): ReadableStream<Uint8Array> => {
  const reader = source.getReader();
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      try {
        const { value, done } = await reader.read();
        if (!done) return controller.enqueue(value);
        span.end();
        controller.close();
      } catch (thrown) {
        span.end('broken');
        throw thrown;
      }
    },
    cancel: async (reason) => {
      span.end('left');
      await reader.cancel(reason);
    },
  });
};

/** A file on its way to a client: where there is a trace, as a stream that belongs to it. */
export const sent = (part: Blob, span: Span | undefined): Blob | ReadableStream<Uint8Array> =>
  span ? traced(part.stream(), span.begin('send', { attributes: { 'converter.bytes': part.size } })) : part;
