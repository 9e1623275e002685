/**
 * `bun run bench:cluster [pairs]`: overhead of an API node and a worker compared to a single node, on this machine, in pairs: a small
 * PNG, and 50 MB in and out. Lists the stages of Server-Timing for the small file.
 */
import { loadavg } from 'node:os';
import { startRedis } from '../../testing/cluster/redis-server.ts';
import { startS3 } from '../../testing/cluster/s3-server.ts';
import { makeNode } from '../chaos/nodes.ts';
import { jobInputs } from '../safety/job-inputs.ts';
import { conversionForm } from '../safety/server-under-test.ts';
import { median, percentile } from '../speed/figures.ts';

const pairs = Number(process.argv[2] ?? 40);
const [redis, s3] = await Promise.all([startRedis(), startS3()]);
await s3.makeBucket('overhead');
const common = { SPARE_WORKERS: '1', DOCUMENTS_PER_WORKER: '1000' };
const env = { ...common, ...s3.env('overhead'), REDIS_URL: redis.url };
const nodes = await Promise.all([makeNode('all', common), makeNode('api', env), makeNode('worker', env)]);
for (const node of nodes) await node.ready();
const [alone, api] = nodes;

type Input = { readonly bytes: Uint8Array; readonly from: string; readonly to: string };

/** Milliseconds to the last byte, and those of the stages. */
const convert = async (url: string, { bytes, from, to }: Input) => {
  await Bun.sleep(300);
  const form = conversionForm(bytes, from, to);
  const began = performance.now();
  const answer = await fetch(`${url}/api/convert`, { method: 'POST', body: form });
  const size = (await answer.bytes()).length;
  const ms = performance.now() - began;
  if (!answer.ok) throw new Error(`The answer was ${answer.status}.`);
  return { ms, size, stages: answer.headers.get('server-timing') ?? '' };
};

const measure = async (name: string, input: Input, count: number): Promise<void> => {
  const [one, two]: [number[], number[]] = [[], []];
  let last = { ms: 0, size: 0, stages: '' };
  for (let pair = -3; pair < count; pair++) {
    const single = (): Promise<typeof last> => convert(alone?.url ?? '', input);
    const several = (): Promise<typeof last> => convert(api?.url ?? '', input);
    const first = await (pair % 2 === 0 ? single : several)();
    const second = await (pair % 2 === 0 ? several : single)();
    if (pair < 0) continue;
    const [local, spread] = pair % 2 === 0 ? [first, second] : [second, first];
    one.push(local.ms);
    two.push(spread.ms);
    last = spread;
  }
  const more = two.map((ms, at) => ms - (one[at] ?? 0));
  const row = (list: readonly number[]): string => `p50 ${median(list).toFixed(1)} ms, p95 ${percentile(list, 0.95).toFixed(1)} ms`;
  console.log(`${name} (${count} pairs, ${last.size} bytes out, load ${loadavg()[0]?.toFixed(1)})`);
  console.log(`  one machine  ${row(one)}\n  two nodes    ${row(two)}\n  more         ${row(more)}`);
  console.log(`  stages of the last: ${last.stages}`);
};

const [small] = await jobInputs();
if (!small) throw new Error('There is no small input.');
await measure('a small PNG to JPG', small, pairs);

/** A 16-bit stereo WAV of incompressible noise. */
const noise = (bytes: number): Uint8Array => {
  const wave = Buffer.alloc(bytes);
  for (let at = 44; at < bytes; at += 65_536) crypto.getRandomValues(wave.subarray(at, Math.min(bytes, at + 65_536)));
  wave.write('RIFF', 0, 'latin1');
  wave.writeUInt32LE(bytes - 8, 4);
  wave.write('WAVEfmt ', 8, 'latin1');
  wave.writeUInt32LE(16, 16);
  wave.writeUInt16LE(1, 20);
  wave.writeUInt16LE(2, 22);
  wave.writeUInt32LE(44_100, 24);
  wave.writeUInt32LE(176_400, 28);
  wave.writeUInt16LE(4, 32);
  wave.writeUInt16LE(16, 34);
  wave.write('data', 36, 'latin1');
  wave.writeUInt32LE(bytes - 44, 40);
  return wave;
};
await measure('50 MB of WAV to AIFF', { bytes: noise(50_000_000), from: 'wav', to: 'aiff' }, Math.max(3, Math.round(pairs / 8)));

for (const node of nodes) await node.close();
await Promise.all([redis.close(), s3.close()]);
process.exit(0);
