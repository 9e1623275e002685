import { chmod, lstat, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { answerWith } from '../../../answers/answer.ts';
import { readConfig } from '../../../config.ts';
import type { Engine } from '../../../contract/engine.ts';
import { workersOf } from '../../../contract/needs.ts';
import { replyReader } from '../../../contract/reply.ts';
import { packResult } from '../../../conversions/pack-result.ts';
import { dataFolders } from '../../../data-folders.ts';
import { ffmpegEngine } from '../../../engines/ffmpeg/engine.ts';
import { imageEngine } from '../../../engines/image/engine.ts';
import { pdfPagesEngine } from '../../../engines/pdf-pages/engine.ts';
import { removeTree } from '../../../files/remove-tree.ts';
import { type JobTools, runJob } from '../../../jobs/job.ts';
import { StepFailure } from '../../../jobs/step-failure.ts';
import { makeWorkspace } from '../../../jobs/workspace.ts';
import type { PlannedStep } from '../../../plan.ts';
import { Problem } from '../../../problem.ts';
import { makePool } from '../../../sandbox/pool.ts';
import type { SandboxLevel } from '../../../sandbox/sandbox-host.ts';
import { leaseStage, removeStage } from '../../../sandbox/stage.ts';
import { startWorker } from '../../../sandbox/worker.ts';
import { prepareToolchain } from '../../../toolchain/toolchain.ts';
import { canary } from '../server-under-test.ts';
import type { ToolAttack } from './attack.ts';
import { programScript, workerScript } from './stand-in.ts';

/** What came of an attack: how the job ended, what it reached that it must not, and what it cost everybody else. */
export type Outcome = {
  readonly got: string;
  readonly breaches: readonly string[];
  /** Longest hold of the event loop, and what an honest job beside it took, in milliseconds. */
  readonly heldMs: number;
  readonly otherMs: number;
};

/** So that an attack on memory, disk or processes meets its limit before it meets the machine's. */
const limits = { memoryBytes: 200 * 1024 ** 2, stageBytes: 200 * 1024 ** 2, processes: 200, tmpBytes: 64 * 1024 ** 2 };

const programEngine: Engine = {
  id: 'stand-in',
  steps: [{ from: 'png', to: 'jpg', cost: 1, options: [], weight: 'light', needs: { programs: ['stand-in'] } }],
  convert: async (job) => {
    await job.run(['stand-in'], { limits });
    return [{ name: 'out.bin' }];
  },
};

const stepOf = (engine: Engine, from: string, to: string): PlannedStep => {
  const step = engine.steps.find((one) => one.from === from && one.to === to);
  if (!step) throw new Error(`${engine.id} makes no ${to} of ${from}.`);
  return { engine, step };
};

const chains: Readonly<Record<ToolAttack['plays'], PlannedStep>> = {
  worker: stepOf(imageEngine, 'png', 'jpg'),
  program: stepOf(programEngine, 'png', 'jpg'),
  ffmpeg: stepOf(ffmpegEngine, 'mp3', 'ogg'),
  'pdf-pages': stepOf(pdfPagesEngine, 'pdf', 'png'),
};

/** Names, sizes and times of all that lies in a folder. */
const fingerprint = async (dir: string): Promise<string> => {
  const names = (await readdir(dir, { recursive: true })).sort();
  const seen = await Promise.all(names.map(async (name) => [name, await lstat(join(dir, name))] as const));
  return seen.map(([name, { size, mtimeMs, mode, uid }]) => [name, size, mtimeMs, mode, uid].join()).join('\n');
};

/** Processes, other than ours, whose command line names this text. */
const processesNaming = async (text: string): Promise<number> => {
  let count = 0;
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid))
    if ((await readFile(`/proc/${pid}/cmdline`, 'latin1').catch(() => '')).includes(text)) count++;
  return count;
};

/** Measures how long the event loop is held until it is stopped. */
const watchLoop = (): (() => number) => {
  let [last, longest] = [performance.now(), 0];
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last - 10);
    last = now;
  }, 10);
  return () => {
    clearInterval(timer);
    return Math.round(Math.max(longest, performance.now() - last - 10));
  };
};

/** How long what a tool left behind may take to go. */
const patienceMs = 5000;

const eventually = async (holds: () => Promise<boolean>): Promise<boolean> => {
  const end = performance.now() + patienceMs;
  for (;;) {
    if (await holds()) return true;
    if (performance.now() > end) return false;
    await Bun.sleep(50);
  }
};

/** `alone`: without an honest job beside it. */
export type Playground = { readonly play: (attack: ToolAttack, beside?: 'alone') => Promise<Outcome>; readonly close: () => Promise<void> };

/** A data folder, a secret and listeners beside it, and the sandbox at one level. Rejects where this machine lacks that level. */
export const makePlayground = async (level: SandboxLevel): Promise<Playground> => {
  const dir = await mkdtemp(join(tmpdir(), 'taken-over-'));
  await chmod(dir, 0o711);
  const [outside, data, standIns] = [join(dir, 'outside'), join(dir, 'data'), join(dir, 'stand-ins')];
  await mkdir(outside, { mode: 0o755 });
  const canaryFile = join(outside, 'canary.txt');
  await Bun.write(canaryFile, canary);
  await chmod(canaryFile, 0o644);
  const config = readConfig({ DATA_DIR: data, SPARE_WORKERS: '0' }, 2);
  const toolchain = await prepareToolchain(config, { levels: [level] });
  const folders = dataFolders(data);
  let calls = 0;
  const abstract = `\0${basename(dir)}`;
  const listen = (where: object): Promise<ReturnType<typeof createServer>> =>
    new Promise((resolve, reject) => {
      const server = createServer(() => calls++)
        .on('error', reject)
        .listen(where, () => resolve(server));
    });
  const tcp = await listen({ host: '127.0.0.1', port: 0 });
  const listeners = [tcp, await listen({ path: join(outside, 'socket') }), await listen({ path: abstract })];
  await chmod(join(outside, 'socket'), 0o777);
  const address = tcp.address();
  const facts = `CANARY, OUTSIDE, DATA = ${JSON.stringify(canaryFile)}, ${JSON.stringify(outside)}, ${JSON.stringify(data)}\nSERVER, PORT = ${process.pid}, ${typeof address === 'object' ? address?.port : 0}\nABSTRACT = ${JSON.stringify(abstract)}\nISOLATED_IPC = ${level.startsWith('namespaces') ? 'False' : 'True'}\n`;
  let count = 0;

  /** The toolchain with other programs in the places of its own: all of it besides is real. */
  const taken = async (script: string, plays: ToolAttack['plays']): Promise<JobTools> => {
    const path = join(standIns, String(count++));
    await mkdir(path, { recursive: true, mode: 0o755 });
    await chmod(standIns, 0o755);
    for (const program of ['worker', 'stand-in', 'ffprobe', 'ffmpeg', 'pdfinfo', 'pdftoppm', 'mutool']) {
      await Bun.write(join(path, program), program === 'worker' ? workerScript(facts + script) : programScript(facts + script));
      await chmod(join(path, program), 0o755);
    }
    const mounts = [{ from: path, to: '/taken-over' }];
    return {
      host: toolchain.host,
      leanStart: () => ({ env: { PATH: '/taken-over:/usr/bin:/bin' }, mounts }),
      pool: (id) => {
        const kind = workersOf(imageEngine.steps).find((one) => one.id === id);
        if (plays !== 'worker' || !kind) return toolchain.pool(id);
        const read = replyReader(kind.reply);
        return makePool({
          minIdle: 0,
          documentsPerWorker: 1,
          idleMs: 60_000,
          isCalm: () => true,
          start: async () =>
            startWorker(toolchain.host, ['/taken-over/worker'], await leaseStage(folders.workers), { read, limits, mounts }),
          discard: (worker) => removeStage(worker.stageDir),
        });
      },
    };
  };

  /** Runs one job to its answer, as the server does, and tells what a visitor would get. */
  const convert = async (
    tools: JobTools,
    step: PlannedStep,
    seconds: number,
  ): Promise<{ readonly got: string; readonly shown: string }> => {
    const workspace = await makeWorkspace(folders.jobs);
    await Bun.write(join(workspace.dir, 'upload'), 'the input');
    const limit = AbortSignal.timeout(seconds * 1000);
    try {
      const job = { workspace, input: 'upload', plan: [step], options: {}, title: 'title', signal: limit, onProgress: () => undefined };
      const result = await packResult(await runJob(tools, job), workspace.dir, { title: 'title', to: step.step.to }, limit);
      const { response, held } = await answerWith(result);
      const body = held ? '' : await response.text();
      await held?.close();
      return { got: 'result', shown: JSON.stringify([[...response.headers], result, body.slice(0, 100_000)]) };
    } catch (thrown) {
      if (limit.aborted && thrown === limit.reason) return { got: 'stopped', shown: '' };
      // A program that ends in a way that nobody foresaw is said to be our fault: that is an answer, and no fault of the server.
      if (thrown instanceof StepFailure && thrown.bug.name === 'ToolFailure') return { got: thrown.code, shown: '' };
      if (!(thrown instanceof Problem) || thrown.status === 500) throw thrown;
      return { got: thrown.code, shown: JSON.stringify([thrown.detail, thrown.extra]) };
    } finally {
      await workspace.remove();
    }
  };

  const honest = await taken('leave("out.bin")', 'program');

  const play = async (attack: ToolAttack, beside?: 'alone'): Promise<Outcome> => {
    const tools = await taken(attack.script, attack.plays);
    const before = await Promise.all([fingerprint(outside), fingerprint(folders.runtime)]);
    calls = 0;
    const held = watchLoop();
    const began = performance.now();
    const breaches: string[] = [];
    // It begins when the attack is under way.
    const other =
      beside === 'alone'
        ? Promise.resolve('result')
        : Bun.sleep(300)
            .then(() => convert(honest, chains.program, 20))
            .then(({ got }) => got, String);
    let otherMs = 0;
    void other.then(() => {
      otherMs = Math.round(performance.now() - began - 300);
    });
    const { got, shown } = await convert(tools, chains[attack.plays], attack.seconds ?? 20).catch((thrown) => ({
      got: `failure of ours: ${thrown}`,
      shown: '',
    }));
    const otherGot = await other;
    const heldMs = held();
    if (otherGot !== 'result') breaches.push(`another job: ${otherGot}`);
    if (got.startsWith('failure')) breaches.push(got);
    if (attack.expected !== 'either' && (got === 'result') !== (attack.expected === 'result'))
      breaches.push(`${got}, not a ${attack.expected}`);
    if (shown.includes(canary)) breaches.push('the secret is in the answer');
    for (const [, what] of shown.matchAll(/BREACH (.*?)\\n/g)) breaches.push(`it could ${what}`);
    if (/"name":"[^"]*(?:\.\.\/|\/|\\\\)/.test(shown)) breaches.push('a path in a name of the answer');
    if (calls > 0) breaches.push(`${calls} calls`);
    const after = await Promise.all([fingerprint(outside), fingerprint(folders.runtime)]);
    for (const [index, what] of ['a file outside', 'the runtime'].entries())
      if (before[index] !== after[index]) breaches.push(`${what} changed`);
    const isEmpty = async (): Promise<boolean> => (await readdir(folders.jobs)).length + (await readdir(folders.workers)).length === 0;
    if (!(await eventually(isEmpty))) {
      breaches.push('a folder was left');
      for (const left of [folders.jobs, folders.workers]) for (const name of await readdir(left)) await removeTree(join(left, name));
    }
    const isGone = async (): Promise<boolean> => (await processesNaming(dir)) + (await processesNaming('sleep\x316')) === 0;
    if (!(await eventually(isGone))) breaches.push('a process was left');
    return { got, breaches, heldMs, otherMs };
  };

  return {
    play,
    close: async () => {
      for (const listener of listeners) listener.close();
      await toolchain.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
};
