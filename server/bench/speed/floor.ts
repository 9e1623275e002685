import { link, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Static } from '@sinclair/typebox';
import { extensionOf } from '../../../catalogue/formats.ts';
import type { StageFile, StepJob, WorkerKind } from '../../contract/engine.ts';
import { workersOf } from '../../contract/needs.ts';
import type { RunOptions, RunOutcome } from '../../contract/run.ts';
import { engines } from '../../engines.ts';
import { plan } from '../../planning/plan.ts';

/**
 * The lower bound of a job's time: the engine's tool calls and warm workers without server, upload and sandbox,
 * and workers that are reused instead of replaced. The ratio shows the overhead of the product.
 */
export type Floor = {
  /** Converts once and removes the stage. */
  readonly convert: (path: string, from: string, to: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

type BareWorker = { readonly dir: string; readonly ask: (request: unknown) => Promise<unknown>; readonly kill: () => void };

const startBareWorker = async (kind: WorkerKind, dir: string): Promise<BareWorker> => {
  await mkdir(dir, { recursive: true });
  const child = Bun.spawn([process.execPath, kind.entry, ...(kind.readyFor ? [kind.readyFor] : [])], {
    cwd: dir,
    stdin: 'pipe',
    stdout: 'pipe',
    stderr: 'ignore',
    env: { ...process.env, HOME: dir },
  });
  const decoder = new TextDecoder();
  const reader = child.stdout.getReader();
  let rest = '';
  const line = async (): Promise<string> => {
    for (;;) {
      const end = rest.indexOf('\n');
      if (end >= 0) {
        const one = rest.slice(0, end);
        rest = rest.slice(end + 1);
        return one;
      }
      const { value, done } = await reader.read();
      if (done) throw new Error(`The worker ${kind.id} ended.`);
      rest += decoder.decode(value, { stream: true });
    }
  };
  await line();
  return {
    dir,
    kill: () => child.kill('SIGKILL'),
    ask: async (request) => {
      child.stdin.write(`${JSON.stringify(request)}\n`);
      child.stdin.flush();
      for (;;) {
        const reply = JSON.parse(await line());
        if ('ok' in reply) return reply.ok;
        if ('problem' in reply) throw new Error(`The worker ${kind.id} answered ${reply.problem}.`);
      }
    },
  };
};

const runBare = async (argv: readonly string[], cwd: string, options: RunOptions = {}): Promise<RunOutcome> => {
  const child = Bun.spawn(
    argv.map((word) => word.replaceAll('/job/', `${cwd}/`)),
    { cwd, stdin: 'ignore', stdout: 'pipe', stderr: 'pipe', env: { ...process.env, ...options.env, PATH: '/usr/bin:/bin', HOME: cwd } },
  );
  const [exitCode, stdout, stderr] = await Promise.all([
    child.exited,
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  return { exitCode, stdout, stderr };
};

export const makeFloor = async (): Promise<Floor> => {
  const root = await mkdtemp(join(tmpdir(), 'converter-floor-'));
  const kinds = new Map(workersOf(engines.flatMap(({ steps }) => steps)).map((kind) => [kind.id, kind]));
  const workers = new Map<string, BareWorker>();
  const signal = new AbortController().signal;
  let count = 0;

  const workerOf = async (id: string): Promise<BareWorker> => {
    const kind = kinds.get(id);
    if (!kind) throw new Error(`There is no kind of worker named ${id}.`);
    const worker = workers.get(id) ?? (await startBareWorker(kind, join(root, `worker-${id}`)));
    workers.set(id, worker);
    return worker;
  };

  /** A worker keeps its folder, so a stage's files are linked into it under their names, and results stay there. */
  const shareFiles = async (names: readonly string[], from: string, to: string): Promise<void> => {
    for (const name of names) {
      await rm(join(to, name), { force: true });
      await link(join(from, name), join(to, name));
    }
  };

  return {
    convert: async (path, from, to) => {
      const chain = plan(engines, from, to);
      if (!chain) throw new Error(`No engine converts ${from} to ${to}.`);
      let [dir, files]: [string, readonly StageFile[]] = [
        path.slice(0, path.lastIndexOf('/')),
        [{ name: path.slice(path.lastIndexOf('/') + 1), format: from }],
      ];
      const stages: string[] = [];
      for (const { engine, step } of chain) {
        const stageDir = join(root, `stage-${count++}`);
        stages.push(stageDir);
        await mkdir(stageDir);
        const [file] = files;
        if (!file) throw new Error(`${from} to ${to} gave nothing.`);
        const input: StageFile = { name: `in.${extensionOf(step.from)}`, format: step.from };
        await link(join(dir, file.name), join(stageDir, input.name));
        const job: StepJob = {
          step,
          input,
          options: {},
          title: 'bench',
          signal,
          stageDir,
          progress: () => {},
          note: () => {},
          report: (error) => {
            throw error;
          },
          has: () => true,
          run: (argv, options) => runBare(argv, stageDir, options),
          ask: async <Kind extends WorkerKind>({ id }: Kind, request: unknown) => {
            const worker = await workerOf(id);
            const present = await Array.fromAsync(new Bun.Glob('*').scan({ cwd: stageDir }));
            await shareFiles(present, stageDir, worker.dir);
            const reply = await worker.ask(request);
            const made = await Array.fromAsync(new Bun.Glob('*').scan({ cwd: worker.dir }));
            await shareFiles(made, worker.dir, stageDir);
            await Promise.all(made.map((name) => rm(join(worker.dir, name), { force: true })));
            return reply as Static<Kind['reply']>;
          },
        };
        files = (await engine.convert(job)).map(({ name }) => ({ name, format: step.to }));
        dir = stageDir;
      }
      await Promise.all(stages.map((stage) => rm(stage, { recursive: true, force: true })));
    },
    close: async () => {
      for (const worker of workers.values()) worker.kill();
      await rm(root, { recursive: true, force: true });
    },
  };
};
