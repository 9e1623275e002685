import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { $ } from 'bun';
import { inEnglish } from '../../../catalogue/languages/in-english.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { hdrNote } from '../hdr-note.ts';
import { chunk, ihdr, joinChunks } from './codecs/png.ts';
import { look } from './testing.ts';

longTimeout();

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
  await $`convert -size 32x32 ${'xc:rgb(200,100,50)'} png24:${at('brown.png')}`.quiet();
});
afterAll(() => harness.close());

const at = (name: string) => join(harness.dir, name);

/** The brown of the tests in sRGB, interpreted as Display P3 or BT.2020: by zimg, confirmed by Chromium. */
const brown = { own: [200, 100, 50], p3: [215, 93, 31], bt2020: [241, 76, 29] } as const;

const near = (pixel: readonly number[], colour: readonly number[], slack = 3) => {
  for (const [channel, value] of colour.entries()) expect(Math.abs((pixel[channel] ?? 0) - value), `${pixel}`).toBeLessThanOrEqual(slack);
};

/** A PNG of one colour with code points: primaries, transfer, no matrix, full range. */
const png = (name: string, colour: readonly number[], primaries: number, transfer: number) => {
  const row = Buffer.from([0, ...Array.from({ length: 32 }, () => colour).flat()]);
  const rows = deflateSync(Buffer.concat(Array.from({ length: 32 }, () => row)));
  const stated = chunk('cICP', Buffer.from([primaries, transfer, 0, 1]));
  const channels = colour.length as 1 | 3;
  return Bun.write(
    at(name),
    joinChunks([chunk('IHDR', ihdr(32, 32, 8, channels)), stated, chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]),
  );
};

const avif = (name: string, source: string, numbers: string, ...more: readonly string[]) =>
  $`avifenc -s 10 --min 0 --max 0 -y 444 --cicp ${numbers} ${more} ${at(source)} ${at(name)}`.quiet();

const seen = async (name: string, from: string, to = 'bmp') => {
  const { paths, notes } = await harness.convert(at(name), from, to);
  const [path = ''] = paths;
  const said = JSON.parse(await $`exiftool -json -ICC_Profile:ProfileDescription ${path}`.text())[0];
  return { pixel: (await look(path, to)).pixel(16, 16), profile: said.ProfileDescription as string | undefined, notes };
};

describe('colours that are stated by numbers', () => {
  test('Display P3 goes along as a profile, or is converted where the target has none', async () => {
    await avif('p3.avif', 'brown.png', '12/13/6');
    for (const to of ['jpg', 'png', 'webp', 'tiff', 'heic']) {
      const { pixel, profile } = await seen('p3.avif', 'avif', to);
      expect([to, profile]).toEqual([to, 'Display P3']);
      near(pixel, brown.own, 5);
    }
    for (const to of ['bmp', 'gif']) near((await seen('p3.avif', 'avif', to)).pixel, brown.p3);
    await png('p3.png', brown.own, 12, 13);
    expect((await seen('p3.png', 'png', 'avif')).profile).toBe('Display P3');
    near((await seen('p3.png', 'png')).pixel, brown.p3);
  });

  test('BT.2020 is not taken for sRGB, whichever container states it', async () => {
    await $`heif-enc -q 100 --colour_primaries 9 --transfer_characteristic 1 -o ${at('wide.heic')} ${at('brown.png')}`.quiet();
    await png('wide.png', brown.own, 9, 14);
    await avif('wide.avif', 'brown.png', '9/1/9');
    for (const from of ['heic', 'png', 'avif']) near((await seen(`wide.${from}`, from)).pixel, brown.bt2020);
    expect((await seen('wide.heic', 'heic', 'jpg')).profile).toBe('BT.2020');
  });

  test('frames of a moving AVIF are converted as well', async () => {
    await $`avifenc -s 10 --min 0 --max 0 -y 444 --cicp 12/13/6 ${at('brown.png')} ${at('brown.png')} ${at('moving.avif')}`.quiet();
    near((await seen('moving.avif', 'avif', 'gif')).pixel, brown.p3, 4);
  });

  test('numbers that say sRGB, or the curve of video, change nothing', async () => {
    await png('plain.png', brown.own, 1, 13);
    await avif('film.avif', 'brown.png', '1/1/1');
    for (const name of ['plain.png', 'film.avif']) {
      const { pixel, profile, notes } = await seen(name, name.replace(/.*\./, ''), 'jpg');
      expect(notes).toEqual([]);
      expect(profile).toBeUndefined();
      near(pixel, brown.own);
    }
  });

  test('a PDF does not take over the samples of a PNG whose numbers it can not state', async () => {
    near((await seen('p3.png', 'png', 'pdf')).pixel, brown.p3);
  });

  test('light that is stored as it is becomes lighter samples, grey or not', async () => {
    // Half the light is 188 in sRGB.
    await png('linear.png', [128], 1, 8);
    await png('linear-rgb.png', [128, 128, 128], 1, 8);
    for (const name of ['linear.png', 'linear-rgb.png']) near((await seen(name, 'png')).pixel, [188, 188, 188]);
  });
});

describe('images for HDR screens', () => {
  /** FFmpeg's conversion of an AVIF with the filter chain of videos, with the curve of sRGB at its end. */
  const byFfmpeg = async (name: string, transfer: string) => {
    const linear = `zscale=tin=${transfer}:min=bt2020nc:pin=bt2020:t=linear:npl=203,format=gbrpf32le,zscale=p=bt709`;
    const end = 'tonemap=tonemap=mobius:peak=5:desat=0,zscale=t=iec61966-2-1:m=gbr,format=gbrp,format=rgb24';
    const raw = await $`ffmpeg -v error -i ${at(name)} -vf ${`${linear},${end}`} -frames:v 1 -f rawvideo -`.arrayBuffer();
    return [...new Uint8Array(raw, (16 * 32 + 16) * 3, 3)];
  };

  test.each([
    ['PQ', '9/16/9', 'smpte2084'],
    ['HLG', '9/18/9', 'arib-std-b67'],
  ])('%s comes out as films do', async (_, numbers, transfer) => {
    for (const grey of [60, 128, 190]) {
      await $`convert -size 32x32 ${`xc:rgb(${grey},${grey},${grey})`} png24:${at('grey.png')}`.quiet();
      await avif('hdr.avif', 'grey.png', numbers, '-d', '10');
      near((await seen('hdr.avif', 'avif', 'jpg')).pixel, await byFfmpeg('hdr.avif', transfer), 2);
    }
  });

  test('every container of it, with colours as Chromium shows them', async () => {
    const hlg = [231, 48, 17];
    await png('hlg.png', brown.own, 9, 18);
    await $`convert ${at('brown.png')} ${at('brown.ppm')} && cjxl ${at('brown.ppm')} ${at('hlg.jxl')} -d 0 -x color_space=RGB_D65_202_Rel_HLG`.quiet();
    await $`heif-enc -q 100 -p chroma=444 --colour_primaries 9 --transfer_characteristic 18 -o ${at('hlg.heic')} ${at('brown.png')}`.quiet();
    await $`avifenc -s 10 --min 0 --max 0 -y 444 -d 10 --cicp 9/18/9 ${at('brown.png')} ${at('brown.png')} ${at('hlg.avif')}`.quiet();
    near((await seen('hlg.avif', 'avif', 'apng')).pixel, hlg, 5);
    for (const from of ['png', 'jxl', 'heic']) {
      const { pixel, profile, notes } = await seen(`hlg.${from}`, from, 'jpg');
      expect(profile).toBeUndefined();
      expect([from, notes]).toEqual([from, [inEnglish(hdrNote)]]);
      near(pixel, hlg, 5);
    }
  });
});
