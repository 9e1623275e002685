/**
 * Preloaded by each run of tests (bunfig.toml): gives it a temporary folder of its own, in which its tools and servers work as well, and
 * fails it if anything is left there at the end. With `--isolate` or `--parallel`, each file is such a run.
 */
import { afterAll } from 'bun:test';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginRun, runEnds } from './at-end.ts';
import { removeTestFolders } from './test-folder.ts';

beginRun();
const outer = process.env.TMPDIR;
const own = mkdtempSync(join(tmpdir(), 'test-'));
// As open as the system's folder.
chmodSync(own, 0o1777);
process.env.TMPDIR = own;

afterAll(async () => {
  await runEnds();
  removeTestFolders();
  const left = readdirSync(own);
  rmSync(own, { recursive: true });
  if (outer === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = outer;
  if (left.length > 0) throw new Error(`Tests left these in the temporary folder: ${left.join(', ')}`);
});
