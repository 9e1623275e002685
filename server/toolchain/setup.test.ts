import { expect, test } from 'bun:test';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTestFolder } from '../testing/test-folder.ts';
import { adviceFor } from './check-machine.mjs';

const checkout = join(import.meta.dir, '../..');
const table = async (name: string) =>
  (await Bun.file(join(import.meta.dir, name)).text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
const packageRows = (await table('packages.txt')).map((line) => {
  const [names = '', suite = '', set = '', ...purpose] = line.split(/\s+/);
  return { names: names.split('|'), suite, set, purpose: purpose.join(' ') };
});

/** Runs a part of the setup script as if on another distribution. */
const onMachine = async (release: string, script: string, env: Record<string, string> = {}): Promise<string> => {
  const dir = makeTestFolder('setup-test');
  const file = join(dir, 'os-release');
  await writeFile(file, release);
  const parts = ['progress', 'distribution', 'packages'].map((name) => `. server/toolchain/setup/${name}.sh`).join('\n');
  const child = Bun.spawn(['bash', '-euo', 'pipefail', '-c', `${parts}\n${script}`], {
    cwd: checkout,
    env: { ...process.env, OS_RELEASE_FILE: file, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err, code] = [await new Response(child.stdout).text(), await new Response(child.stderr).text(), await child.exited];
  if (code !== 0) throw new Error(`exit status ${code}: ${err}`);
  return out.trim();
};
const debian = (version: string) => `ID=debian\nVERSION_ID=${version}\nPRETTY_NAME="Debian ${version}"\n`;
const ubuntu = (version: string) => `ID=ubuntu\nVERSION_ID="${version}"\nPRETTY_NAME="Ubuntu ${version}"\n`;

test('each row of packages has a suite, a set and a purpose, and no package has two rows', () => {
  expect(packageRows.filter(({ suite }) => suite !== 'stable' && suite !== 'newer')).toEqual([]);
  expect(packageRows.filter(({ set }) => !['core', 'full', 'test', 'bench'].includes(set))).toEqual([]);
  expect(packageRows.filter(({ purpose }) => purpose === '')).toEqual([]);
  const names = packageRows.flatMap((row) => row.names);
  expect(names.length).toBe(new Set(names).size);
});

test('each package that a distribution lacks is in the list, with a reason', async () => {
  const names = new Set(packageRows.flatMap((row) => row.names));
  for (const line of await table('distributions.txt')) {
    const [keyword, ...columns] = line.split(/\s+/);
    expect(['release', 'lacks']).toContain(keyword ?? '');
    if (keyword === 'release') expect(columns.length).toBe(4);
    else expect([names.has(columns[2] ?? ''), columns.length > 6]).toEqual([true, true]);
  }
});

test('the distributions that are promised are known, others are not', async () => {
  const known = async (release: string) => await onMachine(release, 'is_known && echo yes || echo no');
  for (const release of [debian('12'), debian('13'), ubuntu('22.04'), ubuntu('24.04'), ubuntu('26.04')])
    expect(await known(release)).toBe('yes');
  for (const release of [debian('11'), 'ID=fedora\nVERSION_ID=44\n', 'ID=arch\n', '']) expect(await known(release)).toBe('no');
});

/** Output of `apt-cache madison` on Debian 12 with backports, and on Debian 13 for arm64, shortened to four packages. */
const madison12 = `libreoffice-math-nogui | 4:25.2.3-2 | https://mirror.example/debian bookworm-backports/main amd64 Packages
libreoffice-math-nogui | 4:7.4.7-1+deb12u14 | https://mirror.example/debian bookworm/main amd64 Packages
 7zip | 22.01+dfsg-8 | https://mirror.example/debian bookworm/main amd64 Packages
7zip-standalone | 25.01+dfsg-1 | https://mirror.example/debian bookworm-backports/main amd64 Packages
       rar | 2:6.20-0.1 | https://mirror.example/debian bookworm/non-free amd64 Packages
`;
const madison13 = `libreoffice-math-nogui | 4:26.8.2.2-2~bpo13+1 | https://mirror.example/debian trixie-backports/main arm64 Packages
libreoffice-math-nogui | 4:25.2.3-2+deb13u9 | https://mirror.example/debian trixie/main arm64 Packages
      7zip | 25.01+dfsg-1~deb13u2 | https://mirror.example/debian trixie/main arm64 Packages
7zip-standalone | 25.01+dfsg-1~deb13u2 | https://mirror.example/debian trixie/main arm64 Packages
       rar | 2:7.01-1 | https://mirror.example/debian trixie/main Sources
`;
const resolveRows = `printf '%s\\n' 'libreoffice-math-nogui newer' '7zip-standalone|7zip stable' 'rar stable' | resolve`;
const answering = (answer: string) => `apt-cache() { cat <<'END'\n${answer}END\n}\n`;

test('newer packages come from the suite that the distribution names for them, and from no other', async () => {
  expect(await onMachine(debian('12'), answering(madison12) + resolveRows)).toBe('newer libreoffice-math-nogui\nstable 7zip\nstable rar');
  expect(await onMachine(debian('13'), answering(madison13) + resolveRows)).toBe(
    'stable libreoffice-math-nogui\nstable 7zip-standalone\nlacking rar',
  );
});

test('says what is off, and why', async () => {
  const script = `architecture=arm64; resolved=$(mktemp)
    printf '%s\\n' 'stable qpdf' 'lacking rar' 'lacking chromium-headless-shell' 'lacking potrace' > "$resolved"; say_lacking; rm "$resolved"`;
  const said = await onMachine(ubuntu('24.04'), script);
  expect(said.split('\n').length).toBe(3);
  expect(said).toContain('rar is not in Ubuntu 24.04 for arm64. It comes for x86 processors alone');
  expect(said).toContain('chromium-headless-shell is not in Ubuntu 24.04 for arm64. Ubuntu has Chromium as a snap alone');
  expect(said).toContain('potrace is not in Ubuntu 24.04 for arm64. Conversions that need it stay off.');
});

test('a smaller set leaves out books, OCR, video and the browser, and tests have everything', async () => {
  const rows = async (purpose: string, tools: string) =>
    (await onMachine(debian('12'), `rows_for ${purpose}`, { TOOLS: tools })).split('\n').map((row) => row.split(' ')[0]);
  const [core, full, tests, bench] = await Promise.all([
    rows('product', 'core'),
    rows('product', 'full'),
    rows('test', 'core'),
    rows('bench', 'full'),
  ]);
  expect(core).toContain('libreoffice-writer-nogui');
  for (const name of ['calibre', 'tesseract-ocr', 'ffmpeg', 'chromium-headless-shell', 'epubcheck']) expect(core).not.toContain(name);
  expect([full.includes('calibre'), full.includes('epubcheck'), tests.includes('epubcheck'), tests.includes('gdal-bin')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(bench).toContain('gdal-bin');
});

test('on a machine without apt, two lines say what to do, and the set-up continues', async () => {
  const said = await onMachine('ID=fedora\nPRETTY_NAME="Fedora Linux 44"\n', 'PATH=/nowhere; install_packages product');
  expect(said.split('\n').length).toBe(2);
  expect(said).toContain('Fedora Linux 44 has no apt');
  expect(said).toContain('docker compose up --build');
});

test('macOS, Windows, other processors and old versions of Node get two lines on what to do', () => {
  const here = { platform: 'linux', arch: 'x64', node: '20.1.0' };
  expect(adviceFor(here)).toEqual([]);
  for (const other of [{ platform: 'win32' }, { platform: 'darwin' }, { arch: 'riscv64' }, { node: '18.20.4' }])
    expect(adviceFor({ ...here, ...other }).length).toBe(2);
  expect(adviceFor({ ...here, platform: 'win32' })[0]).toContain('wsl --install');
});

test('the bar announces its percentage', async () => {
  expect(await onMachine(debian('12'), 'draw_bar 0; echo; draw_bar 50; echo; draw_bar 100')).toBe(
    `[${'.'.repeat(30)}]   0 %\n[${'#'.repeat(15)}${'.'.repeat(15)}]  50 %\n[${'#'.repeat(30)}] 100 %`,
  );
});
