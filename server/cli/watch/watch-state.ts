import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What became of a file as it was: one that has changed since is converted again. */
export type Done = {
  /** Path below the folder that is watched. */
  readonly file: string;
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly modified: number;
  /** `begun`: its result may be there, whole or not at all, and is ours to replace. */
  readonly state: 'begun' | 'done' | 'failed';
};

/** Files that are remembered: the oldest go first. */
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

/** Lines that are none were cut off when a machine stopped; what they said is done again. */
const readLine = (line: string): readonly Done[] => {
  try {
    const value: unknown = JSON.parse(line);
    return isDone(value) ? [value] : [];
  } catch {
    return [];
  }
};

/** Remembers what has been done in a file of JSON lines: one is added for each change, and all are written anew at the start. */
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
