import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CostCase, costCases, makeCostInputs } from './cost-inputs.ts';
import { type CpuGroup, makeCpuGroup } from './cpu-group.ts';
import { median } from './figures.ts';
import { treeMb } from './machine.ts';
import { convert, type RunningServer, startServer } from './server.ts';

type Build = { readonly name: string; readonly server: RunningServer; readonly group: CpuGroup };

const startBuild = async (name: string, checkout?: string): Promise<Build> => {
  const group = makeCpuGroup(name);
  return { name, group, server: await startServer({ prefix: group.prefix, checkout }) };
};

/** Share of a processor below which a server counts as idle. */
const idleShare = 0.02;
const lookMs = 300;

/** Waits until nothing is being prepared any more, such as spare workers. */
const settled = async ({ group }: Build): Promise<void> => {
  for (let calm = 0; calm < 3; ) {
    const before = group.seconds();
    await Bun.sleep(lookMs);
    calm = group.seconds() - before < (idleShare * lookMs) / 1000 ? calm + 1 : 0;
  }
};

/** Number of consecutive jobs of different clients per measurement: with only one, the server's idle load would distort the result. */
const jobsTogether = 5;

/** Processor seconds per job, including the server's work before and after it, such as starting the next worker. */
const costOf = async (build: Build, path: string, { from, to, batch }: CostCase, jobs = batch ?? jobsTogether): Promise<number> => {
  const before = build.group.seconds();
  const visit: Record<string, string> = batch ? { batch: crypto.randomUUID() } : {};
  for (let n = 0; n < jobs; n++) await convert(build.server, path, from, to, visit);
  await settled(build);
  return (build.group.seconds() - before) / jobs;
};

const idleSeconds = 10;
const idleCost = async (build: Build): Promise<number> => {
  await settled(build);
  const before = build.group.seconds();
  await Bun.sleep(idleSeconds * 1000);
  return (build.group.seconds() - before) / idleSeconds;
};

/**
 * Measures the processor time of small jobs: the server and all of its children, jobs one after another, by the kernel's accounting
 * of a control group. With `against`, a build in another checkout takes turns with this one, and the ratios are the result.
 */
export const measureCost = async (args: {
  readonly runs: string;
  readonly only: string;
  readonly against?: string;
  readonly json?: string;
}): Promise<void> => {
  const inputs = join(tmpdir(), 'converter-cost-inputs');
  await makeCostInputs(inputs);
  const builds: Build[] = [];
  const rows: { name: string; goal?: number; seconds: number[] }[] = [];
  try {
    if (args.against) builds.push(await startBuild('before', args.against));
    builds.push(await startBuild('now'));
    for (const build of builds) await settled(build);
    const columns = builds.map(({ name }) => name.padStart(8)).join(' ');
    console.log(
      `Processor seconds a job (median of ${args.runs})\n${'job'.padEnd(28)} ${columns} ${'ratio'.padStart(6)} ${'goal'.padStart(6)}`,
    );
    const print = (name: string, seconds: readonly number[], goal?: number, digits = 3): void => {
      const [first = Number.NaN, last] = seconds;
      const ratio = last === undefined ? '' : (first / last).toFixed(1);
      const met = goal === undefined ? '' : `${String(goal).padStart(6)} ${(last ?? first) <= goal ? 'held' : 'missed'}`;
      console.log(`${name.padEnd(28)} ${seconds.map((one) => one.toFixed(digits).padStart(8)).join(' ')} ${ratio.padStart(6)} ${met}`);
      rows.push({ name, goal, seconds: [...seconds] });
    };
    for (const one of costCases.filter(({ name }) => name.toLowerCase().includes(args.only.toLowerCase()))) {
      const path = join(inputs, one.input);
      const costs: number[][] = builds.map(() => []);
      // The first job of a kind fills caches for the next ones.
      for (const build of builds) await costOf(build, path, one, 1);
      for (let run = 0; run < Number(args.runs); run++)
        for (const [index, build] of builds.entries()) costs[index]?.push(await costOf(build, path, one));
      print(one.name, costs.map(median), one.goal);
    }
    const idle: number[] = [];
    for (const build of builds) idle.push(await idleCost(build));
    print('waiting, of each second', idle, 0.01, 4);
    const memory: number[] = [];
    for (const { server } of builds) memory.push(await treeMb(server.pid));
    print('memory while waiting, MB', memory, undefined, 0);
    if (args.json) await writeFile(args.json, JSON.stringify(rows, null, 2));
  } finally {
    for (const { server, group } of builds) {
      await server.stop();
      await group.remove();
    }
  }
};
