/** A file of ours, a piece at a time. */
export async function* streamOf(path: string): AsyncGenerator<Uint8Array> {
  yield* Bun.file(path).stream();
}
