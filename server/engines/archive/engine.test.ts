import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { mkdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { programsOf } from '../../contract/needs.ts';
import type { Problem } from '../../contract/problem.ts';
import { createZip } from '../../formats/zip/write.ts';
import { chosenSteps } from '../../testing/chosen-steps.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { lacks } from '../../testing/needs.ts';
import { archiveEngine } from './engine.ts';
import { ar, arj, cab, cpio, iso, lzh, rpm, type SampleFile, xar } from './samples.ts';

longTimeout();

let harness: Harness;
const steps = archiveEngine.steps
  .filter((step) => !lacks('7zz', 'tar', ...programsOf(step)))
  .map((step) => ({ engine: archiveEngine, step }));
const find = (from: string, to: string) => {
  const found = steps.find(({ step }) => step.from === from && step.to === to);
  if (!found) throw new Error(`No step from ${from} to ${to}.`);
  return found;
};

/** File tree of the tests: text, incompressible bytes, names in several scripts, an empty folder, old timestamps. */
const content: Readonly<Record<string, string | Uint8Array>> = {
  'readme.txt': 'Plain words.\n'.repeat(200),
  'Ordner mit Umläuten/größe.csv': 'a;b\n1;2\n',
  '読んでください.txt': '日本語\n',
  'deep/a/b/c/data.bin': crypto.getRandomValues(new Uint8Array(5000)),
};
const day = new Date('2021-03-04T05:06:08Z');

const sh = async (cwd: string, ...argv: string[]): Promise<string> => {
  const child = Bun.spawn(argv, { cwd, stdout: 'pipe', stderr: 'pipe', env: { ...process.env, TZ: 'UTC', LANG: 'C.UTF-8' } });
  const [code, text, error] = await Promise.all([child.exited, new Response(child.stdout).text(), new Response(child.stderr).text()]);
  if (code !== 0) throw new Error(`${argv.join(' ')}: ${error}`);
  return text;
};

/** SHA-256 of each file and a mark for each folder, unpacked with a program other than the engine's. */
const look = async (path: string, format: string): Promise<Record<string, string>> => {
  const dir = `${path}-look`;
  await mkdir(dir);
  if (format === 'rar') await sh(dir, 'unrar', 'x', '-idq', path);
  else if (format === 'zip') await sh(dir, 'python3', '-c', 'import sys,zipfile; zipfile.ZipFile(sys.argv[1]).extractall(".")', path);
  else if (format === '7z') await sh(dir, '7zz', 'x', '-bd', path);
  else await sh(dir, 'tar', ...(format === 'tar.zst' ? ['--zstd'] : []), '-xf', path);
  const tree: Record<string, string> = {};
  for (const line of (await sh(dir, 'find', '.', '-mindepth', '1', '-printf', '%y %T@ %P\n')).split('\n').filter(Boolean)) {
    const [, kind, , name = ''] = /^(.) (\S+) (.+)$/.exec(line) ?? [];
    tree[name] = kind === 'f' ? new Bun.CryptoHasher('sha256').update(await Bun.file(join(dir, name)).bytes()).digest('hex') : (kind ?? '');
  }
  await rm(dir, { recursive: true });
  return tree;
};

const expected = (): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(content).map(([name, data]) => [name, new Bun.CryptoHasher('sha256').update(data).digest('hex')])),
  ...Object.fromEntries(['Ordner mit Umläuten', 'deep', 'deep/a', 'deep/a/b', 'deep/a/b/c', 'empty'].map((name) => [name, 'd'])),
});

const source = (format: string): string => join(harness.dir, `tree.${format}`);

beforeAll(async () => {
  harness = await startHarness();
  const tree = join(harness.dir, 'tree');
  await mkdir(join(tree, 'empty'), { recursive: true });
  for (const [name, data] of Object.entries(content)) {
    await Bun.write(join(tree, name), data);
    await utimes(join(tree, name), day, day);
  }
  await sh(tree, 'tar', '-cf', source('tar'), '.');
  await sh(tree, 'tar', '-czf', source('tar.gz'), '.');
  await sh(tree, 'tar', '-cjf', source('tar.bz2'), '.');
  await sh(tree, 'tar', '-cJf', source('tar.xz'), '.');
  await sh(tree, 'tar', '--zstd', '-cf', source('tar.zst'), '.');
  await sh(tree, '7zz', 'a', '-bd', source('7z'), '.');
  await sh(tree, '7zz', 'a', '-bd', source('zip'), '.');
  if (Bun.which('rar')) await sh(tree, 'rar', 'a', '-r', '-idq', source('rar'), '.');
});
afterAll(() => harness.close());

const whole = ['zip', '7z', 'rar', 'tar', 'tar.gz', 'tar.bz2', 'tar.xz', 'tar.zst'];

describe('every archive step keeps the tree to the byte', () => {
  const trees = steps.map(({ step }) => step).filter(({ from, to }) => whole.includes(from) && whole.includes(to));
  for (const step of chosenSteps(trees))
    test(`step ${step.from} to ${step.to}`, async () => {
      const { paths, notes } = await harness.follow(source(step.from), [find(step.from, step.to)]);
      expect(paths).toHaveLength(1);
      expect(await look(paths[0] ?? '', step.to)).toEqual(expected());
      expect(notes).toEqual([]);
    });
});

test('times survive', async () => {
  const { paths } = await harness.follow(source('tar.gz'), [find('tar.gz', 'zip')]);
  expect(await sh(harness.dir, '7zz', 'l', '-slt', '-ba', paths[0] ?? '', 'readme.txt')).toContain('Modified = 2021-03-04 05:06:08');
});

describe('archives of systems and installers come down to their files', () => {
  const files: readonly SampleFile[] = [
    ['readme.txt', 'Plain words.\n'],
    ['sub/größe.csv', 'a;b\n1;2\n'],
  ];
  // Formats older than Unicode.
  const plain = files.map(([path, text]): SampleFile => [path.replace('größe', 'groesse'), text]);
  const sevenZip = async (type: string): Promise<Uint8Array> => {
    const dir = join(harness.dir, `made-${type}`);
    for (const [path, text] of files) await Bun.write(join(dir, path), text);
    await sh(dir, '7zz', 'a', '-bd', `-t${type}`, '-mcu=on', '../made.bin', '.').catch(() =>
      sh(dir, '7zz', 'a', '-bd', `-t${type}`, '../made.bin', '.'),
    );
    const bytes = await Bun.file(join(harness.dir, 'made.bin')).bytes();
    await rm(join(harness.dir, 'made.bin'));
    return bytes;
  };
  const deb = async (): Promise<Uint8Array> => {
    const dir = join(harness.dir, 'package');
    for (const [path, text] of [
      ...files.map(([path, text]) => [`data/${path}`, text] as const),
      ['control/control', 'Package: x\n'] as const,
    ])
      await Bun.write(join(dir, path), text);
    await sh(dir, 'tar', '-cJf', 'data.tar.xz', '-C', 'data', '.');
    await sh(dir, 'tar', '-czf', 'control.tar.gz', '-C', 'control', '.');
    const member = async (name: string) => [name, await Bun.file(join(dir, name)).bytes()] as const;
    return ar([['debian-binary', Buffer.from('2.0\n')], await member('control.tar.gz'), await member('data.tar.xz')]);
  };
  const makers: Readonly<Record<string, () => Uint8Array | Promise<Uint8Array>>> = {
    cpio: () => cpio(files),
    rpm: () => rpm(files),
    cab: () => cab(files),
    arj: () => arj(plain),
    lzh: () => lzh(plain),
    xar: () => xar(files),
    iso: () => iso('sub', [['readme.txt', 'Plain words.\n']], [['größe.csv', 'a;b\n1;2\n']]),
    deb,
    jar: () => sevenZip('zip'),
    apk: () => sevenZip('zip'),
    wim: () => sevenZip('wim'),
  };
  const treeOf = (from: string): Record<string, string> => ({
    ...Object.fromEntries(
      (from === 'arj' || from === 'lzh' ? plain : files).map(([path, text]) => [
        path,
        new Bun.CryptoHasher('sha256').update(text).digest('hex'),
      ]),
    ),
    sub: 'd',
    ...(from === 'deb' && { DEBIAN: 'd', 'DEBIAN/control': new Bun.CryptoHasher('sha256').update('Package: x\n').digest('hex') }),
  });
  const ofSystems = steps.map(({ step }) => step).filter(({ from }) => makers[from]);

  test('every one of them is made here', () => {
    const known = new Set([...Object.keys(makers), ...whole, 'gz', 'bz2', 'xz', 'zst', 'lzma', 'cbr', 'cb7']);
    expect(steps.filter(({ step }) => !known.has(step.from))).toEqual([]);
  });
  for (const step of chosenSteps(ofSystems))
    test(`step ${step.from} to ${step.to}`, async () => {
      const path = join(harness.dir, `made.${step.from}`);
      const make = makers[step.from];
      if (make) await Bun.write(path, await make());
      const { paths, notes } = await harness.follow(path, [find(step.from, step.to)]);
      expect(await look(paths[0] ?? '', step.to)).toEqual(treeOf(step.from));
      expect(notes).toEqual([]);
    });
});

describe('single compressed files', () => {
  const text = 'One line of many.\n'.repeat(1000);
  const tools: Record<string, string[]> = {
    gz: ['gzip', '-kc'],
    bz2: ['bzip2', '-kc'],
    xz: ['xz', '-kc'],
    zst: ['zstd', '-qc'],
    lzma: ['xz', '--format=lzma', '-kc'],
  };
  for (const from of Object.keys(tools))
    for (const { step } of steps.filter((one) => one.step.from === from))
      test(`${from} to ${step.to}`, async () => {
        await Bun.write(join(harness.dir, 'one.txt'), text);
        const packed = await new Response(
          Bun.spawn([...(tools[from] ?? []), join(harness.dir, 'one.txt')], { stdout: 'pipe' }).stdout,
        ).bytes();
        await Bun.write(join(harness.dir, `one.${from}`), packed);
        const { paths } = await harness.follow(join(harness.dir, `one.${from}`), [find(from, step.to)]);
        const out = paths[0] ?? '';
        const read = step.to === 'zst' ? ['zstd', '-dc', out] : step.to === 'tar' ? ['tar', '-xOf', out] : ['7zz', 'x', '-so', out];
        expect(await sh(harness.dir, ...read)).toBe(text);
      });
});

describe('comic books', () => {
  // A one-pixel image, to be preserved byte for byte.
  const page = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==', 'base64');

  const packers: Readonly<Record<string, readonly string[]>> = {
    cbr: ['rar', 'a', '-idq'],
    rar: ['rar', 'a', '-idq'],
    cb7: ['7zz', 'a', '-bd', '-t7z'],
    zip: ['7zz', 'a', '-bd', '-tzip'],
  };
  for (const { engine, step } of steps.filter(({ step: { from, to } }) => from === 'cbr' || from === 'cb7' || to === 'cbz'))
    test(`${step.from} to ${step.to} keeps the pages as they are`, async () => {
      const dir = join(harness.dir, `comic-${step.from}`);
      const packed = join(harness.dir, `comic.${step.from}`);
      for (const name of ['page 1.png', 'page 2.png']) await Bun.write(join(dir, name), page);
      await sh(dir, ...(packers[step.from] ?? []), packed, '.');
      const { paths } = await harness.follow(packed, [{ engine, step }]);
      const names = await sh(
        harness.dir,
        'python3',
        '-c',
        'import sys,zipfile; print(*zipfile.ZipFile(sys.argv[1]).namelist(), sep="\\n")',
        paths[0] ?? '',
      );
      expect(names.trim().split('\n').toSorted()).toEqual(['page 1.png', 'page 2.png']);
      expect(await sh(harness.dir, '7zz', 'x', '-so', paths[0] ?? '', 'page 2.png')).toBe(page.toString());
    });
});

describe('what an archive must not do', () => {
  const refusal = (run: Promise<unknown>): Promise<Problem> =>
    run.then(
      () => Promise.reject(new Error('It was converted.')),
      (thrown) => thrown as Problem,
    );

  test('a link that leads out is left out and said', async () => {
    const dir = join(harness.dir, 'links');
    await mkdir(dir);
    await symlink('/etc/passwd', join(dir, 'out'));
    await symlink('inside.txt', join(dir, 'in'));
    await Bun.write(join(dir, 'inside.txt'), 'x');
    await sh(dir, 'tar', '-cf', `${dir}.tar`, '.');
    const { paths, notes } = await harness.follow(`${dir}.tar`, [find('tar', 'tar.gz')]);
    expect((await sh(harness.dir, 'tar', '-tzf', paths[0] ?? '')).split('\n').filter(Boolean).sort()).toEqual(['in', 'inside.txt']);
    expect(notes).toEqual(['One link that leads out of the archive was left out.']);
  });

  test('of two entries with one name both come along, and what leads out is moved inside and said', async () => {
    const path = join(harness.dir, 'twice.zip');
    const zip = createZip(path);
    for (const [name, text] of [
      ['a.txt', 'one'],
      ['a.txt', 'two'],
      ['../up.txt', 'three'],
    ] as const)
      await zip.add(name, text);
    zip.close();
    const { paths, notes } = await harness.follow(path, [find('zip', 'tar')]);
    expect((await sh(harness.dir, 'tar', '-xOf', paths[0] ?? '')).match(/one|two|three/g)?.toSorted()).toEqual(['one', 'three', 'two']);
    expect(await sh(harness.dir, 'tar', '-tf', paths[0] ?? '')).not.toContain('..');
    expect(notes).toEqual(['One entry whose path leads out of the archive was moved inside.']);
  });

  test('drives and shares of Windows are taken off, wherever they lead, and said', async () => {
    const names = ['C:/a/x.txt', 'C:y.txt', 'D:\\\\w\\z.txt', '\\\\server\\share\\u.txt', 'x:/C:/../C:', 'n/C:/k.txt', 'y.txt', 'E:..'];
    const made = `
import sys, zipfile, tarfile, io
with zipfile.ZipFile(sys.argv[1] + '.zip', 'w') as z, tarfile.open(sys.argv[1] + '.tar', 'w') as t:
  for name in sys.argv[2:]:
    entry = zipfile.ZipInfo('x'); entry.filename = name; z.writestr(entry, name)
    member = tarfile.TarInfo(name); member.size = len(name); t.addfile(member, io.BytesIO(name.encode()))`;
    const path = join(harness.dir, 'drives');
    await sh(harness.dir, 'python3', '-c', made, path, ...names);
    for (const [from, to] of [
      ['zip', 'tar'],
      ['tar', 'zip'],
    ] as const) {
      const { paths, notes } = await harness.follow(`${path}.${from}`, [find(from, to)]);
      const tree = Object.keys(await look(paths[0] ?? '', to));
      expect(tree.filter((name) => /^(?:[A-Za-z]:|[\\\\/])/.test(name) || name.includes('..'))).toEqual([]);
      expect(tree).toEqual(expect.arrayContaining(['a/x.txt', 'y.txt', '2 y.txt', 'n/C:/k.txt', '_']));
      expect(notes.join()).toMatch(/entries whose paths lead out of the archive were moved inside/);
    }
  });

  test('folders parted with backslashes are folders', async () => {
    const path = join(harness.dir, 'windows.zip');
    const zip = createZip(path);
    await zip.add('Ordner\\Unter\\datei.txt', 'x');
    await zip.add('Ordner\\zwei.txt', 'y');
    zip.close();
    const { paths } = await harness.follow(path, [find('zip', 'tar')]);
    expect(Object.keys(await look(paths[0] ?? '', 'tar')).toSorted()).toEqual([
      'Ordner',
      'Ordner/Unter',
      'Ordner/Unter/datei.txt',
      'Ordner/zwei.txt',
    ]);
  });

  test('names in an old encoding are read, and none takes the place of another', async () => {
    const dir = join(harness.dir, 'names');
    await mkdir(dir);
    for (const encoding of ['latin1', 'utf-8'] as const)
      await writeFile(Buffer.concat([Buffer.from(`${dir}/`), Buffer.from('größe.txt', encoding)]), encoding);
    await sh(dir, 'tar', '-cf', `${dir}.tar`, '.');
    const { paths, notes } = await harness.follow(`${dir}.tar`, [find('tar', 'zip')]);
    expect(await look(paths[0] ?? '', 'zip')).toEqual({
      'größe.txt': new Bun.CryptoHasher('sha256').update('utf-8').digest('hex'),
      '2 größe.txt': new Bun.CryptoHasher('sha256').update('latin1').digest('hex'),
    });
    expect(notes).toEqual(['One name in an old encoding was rewritten.']);
  });

  test('a locked one asks for no password and says so', async () => {
    await sh(harness.dir, '7zz', 'a', '-bd', '-psecret', 'locked.zip', 'tree/readme.txt');
    await sh(harness.dir, '7zz', 'a', '-bd', '-psecret', '-mhe=on', 'locked.7z', 'tree/readme.txt');
    for (const format of ['zip', '7z'])
      expect((await refusal(harness.follow(join(harness.dir, `locked.${format}`), [find(format, 'tar')]))).code).toBe('password_protected');
  });

  test('a bomb is stopped before the disk is full', async () => {
    const bomb = join(harness.dir, 'bomb.tar.zst');
    await sh(harness.dir, 'sh', '-c', `truncate -s 1200M zeros && tar --zstd -cf ${bomb} zeros; rm zeros`);
    expect((await refusal(harness.follow(bomb, [find('tar.zst', 'zip')]))).code).toBe('decompression_bomb');
  });

  test('noise is damage, not a crash', async () => {
    await Bun.write(join(harness.dir, 'noise.7z'), crypto.getRandomValues(new Uint8Array(4096)));
    expect((await refusal(harness.follow(join(harness.dir, 'noise.7z'), [find('7z', 'zip')]))).code).toBe('corrupt_input');
  });
});
