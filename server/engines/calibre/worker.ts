import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bug } from '../../contract/bug.ts';
import { ProgramBug, serve, WorkerProblem } from '../../contract/worker-main.ts';
import program from './convert.py' with { type: 'text' };
import type { BookReply, BookRequest } from './protocol.ts';
import tidying from './tidy_epub.py' with { type: 'text' };

const programPath = join(tmpdir(), 'convert.py');
writeFileSync(programPath, program);
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

const next = async (): Promise<string> => {
  const { value, done } = await answers.next();
  if (done) throw new Error('Calibre has ended.');
  return value;
};

const begin = async (): Promise<void> => {
  if ((await next()) !== 'ready') throw new Error('Calibre began with something other than "ready".');
};

const protection = 'The book has copy protection (DRM), so it cannot be converted.';

const convert = async (request: BookRequest): Promise<BookReply> => {
  calibre.stdin.write(`${JSON.stringify(request)}\n`);
  calibre.stdin.flush();
  const answer = JSON.parse(await next()) as {
    readonly problem?: 'password_protected' | 'corrupt_input';
    readonly bug?: Bug;
    readonly lost?: boolean;
  };
  for (const name of readdirSync('.')) if (name !== request.output && name !== request.input) rmSync(name, { recursive: true });
  if (answer.bug) throw new ProgramBug(answer.bug);
  if (answer.problem === 'password_protected') throw new WorkerProblem(answer.problem, protection);
  if (answer.problem) throw new WorkerProblem(answer.problem);
  return { lost: answer.lost === true };
};

void serve(convert, begin);
