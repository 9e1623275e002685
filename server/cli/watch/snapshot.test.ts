import { beforeAll, describe, expect, test } from 'bun:test';
import { appendFileSync, existsSync, readdirSync, statSync } from 'node:fs';
import { link, mkdir, rm, symlink, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTestFolder } from '../../testing/test-folder.ts';
import { moveAway } from './move-away.ts';
import { takeSnapshot } from './snapshot.ts';

const words = 'some words that are more than ten bytes';
let dir: string;
beforeAll(async () => {
  dir = makeTestFolder('snapshot');
});

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

  test('is taken of nothing that grows while it is copied', async () => {
    const path = at('growing/a.png');
    await put('growing/a.png');
    await mkdir(at('growing/work'));
    const seen = { bytes: statSync(path).size, modified: statSync(path).mtimeMs };
    // The signal is checked before each piece.
    const signal = Object.assign(new AbortController().signal, { throwIfAborted: () => appendFileSync(path, 'more') });
    expect(await takeSnapshot({ path, root: at('growing'), seen, workDir: at('growing/work') }, signal)).toBe('changed');
    expect(readdirSync(at('growing/work'))).toEqual([]);
  });

  test('is moved from no folder that has become a link, nor from one below it', async () => {
    await put('moved/away/a.png');
    await mkdir(at('moved/in'));
    await link(at('moved/away/a.png'), at('moved/other'));
    await symlink(at('moved/away'), at('moved/in/sub'));
    const { size, mtimeMs } = statSync(at('moved/away/a.png'));
    const seen = { bytes: size, modified: mtimeMs };
    await moveAway(at('moved/in/sub/a.png'), at('moved/in'), seen, at('moved/done')).catch(({ code }) => expect(code).toBe('ENOTDIR'));
    await put('moved/away/deep/a.png');
    const deep = statSync(at('moved/away/deep/a.png'));
    await moveAway(at('moved/in/sub/deep/a.png'), at('moved/in'), { bytes: deep.size, modified: deep.mtimeMs }, at('moved/done'));
    const stay = ['moved/away/a.png', 'moved/away/deep/a.png'].map((path) => existsSync(at(path)));
    expect([...stay, existsSync(at('moved/done'))]).toEqual([true, true, false]);
  });
});
