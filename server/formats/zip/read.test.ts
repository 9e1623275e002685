import { expect, test } from 'bun:test';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bytesOf } from '../../files/file-bytes.ts';
import { makeTestFolder } from '../../testing/test-folder.ts';
import { readZipDirectory } from './directory.ts';
import { openZip } from './read.ts';
import { createZip } from './write.ts';

const folder = makeTestFolder('zip');

const text = 'One fact, one place. '.repeat(2000);
const bounds = { entries: 100, nameBytes: 1000 };

const made = async (): Promise<Buffer> => {
  const path = join(folder, 'made.zip');
  const zip = createZip(path);
  await zip.add('mimetype', 'application/epub+zip', { store: true });
  await zip.add('OEBPS/text.xhtml', text);
  await zip.add('empty', '');
  zip.close();
  return readFileSync(path);
};

const opened = (content: Uint8Array) => {
  const path = join(folder, 'read.zip');
  writeFileSync(path, content);
  return openZip(path);
};

const codeOf = async (act: () => unknown): Promise<unknown> => {
  try {
    await act();
  } catch (thrown) {
    return (thrown as { readonly code?: unknown }).code;
  }
  return undefined;
};

test('entries are read by name: stored, deflated and empty ones', async () => {
  const zip = opened(await made());
  expect(zip.entries.map(({ name, size }) => [name, size])).toEqual([
    ['mimetype', 20],
    ['OEBPS/text.xhtml', text.length],
    ['empty', 0],
  ]);
  expect(await zip.text('mimetype')).toBe('application/epub+zip');
  expect(await zip.text('OEBPS/text.xhtml')).toBe(text);
  expect(await zip.text('empty')).toBe('');
  expect(zip.has('other')).toBe(false);
  expect(await codeOf(() => zip.text('other'))).toBe('corrupt_input');
});

/** Incompressible bytes. */
const noise = (length: number): Uint8Array => {
  let state = 1;
  return Uint8Array.from({ length }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state >> 16;
  });
};

test('entries of any size and in any pieces are what they were, for other programs too', async () => {
  const path = join(folder, 'sizes.zip');
  const zip = createZip(path);
  const around = 64 * 1024;
  const parts: Record<string, Uint8Array> = Object.fromEntries(
    [1, around - 1, around, around + 1, 5 * around].map((size) => [`noise-${size}`, noise(size)]),
  );
  parts['little-of-much'] = new Uint8Array(5_000_000);
  for (const [name, bytes] of Object.entries(parts)) await zip.add(name, bytes);
  const whole = noise(3 * around);
  parts.pieces = whole;
  await zip.add(
    'pieces',
    (async function* () {
      for (let at = 0; at < whole.length; at += 40_000) yield whole.slice(at, at + 40_000);
    })(),
  );
  zip.close();
  const read = openZip(path);
  for (const [name, bytes] of Object.entries(parts)) expect(Buffer.compare(await read.bytes(name), bytes)).toBe(0);
  const seen = Bun.spawnSync(['/usr/bin/python3', '-c', 'import sys, zipfile; print(zipfile.ZipFile(sys.argv[1]).testzip())', path]);
  expect(seen.stdout.toString().trim()).toBe('None');
});

test('bytes before an archive shift its places, as in one that unpacks itself', async () => {
  expect(await opened(Buffer.concat([Buffer.alloc(5000, 'x'), await made()])).text('OEBPS/text.xhtml')).toBe(text);
});

test('an archive that is cut off, or whose data is damaged, is corrupt', async () => {
  const whole = await made();
  for (const length of [0, 10, 100, whole.length - 30]) expect(await codeOf(() => opened(whole.subarray(0, length)))).toBe('corrupt_input');
  const damaged = Buffer.from(whole);
  damaged.fill(0xff, whole.indexOf('text.xhtml') + 12, whole.indexOf('text.xhtml') + 60);
  expect(await codeOf(() => opened(damaged).text('OEBPS/text.xhtml'))).toBe('corrupt_input');
  // An invalid local header.
  const moved = Buffer.from(whole);
  moved.writeUInt32LE(0, moved.indexOf('OEBPS') - 30);
  expect(await codeOf(() => opened(moved).text('OEBPS/text.xhtml'))).toBe('corrupt_input');
});

test('a directory with fewer entries than its end says is damaged', async () => {
  const whole = await made();
  whole.writeUInt16LE(9, whole.length - 12);
  expect(readZipDirectory(bytesOf(whole), bounds)).toBeUndefined();
});

test('no more of a directory is read than was requested', async () => {
  const bytes = bytesOf(await made());
  expect(readZipDirectory(bytes, { ...bounds, entries: 1 })).toMatchObject({ count: 3, entries: [{ name: 'mimetype' }] });
  const short = readZipDirectory(bytes, { ...bounds, nameBytes: 10 });
  expect(short?.entries).toHaveLength(1);
  expect(short?.nameBytes).toBe('mimetypeOEBPS/text.xhtml'.length);
});
