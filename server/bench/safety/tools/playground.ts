import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { answerWith } from '../../../answers/answer.ts';
import { readConfig } from '../../../config.ts';
import { workersOf } from '../../../contract/needs.ts';
import { replyReader } from '../../../contract/reply.ts';
import { ToolFailure } from '../../../contract/tool-failure.ts';
import { packResult } from '../../../conversions/pack-result.ts';
import { dataFolders } from '../../../data-folders.ts';
import { imageEngine } from '../../../engines/image/engine.ts';
import { problemResponse } from '../../../errors.ts';
import { removeTree } from '../../../files/remove-tree.ts';
import { type JobTools, runJob } from '../../../jobs/job.ts';
import { StepFailure } from '../../../jobs/step-failure.ts';
import { makeWorkspace } from '../../../jobs/workspace.ts';
import type { PlannedStep } from '../../../plan.ts';
import { asProblem } from '../../../problem.ts';
import { makePool } from '../../../sandbox/pool.ts';
import type { SandboxLevel } from '../../../sandbox/sandbox-host.ts';
import { leaseStage, removeStage } from '../../../sandbox/stage.ts';
import { startWorker } from '../../../sandbox/worker.ts';
import { prepareToolchain } from '../../../toolchain/toolchain.ts';
import { watchEventLoop } from '../event-loop.ts';
import { judgeProblem } from '../judge.ts';
import { canary } from '../server-under-test.ts';
import type { ToolAttack } from './attack.ts';
import { honestStep, limits, stepOfAttack } from './attacked-steps.ts';
import { mistake, programScript, workerScript } from './stand-in.ts';
import { eventually, fingerprint, processesNaming } from './traces.ts';

/** What came of an attack: how the job ended, what it reached that it must not, and what it cost everybody else. */
export type Outcome = {
  readonly got: string;
  readonly breaches: readonly string[];
  /** Longest that the main thread ran without a turn, and what an honest job beside the attack took, in milliseconds. */
  readonly heldMs: number;
  readonly otherMs: number;
};

const fits = (got: string, expected: ToolAttack['expected']): boolean => {
  if (got === 'internal_error' || expected === 'fault') return (got === 'internal_error') === (expected === 'fault');
  return expected === 'either' || (got === 'result') === (expected === 'result');
};

/** Whether a stand-in says that it has not done what it was to do. */
const isMistake = (thrown: unknown): boolean =>
  thrown instanceof StepFailure &&
  (thrown.bug.name === mistake.bug || (thrown.cause instanceof ToolFailure && thrown.cause.message.endsWith(` ${mistake.status}.`)));

/** The answer that a visitor gets, held against the rules for all answers; one that calls it a fault of ours is meant for tools' failures alone. */
const shownProblem = async (thrown: unknown): Promise<{ readonly got: string; readonly shown: string }> => {
  if (isMistake(thrown)) throw new Error('the script of the attack has failed', { cause: thrown });
  const { code, status } = asProblem(thrown);
  if (status === 500 && !(thrown instanceof StepFailure && thrown.bug.name === 'ToolFailure')) throw thrown;
  const response = problemResponse(thrown, new Request('http://localhost/api/convert'), crypto.randomUUID());
  const shown = await response.text();
  const wrong = judgeProblem(status, response.headers, shown);
  if (wrong) throw new Error(wrong, { cause: thrown });
  return { got: code, shown };
};

/** Longest that an attack may hold the event loop: what runs in the server's main thread without a turn, the looks of the playground included. */
const maxHoldMs = 100;
/** How much longer an honest job may take beside it than it took just before, on a machine whose processors the attack may share. */
const slower = { times: 5, ms: 3000 };

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
      await Bun.write(join(path, program), program === 'worker' ? workerScript(facts, script) : programScript(facts, script));
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
            startWorker(toolchain.host, ['/taken-over/worker'], await leaseStage(folders.workers), {
              read,
              limits,
              mounts,
              ...(kind.calls && { calls: kind.calls }),
            }),
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
    await writeFile(join(workspace.dir, 'upload'), 'the input');
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
      return await shownProblem(thrown);
    } finally {
      await workspace.remove();
    }
  };

  const honest = await taken('leave("out.bin")', 'program');

  const play = async (attack: ToolAttack, beside?: 'alone'): Promise<Outcome> => {
    const tools = await taken(attack.script, attack.plays);
    const before = await Promise.all([fingerprint(outside), fingerprint(folders.runtime)]);
    calls = 0;
    const breaches: string[] = [];
    const honestJob = async (): Promise<{ readonly got: string; readonly ms: number }> => {
      const began = performance.now();
      const got = await convert(honest, honestStep, 20).then((answer) => answer.got, String);
      return { got, ms: Math.round(performance.now() - began) };
    };
    const usual = beside === 'alone' ? undefined : await honestJob();
    const loop = watchEventLoop();
    // It begins when the attack is under way.
    const other = usual && Bun.sleep(300).then(honestJob);
    const { got, shown } = await convert(tools, stepOfAttack(attack), attack.seconds ?? 20).catch((thrown) => ({
      got: `failure of ours: ${thrown}`,
      shown: '',
    }));
    const { got: otherGot = 'result', ms: otherMs = 0 } = (await other) ?? {};
    const heldMs = Math.round(loop.longest());
    loop.stop();
    if (otherGot !== 'result') breaches.push(`another job: ${otherGot}`);
    if (otherMs > (usual?.ms ?? 0) * slower.times + slower.ms)
      breaches.push(`another job took ${otherMs} ms beside it, ${usual?.ms} before`);
    if (heldMs > maxHoldMs) breaches.push(`it held the event loop for ${heldMs} ms`);
    if (got.startsWith('failure')) breaches.push(got);
    else if (!fits(got, attack.expected)) breaches.push(`${got}, not a ${attack.expected}`);
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
