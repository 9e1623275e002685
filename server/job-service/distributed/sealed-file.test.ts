import { describe, expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';
import { newFileKey, open, openPart, SealBroken, type Sealed, seal, sealedBytes, sealedRange } from './sealed-file.ts';

async function* pieces(bytes: Uint8Array, size = 1000): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const gather = async (source: AsyncIterable<Uint8Array>): Promise<Buffer> => Buffer.concat(await Array.fromAsync(source));
const frame = 64 * 1024;
const named = (bytes: number): Sealed => ({ fileKey: newFileKey(), name: 'j/1/a/in', bytes });
const opened = (sealed: Sealed, bytes: Uint8Array) =>
  gather(open(sealed, sealedRange(sealed.bytes, 0, sealed.bytes), pieces(bytes, 70_001)));

test.each([0, 1, frame - 1, frame, frame + 1, 3 * frame, 300_000])('%d bytes come back as they went', async (bytes) => {
  const [sealed, file] = [named(bytes), randomBytes(bytes)];
  const stored = await gather(seal(sealed, pieces(file)));
  expect(stored.length).toBe(sealedBytes(bytes));
  expect(await opened(sealed, stored)).toEqual(file);
});

test('any range is read separately, only from its frames', async () => {
  const [sealed, file] = [named(5 * frame + 77), randomBytes(5 * frame + 77)];
  const stored = await gather(seal(sealed, pieces(file)));
  for (const [start, end] of [
    [0, 1],
    [0, frame],
    [frame, 2 * frame],
    [frame - 1, frame + 1],
    [3 * frame + 5, 5 * frame + 6],
    [file.length - 1, file.length],
    [0, file.length],
  ] as const) {
    const range = sealedRange(file.length, start, end);
    expect(range.end - range.start).toBeLessThanOrEqual(Math.ceil((end - start) / frame + 1) * (frame + 16));
    const part = await gather(openPart(sealed, range, start, end, pieces(stored.subarray(range.start, range.end))));
    expect(part).toEqual(file.subarray(start, end));
  }
});

describe('what was put there and nothing else opens', () => {
  const [sealed, file] = [named(4 * frame + 9), randomBytes(4 * frame + 9)];
  const stored = () => gather(seal(sealed, pieces(file)));
  const size = frame + 16;
  const broken = async (change: (bytes: Buffer) => Buffer, other: Partial<Sealed> = {}) => {
    const changed = change(await stored());
    return opened({ ...sealed, ...other }, changed).then(
      () => 'opened',
      (thrown) => (thrown instanceof SealBroken ? 'refused' : String(thrown)),
    );
  };
  const at = (bytes: Buffer, index: number) => bytes.subarray(index * size, (index + 1) * size);
  test('a bit', async () => {
    for (const place of [0, size - 1, 2 * size + 5, 4 * size + 3])
      expect(
        await broken((bytes) => {
          bytes[place] = (bytes[place] ?? 0) ^ 1;
          return bytes;
        }),
      ).toBe('refused');
  });
  test('frames that have changed places', async () =>
    expect(await broken((b) => Buffer.concat([at(b, 1), at(b, 0), b.subarray(2 * size)]))).toBe('refused'));
  test('a frame that comes twice', async () =>
    expect(await broken((b) => Buffer.concat([at(b, 0), at(b, 0), b.subarray(2 * size)]))).toBe('refused'));
  test('an end that is missing, at a frame and within one', async () => {
    expect(await broken((b) => b.subarray(0, 4 * size))).toBe('refused');
    expect(await broken((b) => b.subarray(0, 4 * size - 100))).toBe('refused');
    expect(await broken((b) => b.subarray(0, 0))).toBe('refused');
  });
  test('more than there was', async () => expect(await broken((b) => Buffer.concat([b, at(b, 0)]))).toBe('refused'));
  test('a file that says to be shorter, and is cut there', async () =>
    expect(await broken((b) => b.subarray(0, 2 * size), { bytes: 2 * frame })).toBe('refused'));
  test('another name, another job', async () => {
    expect(await broken((b) => b, { name: 'j/1/a/out-1/1' })).toBe('refused');
    expect(await broken((b) => b, { fileKey: newFileKey() })).toBe('refused');
  });
});
