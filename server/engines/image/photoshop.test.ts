import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { $ } from 'bun';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { look } from './testing.ts';

longTimeout();

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const at = (name: string) => join(harness.dir, name);
const seen = async (name: string, from: string) => {
  const [path = ''] = (await harness.convert(at(name), from, 'png')).paths;
  return look(path, 'png');
};

/** A PSD of 16 by 8 pixels without layers: header, three empty sections, and the raw planes. */
const psd = (mode: number, depth: number, planes: readonly Uint8Array[]): Buffer => {
  const head = Buffer.alloc(26);
  head.write('8BPS\0\x01', 'latin1');
  head.writeUInt16BE(planes.length, 12);
  head.writeUInt32BE(8, 14);
  head.writeUInt32BE(16, 18);
  head.writeUInt16BE(depth, 22);
  head.writeUInt16BE(mode, 24);
  return Buffer.concat([head, Buffer.alloc(14), ...planes]);
};
const plane = (value: number, size = 1) => {
  const out = Buffer.alloc(128 * size);
  for (let at = 0; at < 128; at++) size === 4 ? out.writeFloatBE(value, at * 4) : out.writeUInt8(value, at);
  return out;
};

const near = (pixel: readonly number[], colour: readonly number[], slack: number) => {
  for (const [channel, value] of colour.entries()) expect(Math.abs((pixel[channel] ?? 0) - value), `${pixel}`).toBeLessThanOrEqual(slack);
};

describe('colours of Photoshop and of print shops', () => {
  test('a PSD in CIE L*a*b*, in black and white, and in floating point', async () => {
    // sRGB red is L*a*b* 54, 81, 70 under D50.
    await Bun.write(at('lab.psd'), psd(9, 8, [plane(138), plane(209), plane(198)]));
    near((await seen('lab.psd', 'psd')).pixel(4, 4), [255, 0, 0], 3);
    await Bun.write(at('paper.psd'), psd(9, 8, [plane(255), plane(128), plane(128)]));
    near((await seen('paper.psd', 'psd')).pixel(4, 4), [255, 255, 255], 0);
    // The right half is black.
    await Bun.write(at('bits.psd'), psd(0, 1, [Buffer.from('00ff'.repeat(8), 'hex')]));
    const bits = await seen('bits.psd', 'psd');
    expect([bits.pixel(4, 4)[0], bits.pixel(12, 4)[0]]).toEqual([255, 0]);
    // A fifth of the light is middle grey; twice the light of white is white.
    await Bun.write(at('float.psd'), psd(3, 32, [plane(0.2158, 4), plane(0, 4), plane(2, 4)]));
    near((await seen('float.psd', 'psd')).pixel(4, 4), [128, 0, 255], 1);
  });

  test('a TIFF in CIE L*a*b* of 8 bits, in YCbCr without JPEG, and packed by LZMA and Zstandard', async () => {
    const red = ['-size', '32x16', 'xc:rgb(200,50,30)'];
    await $`convert ${red} -colorspace Lab -depth 8 ${at('lab.tiff')}`.quiet();
    await $`convert ${red} -colorspace YCbCr -compress none ${at('video.tiff')}`.quiet();
    await $`convert ${red} -compress lzma ${at('lzma.tiff')}`.quiet();
    await $`convert -compress zstd -define tiff:predictor=2 -endian msb ${red} ${at('zstd.tiff')}`.quiet();
    await $`convert -compress zstd -define tiff:tile-geometry=16x16 ${red} ${at('tiles.tiff')}`.quiet();
    for (const name of ['lab.tiff', 'video.tiff', 'lzma.tiff', 'zstd.tiff', 'tiles.tiff'])
      near((await seen(name, 'tiff')).pixel(8, 8), [200, 50, 30], 4);
  });
});
