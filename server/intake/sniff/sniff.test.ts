import { expect, test } from 'bun:test';
import { bytesOf } from '../../files/file-bytes.ts';
import { isAccepted } from './accepted.ts';
import { signatureBytes } from './signatures.ts';
import { sniff } from './sniff.ts';

/** Bytes of a file, and how many of them were looked at. */
const counted = (content: Uint8Array) => {
  const bytes = bytesOf(Buffer.from(content));
  const seen = { bytes: 0 };
  const slice = (at: number, length: number): Buffer => {
    const found = bytes.slice(at, length);
    seen.bytes += found.length;
    return found;
  };
  return { bytes: { ...bytes, slice }, seen };
};

const png = Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), Buffer.alloc(100_000, 'å pixel')]);

test('a file with a mark of its own is not read as text', () => {
  const { bytes, seen } = counted(png);
  const sniffed = sniff(bytes);
  expect([sniffed.kind, isAccepted('png', sniffed), isAccepted('jpg', sniffed)]).toEqual(['png', true, false]);
  expect(seen.bytes).toBe(signatureBytes);
  expect([isAccepted('txt', sniffed), seen.bytes > 2 * signatureBytes]).toEqual([true, true]);
});
