import { expect, test } from 'bun:test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { lacks } from '../../testing/needs.ts';
import { rejection } from '../../testing/rejection.ts';
import { calibreEngine } from './engine.ts';

longTimeout();

/** Process ids of Calibre's Python that convert for a worker under this folder. */
const calibresOf = (dir: string): readonly number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      try {
        return (
          readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes('convert.py') &&
          readFileSync(`/proc/${pid}/environ`, 'latin1').includes(dir)
        );
      } catch {
        return false;
      }
    });

test.skipIf(lacks('calibre-debug'))(
  'where nothing is forked, a Calibre that is ended over a book has only failed to convert it',
  async () => {
    const harness = await startHarness('none');
    const step = calibreEngine.steps.find(({ from, to }) => from === 'epub' && to === 'mobi');
    if (!step) throw new Error('Calibre makes no MOBI.');
    const book = join(harness.dir, 'book.txt');
    await Bun.write(book, 'Words.\n\n'.repeat(10));
    const [epub = ''] = (await harness.convert(book, 'txt', 'epub')).paths;
    const convert = () => harness.follow(epub, [{ engine: calibreEngine, step }]);
    expect((await convert()).paths).toHaveLength(1);
    // The worker stays alive for the next file.
    const running = calibresOf(harness.dir);
    expect(running.length).toBeGreaterThan(0);
    for (const pid of running) process.kill(pid, 'SIGKILL');
    expect(await rejection(convert())).toMatchObject({ code: 'conversion_failed' });
    await harness.close();
  },
);
