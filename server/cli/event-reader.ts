/** A server-sent event (HTML, 9.2.6); our API sends only data and ids. */
export type ReadEvent = { readonly id?: string; readonly data: string };

/** Reads the events of a body until it ends or breaks off. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ReadEvent> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of body) {
    text += decoder.decode(piece, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const lines = block.split('\n');
      const fieldOf = (name: string): string | undefined => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
      const data = fieldOf('data');
      const id = fieldOf('id');
      if (data !== undefined) yield { data, ...(id !== undefined && { id }) };
    }
  }
}
