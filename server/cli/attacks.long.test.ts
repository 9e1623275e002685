/** Files that reference other resources, through the command line's own sandbox, next to the user's home. */
import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { lstat, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Attack, Lure } from '../bench/safety/attacks/attack.ts';
import { families } from '../bench/safety/attacks/attacks.ts';
import { type CallTrap, setCallTrap } from '../bench/safety/call-trap.ts';
import { holdsSecret, secretImage } from '../bench/safety/secrets.ts';
import { canary } from '../bench/safety/server-under-test.ts';
import { longTimeout } from '../testing/long-timeout.ts';
import { isNightly } from '../testing/nightly.ts';
import { patience } from '../testing/settings.ts';
import { makeTestFolder } from '../testing/test-folder.ts';

longTimeout();

const main = new URL('main.ts', import.meta.url).pathname;
let dir: string;
let trap: CallTrap;
let lure: Lure;
beforeAll(async () => {
  dir = makeTestFolder('command-line-attacks');
  trap = setCallTrap(() => new Response(canary));
  lure = { file: join(dir, 'canary.txt'), image: join(dir, 'canary.png'), call: trap.url };
  await writeFile(lure.file, canary, { mode: 0o644 });
  await writeFile(lure.image, await secretImage());
  await mkdir(join(dir, 'in'));
  await mkdir(join(dir, 'scratch'), { mode: 0o711 });
});
afterAll(async () => {
  await trap.close();
});

const run = async (...argv: readonly string[]): Promise<{ readonly code: number; readonly out: string; readonly err: string }> => {
  const child = Bun.spawn([process.execPath, main, ...argv], {
    cwd: join(dir, 'in'),
    env: { ...process.env, ...patience, TMPDIR: join(dir, 'scratch') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err, code] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text(), child.exited]);
  return { code, out, err };
};

/** Files with references: their content depends on the target's location. */
const reaching = Object.values(families)
  .flat()
  // The command line has no operations.
  .filter(({ operation, content }) => operation === undefined && content.length > 0);
/** A selection for every test run, and a larger one at night; all of them take six minutes: ATTACKS=all bun test server/cli/attacks. */
const chosen = isNightly ? /^(?:jpg|svg|mp3|csv|zip)$/ : /^(?:svg|csv)$/;
const byTarget = (Object.entries(Object.groupBy(reaching, ({ to }) => to)) as [string, readonly Attack[]][]).filter(
  ([to]) => process.env.ATTACKS === 'all' || chosen.test(to),
);

describe('what reaches for files and addresses gets none', () => {
  test('there are such attacks', () => expect(reaching.length).toBeGreaterThan(30));
  test.each(byTarget)('to %s', async (to, attacks) => {
    const folder = join(dir, 'in', to);
    await mkdir(folder);
    for (const { name, from, content } of attacks) await writeFile(join(folder, `${name}.${from}`), content(lure));
    const { code, out, err } = await run(
      ...(await readdir(folder)).map((name) => join(folder, name)),
      '--to',
      to,
      '--out',
      join(dir, to, '/'),
      '--json',
    );
    expect([0, 1]).toContain(code);
    const told = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { state: string; input: string; problem?: { code: string } });
    expect(told.length).toBe(attacks.length);
    expect(told.filter(({ problem }) => problem?.code === 'internal_error')).toEqual([]);
    expect(`${out}${err}`).not.toContain(canary);
    const written = await readdir(join(dir, to)).catch(() => []);
    for (const name of written) expect([name, await holdsSecret(await readFile(join(dir, to, name)))]).toEqual([name, false]);
    expect(trap.calls).toEqual([]);
    expect(await readFile(lure.file, 'utf8')).toBe(canary);
    const known = new Set(['canary.png', 'canary.txt', 'in', 'scratch', 'names', 'links', 'flags', ...byTarget.map(([one]) => one)]);
    expect((await readdir(dir)).filter((name) => !known.has(name))).toEqual([]);
    expect(await readdir(join(dir, 'scratch'))).toEqual([]);
  });
});

describe('names', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

  test('what moves a cursor is not written to a terminal', async () => {
    const name = 'a\u001b]0;taken\u0007\u001b[2J\r\nb.svg';
    await writeFile(join(dir, 'in', name), svg);
    const { code, out, err } = await run(name, '--to', 'png', '--out', join(dir, 'names/'));
    expect(code).toBe(0);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there.
    expect(`${out}${err}`).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
  });

  test('a link where a result goes is not followed', async () => {
    await writeFile(join(dir, 'in/linked.svg'), svg);
    await mkdir(join(dir, 'links'));
    for (const options of [[], ['--force']]) {
      await rm(join(dir, 'links/linked.png'), { force: true });
      await symlink(lure.file, join(dir, 'links/linked.png'));
      const { code } = await run('linked.svg', '--to', 'png', '--out', join(dir, 'links/'), ...options);
      expect(code).toBe(options.length > 0 ? 0 : 1);
      expect(await readFile(lure.file, 'utf8')).toBe(canary);
      expect((await lstat(join(dir, 'links/linked.png'))).isSymbolicLink()).toBe(options.length === 0);
    }
  });

  test('a name that is a flag is a file behind --', async () => {
    await writeFile(join(dir, 'in/--force.svg'), svg);
    const { code, err } = await run('--to', 'png', '--out', join(dir, 'flags/'), '--', '--force.svg');
    expect([code, err]).toEqual([0, '']);
  });
});
