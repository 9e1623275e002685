import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Case, cases, goals } from './cases.ts';
import { measureCost } from './cost.ts';
import { geometricMean, median, timed } from './figures.ts';
import { makeFloor } from './floor.ts';
import { makeInputs } from './inputs.ts';
import { type BuildLoad, reportLoad } from './load-report.ts';
import { machineCpuSeconds } from './machine.ts';
import { convert, startServer } from './server.ts';
import { runUsual } from './usual.ts';

/**
 * `bun run bench [--runs N] [--only TEXT] [--skip-load] [--json FILE]`: real jobs through the API, compared to the floor
 * and the usual command in the same run. Ratios are the result; seconds depend on the machine and its load.
 * `bun run bench --cost [--against CHECKOUT] [--runs N] [--only TEXT] [--json FILE]`: processor time of small jobs.
 * `bun run bench --load [--against CHECKOUT] [--seconds N] [--json FILE]`: only the load, in turns with another build.
 */
const { values: args } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    'skip-load': { type: 'boolean', default: false },
    seconds: { type: 'string', default: '30' },
    json: { type: 'string' },
    cost: { type: 'boolean', default: false },
    load: { type: 'boolean', default: false },
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

if (args.load) {
  const before = args.against ? await startServer({ checkout: args.against }) : undefined;
  const server = await startServer();
  try {
    const loads = await reportLoad(
      [...(before ? [{ name: 'before', server: before }] : []), { name: 'now', server }],
      inputs,
      Number(args.seconds),
    );
    if (args.json) await writeFile(args.json, JSON.stringify(loads, null, 2));
  } finally {
    await server.stop();
    await before?.stop();
  }
  process.exit();
}

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

/** Long jobs run fewer times: the ratio depends on pairs rather than their number. */
const measure = async (one: Case): Promise<Row> => {
  const path = join(inputs, one.input);
  const first = await timed(() => convert(server, path, one.from, one.to));
  await floor.convert(path, one.from, one.to);
  const runs = first > 5000 ? Math.min(2, Number(args.runs)) : Number(args.runs);
  const [ours, bare, usual, cpu]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (let run = 0; run < runs; run++) {
    // A spare worker that is still starting would count towards the next job.
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
let loads: BuildLoad[] = [];
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
  if (!args['skip-load']) loads = await reportLoad([{ name: 'now', server }], inputs, Number(args.seconds));
  if (args.json) await writeFile(args.json, JSON.stringify({ listeningMs: server.listeningMs, rows, loads }, null, 2));
} finally {
  await floor.close();
  await server.stop();
}
