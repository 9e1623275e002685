/** Truncated files are distinguished from whole ones, including those of pipes and live streams without lengths. */

import { Database } from 'bun:sqlite';
import { beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import sharp from 'sharp';
import { inEnglish } from '../../../catalogue/languages/in-english.ts';
import { bytesOf } from '../../files/file-bytes.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { lacks } from '../../testing/needs.ts';
import { makeTestFolder } from '../../testing/test-folder.ts';
import { sniff } from '../sniff/sniff.ts';
import { cutOff } from './cut-off.ts';

longTimeout();

const said = (content: Uint8Array): string | undefined => {
  const bytes = bytesOf(content);
  const missing = cutOff(sniff(bytes).kind, bytes);
  return missing && inEnglish(missing);
};
const part = (content: Uint8Array, share: number): Uint8Array => content.subarray(0, Math.floor(content.length * share));
const expectTold = (whole: Uint8Array): void => {
  expect(said(whole)).toBeUndefined();
  expect(said(part(whole, 0.613))).toMatch(/^The file is cut off: /);
};

let dir: string;
beforeAll(async () => {
  dir = makeTestFolder('cut-off');
});

describe.skipIf(lacks('ffmpeg'))('recordings', () => {
  /** Three seconds of video and a tone by FFmpeg with these arguments before the name; through a pipe where seeking must be impossible. */
  const make = async (words: string, name: string, isPiped = false): Promise<Uint8Array> => {
    const path = join(dir, name);
    const inputs = ['-f', 'lavfi', '-i', 'testsrc=d=3:s=160x120', '-f', 'lavfi', '-i', 'sine=d=3:r=44100'];
    const argv = ['ffmpeg', '-nostdin', '-y', '-v', 'error', ...inputs, ...words.split(' ').filter(Boolean), isPiped ? 'pipe:1' : path];
    const child = Bun.spawn(argv, { stdout: 'pipe', stderr: 'inherit' });
    const piped = await new Response(child.stdout).bytes();
    expect(await child.exited).toBe(0);
    return isPiped ? piped : Bun.file(path).bytes();
  };
  const video = '-c:v mpeg4 -c:a mp2';

  test.each([
    ['-c:v mpeg4 -c:a aac -movflags +faststart', 'fast.mp4'],
    ['-c:v mpeg4 -c:a aac -movflags +frag_keyframe+empty_moov', 'parts.mp4'],
    [video, 'film.mkv'],
    [video, 'film.avi'],
    ['-c:v flv -c:a mp3', 'film.flv'],
    ['-c:v mpeg2video -c:a mp2', 'film.mpg'],
    ['-c:v mpeg2video -c:a mp2', 'film.ts'],
    ['-c:v wmv2 -c:a wmav2', 'film.wmv'],
    ['-c:v libvpx -an', 'film.ivf'],
    ['-vf fps=5', 'film.gif'],
    ...['wav', 'flac', 'aiff', 'au', 'caf', 'w64', 'wv', 'mp3', 'aac', 'ogg', 'opus', 'ac3', 'eac3', 'tta'].map(
      (name) => ['-vn', `tone.${name}`] as const,
    ),
    ['-vn -q:a 2 -write_xing 0 -id3v2_version 0', 'bare.mp3'],
  ])('%s %s', async (words, name) => {
    expectTold(await make(words, name));
  });

  test.each([
    ['-vn -f wav', 'tone.wav'],
    ['-vn -f flac', 'tone.flac'],
    ['-vn -f au', 'tone.au'],
    ['-vn -f caf', 'tone.caf'],
    [`${video} -f matroska`, 'film.mkv'],
    [`${video} -f matroska -live 1`, 'live.mkv'],
    ['-c:v flv -c:a mp3 -f flv', 'film.flv'],
    ['-c:v wmv2 -c:a wmav2 -f asf', 'film.wmv'],
    [`${video} -f avi`, 'film.avi'],
  ])('through a pipe, without lengths: %s %s', async (words, name) => {
    expect(said(await make(words, name, true))).toBeUndefined();
  });

  test('a part of a song whose first frame describes the whole, and that ends with a frame, is not truncated', async () => {
    const song = await make('-vn -b:a 128k', 'cbr.mp3');
    expect(said(Buffer.concat([song, Buffer.from('TAG'.padEnd(128, '\0'))]))).toBeUndefined();
  });
});

describe.skipIf(lacks('tar', '7zz', 'rar'))('archives', () => {
  const noise = (bytes: number) => Buffer.from(Array.from({ length: bytes }, (_, at) => (Math.imul(at + 1, 2_654_435_761) >>> 13) & 255));
  /** An archive of three files, a folder and a link, made by this program with these arguments. */
  const pack = async (argv: readonly string[], name: string): Promise<Uint8Array> => {
    const from = join(dir, 'from');
    await Bun.write(join(from, 'a.bin'), noise(20_000));
    await Bun.write(join(from, 'folder', 'b.bin'), noise(30_000));
    await Bun.write(join(from, 'c.txt'), 'words');
    const path = join(dir, name);
    const child = Bun.spawn([...argv, path, 'a.bin', 'folder', 'c.txt'], { cwd: from, stdout: 'ignore', stderr: 'inherit' });
    expect(await child.exited).toBe(0);
    return Bun.file(path).bytes();
  };

  test.each([
    ['a.tar', 'tar --format=gnu -cf'],
    ['b.tar', 'tar --format=pax -cf'],
    ['c.tar', 'tar --format=v7 -cf'],
    ['a.7z', '7zz a -bso0 -mx=0'],
    ['b.7z', '7zz a -bso0'],
    ['a.rar', 'rar a -idq -m0'],
    ['b.rar', 'rar a -idq -rr10 -htb'],
  ])('%s of %s', async (name, words) => {
    const whole = await pack(words.split(' '), name);
    expectTold(whole);
    expect(said(part(whole, 0.8))).toMatch(/^The file is cut off: /);
    expect(said(Buffer.concat([whole, Buffer.alloc(700)]))).toBeUndefined();
  });

  test('a tape archive without blocks of zeros at its end', async () => {
    const whole = await pack('tar --format=ustar -b 1 -cf'.split(' '), 'd.tar');
    expect(said(whole.subarray(0, -1024))).toBeUndefined();
  });

  test('archives of RAR’s version 4, by their blocks', () => {
    const block = (type: number, flags: number, data: number): Buffer => {
      const head = Buffer.alloc(32);
      head[2] = type;
      head.writeUInt16LE(flags, 3);
      head.writeUInt16LE(head.length, 5);
      head.writeUInt32LE(data, 7);
      return Buffer.concat([head, Buffer.alloc(data, 5)]);
    };
    const mark = Buffer.from('Rar!\x1a\x07\0', 'latin1');
    const whole = Buffer.concat([mark, block(0x73, 0, 0), block(0x74, 0x8000, 9000), block(0x74, 0x8000, 5000), block(0x7b, 0, 0)]);
    expectTold(whole);
    expect(said(whole.subarray(0, -32))).toBeUndefined();
  });
});

describe('images and documents', () => {
  const noise = sharp({
    create: { width: 90, height: 60, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  });

  test.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)('%s', async (format) => {
    expectTold(await noise.clone().toFormat(format).toBuffer());
  });

  test('JPEG with something behind its end, and GIF without its last mark', async () => {
    const jpeg = await noise.clone().jpeg().toBuffer();
    expect(said(Buffer.concat([jpeg, Buffer.alloc(500, 7)]))).toBeUndefined();
    const gif = await noise.clone().gif().toBuffer();
    expect(said(gif.subarray(0, -1))).toBeUndefined();
  });

  test('PDF, RTF and SQLite', async () => {
    const body = `%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n${'% words\n'.repeat(9000)}`;
    expectTold(Buffer.from(`${body}trailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n`));
    expectTold(Buffer.from(`{\\rtf1 ${'words '.repeat(900)}}\r\n\0`));
    const path = join(dir, 'a.sqlite');
    const database = new Database(path);
    database.run('create table a (b text)');
    for (let row = 0; row < 200; row++) database.run('insert into a values (?)', ['words'.repeat(20)]);
    database.close();
    expectTold(await Bun.file(path).bytes());
  });
});
