/** A server that accepts and inspects uploads like the real one, converts nothing, and reports how long this blocks the event loop. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canonicalFormat } from '../../../catalogue/formats.ts';
import { readOptions } from '../../../catalogue/options/parse.ts';
import { asProblem } from '../../contract/problem.ts';
import { baseName } from '../../files/file-name.ts';
import { makeLookers } from '../../intake/look/lookers.ts';
import { receive } from '../../intake/receive.ts';
import { watchEventLoop } from './event-loop.ts';

const lookers = makeLookers({ threads: 2, waiting: 100, seconds: 60 });
const loop = watchEventLoop();

const take = async (request: Request, dir: string): Promise<string> => {
  const { files, fields, ofFiles } = await receive(request, dir, 60, request.signal);
  readOptions(fields.get('options') ?? '', [], '');
  for (const [index, { path, fileName }] of files.entries()) {
    baseName(fileName);
    const format = canonicalFormat(ofFiles.inputFormat[index] ?? ofFiles.inputFormat[0] ?? '');
    await lookers.look({ key: 'one', local: false }, { path, format }, request.signal);
  }
  return 'passed';
};

/** Peak memory of this process. The value of getrusage(2) includes that of the parent process. */
const peakBytes = async (): Promise<number> =>
  Number(/^VmHWM:\s+(\d+) kB/m.exec(await Bun.file('/proc/self/status').text())?.[1] ?? Number.NaN) * 1024;

const server = Bun.serve({
  hostname: '127.0.0.1',
  port: 0,
  maxRequestBodySize: Number.MAX_SAFE_INTEGER,
  idleTimeout: 255,
  fetch: async (request) => {
    if (request.method === 'GET') return Response.json({ ms: loop.longest(), peakBytes: await peakBytes() });
    const dir = await mkdtemp(join(tmpdir(), 'intake-'));
    try {
      return new Response(await take(request, dir));
    } catch (thrown) {
      return new Response(asProblem(thrown).code);
    } finally {
      await rm(dir, { recursive: true, force: true });
    }
  },
});
console.log(server.url.href);
