import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { englishSpeech } from '../../../../catalogue/languages/english-speech.ts';
import { answerWith } from '../../../answers/answer.ts';
import { readConfig } from '../../../config/config.ts';
import { dataFolders } from '../../../config/data-folders.ts';
import { workersOf } from '../../../contract/needs.ts';
import { asProblem } from '../../../contract/problem.ts';
import { replyReader } from '../../../contract/reply.ts';
import { ToolFailure } from '../../../contract/tool-failure.ts';
import { packResult } from '../../../conversions/pack-result.ts';
import { imageEngine } from '../../../engines/image/engine.ts';
import { removeTree } from '../../../files/remove-tree.ts';
import { type JobTools, runJob } from '../../../jobs/job.ts';
import { StepFailure } from '../../../jobs/step-failure.ts';
import { makeWorkspace } from '../../../jobs/workspace.ts';
import type { PlannedStep } from '../../../planning/plan.ts';
import { problemResponse } from '../../../routes/errors.ts';
import { makePool } from '../../../sandbox/pool.ts';
import type { SandboxLevel } from '../../../sandbox/sandbox-host.ts';
import { leaseStage, removeStage } from '../../../sandbox/stage.ts';
import { startWorker } from '../../../sandbox/worker.ts';
import { prepareToolchain } from '../../../toolchain/toolchain.ts';
import { watchEventLoop } from '../event-loop.ts';
import { judgeProblem } from '../judge.ts';
import { canary } from '../server-under-test.ts';
import type { ToolAttack } from './attack.ts';
import { honestStep, isFork, isProgram, limits, stepOfAttack } from './attacked-steps.ts';
import { makeForks } from './forks.ts';
import { askerScript, forkedScript, mistake, programScript, workerScript } from './stand-in.ts';
import { eventually, fingerprint, processesNaming } from './traces.ts';

/** Outcome of an attack: the end of the job, what it reached, and its effect on others. */
export type Outcome = {
  readonly got: string;
  readonly breaches: readonly string[];
  /** Longest run of the main thread without a turn, and the duration of a concurrent honest job, in milliseconds. */
  readonly heldMs: number;
  readonly otherMs: number;
};

const workerOf = (plays: ToolAttack['plays']): typeof workerScript => {
  if (plays === 'fork') return forkedScript;
  return plays === 'fork-asker' ? askerScript : workerScript;
};

const fits = (got: string, expected: ToolAttack['expected']): boolean => {
  if (got === 'internal_error' || expected === 'fault') return (got === 'internal_error') === (expected === 'fault');
  return expected === 'either' || (got === 'result') === (expected === 'result');
};

/** Whether a stand-in reports that its script is faulty. */
const isMistake = (thrown: unknown): boolean =>
  thrown instanceof StepFailure &&
  (thrown.bug.name === mistake.bug || (thrown.cause instanceof ToolFailure && thrown.cause.message.endsWith(` ${mistake.status}.`)));

/** Judges the answer shown to a visitor by the rules for all answers; only failures of tools may count as internal errors. */
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

/** Maximum block of the event loop in milliseconds, including the playground's own checks. */
const maxHoldMs = 100;
/** Tolerated slowdown of a concurrent honest job compared to just before, as the attack may share its processors. */
const slower = { times: 5, ms: 3000 };

export type Playground = {
  /** Whether this level has the target of the attack. */
  readonly canPlay: (attack: ToolAttack) => boolean;
  /** `alone`: without a concurrent honest job. */
  readonly play: (attack: ToolAttack, beside?: 'alone') => Promise<Outcome>;
  readonly close: () => Promise<void>;
};

/** A data folder, a secret and listeners next to it, and the sandbox at one level. Rejects if this machine lacks that level. */
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
  let signals = 0;
  const countSignal = (): void => void signals++;
  process.on('SIGCONT', countSignal);
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
  const forks = await makeForks(toolchain.host, join(dir, 'forks'));
  // Forks must not see the server's environment.
  process.env.CONVERTER_CANARY = canary;
  const facts = `CANARY, OUTSIDE, DATA = ${JSON.stringify(canaryFile)}, ${JSON.stringify(outside)}, ${JSON.stringify(data)}\nSERVER, PORT = ${process.pid}, ${typeof address === 'object' ? address?.port : 0}\nABSTRACT = ${JSON.stringify(abstract)}\nISOLATED_IPC = ${level.startsWith('namespaces') ? 'False' : 'True'}\nOWN_PROCESS_LIST = ${level === 'namespaces-shared-proc' ? 'False' : 'True'}\n${forks?.facts ?? ''}`;
  let count = 0;

  /** The real toolchain with some programs replaced. */
  const taken = async (script: string, plays: ToolAttack['plays']): Promise<JobTools> => {
    const path = join(standIns, String(count++));
    await mkdir(path, { recursive: true, mode: 0o755 });
    await chmod(standIns, 0o755);
    for (const program of ['worker', 'stand-in', 'ffprobe', 'ffmpeg', 'pdfinfo', 'pdftoppm', 'mutool']) {
      await Bun.write(join(path, program), program === 'worker' ? workerOf(plays)(facts, script) : programScript(facts, script));
      await chmod(join(path, program), 0o755);
    }
    const mounts = [{ from: path, to: '/taken-over' }];
    return {
      host: toolchain.host,
      leanStart: () => ({ env: { PATH: '/taken-over:/usr/bin:/bin' }, mounts }),
      pool: (id) => {
        const kind = workersOf(imageEngine.steps).find((one) => one.id === id);
        if (!kind || isProgram(plays)) return toolchain.pool(id);
        const options = { read: replyReader(kind.reply), limits, mounts };
        const program = '/taken-over/worker';
        return makePool({
          minIdle: 0,
          documentsPerWorker: 1,
          idleMs: 60_000,
          isCalm: () => true,
          start: async () =>
            plays !== 'worker' && forks
              ? await forks.start(program, folders.workers, options)
              : startWorker(toolchain.host, [program], await leaseStage(folders.workers), {
                  ...options,
                  ...(kind.calls && { calls: kind.calls }),
                }),
          discard: (worker) => removeStage(worker.stageDir),
        });
      },
    };
  };

  /** Runs one job like the server, and returns the answer to the visitor. */
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
      const { response, held } = await answerWith(result, englishSpeech);
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

  const honest = { tools: await taken('leave("out.bin")', 'program'), step: honestStep };
  const honestFork = { tools: await taken('answer()', 'fork'), step: stepOfAttack({ plays: 'fork' }) };

  // The parent of forks and the sibling keep running.
  const resting = await processesNaming(dir);

  const play = async (attack: ToolAttack, beside?: 'alone'): Promise<Outcome> => {
    const tools = await taken(attack.script, attack.plays);
    const before = await Promise.all([fingerprint(outside), fingerprint(folders.runtime)]);
    const changed = forks?.watch();
    calls = 0;
    signals = 0;
    const breaches: string[] = [];
    const other = isFork(attack.plays) ? honestFork : honest;
    const honestJob = async (): Promise<{ readonly got: string; readonly ms: number }> => {
      const began = performance.now();
      const got = await convert(other.tools, other.step, 20).then((answer) => answer.got, String);
      return { got, ms: Math.round(performance.now() - began) };
    };
    const usual = beside === 'alone' ? undefined : await honestJob();
    const loop = watchEventLoop();
    // Starts while the attack is running.
    const beneath = usual && Bun.sleep(300).then(honestJob);
    const { got, shown } = await convert(tools, stepOfAttack(attack), attack.seconds ?? 20).catch((thrown) => ({
      got: `failure of ours: ${thrown}`,
      shown: '',
    }));
    const { got: otherGot = 'result', ms: otherMs = 0 } = (await beneath) ?? {};
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
    if (signals > 0) breaches.push(`${signals} signals`);
    const after = await Promise.all([fingerprint(outside), fingerprint(folders.runtime)]);
    for (const [index, what] of ['a file outside', 'the runtime'].entries())
      if (before[index] !== after[index]) breaches.push(`${what} changed`);
    const isEmpty = async (): Promise<boolean> => (await readdir(folders.jobs)).length + (await readdir(folders.workers)).length === 0;
    if (!(await eventually(isEmpty))) {
      breaches.push('a folder was left');
      for (const left of [folders.jobs, folders.workers]) for (const name of await readdir(left)) await removeTree(join(left, name));
    }
    const isGone = async (): Promise<boolean> => (await processesNaming(dir)) + (await processesNaming('sleep\x316')) <= resting;
    if (changed && isFork(attack.plays)) breaches.push(...(await changed()));
    if (!(await eventually(isGone))) breaches.push('a process was left');
    return { got, breaches, heldMs, otherMs };
  };

  return {
    play,
    canPlay: ({ plays, confined }) => !(confined && level === 'none') && (!isFork(plays) || forks !== undefined),
    close: async () => {
      process.off('SIGCONT', countSignal);
      for (const listener of listeners) listener.close();
      await forks?.close();
      await toolchain.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
};
