import { expect, test } from 'bun:test';
import { isPremultiplied, unassociate } from './associated-alpha.ts';

test('colours that opacity dims are divided by it, at either depth', () => {
  const data = Buffer.from([100, 50, 0, 128, 9, 9, 9, 0, 7, 8, 9, 255]);
  unassociate({ width: 3, height: 1, depth: 8, channels: 4, stride: 12, data });
  expect([...data]).toEqual([199, 100, 0, 128, 9, 9, 9, 0, 7, 8, 9, 255]);
  const deep = Buffer.from([0x40, 0, 0x80, 0]);
  unassociate({ width: 1, height: 1, depth: 16, channels: 2, stride: 4, data: deep });
  expect(Math.abs(deep.readUInt16BE(0) - 0x8000)).toBeLessThan(2);
});

test('rows may be longer than their pixels', () => {
  const data = Buffer.from([10, 128, 99, 99, 20, 128, 99, 99]);
  unassociate({ width: 1, height: 2, depth: 8, channels: 2, stride: 4, data });
  expect([...data]).toEqual([20, 128, 99, 99, 40, 128, 99, 99]);
});

test('light that opacity dims', () => {
  // Half of the light of white is 188 on the curve of sRGB.
  const data = Buffer.from([188, 0, 0, 128]);
  unassociate({ width: 1, height: 1, depth: 8, channels: 4, stride: 4, data }, true);
  expect(data[0]).toBeGreaterThan(253);
});

test('a picture that says so by a reference', () => {
  const box = (type: string, ...parts: readonly Uint8Array[]): Buffer => {
    const body = Buffer.concat(parts);
    const head = Buffer.alloc(8);
    head.writeUInt32BE(body.length + 8);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, body]);
  };
  const file = (kind: string): Buffer =>
    box('meta', Buffer.alloc(4), box('iref', Buffer.alloc(4), box(kind, Buffer.from([0, 1, 0, 1, 0, 2]))));
  expect([isPremultiplied(file('prem')), isPremultiplied(file('auxl')), isPremultiplied(Buffer.from('no box'))]).toEqual([
    true,
    false,
    false,
  ]);
});
