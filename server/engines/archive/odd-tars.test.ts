/** Tests archives about which GNU tar complains: readable members are unpacked, and damage is not reported as an internal error. */
import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { lacks } from '../../testing/needs.ts';
import { rejection } from '../../testing/rejection.ts';

longTimeout();

const block = 512;
const padded = (bytes: Uint8Array): Buffer => Buffer.concat([bytes, Buffer.alloc(-bytes.length & (block - 1))]);

/** One member with unusual header fields, by offset (POSIX.1, ustar). */
const member = (type: string, body: string, fields: Readonly<Record<number, Uint8Array>> = {}): Buffer => {
  const header = Buffer.alloc(block);
  const put = (at: number, text: string): void => void header.write(text, at, 'latin1');
  put(0, 'a.txt');
  for (const [at, text] of [
    [100, '0000644\0'],
    [124, `${body.length.toString(8).padStart(11, '0')}\0`],
    [136, '00000000000\0'],
    [156, type],
    [257, 'ustar\x0000'],
  ] as const)
    put(at, text);
  for (const [at, value] of Object.entries(fields)) header.set(value, Number(at));
  header.fill(' ', 148, 156);
  put(
    148,
    `${header
      .reduce((sum, byte) => sum + byte, 0)
      .toString(8)
      .padStart(6, '0')}\0 `,
  );
  return Buffer.concat([header, padded(Buffer.from(body))]);
};
const words = member('0', 'words');
const tarOf = (...members: readonly Buffer[]): Buffer => Buffer.concat([...members, Buffer.alloc(2 * block)]);
const most = Uint8Array.of(0x80, ...new Uint8Array(11).fill(0xff));

describe.skipIf(lacks('7zz', 'tar', 'unzip'))('TAR', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await startHarness();
  });
  afterAll(() => harness.close());

  const convert = async (bytes: Uint8Array) => {
    const path = join(harness.dir, `${crypto.randomUUID()}.tar.gz`);
    await Bun.write(path, gzipSync(bytes));
    return harness.convert(path, 'tar.gz', 'zip');
  };

  test.each([
    ['a size past all sizes', tarOf(member('0', '', { 124: most }))],
    ['a time past all times', tarOf(member('0', 'x', { 136: most }))],
    ['no size', tarOf(member('0', 'x', { 124: Buffer.from('            ') }))],
    ['an extended header longer than all numbers', tarOf(member('x', '99999999999999999999999 a=b\n'), words)],
    ['an extended time past all times', tarOf(member('x', '39 mtime=99999999999999999999999999999\n'), words)],
    ['a map of holes that leads nowhere', tarOf(member('x', '22 GNU.sparse.major=1\n22 GNU.sparse.minor=0\n'), words)],
    ['a compressed stream in its place', gzipSync('words')],
  ])('with %s is damaged', async (_what, bytes) => {
    expect(await rejection(convert(bytes))).toMatchObject({ code: 'corrupt_input' });
  });

  test.each(['g', 'x', 'L'])('with a header of type %s that claims four gigabytes is refused', async (type) => {
    const claim = member(type, '', { 124: Buffer.from('40000000000\0') });
    expect(await rejection(convert(tarOf(claim, words)))).toMatchObject({
      code: expect.stringMatching(/^(?:corrupt_input|resource_limit)$/),
    });
  });

  test.each([
    ['a pipe', member('6', '', { 0: Buffer.from('pipe\0') })],
    ['a device', member('3', '', { 0: Buffer.from('disk\0'), 329: Buffer.from('0000010\0'), 337: Buffer.from('0000001\0') })],
  ])('with %s, which no tool may make, comes without it', async (_what, special) => {
    const { paths, notes } = await convert(tarOf(special, words));
    const { stdout } = Bun.spawnSync(['unzip', '-Z1', paths[0] ?? '']);
    expect([stdout.toString(), notes]).toEqual(['a.txt\n', ['One entry that is neither a file nor a folder was left out.']]);
  });

  test('with folders that nobody may enter, comes whole', async () => {
    const folder = (name: string, mode: string): Buffer => member('5', '', { 0: Buffer.from(`${name}\0`), 100: Buffer.from(mode) });
    const inside = member('0', 'words', { 0: Buffer.from('shut/in/a.txt\0') });
    const { paths } = await convert(tarOf(folder('shut', '0000000'), folder('shut/in', '0000444'), inside));
    expect(Bun.spawnSync(['unzip', '-p', paths[0] ?? '', 'shut/in/a.txt']).stdout.toString()).toBe('words');
  });

  test.each([
    ['tar.gz', 'zip', gzipSync(tarOf(words))],
    ['gz', 'zip', gzipSync('words')],
    ['gz', 'xz', gzipSync('words')],
  ])('bytes behind the end of a %s are left out on the way to %s, which is said', async (from, to, whole) => {
    const path = join(harness.dir, `tail.${from}`);
    await Bun.write(path, Buffer.concat([whole, Buffer.from('other bytes')]));
    const { paths, notes } = await harness.convert(path, from, to);
    expect(notes).toEqual(['Bytes after the end of the archive were left out: they belong to no file.']);
    const [program, ...argv] = to === 'zip' ? ['unzip', '-p'] : ['xz', '-dc'];
    expect(Bun.spawnSync([program ?? '', ...argv, paths[0] ?? '']).stdout.toString()).toBe('words');
  });

  test('two streams of which the second is cut off are damaged', async () => {
    const path = join(harness.dir, 'two.gz');
    await Bun.write(path, Buffer.concat([gzipSync('words'), gzipSync(crypto.getRandomValues(new Uint8Array(9000))).subarray(0, 5000)]));
    expect(await rejection(harness.convert(path, 'gz', 'xz'))).toMatchObject({ code: 'corrupt_input' });
  });

  test('a compressed stream that is cut off is damaged, and no fault of ours', async () => {
    const path = join(harness.dir, 'cut.gz');
    const bytes = gzipSync(crypto.getRandomValues(new Uint8Array(40_000)));
    await Bun.write(path, bytes.subarray(0, 20_000));
    expect(await rejection(harness.convert(path, 'gz', 'xz'))).toMatchObject({ code: 'corrupt_input' });
  });
});
