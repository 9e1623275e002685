/** Longest line from a worker: an answer names files and does not contain them. */
const maxLine = 1024 * 1024;

/** The lines of a stream; it ends at a line that is too long. */
export async function* readLines(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of stream) {
    rest += decoder.decode(chunk, { stream: true });
    for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n')) {
      yield rest.slice(0, end);
      rest = rest.slice(end + 1);
    }
    if (rest.length > maxLine) return;
  }
}
