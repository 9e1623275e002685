import { beforeAll, expect, test } from 'bun:test';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { lacks } from '../../testing/needs.ts';
import { tell } from '../../testing/read-text.ts';
import { makeTestFolder } from '../../testing/test-folder.ts';

let dir = '';
beforeAll(async () => {
  dir = makeTestFolder('tidy-epub');
});

/** Debian's Python uses Debian's lxml, as Calibre does. */
const python = '/usr/bin/python3';

const tidy = (path: string): Promise<string> =>
  tell(
    python,
    '-c',
    'import sys; sys.path.insert(0, sys.argv[1]); from tidy_epub import tidy_epub; tidy_epub(sys.argv[2])',
    import.meta.dir,
    path,
  );

test.skipIf(lacks('calibre-debug'))('times that no program can read are words, and only entries of lists have numbers', async () => {
  const path = join(dir, 'times.epub');
  const body =
    '<p value="3"><time>Monday</time><time>2026-05-06</time><time datetime="soon">later</time><time datetime="10:30">half past ten</time></p><ol><li value="4">x</li></ol><ul><li value="4">x</li></ul>';
  const chapter = `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>x</title></head><body>${body}</body></html>`;
  await Bun.write(path, zipSync({ 'one.xhtml': strToU8(chapter) }));
  await tidy(path);
  expect(await tell('unzip', '-p', path, 'one.xhtml')).toContain(
    '<p><span>Monday</span><time>2026-05-06</time><span>later</span><time datetime="10:30">half past ten</time></p><ol><li value="4">x</li></ol><ul><li>x</li></ul>',
  );
});

test.skipIf(lacks('calibre-debug'))('a style that a book was made without is not asked for, and all others stay', async () => {
  const path = join(dir, 'book.epub');
  const link = (href: string) => `<link rel="stylesheet" type="text/css" href="${href}"/>`;
  const chapter = `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>x</title>${link('../day.css')}${link('night.css')}${link('https://example.org/far.css')}</head><body><p>Words</p></body></html>`;
  await Bun.write(path, zipSync({ 'text/one.xhtml': strToU8(chapter), 'day.css': strToU8('p{margin:0}') }));
  await tidy(path);
  const mended = await tell('unzip', '-p', path, 'text/one.xhtml');
  expect([...mended.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['../day.css', 'https://example.org/far.css']);
  expect(mended).toContain('Words');
});
