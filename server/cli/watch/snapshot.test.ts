import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { link, mkdir, mkdtemp, rm, symlink, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moveAway } from './move-away.ts';
import { takeSnapshot } from './snapshot.ts';

const words = 'some words that are more than ten bytes';
let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'snapshot-'));
});
afterAll(() => rm(dir, { recursive: true }));

const at = (path: string): string => join(dir, path);
const put = (path: string) => Bun.write(at(path), words);

describe('a snapshot', () => {
  test('is taken of nothing that has changed, gone, or been put elsewhere since it was seen', async () => {
    await put('snap/in/sub/a.png');
    await put('snap/away/a.png');
    await mkdir(at('snap/work'));
    const path = at('snap/in/sub/a.png');
    const seenOf = (one: string) => ({ bytes: statSync(one).size, modified: statSync(one).mtimeMs });
    const take = (seen = seenOf(path)) =>
      takeSnapshot({ path, root: at('snap/in'), seen, workDir: at('snap/work') }, new AbortController().signal);
    const whole = await take();
    if (whole === 'changed') throw new Error(whole);
    expect(Buffer.from(await Bun.file(whole.path).bytes()).equals(Buffer.from(words))).toBe(true);
    await whole.drop();
    const seen = seenOf(path);
    await truncate(path, 10);
    expect(await take(seen)).toBe('changed');
    // The same file at another location: the folder has become a link.
    await rm(at('snap/in/sub'), { recursive: true });
    await symlink(at('snap/away'), at('snap/in/sub'));
    expect(await take(seenOf(at('snap/away/a.png')))).toBe('changed');
    await rm(at('snap/in/sub'));
    expect(await take(seen)).toBe('changed');
    expect(readdirSync(at('snap/work'))).toEqual([]);
  });

  test('is moved from no folder that has become a link', async () => {
    await put('moved/away/a.png');
    await mkdir(at('moved/in'));
    await link(at('moved/away/a.png'), at('moved/other'));
    await symlink(at('moved/away'), at('moved/in/sub'));
    const { size, mtimeMs } = statSync(at('moved/away/a.png'));
    const seen = { bytes: size, modified: mtimeMs };
    await moveAway(at('moved/in/sub/a.png'), at('moved/in'), seen, at('moved/done')).catch(({ code }) => expect(code).toBe('ENOTDIR'));
    expect([existsSync(at('moved/away/a.png')), existsSync(at('moved/done'))]).toEqual([true, false]);
  });
});
