import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { longTimeout } from '../testing/long-timeout.ts';
import { isNightly, nightlyTest } from '../testing/nightly.ts';
import { patience } from '../testing/settings.ts';
import { makeTestFolder } from '../testing/test-folder.ts';

longTimeout();

const root = new URL('../../', import.meta.url).pathname;
const main = join(root, 'server/cli/main.ts');
let dir: string;
/** TMPDIR of the runs, so that leftovers are detected. */
let scratch: string;
beforeAll(async () => {
  dir = makeTestFolder('command-line');
  scratch = join(dir, 'scratch');
  await Promise.all([mkdir(scratch, { mode: 0o711 }), mkdir(join(dir, 'in'))]);
  const png = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#3366cc' } })
    .png()
    .toBuffer();
  await writeFile(join(dir, 'in/a.png'), png);
  await writeFile(join(dir, 'in/cut.png'), png.subarray(0, 60));
  await writeFile(join(dir, 'in/really.jpg'), png);
  const pages = (count: number): string =>
    `%!PS-Adobe-3.0\n<< /PageSize [200 100] >> setpagedevice\n${'20 20 60 40 rectfill showpage\n'.repeat(count)}`;
  await writeFile(join(dir, 'in/two.ps'), pages(2));
  await writeFile(join(dir, 'in/long.ps'), pages(300));
  await writeFile(join(dir, 'in/password'), 'öffne dich\nnotes\n');
  await Bun.$`7zz a -pother ${join(dir, 'in/other.7z')} ${join(dir, 'in/two.ps')}`.quiet();
  await Bun.$`7zz a ${'-pöffne dich'} ${join(dir, 'in/locked.7z')} ${join(dir, 'in/two.ps')}`.quiet();
});

type Ran = { readonly code: number; readonly out: Buffer; readonly err: string };
const finish = async (child: Bun.Subprocess<'ignore' | Blob, 'pipe', 'pipe'>): Promise<Ran> => {
  const [out, err, code] = await Promise.all([new Response(child.stdout).bytes(), new Response(child.stderr).text(), child.exited]);
  return { code, out: Buffer.from(out), err };
};
const start = (argv: readonly string[], stdin?: Blob, command: readonly string[] = [process.execPath, main]) =>
  Bun.spawn([...command, ...argv], {
    cwd: dir,
    env: { ...process.env, ...patience, TMPDIR: scratch },
    stdin: stdin ?? 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
  });
const run = (argv: readonly string[], stdin?: Blob, command?: readonly string[]): Promise<Ran> => finish(start(argv, stdin, command));
const lines = ({ out }: Ran) =>
  out
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .sort((one, other) => one.input.localeCompare(other.input));
const sizeOf = async (path: string) => {
  const { format, width, height } = await sharp(await readFile(join(dir, path))).metadata();
  return { format, width, height };
};

/** Behaviour of local and remote conversions; not all of it is tested for both in `npm test`. */
const everywhere = (where: () => readonly string[], isAll: boolean) => {
  const folder = () => (where().length > 0 ? 'remote' : 'local');

  test('several files, each with its end, in JSON', async () => {
    const out = `${folder()}/json/`;
    const ran = await run([
      'in/a.png',
      'in/cut.png',
      'in/gone.png',
      'in/really.jpg',
      '--to',
      'jpg',
      '--quality',
      '85',
      '--width',
      '32',
      '--json',
      '--out',
      out,
      ...where(),
    ]);
    expect([ran.code, ran.err]).toEqual([1, '']);
    const [a, cut, gone, really] = lines(ran);
    expect(a).toMatchObject({
      input: 'in/a.png',
      inputFormat: 'png',
      outputFormat: 'jpg',
      state: 'done',
      files: [{ name: 'a.jpg', path: `${out}a.jpg` }],
    });
    expect(a.files[0].bytes).toBe(Bun.file(join(dir, out, 'a.jpg')).size);
    expect(cut).toMatchObject({ state: 'failed', problem: { code: 'corrupt_input', title: 'The file is damaged', retryable: false } });
    expect(gone).toMatchObject({ state: 'failed', problem: { code: 'unreadable', detail: 'There is no such file.' } });
    // The content counts, not the name.
    expect(really).toMatchObject({ inputFormat: 'png', state: 'done' });
    expect(await sizeOf(`${out}a.jpg`)).toEqual({ format: 'jpeg', width: 32, height: 24 });
    expect(readdirSync(join(dir, out)).sort()).toEqual(['a.jpg', 'really.jpg']);
    expect(readdirSync(scratch)).toEqual([]);
  });

  test('locked inputs are opened by the first line of a file', async () => {
    const out = `${folder()}/unlocked/`;
    const told = ['--to', 'tar', '--json', '--out', out, ...where()];
    const without = await run(['in/locked.7z', ...told]);
    expect([without.code, lines(without)]).toMatchObject([1, [{ state: 'failed', problem: { code: 'password_protected' } }]]);
    const ran = await run(['in/locked.7z', 'in/other.7z', '--password-file', 'in/password', ...told]);
    expect([ran.code, ran.err, lines(ran)]).toMatchObject([
      1,
      '',
      [
        { input: 'in/locked.7z', state: 'done' },
        { input: 'in/other.7z', state: 'failed', problem: { code: 'wrong_password' } },
      ],
    ]);
    expect(await Bun.$`tar -tf ${join(dir, out, 'locked.tar')}`.text()).toBe('two.ps\n');
  });

  if (!isAll) return;

  test('standard input to standard output, its format found by its content', async () => {
    const ran = await run(['-', '--to', 'webp', ...where()], Bun.file(join(dir, 'in/a.png')));
    expect([ran.code, ran.err]).toEqual([0, '']);
    const { format, width } = await sharp(ran.out).metadata();
    expect([format, width]).toEqual(['webp', 64]);
  });

  test('several results of one input are unpacked, or kept as a ZIP', async () => {
    const out = `${folder()}/pages`;
    await mkdir(join(dir, out), { recursive: true });
    const ran = await run(['in/two.ps', '--to', 'png', '--out', out, ...where()]);
    expect([ran.code, ran.err]).toEqual([0, '']);
    expect(readdirSync(join(dir, out)).sort()).toEqual(['two-1.png', 'two-2.png']);
    const zipped = await run(['in/two.ps', '--to', 'png', '--zip', '--out', out, ...where()]);
    expect([zipped.code, zipped.out.toString()]).toMatchObject([
      0,
      expect.stringMatching(/^in\/two\.ps → \S+\/two\.zip \(\d+ (?:k?B)\)\n$/),
    ]);
    expect(readdirSync(scratch)).toEqual([]);
  });

  test('results have the dates of their inputs with --preserve-dates', async () => {
    const date = new Date(Date.UTC(2019, 4, 1, 8, 30, 2));
    await utimes(join(dir, 'in/two.ps'), date, date);
    const out = `${folder()}/dated/`;
    const ran = await run(['in/two.ps', '--to', 'png', '--out', out, '-p', ...where()]);
    expect(ran.code, ran.err).toBe(0);
    for (const name of ['two-1.png', 'two-2.png']) expect((await stat(join(dir, out, name))).mtime).toEqual(date);
  });
};

describe('on this machine', () => {
  everywhere(() => [], true);

  test('nothing is replaced without --force, and no two inputs write one file', async () => {
    await mkdir(join(dir, 'taken/more'), { recursive: true });
    await writeFile(join(dir, 'taken/a.jpg'), 'mine');
    await cp(join(dir, 'in/a.png'), join(dir, 'taken/more/a.png'));
    const kept = await run(['in/a.png', '--to', 'jpg', '--out', 'taken/a.jpg']);
    expect([kept.code, kept.err]).toEqual([
      1,
      'in/a.png: The result is there already. taken/a.jpg is there already. Choose another folder with --out, or replace it with --force.\n',
    ]);
    expect(await readFile(join(dir, 'taken/a.jpg'), 'utf8')).toBe('mine');
    const forced = await run(['in/a.png', 'taken/more/a.png', '--to', 'jpg', '--out', 'taken', '--force']);
    expect([forced.code, forced.err]).toEqual([1, expect.stringContaining('Another input of this run becomes taken/a.jpg as well.')]);
    expect((await sizeOf('taken/a.jpg')).format).toBe('jpeg');
  });

  test('being cancelled leaves nothing', async () => {
    const child = start(['in/a.png', '--to', 'avif', '--out', 'cancelled/', '--json']);
    while (readdirSync(scratch).length === 0) await Bun.sleep(5);
    child.kill('SIGINT');
    const ran = await finish(child);
    expect([ran.code, ran.err]).toEqual([130, '']);
    expect(lines(ran)).toMatchObject([{ input: 'in/a.png', state: 'cancelled' }]);
    expect(readdirSync(scratch)).toEqual([]);
    expect(existsSync(join(dir, 'cancelled')) ? readdirSync(join(dir, 'cancelled')) : []).toEqual([]);
  });

  test('what the pair does not take is a wrong command line, and nothing begins', async () => {
    const wrong = await run(['in/a.png', '--to', 'jpg', '--quality', '850']);
    expect([wrong.code, wrong.err]).toEqual([2, 'file-converter: quality must be a whole number from 1 to 100.\n']);
    const other = await run(['in/a.png', '--to', 'jpg', '--mute']);
    expect([other.code, other.err]).toMatchObject([2, expect.stringContaining("PNG to JPG has no option 'mute'.")]);
    const unopened = await run(['in/a.png', '--to', 'jpg', '--password-file', 'in/none']);
    expect([unopened.code, unopened.err]).toEqual([2, 'file-converter: --password-file in/none can not be read (ENOENT).\n']);
    expect(existsSync(join(dir, 'in/a.jpg'))).toBe(false);
  });

  test('--list names what can be made here', async () => {
    const ran = await run(['--list', 'png']);
    expect([ran.code, ran.out.toString()]).toMatchObject([0, expect.stringMatching(/^png +→ .*\bjpg\b.*\n$/)]);
  });
});

describe('on a server', () => {
  let server: Bun.Subprocess<'ignore', 'pipe', 'inherit'>;
  let url = '';
  beforeAll(async () => {
    const env = { ...process.env, ...patience, PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(dir, 'data'), SPARE_WORKERS: '0' };
    server = Bun.spawn([process.execPath, join(root, 'server/main.ts')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const decoder = new TextDecoder();
    for await (const piece of server.stdout) {
      url = /http:\/\/localhost:\d+/.exec(decoder.decode(piece))?.[0]?.replace('localhost', '127.0.0.1') ?? '';
      if (url) break;
    }
  });
  afterAll(async () => {
    server.kill();
    await server.exited;
  });

  everywhere(() => ['--server', url], isNightly);

  test('being cancelled cancels the job there too, and no result stays', async () => {
    const results = join(dir, 'data/results');
    const records = () =>
      readdirSync(results)
        .map((id) => join(results, id, 'record.json'))
        .filter((path) => existsSync(path))
        .map((path) => readFileSync(path, 'utf8'));
    const before = records().length;
    const child = start(['in/long.ps', '--to', 'png', '--out', 'cancelled/', '--json', '--server', url]);
    while (records().length === before) await Bun.sleep(5);
    child.kill('SIGINT');
    const ran = await finish(child);
    expect([ran.code, lines(ran)]).toMatchObject([130, [{ input: 'in/long.ps', state: 'cancelled' }]]);
    expect(records().filter((record) => record.includes('"state":"cancelled"'))).toHaveLength(1);
  });

  test('no result stays there', () => {
    const results = join(dir, 'data/results');
    expect(readdirSync(results).flatMap((id) => readdirSync(join(results, id)).filter((name) => name !== 'record.json'))).toEqual([]);
  });

  test('a server that is down is reported', async () => {
    const ran = await run(['in/a.png', '--to', 'bmp', '--out', 'nowhere/', '--server', 'http://127.0.0.1:9']);
    expect([ran.code, ran.err]).toMatchObject([1, expect.stringContaining('in/a.png: The connection broke.')]);
  });
});

nightlyTest('the next run removes files of a killed run and keeps those of a running one', async () => {
  const folders = () => readdirSync(scratch);
  const begin = async () => {
    const known = new Set(folders());
    const child = start(['in/two.ps', '--to', 'png', '--out', 'killed/', '--force']);
    const mine = () => folders().find((name) => !known.has(name) && existsSync(join(scratch, name, 'data')));
    while (!mine()) await Bun.sleep(20);
    const name = mine() ?? '';
    await utimes(join(scratch, name), 0, 0);
    return { child, name };
  };
  const killed = await begin();
  killed.child.kill('SIGKILL');
  await killed.child.exited;
  expect(folders()).toContain(killed.name);
  const living = await begin();
  expect(folders()).not.toContain(killed.name);
  living.child.kill('SIGSTOP');
  await utimes(join(scratch, living.name), 0, 0);
  expect((await run(['in/a.png', '--to', 'bmp', '--out', 'beside/'])).code).toBe(0);
  expect(folders()).toEqual([living.name]);
  living.child.kill('SIGCONT');
  expect((await finish(living.child)).code).toBe(0);
  expect(folders()).toEqual([]);
});

nightlyTest('from the packed tarball, as npx runs it', async () => {
  const packed = await Bun.$`npm pack --json --ignore-scripts --pack-destination ${dir}`.cwd(root).quiet().json();
  const names: readonly string[] = packed[0].files.map(({ path }: { readonly path: string }) => path);
  expect(names.filter((name) => /\.test\.ts$|^server\/(?:testing|bench|lint)\/|^site\//.test(name))).toEqual([]);
  const modules = join(dir, 'elsewhere/node_modules');
  await mkdir(join(modules, 'file-converter'), { recursive: true });
  await Bun.$`tar -xzf ${join(dir, packed[0].filename)} --strip-components=1 -C ${join(modules, 'file-converter')}`.quiet();
  for (const name of readdirSync(join(root, 'node_modules'))) await symlink(join(root, 'node_modules', name), join(modules, name));
  const command = ['node', join(modules, 'file-converter/server/cli/file-converter.mjs')];
  const ran = await run(['in/a.png', '--to', 'jpg', '--out', 'packed/'], undefined, command);
  expect([ran.code, ran.err, ran.out.toString()]).toMatchObject([0, '', expect.stringMatching(/^in\/a\.png → packed\/a\.jpg/)]);
  expect((await sizeOf('packed/a.jpg')).format).toBe('jpeg');
  expect(readdirSync(scratch)).toEqual([]);

  // Without the bundled Bun, and with none on the machine.
  for (const name of ['bun', '@oven']) await rm(join(modules, name));
  const node = Bun.which('node') ?? '';
  const bare = Bun.spawn([node, ...command.slice(1), '--version'], { env: { PATH: join(dir, 'in') }, stdio: ['ignore', 'pipe', 'pipe'] });
  expect([await bare.exited, await new Response(bare.stderr).text()]).toMatchObject([3, expect.stringContaining('It runs on Bun')]);
});
