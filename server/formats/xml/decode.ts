/** Detects the encoding of XML without a declaration (XML 1.0, appendix F), by byte order mark or by how `<` begins. */
const encodingOf = (start: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' => {
  const [first, second] = start;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  return 'utf-8';
};

/** Decodes a package part, which is UTF-8 or UTF-16 (ECMA-376 part 2, 10.1.2), as a stream. Removes byte order marks. */
export async function* decodeXml(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const chunk of chunks) {
    if (chunk.length === 0) continue;
    decoder ??= new TextDecoder(encodingOf(chunk));
    yield decoder.decode(chunk, { stream: true });
  }
  if (decoder) yield decoder.decode();
}
