import { lstat, realpath, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { formatById, spelledFormat } from '../../catalogue/formats.ts';
import { maxFileBytes } from '../../catalogue/limits.ts';
import { tooLarge } from '../intake/form-size.ts';
import type { Backend, FileArgument } from '../mcp/backend.ts';
import { makeMcpServer } from '../mcp/serve.ts';
import { ArgumentFault, bytesOf } from '../mcp/tools.ts';
import { type Settings, UsageError } from './args.ts';
import type { Running } from './convert-task.ts';
import type { Task } from './converter.ts';
import { failureOf, sentences } from './failures.ts';
import { type Input, openInput } from './inputs.ts';
import { makeOutputs } from './outputs.ts';
import { remoteFormats } from './remote-formats.ts';
import { isWithin } from './walk-folder.ts';
import { takeSnapshot } from './watch/snapshot.ts';

const foldersOf = ({ inputs }: Settings): Promise<readonly string[]> =>
  Promise.all(
    inputs.map(async (given) => {
      const folder = await realpath(given).catch(() => undefined);
      if (folder === undefined || !(await lstat(folder)).isDirectory()) throw new UsageError(`mcp: ${given} is no folder.`);
      return folder;
    }),
  );

const outside = (): ArgumentFault => new ArgumentFault('There is no such file in the folders that the operator allows.');

const formatNamed = (text: string): string => {
  const id = spelledFormat(text);
  if (id === undefined) throw new ArgumentFault(`The format "${text}" is not known here.`);
  return id;
};

/** The allowed folder that contains a resolved path. Throws if there is none, with the same message as for a missing file. */
const folderOf = (path: string, folders: readonly string[]): string => {
  const folder = folders.find((one) => isWithin(path, one));
  if (folder === undefined) throw outside();
  return folder;
};

/** Tools on this machine, or on a server, for the user who started this process. */
const backendOf = (settings: Settings, folders: readonly string[], { workDir, converter }: Running): Backend => {
  let count = 0;

  const openPath = async (path: string, signal: AbortSignal) => {
    const real = await realpath(resolve(path)).catch(() => undefined);
    if (real === undefined) throw outside();
    const root = folderOf(real, folders);
    const stats = await lstat(real);
    if (!stats.isFile()) throw outside();
    if (stats.size > maxFileBytes) throw tooLarge(stats.size);
    const snapshot = await takeSnapshot({ path: real, root, seen: { bytes: stats.size, modified: stats.mtimeMs }, workDir }, signal);
    if (snapshot === 'changed') throw new ArgumentFault('The file is being written just now.');
    return { snapshot, name: basename(real), modified: stats.mtimeMs };
  };

  const openData = async (given: FileArgument) => {
    const path = join(workDir, `given-${++count}`);
    await writeFile(path, bytesOf(given), { flag: 'wx', mode: 0o600 });
    return { snapshot: { path, drop: () => Bun.file(path).unlink() }, name: basename(given.name ?? 'file'), modified: Date.now() };
  };

  return {
    takesPaths: folders.length > 0,
    offers: async () => {
      if (!settings.server) return (await import('./run-local.ts')).localOffers();
      const { formats, operations } = await remoteFormats(settings.server);
      return {
        outputs: new Map(formats.map(({ id, outputs }) => [id, outputs])),
        operations: new Map(Object.entries(operations).map(([id, one]) => [id, one.formats])),
      };
    },
    convert: async ({ files, fields }, use, signal, onFraction) => {
      const inputs: Input[] = [];
      const drops: (() => Promise<void>)[] = [];
      try {
        for (const file of files) {
          const { snapshot, name, modified } = file.path === undefined ? await openData(file) : await openPath(file.path, signal);
          drops.push(snapshot.drop);
          const from = file.format === undefined ? undefined : formatNamed(file.format);
          const opened = await openInput(snapshot.path, from, workDir, signal, name);
          inputs.push({ ...opened, given: name, lastModified: modified });
        }
        const [input, ...others] = inputs;
        if (!input) throw outside();
        const task: Task = { input, ...(others.length > 0 && { others }), to: fields.outputFormat ?? input.from, fields };
        const { convert, discard } = await converter();
        const result = await convert(task, signal, onFraction);
        try {
          const [only] = result.files;
          const name = result.files.length === 1 ? (only?.name ?? 'result') : 'results.zip';
          const mimeType = formatById(name.split('.').at(-1) ?? '')?.mimeTypes[0] ?? 'application/octet-stream';
          const save = async (path: string): Promise<string> => {
            const target = resolve(path);
            const folder = await realpath(dirname(target)).catch(() => undefined);
            if (folder === undefined) throw outside();
            folderOf(folder, folders);
            const rules = {
              destination: { to: 'file', path: join(folder, basename(target)) },
              zip: true,
              force: settings.force,
              preserveDates: settings.preserveDates,
            } as const;
            const outputs = makeOutputs(rules);
            await outputs.prepare(task);
            const written = await outputs.write(task, { ...result, files: result.files.slice(0, 1) }, signal);
            return written[0] ?? target;
          };
          const { bytes, notes } = result;
          return await use({
            name,
            mimeType,
            bytes,
            notes,
            read: () => Bun.file(result.path).bytes(),
            ...(folders.length > 0 && { save }),
          });
        } finally {
          await discard(result);
        }
      } finally {
        for (const drop of drops) await drop();
      }
    },
    explain: (thrown) => sentences(failureOf(thrown)),
  };
};

/** Serves the Model Context Protocol on standard input and output until the client closes it, or the signal aborts. */
export const serveMcp = async (settings: Settings, parts: Running): Promise<void> => {
  const folders = await foldersOf(settings);
  const { StdioServerTransport } = await import('@modelcontextprotocol/sdk/server/stdio.js');
  const server = await makeMcpServer(backendOf(settings, folders, parts));
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  server.onclose = close;
  process.stdin.once('end', close);
  parts.signal.addEventListener('abort', () => close(), { once: true });
  await server.connect(new StdioServerTransport());
  await closed;
  await server.close();
};
