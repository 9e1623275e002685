/** Algorithms of RFC 9530 that are safe and given here, by their names in Bun. */
const algorithms: Readonly<Record<string, 'sha256' | 'sha512'>> = { 'sha-256': 'sha256', 'sha-512': 'sha512' };

/** One wish: a name, and 1 to 10 for how much it is wished for. 0 means that it is not (RFC 9530, section 4). */
const wish = /^\s*([a-z0-9-]{1,20})\s*=\s*(\d{1,2})\s*$/;

/** The algorithm that a client asks for a digest by in Want-Repr-Digest; undefined where it asks for none that is given here. */
export const wantedDigest = (headers: Headers): string | undefined => {
  let [best, most]: [string | undefined, number] = [undefined, 0];
  for (const one of (headers.get('want-repr-digest') ?? '').slice(0, 200).split(',')) {
    const [, name = '', weight = '0'] = wish.exec(one) ?? [];
    if (!Object.hasOwn(algorithms, name) || Number(weight) <= most || Number(weight) > 10) continue;
    [best, most] = [name, Number(weight)];
  }
  return best;
};

/** The value of Repr-Digest for a result whose bytes these are. They are read in pieces: none is held. */
export const digestOf = async (algorithm: string, pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<string> => {
  const hasher = new Bun.CryptoHasher(algorithms[algorithm] ?? 'sha256');
  for await (const piece of pieces) hasher.update(piece);
  return `${algorithm}=:${hasher.digest('base64')}:`;
};
