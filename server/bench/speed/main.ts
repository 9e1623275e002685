import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Case, cases, goals, loadMix } from './cases.ts';
import { measureCost } from './cost.ts';
import { geometricMean, median, percentile, timed } from './figures.ts';
import { makeFloor } from './floor.ts';
import { makeInputs } from './inputs.ts';
import { type LoadJob, type LoadResult, runBesideVideos, runLoad } from './load.ts';
import { machineCpuSeconds } from './machine.ts';
import { convert, startServer } from './server.ts';
import { runUsual } from './usual.ts';

/**
 * `bun run bench [--runs N] [--only TEXT] [--skip-load] [--json FILE]`: real jobs through the API, beside the floor
 * and the usual way in the same run. Ratios are the result; seconds depend on the machine and its hour.
 * `bun run bench --cost [--against CHECKOUT] [--runs N] [--only TEXT] [--json FILE]`: what small jobs cost in processor time.
 */
const { values: args } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    'skip-load': { type: 'boolean', default: false },
    seconds: { type: 'string', default: '30' },
    json: { type: 'string' },
    cost: { type: 'boolean', default: false },
    against: { type: 'string' },
  },
});

if (args.cost) {
  await measureCost(args);
  process.exit();
}

const inputs = join(tmpdir(), 'converter-bench-inputs');
await mkdir(inputs, { recursive: true });
console.log('Making the inputs …');
await makeInputs(inputs);

const server = await startServer();
const floor = await makeFloor();

type Row = {
  name: string;
  group: Case['group'];
  ours: number;
  floor: number;
  usual: number;
  toFloor: number;
  overFloorMs: number;
  timesFaster: number;
  cpuSeconds: number;
};

/** Long jobs run fewer times: the pairs, not the count, make the ratio. */
const measure = async (one: Case): Promise<Row> => {
  const path = join(inputs, one.input);
  const first = await timed(() => convert(server, path, one.from, one.to));
  await floor.convert(path, one.from, one.to);
  const runs = first > 5000 ? Math.min(2, Number(args.runs)) : Number(args.runs);
  const [ours, bare, usual, cpu]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (let run = 0; run < runs; run++) {
    // A spare worker that is still starting would be measured with the next job.
    await Bun.sleep(1500);
    const before = await machineCpuSeconds();
    ours.push(await timed(() => convert(server, path, one.from, one.to)));
    await Bun.sleep(1000);
    cpu.push((await machineCpuSeconds()) - before);
    bare.push(await timed(() => floor.convert(path, one.from, one.to)));
    usual.push(await timed(() => runUsual(one, path)));
  }
  const [our, least, theirs] = [median(ours), median(bare), median(usual)];
  return {
    name: one.name,
    group: one.group,
    ours: our,
    floor: least,
    usual: theirs,
    toFloor: our / least,
    overFloorMs: our - least,
    timesFaster: theirs / our,
    cpuSeconds: median(cpu),
  };
};

const rows: Row[] = [];
const loads: LoadResult[] = [];
let beside: Awaited<ReturnType<typeof runBesideVideos>> | undefined;
try {
  console.log(`Listening after ${server.listeningMs.toFixed(0)} ms\n`);
  console.log(
    `${'job'.padEnd(26)} ${'ours ms'.padStart(9)} ${'floor'.padStart(9)} ${'usual'.padStart(9)} ${'x floor'.padStart(8)} ${'faster'.padStart(8)} ${'CPU s'.padStart(7)}  floor ok`,
  );
  for (const one of cases.filter(({ name }) => name.toLowerCase().includes(args.only.toLowerCase()))) {
    const row = await measure(one);
    rows.push(row);
    const ok = row.toFloor <= 1.3 || row.overFloorMs <= 30;
    console.log(
      `${row.name.padEnd(26)} ${row.ours.toFixed(0).padStart(9)} ${row.floor.toFixed(0).padStart(9)} ${row.usual.toFixed(0).padStart(9)} ${row.toFloor.toFixed(2).padStart(8)} ${row.timesFaster.toFixed(1).padStart(8)} ${row.cpuSeconds.toFixed(2).padStart(7)}  ${ok ? 'yes' : `no (+${row.overFloorMs.toFixed(0)} ms)`}`,
    );
  }
  console.log('\nTimes faster than the usual way, geometric mean of each group (goal):');
  for (const [group, goal] of Object.entries(goals)) {
    const those = rows.filter((row) => row.group === group).map((row) => row.timesFaster);
    if (those.length > 0) console.log(`  ${group.padEnd(10)} ${geometricMean(those).toFixed(1)} (${goal})`);
  }
  if (!args['skip-load']) {
    const jobOf = (name: string): LoadJob => {
      const one = cases.find((each) => each.name === name);
      if (!one) throw new Error(`The load names ${name}, which is no case.`);
      return { name, path: join(inputs, one.input), from: one.from, to: one.to };
    };
    const mix = loadMix.map(jobOf);
    console.log(
      `\n${'clients'.padStart(7)} ${'jobs/s'.padStart(8)} ${'p50 ms'.padStart(8)} ${'p95'.padStart(8)} ${'p99'.padStart(8)} ${'failed'.padStart(7)} ${'server MB'.padStart(10)} ${'all MB'.padStart(8)} ${'block ms'.padStart(9)}`,
    );
    for (const clients of [1, 2, 8, 32]) {
      const load = await runLoad(server, mix, clients, Number(args.seconds));
      loads.push(load);
      console.log(
        `${String(clients).padStart(7)} ${load.perSecond.toFixed(2).padStart(8)} ${load.p50.toFixed(0).padStart(8)} ${load.p95.toFixed(0).padStart(8)} ${load.p99.toFixed(0).padStart(8)} ${String(load.failed).padStart(7)} ${load.serverPeakMb.toFixed(0).padStart(10)} ${load.treePeakMb.toFixed(0).padStart(8)} ${load.longestBlockMs.toFixed(0).padStart(9)}`,
      );
    }
    console.log(`Throughput at 32 clients: ${((loads[3]?.perSecond ?? 0) / (loads[0]?.perSecond ?? 1)).toFixed(2)} x that of one (1.8)`);
    const small = { name: 'PNG icon to JPG', path: join(inputs, 'icon.png'), from: 'png', to: 'jpg' };
    beside = await runBesideVideos(server, small, jobOf('MP4 30 s 1080p to WebM'), 4, 60);
    const [lone, busy] = [median(beside.alone), percentile(beside.beside, 0.99)];
    console.log(
      `${small.name}: ${lone.toFixed(0)} ms alone; beside 4 videos p50 ${median(beside.beside).toFixed(0)}, p99 ${busy.toFixed(0)} ms, ${(busy / lone).toFixed(1)} x (3)`,
    );
  }
  if (args.json) await writeFile(args.json, JSON.stringify({ listeningMs: server.listeningMs, rows, loads, beside }, null, 2));
} finally {
  await floor.close();
  await server.stop();
}
