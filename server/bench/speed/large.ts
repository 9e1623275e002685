/**
 * Files up to the largest limit that an operator may set: `bun run bench:large [MB…]` sends sound of these sizes to a server with MAX_MB=2048
 * and prints the times and the server's own memory, which must not grow with the file.
 */
import { closeSync, ftruncateSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerUnderTest } from '../safety/server-under-test.ts';

const megabyte = 1024 ** 2;

/** Sound of so many bytes, PCM of 16 bits in stereo: its header, and silence that takes no disk (Microsoft's RIFF, 1991). */
export const writeWave = (path: string, bytes: number): void => {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(bytes - 8, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(2, 22);
  head.writeUInt32LE(48_000, 24);
  head.writeUInt32LE(192_000, 28);
  head.writeUInt16LE(4, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(bytes - 44, 40);
  const file = openSync(path, 'w');
  writeSync(file, head);
  ftruncateSync(file, bytes);
  closeSync(file);
};

/** The most memory that a process has held since `forgetPeak`, in MB (proc_pid_status(5)). */
export const peakMb = (pid: number): number =>
  Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1]) / 1024;

/** Lets the peak begin anew (proc_pid_clear_refs(5)). */
export const forgetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5');

const main = async (): Promise<void> => {
  const sizes = process.argv.slice(2).map(Number);
  const dir = await mkdtemp(join(tmpdir(), 'large-'));
  const server = await startServerUnderTest({ MAX_MB: '2048', JOB_SECONDS: '600' });
  console.log('    MB  conversion   seconds  result MB  server MB before  at most');
  let failed = 0;
  for (const mb of sizes.length > 0 ? sizes : [50, 500, 2048])
    for (const to of ['aiff', 'flac']) {
      const [source, result] = [join(dir, 'sound.wav'), join(dir, `result.${to}`)];
      writeWave(source, mb * megabyte);
      forgetPeak(server.pid);
      const before = peakMb(server.pid);
      const began = performance.now();
      // A client that streams, unlike `fetch` with a form.
      const fields = [`file=@${source}`, 'inputFormat=wav', `outputFormat=${to}`].flatMap((field) => ['-F', field]);
      const sent = Bun.spawn(['curl', '-s', '-o', result, '-w', '%{http_code}', ...fields, `${server.url}/api/convert`]);
      const status = await new Response(sent.stdout).text();
      const seconds = (performance.now() - began) / 1000;
      if (status !== '200') failed++;
      const bytes = status === '200' ? ((await stat(result)).size / megabyte).toFixed(0) : `status ${status}`;
      const cells = [
        ...[String(mb).padStart(6), `WAV to ${to.toUpperCase()}`.padEnd(11), seconds.toFixed(1).padStart(8)],
        ...[bytes.padStart(10), before.toFixed(0).padStart(17), peakMb(server.pid).toFixed(0).padStart(8)],
      ];
      console.log(cells.join('  '));
      await rm(source);
      await rm(result, { force: true });
    }
  await server.stop();
  await rm(dir, { recursive: true, force: true });
  process.exit(failed === 0 ? 0 : 1);
};

if (import.meta.main) await main();
