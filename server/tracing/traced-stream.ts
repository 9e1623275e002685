import type { Span } from './span.ts';

/** Wraps a stream; the span ends when the stream is read, fails, or is cancelled. */
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

/** A file sent to a client: with a trace, as a stream that ends its span. */
export const sent = (part: Blob, span: Span | undefined): Blob | ReadableStream<Uint8Array> =>
  span ? traced(part.stream(), span.begin('send', { attributes: { 'converter.bytes': part.size } })) : part;
