/** Longest line from a worker: an answer names files and does not contain them. */
const maxLineBytes = 1024 * 1024;
/** Most lines per second, and most bytes between two requests: many times what an honest worker writes. */
const maxLinesASecond = 500;
const maxBytes = 4 * 1024 * 1024;

type Listener = {
  readonly line: (text: string) => void;
  /** The stream has ended. */
  readonly end: () => void;
  /** It wrote too much at once, or too long a line. Nothing more is read from it. */
  readonly flood: () => void;
};

/**
 * Reads a worker's lines until it ends or writes too much. `again` restarts the count of bytes; `stop` ends reading, since a leftover of a dead
 * worker may keep its pipe open.
 */
export const listenTo = (stream: ReadableStream<Uint8Array>, { line, end, flood }: Listener) => {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let bytes = 0;
  let [second, lines] = [0, 0];

  /** Passes on each line; returns whether to continue. */
  const take = (chunk: Uint8Array): boolean => {
    bytes += chunk.length;
    if (bytes > maxBytes) return false;
    const now = Math.floor(performance.now() / 1000);
    if (now !== second) [second, lines] = [now, 0];
    const text = decoder.decode(chunk, { stream: true });
    if (!text.includes('\n')) {
      // With single bytes arriving slowly, the whole line must not be searched for each.
      rest += text;
      return rest.length <= maxLineBytes;
    }
    const parts = (rest + text).split('\n', maxLinesASecond + 1);
    lines += parts.length - 1;
    if (lines >= maxLinesASecond) return false;
    rest = parts.pop() ?? '';
    for (const part of parts) line(part);
    return rest.length <= maxLineBytes;
  };

  const listen = async (): Promise<void> => {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return end();
      if (take(value)) continue;
      flood();
      return reader.cancel();
    }
  };
  listen().catch(end);
  return {
    again: (): void => {
      bytes = 0;
    },
    stop: (): void => {
      reader.cancel().catch(() => undefined);
      end();
    },
  };
};
