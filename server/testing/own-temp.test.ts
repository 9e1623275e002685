import { expect, test } from 'bun:test';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeTestFolder } from './test-folder.ts';

/** Runs files of tests with these bodies beside each other; resolves with the exit status, the output and what is left. */
const runTests = async (...bodies: readonly string[]) => {
  const [dir, temp] = [makeTestFolder('tests'), makeTestFolder('temp')];
  for (const [index, body] of bodies.entries()) {
    const imports = `import { expect, test } from 'bun:test';\nimport { makeTestFolder } from '${import.meta.dir}/test-folder.ts';\n`;
    await Bun.write(join(dir, `${index}.test.ts`), `${imports}test('one', async () => {\n${body}\nexpect(1).toBe(1);\n});\n`);
  }
  const command = [process.execPath, 'test', '--parallel=2', '--preload', join(import.meta.dir, 'own-temp.ts')];
  const child = Bun.spawn(command, { cwd: dir, env: { ...process.env, TMPDIR: temp }, stdio: ['ignore', 'ignore', 'pipe'] });
  const said = await new Response(child.stderr).text();
  return { code: await child.exited, said, left: readdirSync(temp) };
};

test('a test’s folder is open to the users of tools, and in the temporary folder of its file', async () => {
  const dir = makeTestFolder('one');
  expect(dir).toStartWith(`${process.env.TMPDIR}/one-`);
  expect(dir).toStartWith(tmpdir());
  expect((await Bun.file(dir).stat()).mode & 0o777).toBe(0o711);
});

test('folders of tests are removed at the end of their file', async () => {
  const { code, left } = await runTests("await Bun.write(makeTestFolder('a') + '/x', 'x');", "makeTestFolder('b');");
  expect([code, left]).toEqual([0, []]);
});

test('a file fails whose tools leave something in the temporary folder', async () => {
  const { code, said, left } = await runTests('await Bun.$`mktemp --tmpdir left-by-tool-XXXX`.quiet();', "makeTestFolder('b');");
  expect(code).toBe(1);
  expect(said).toMatch(/Tests left these in the temporary folder: left-by-tool-\w{4}\n/);
  expect([Number(/^ *(\d+) pass$/m.exec(said)?.[1]), left]).toEqual([2, []]);
});
