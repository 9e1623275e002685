import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bug } from '../../contract/bug.ts';
import { askForFork } from '../../contract/fork.ts';
import { forkDescriptor, ProgramBug, serve, WorkerProblem } from '../../contract/worker-main.ts';
import program from './convert.py' with { type: 'text' };
import fencing from './fence.py' with { type: 'text' };
import type { BookReply, BookRequest } from './protocol.ts';
import tidying from './tidy_epub.py' with { type: 'text' };

type Answer = { readonly problem?: 'copy_protected' | 'corrupt_input'; readonly bug?: Bug; readonly lost?: boolean };

type Calibre = { readonly begin: () => Promise<void>; readonly ask: (request: BookRequest) => Promise<Answer> };

/** Calibre in a separate process of this worker, for systems where forking is not possible. */
const ownCalibre = (): Calibre => {
  const programPath = join(tmpdir(), 'convert.py');
  writeFileSync(programPath, program);
  writeFileSync(join(tmpdir(), 'fence.py'), fencing);
  writeFileSync(join(tmpdir(), 'tidy_epub.py'), tidying);
  const calibre = Bun.spawn(['/usr/bin/calibre-debug', '-e', programPath], {
    cwd: process.cwd(),
    stdin: 'pipe',
    stdout: 'pipe',
    stderr: 'inherit',
    env: { ...process.env, QT_QPA_PLATFORM: 'offscreen', CALIBRE_CONFIG_DIRECTORY: join(tmpdir(), 'calibre'), CALIBRE_TEMP_DIR: tmpdir() },
  });
  const answers = (async function* () {
    const decoder = new TextDecoder();
    let rest = '';
    for await (const chunk of calibre.stdout) {
      rest += decoder.decode(chunk, { stream: true });
      for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n')) {
        yield rest.slice(0, end);
        rest = rest.slice(end + 1);
      }
    }
  })();
  return {
    begin: async () => {
      if ((await answers.next()).value !== 'ready') throw new Error('Calibre began with something other than "ready".');
    },
    ask: async (request) => {
      // Like a worker that dies on a file: only the conversion has failed.
      const ended = () => new WorkerProblem('conversion_failed');
      try {
        await calibre.stdin.write(`${JSON.stringify(request)}\n`);
        await calibre.stdin.flush();
      } catch {
        throw ended();
      }
      const { value, done } = await answers.next();
      if (done) throw ended();
      return JSON.parse(value) as Answer;
    },
  };
};

/** A fork of a parent process that has everything loaded (parent.py). */
const forkedCalibre = (fd: number): Calibre => {
  const ask = askForFork(fd);
  return { begin: async () => undefined, ask: async (request) => ask(request) as Answer };
};

let calibre: Calibre | undefined;
const begin = async (): Promise<void> => {
  const fd = forkDescriptor();
  calibre = fd === undefined ? ownCalibre() : forkedCalibre(fd);
  await calibre.begin();
};

const convert = async (request: BookRequest): Promise<BookReply> => {
  if (!calibre) throw new Error('Calibre has not begun.');
  const answer = await calibre.ask(request);
  for (const name of readdirSync('.')) if (name !== request.output && name !== request.input) rmSync(name, { recursive: true });
  if (answer.bug) throw new ProgramBug(answer.bug);
  if (answer.problem) throw new WorkerProblem(answer.problem);
  return { lost: answer.lost === true };
};

void serve(convert, { prepare: begin });
