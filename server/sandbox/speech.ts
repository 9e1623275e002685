/** Longest line that a worker may send: an answer names files, it does not hold them. */
const maxLineBytes = 1024 * 1024;
/** Lines within a second, and bytes between one request and the next: many times what an honest worker has to say. */
const maxLinesASecond = 500;
const maxBytes = 4 * 1024 * 1024;

type Listener = {
  readonly line: (text: string) => void;
  /** It has ended. */
  readonly end: () => void;
  /** It said too much at once, or too long a line. Nothing more is heard of it. */
  readonly flood: () => void;
};

/**
 * Listens to a worker until it ends or says too much. `again` starts the count of bytes anew; `stop` ends the listening, since
 * a stray of a worker that is gone may keep its pipe open.
 */
export const listenTo = (stream: ReadableStream<Uint8Array>, { line, end, flood }: Listener) => {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let bytes = 0;
  let [second, lines] = [0, 0];

  /** Says each line, and whether it may go on. */
  const take = (chunk: Uint8Array): boolean => {
    bytes += chunk.length;
    if (bytes > maxBytes) return false;
    const now = Math.floor(performance.now() / 1000);
    if (now !== second) [second, lines] = [now, 0];
    const text = decoder.decode(chunk, { stream: true });
    if (!text.includes('\n')) {
      // A drip of single bytes must not have the whole line looked through for each.
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
