import { expect, test } from 'bun:test';
import { bytesOf } from '../../files/file-bytes.ts';
import { imageSize } from './image-size.ts';

test('the size of a JPEG is that of its frame, lossless ones included', () => {
  for (const marker of [0xc0, 0xc3, 0xf7]) {
    const comment = Buffer.from([0xff, 0xfe, 0, 4, 1, 2]);
    const frame = Buffer.from([0xff, marker, 0, 11, 8, 0x30, 0x39, 0xd4, 0x31, 1, 1, 0x11, 0]);
    const file = Buffer.concat([Buffer.from([0xff, 0xd8]), comment, frame, Buffer.alloc(64)]);
    expect(imageSize('jpg', bytesOf(file))).toMatchObject({ width: 0xd431, height: 0x3039 });
  }
});
