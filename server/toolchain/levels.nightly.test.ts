/**
 * What works in the strongest sandbox works in the weaker ones, and fails with the same messages: each kind of worker and one program of
 * each engine, at every level that this machine supports.
 */
import { expect, test } from 'bun:test';
import { join } from 'node:path';
import { SandboxError } from '../sandbox/level.ts';
import { sandboxLevels } from '../sandbox/sandbox-host.ts';
import { type Harness, startHarness } from '../testing/harness.ts';
import { longTimeout } from '../testing/long-timeout.ts';

longTimeout();

const wave = (): Uint8Array => {
  const bytes = Buffer.alloc(44 + 8000);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  for (const [at, value] of [16, 0x10001, 8000, 8000, 0x80001].entries()) bytes.writeUInt32LE(value, 16 + 4 * at);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(8000, 40);
  return bytes;
};
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="20" height="20" fill="#0a0"/></svg>';
const page =
  '%!PS\n<< /PageSize [200 100] >> setpagedevice\n/Times-Roman findfont 20 scalefont setfont 10 40 moveto (Words) show showpage\n';
const web = '<!doctype html><html lang="en"><title>Words</title><h1>Words</h1><p>Some more.';

/** Pairs, each with a file; chained if a result is the next input. */
const chains: readonly (readonly [content: string | Uint8Array, formats: string])[] = [
  [drawing, 'svg png webp'],
  [drawing, 'svg ps pdf png'],
  [drawing, 'svg eps'],
  [page, 'ps pdf docx pdf txt'],
  ['a,b\n1,2\n', 'csv xlsx ods'],
  ['# Words\n\nMore.\n', 'md html epub mobi'],
  [web, 'html pdf svg'],
  [wave(), 'wav mp3 ogg'],
];

/** Damaged files whose readers mention only the path in their messages. */
const damaged: readonly (readonly [content: Uint8Array, from: string, to: string])[] = [
  [Buffer.concat([Buffer.from('fLaC\x84\xff\xff\xff', 'latin1'), Buffer.alloc(100)]), 'flac', 'mp3'],
];

/** Damaged files that are reported as something else. */
const miscalled = async (harness: Harness): Promise<readonly string[]> => {
  const wrong: string[] = [];
  for (const [index, [content, from, to]] of damaged.entries()) {
    const path = join(harness.dir, `damaged-${index}.${from}`);
    await Bun.write(path, content);
    const code = await harness.convert(path, from, to).then(
      () => 'converted',
      (thrown) => thrown.code ?? `${thrown}`,
    );
    if (code !== 'corrupt_input') wrong.push(`${from} to ${to}: ${code}`);
  }
  return wrong;
};

const convertAll = async (harness: Harness): Promise<readonly string[]> => {
  const failed: string[] = [];
  for (const [index, [content, formats]] of chains.entries()) {
    const [first = '', ...rest] = formats.split(' ');
    let from = first;
    let path = join(harness.dir, `input-${index}.${from}`);
    await Bun.write(path, content);
    for (const to of rest) {
      const made: readonly string[] = await harness.convert(path, from, to).then(
        ({ paths }) => paths,
        (thrown) => [`${thrown}`],
      );
      if (!(await Bun.file(made[0] ?? '').exists())) {
        failed.push(`${from} to ${to}: ${made[0]}`);
        break;
      }
      [path, from] = [made[0] ?? '', to];
    }
  }
  return failed;
};

test('conversions work at the weaker levels of the sandbox', async () => {
  let tried = 0;
  // All other tests use the strongest level, and the last one isolates nothing.
  for (const level of sandboxLevels.slice(1, -1)) {
    const harness = await startHarness(level).catch((thrown) => {
      // This machine lacks that level.
      if (thrown instanceof SandboxError) return undefined;
      throw thrown;
    });
    if (!harness) continue;
    tried++;
    expect([level, await convertAll(harness), await miscalled(harness)]).toEqual([level, [], []]);
    await harness.close();
  }
  expect(tried).toBeGreaterThan(0);
});
