import { beforeAll, describe, expect, test } from 'bun:test';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { appendFile, mkdir, readFile, rename, symlink, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { longTimeout } from '../../testing/long-timeout.ts';
import { nightlyTest } from '../../testing/nightly.ts';
import { patience } from '../../testing/settings.ts';
import { makeTestFolder } from '../../testing/test-folder.ts';

longTimeout();

const main = new URL('../main.ts', import.meta.url).pathname;
let dir: string;
let png: Buffer;
beforeAll(async () => {
  dir = makeTestFolder('watch');
  png = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#3366cc' } })
    .png()
    .toBuffer();
});

const at = (path: string): string => join(dir, path);
const put = async (path: string, bytes: Uint8Array | string = png): Promise<void> => {
  await mkdir(dirname(at(path)), { recursive: true });
  await writeFile(at(path), bytes);
};
const start = (...argv: readonly string[]) =>
  Bun.spawn([process.execPath, main, ...argv], {
    cwd: dir,
    env: { ...process.env, ...patience, TMPDIR: dir },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
  });
const run = async (...argv: readonly string[]) => {
  const child = start(...argv);
  const [out, err, code] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text(), child.exited]);
  return { code, out, err };
};
/** Files below a folder, without hidden ones. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(at(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(at(folder).length + 1))
    .sort();
const until = async (done: () => boolean): Promise<void> => {
  while (!done()) await Bun.sleep(50);
};

describe('watch', () => {
  test('keeps the tree and the dates, and does each file once, over restarts too', async () => {
    await put('one/a.png');
    await put('one/deep/er/b.png');
    const date = new Date('2019-05-01T08:30:02Z');
    await utimes(at('one/deep/er/b.png'), date, date);
    const args = ['watch', 'one', '--to', 'jpg', '--out', 'one-out', '--settle', '0.2', '--once'];
    const first = await run(...args);
    expect([first.code, first.err, filesIn('one-out')]).toEqual([0, '', ['a.jpg', 'deep/er/b.jpg']]);
    expect(statSync(at('one-out/deep/er/b.jpg')).mtimeMs).toBe(date.getTime());
    expect((await sharp(await readFile(at('one-out/a.jpg'))).metadata()).format).toBe('jpeg');
    // No file is converted twice; a changed one is converted again, and its result replaced.
    const made = statSync(at('one-out/a.jpg')).ino;
    expect((await run(...args)).out).toBe('');
    expect(statSync(at('one-out/a.jpg')).ino).toBe(made);
    await put('one/a.png', await sharp(png).resize(20).png().toBuffer());
    await put('one/c.png');
    const later = await run(...args);
    expect([later.code, later.err, later.out.trim().split('\n').length]).toEqual([0, '', 2]);
    expect((await sharp(await readFile(at('one-out/a.jpg'))).metadata()).width).toBe(20);
  });

  test('what was begun when the machine stopped is done again; what somebody else has put there stays', async () => {
    await put('two/a.png');
    await put('two/b.png');
    await put('two-out/a.jpg', 'half a result of ours');
    await put('two-out/b.jpg', 'somebody else wrote this');
    const { size, mtimeMs } = statSync(at('two/a.png'));
    const begun = JSON.stringify({ file: 'a.png', bytes: size, modified: mtimeMs, state: 'begun' });
    await put('two-out/.file-converter-state.json', `${begun}\n{"file":"b.p`);
    const ran = await run('watch', 'two', '--to', 'jpg', '--out', 'two-out', '--settle', '0.1', '--once');
    expect([ran.code, ran.err.includes('b.png: The result is there already')]).toEqual([1, true]);
    expect((await readFile(at('two-out/a.jpg'))).subarray(0, 2).toString('hex')).toBe('ffd8');
    expect(await Bun.file(at('two-out/b.jpg')).text()).toBe('somebody else wrote this');
  });

  test('never takes a file that is still being written, and takes it once it is whole', async () => {
    await mkdir(at('three'));
    const half = Math.floor(png.length / 2);
    await writeFile(at('three/slow.png'), png.subarray(0, half));
    await writeFile(at('three/whole.png.part'), png);
    const child = start('watch', 'three', '--to', 'jpg', '--out', 'three-out', '--settle', '3');
    // On a busy machine this writer may pause for longer than files need to settle.
    let isTooSlow = false;
    let written = performance.now();
    for (let at_ = half; at_ < png.length; at_ += Math.ceil(half / 4)) {
      await Bun.sleep(700);
      await appendFile(at('three/slow.png'), png.subarray(at_, at_ + Math.ceil(half / 4)));
      isTooSlow ||= performance.now() - written > 2500;
      written = performance.now();
      if (!isTooSlow) expect(existsSync(at('three-out/slow.jpg'))).toBe(false);
    }
    await until(() => existsSync(at('three-out/slow.jpg')));
    await rename(at('three/whole.png.part'), at('three/whole.png'));
    await until(() => existsSync(at('three-out/whole.jpg')));
    child.kill('SIGTERM');
    const [code, err] = [await child.exited, await new Response(child.stderr).text()];
    expect([code, isTooSlow ? '' : err]).toEqual([130, '']);
    expect(readdirSync(dir).filter((name) => name.startsWith('file-converter-'))).toEqual([]);
  });

  test('follows no link out of the folder, takes no special file, and leaves out what is hidden', async () => {
    await put('secret/secret.png');
    await put('four/own.png');
    await put('four/.hidden.png');
    await put('four/.git/x.png');
    await symlink(at('secret/secret.png'), at('four/link.png'));
    await symlink(at('secret'), at('four/linked'));
    await symlink('.', at('four/circle'));
    await Bun.$`mkfifo ${at('four/pipe.png')}`.quiet();
    const ran = await run('watch', 'four', '--to', 'jpg', '--out', 'four-out', '--settle', '0.1', '--once');
    expect([ran.code, ran.err, filesIn('four-out')]).toEqual([0, '', ['own.jpg']]);
  });

  nightlyTest('takes odd names and deep folders for what they are', async () => {
    const names = ['ü ö.png', 'a\nb.png', '--to.png', '$(touch x).png', 'A.png', 'a.png', `${'n'.repeat(200)}.png`];
    for (const name of names) await put(`five/${name}`);
    const deep = Array.from({ length: 70 }, (_, index) => `d${index}`);
    await put(`five/${deep.slice(0, 60).join('/')}/in.png`);
    await put(`five/${deep.join('/')}/too-deep.png`);
    const ran = await run('watch', 'five', '--to', 'jpg', '--out', 'five-out', '--settle', '0.1', '--once');
    expect([ran.code, ran.err]).toEqual([0, '']);
    expect(filesIn('five-out')).toEqual(
      [...names.map((name) => name.replace('\n', '').replace('.png', '.jpg')), `${deep.slice(0, 60).join('/')}/in.jpg`].sort(),
    );
  });

  nightlyTest('two inputs of one name give one result, and the other is refused', async () => {
    await put('six/a.png');
    await put('six/a.webp', await sharp(png).webp().toBuffer());
    const ran = await run('watch', 'six', '--to', 'jpg', '--out', 'six-out', '--settle', '0.1', '--once');
    expect([ran.code, ran.out.trim().split('\n').length, ran.err.includes('The result is there already')]).toEqual([1, 1, true]);
  });

  nightlyTest('an option that a file does not take fails that file, and the next start tries it again', async () => {
    await put('options/a.png');
    await put('options/b.txt', 'words');
    const args = ['watch', 'options', '--to', 'pdf', '--out', 'options-out', '--settle', '0.1', '--once', '--json'];
    const ran = await run(...args, '--dpi', '150');
    expect([ran.code, ran.err, filesIn('options-out')]).toEqual([1, '', ['a.pdf']]);
    const told = ran.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(told.sort((one, other) => one.input.localeCompare(other.input))).toMatchObject([
      { input: at('options/a.png'), inputFormat: 'png', outputFormat: 'pdf', state: 'done' },
      { input: at('options/b.txt'), state: 'failed', problem: { code: 'invalid_option', retryable: false } },
    ]);
    expect([(await run(...args)).code, filesIn('options-out')]).toEqual([0, ['a.pdf', 'b.pdf']]);
  });

  nightlyTest('moves what is finished, to a free name, and leaves what failed', async () => {
    await put('seven/x/a.png');
    await put('seven/broken.png', png.subarray(0, 60));
    await put('seven-done/x/a.png', 'an older one');
    const ran = await run('watch', 'seven', '--to', 'jpg', '--out', 'seven-out', '--move-to', 'seven-done', '--settle', '0.1', '--once');
    expect([ran.code, filesIn('seven'), filesIn('seven-done')]).toEqual([1, ['broken.png'], ['x/a (2).png', 'x/a.png']]);
  });

  test('says what can not be watched', async () => {
    await mkdir(at('eight/out'), { recursive: true });
    await put('eight/a.png');
    const cases: readonly (readonly [string, ...string[]])[] = [
      ['need folders of their own', 'watch', 'eight', '--to', 'jpg', '--out', 'eight'],
      ['need folders of their own', 'watch', 'eight/out', '--to', 'jpg', '--out', 'eight'],
      ['there is no folder', 'watch', 'nowhere', '--to', 'jpg', '--out', 'eight/out'],
      ['is no folder', 'watch', 'eight/a.png', '--to', 'jpg', '--out', 'eight/out'],
      ['needs a folder for results', 'watch', 'eight', '--to', 'jpg'],
      ['steps that merge', 'watch', 'eight', '--steps', '[{"merge":"pdf"}]', '--out', 'eight/out'],
    ];
    for (const [says, ...argv] of cases) {
      const ran = await run(...argv);
      expect([ran.code, ran.err]).toEqual([2, expect.stringContaining(says)]);
    }
    // Results inside the watched folder are not inputs.
    const ran = await run('watch', 'eight', '--to', 'jpg', '--out', 'eight/out', '--settle', '0.1', '--once');
    expect([ran.code, filesIn('eight/out')]).toEqual([0, ['a.jpg']]);
  });
});

describe('in one go', () => {
  test('all inputs become one, by --merge or by steps', async () => {
    await put('nine/a.png');
    await put('nine/b.png');
    const merged = await run('nine/a.png', 'nine/b.png', '--merge', '--to', 'pdf', '--out', 'nine/all.pdf');
    expect([merged.code, merged.err]).toEqual([0, '']);
    expect(await Bun.$`pdfinfo ${at('nine/all.pdf')}`.text()).toMatch(/Pages:\s+2/);
    const steps = '[{"merge":"pdf"},{"operation":"rotate-pdf","options":{"turn":"90"}}]';
    const chained = await run('nine/a.png', 'nine/b.png', '--steps', steps, '--out', 'nine/turned.pdf');
    expect([chained.code, chained.err]).toEqual([0, '']);
    expect(await Bun.$`pdfinfo ${at('nine/turned.pdf')}`.text()).toMatch(/Pages:\s+2[\s\S]*Page rot:\s+90/);
  });

  nightlyTest('a tree is kept below --out, and a preset stands for a target', async () => {
    await put('ten/x/y/a.png');
    await put('ten/b.png');
    await writeFile(at('presets.json'), '{"small":{"outputFormat":"webp","options":{"width":4}}}');
    const child = Bun.spawn([process.execPath, main, 'ten', '--tree', '--preset', 'small', '--out', 'ten-out'], {
      cwd: dir,
      env: { ...process.env, ...patience, TMPDIR: dir, PRESETS_FILE: at('presets.json') },
      stderr: 'pipe',
    });
    expect([await child.exited, await new Response(child.stderr).text()]).toEqual([0, '']);
    expect(filesIn('ten-out')).toEqual(['b.webp', 'x/y/a.webp']);
    expect((await sharp(await readFile(at('ten-out/b.webp'))).metadata()).width).toBe(4);
  });

  nightlyTest('a verb does for every format that has it', async () => {
    await put('verb/a.png');
    await Bun.$`printf '%s' '%!PS-Adobe-3.0\nshowpage\n' | gs -q -sDEVICE=pdfwrite -o ${at('verb/b.pdf')} -`.quiet();
    const ran = await run('rotate', 'verb/a.png', 'verb/b.pdf', '--turn', '90', '--out', 'verb-out');
    expect([ran.code, ran.err, filesIn('verb-out')]).toEqual([0, '', ['a-rotated.png', 'b-rotated.pdf']]);
  });
});
