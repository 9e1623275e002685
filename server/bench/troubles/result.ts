import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { look } from '../fidelity/look.ts';

export type Result = {
  /** The download name given by the answer. */
  readonly name: string;
  readonly path: string;
  /** Full paths of the results: those inside the ZIP if one input gave several, else only the body. */
  readonly paths: readonly string[];
  readonly notes: readonly string[];
  /** The body, or one of `paths`, as UTF-8. */
  readonly text: (path?: string) => Promise<string>;
};

const nameIn = (disposition: string): string => decodeURIComponent(/filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1] ?? '');

/** Files of a tree. Bun's recursive listing follows links and can loop endlessly. */
const filesBelow = async (dir: string): Promise<readonly string[]> => {
  const entries = await readdir(dir, { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (one): Promise<readonly string[]> => {
      const path = join(dir, one.name);
      if (one.isDirectory()) return filesBelow(path);
      return one.isFile() ? [path] : [];
    }),
  );
  return found.flat();
};

/** Saves an answer of the API into an empty folder. */
export const saveResult = async (answer: Response, dir: string, to: string): Promise<Result> => {
  const name = nameIn(answer.headers.get('content-disposition') ?? '');
  const path = join(dir, `result.${name.split('.').at(-1) ?? to}`);
  await Bun.write(path, await answer.arrayBuffer());
  const several = answer.headers.get('content-type')?.startsWith('application/zip') === true && to !== 'zip';
  let paths: readonly string[] = [path];
  if (several) {
    const inner = join(dir, 'files');
    await look('unzip', '-qq', '-o', path, '-d', inner);
    paths = (await filesBelow(inner)).toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  }
  return {
    name,
    path,
    paths,
    notes: JSON.parse(decodeURIComponent(answer.headers.get('x-conversion-notes') ?? '[]')),
    text: (file = path) => readFile(file, 'utf8'),
  };
};
