import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Outcome for one version of a file: a file that has changed since is converted again. */
export type Done = {
  /** Path relative to the watched folder. */
  readonly file: string;
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly modified: number;
  /** `begun`: its result may exist and may be replaced. */
  readonly state: 'begun' | 'done' | 'failed';
};

/** Maximum remembered files: the oldest are dropped. */
const mostFiles = 200_000;

const isDone = (value: unknown): value is Done => {
  const { file, bytes, modified, state } = (value ?? {}) as Partial<Record<keyof Done, unknown>>;
  return (
    typeof file === 'string' &&
    typeof bytes === 'number' &&
    typeof modified === 'number' &&
    ['begun', 'done', 'failed'].includes(String(state))
  );
};

/** Ignores lines truncated by a crash; their work is repeated. */
const readLine = (line: string): readonly Done[] => {
  try {
    const value: unknown = JSON.parse(line);
    return isDone(value) ? [value] : [];
  } catch {
    return [];
  }
};

/** Stores outcomes as JSON lines: appends one for each change, and rewrites the file at startup. */
export const openWatchState = async (path: string) => {
  const text = await readFile(path, 'utf8').catch((thrown) => {
    if (thrown.code === 'ENOENT') return '';
    throw thrown;
  });
  const known = new Map<string, Done>();
  const remember = (done: Done): void => {
    known.delete(done.file);
    known.set(done.file, done);
  };
  for (const line of text.split('\n')) for (const done of readLine(line)) remember(done);
  const kept = [...known.values()].slice(-mostFiles);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, kept.map((done) => `${JSON.stringify(done)}\n`).join(''), { mode: 0o600 });
  await rename(`${path}.new`, path);
  return {
    of: (file: string): Done | undefined => known.get(file),
    note: async (done: Done): Promise<void> => {
      remember(done);
      await appendFile(path, `${JSON.stringify(done)}\n`);
    },
  };
};
