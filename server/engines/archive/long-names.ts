import { copyFile } from 'node:fs/promises';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { cutToBytes } from '../../files/file-name.ts';
import { longNameDetail } from './faults.ts';
import { commandBytes, type Ended, mostCommandBytes, mostWordBytes, stage, tool } from './tool.ts';

/** Maximum length of a name in bytes, on Linux and most file systems. */
const maxNameBytes = 255;
/** Bytes kept of a longer name, before its extension. */
const keptBytes = 200;

/** Whether an unpacker failed at a name too long for this system. Windows counts letters instead of bytes, up to 255. */
export const metLongName = ({ text }: Ended): boolean => /File name too long/i.test(text);

/** Shortens long names in a path; `taken` keeps names with the same beginning distinct. */
const shortenPath = (path: string, taken: Map<string, string>): string => {
  const parts: string[] = [];
  let original = '';
  for (const part of path.split('/')) {
    original += `/${part}`;
    if (Buffer.byteLength(part) <= maxNameBytes) parts.push(part);
    else {
      const [extension = ''] = /\.[^.]{1,16}$/.exec(part) ?? [];
      const short =
        taken.get(original) ?? `${cutToBytes(part.slice(0, part.length - extension.length), keptBytes)}~${taken.size + 1}${extension}`;
      taken.set(original, short);
      parts.push(short);
    }
  }
  return parts.join('/');
};

type Renaming = readonly [name: string, short: string];

/** Splits renamings into batches that fit into a command line. Throws `corrupt_input` for a name that fits into none. */
export const inTurns = (pairs: readonly Renaming[]): readonly (readonly Renaming[])[] => {
  const turns: Renaming[][] = [];
  let room = 0;
  for (const pair of pairs) {
    const bytes = commandBytes(pair);
    if (bytes > mostWordBytes) throw new WorkerProblem('corrupt_input', longNameDetail);
    if (bytes > room) {
      turns.push([]);
      room = mostCommandBytes;
    }
    turns.at(-1)?.push(pair);
    room -= bytes;
  }
  return turns;
};

/** A copy of a ZIP or 7z with shortened names, and their number. Uses 7-Zip's listing, as it renames by these names. */
export const withShortNames = async (input: string, from: string): Promise<{ readonly path: string; readonly count: number }> => {
  const path = `${stage()}/shortened.${from}`;
  await copyFile(input, path);
  const { text } = await tool(['7zz', 'l', '-slt', '-ba', '-p', '--', path], stage());
  const names = [...text.matchAll(/^Path = (.*)$/gm)].flatMap(([, name]) => name ?? []);
  const taken = new Map<string, string>();
  const pairs = names.map((name): Renaming => [name, shortenPath(name, taken)]).filter(([name, short]) => name !== short);
  // Without wildcards: a name may contain an asterisk.
  for (const some of inTurns(pairs)) await tool(['7zz', 'rn', '-spd', '-bd', '--', path, ...some.flat()], stage());
  return { path, count: taken.size };
};

/** UTF-8 continuation bytes, at which a name must not be cut. */
const continuing = '\\200-\\277';
const rule = (pattern: string, replacement: string): string => `--transform=flags=rSh;s!$(printf '${pattern}')!${replacement}!gx`;
/** With and without an extension; each only matches names of 256 bytes and more. */
const rules = [
  rule(`([^/]{190,${keptBytes}})[^/${continuing}][^/]{57,}(\\.[^/.]{1,16})(/|$)`, '\\1~\\2\\3'),
  rule(`([^/]{190,${keptBytes}})[^/${continuing}][^/]{65,}(/|$)`, '\\1~\\2'),
];

/** Length limit of an error line: the longest path on Linux (PATH_MAX), each byte written as `\303`, and a few words. */
const longestLine = 4096 * 4 + 200;
/** Length limit of all such lines. GNU tar's rules take quadratic time: a second for fifty names of 4000 bytes. */
const mostText = 1_000_000;

/** Whether the names at which tar failed are few and short enough for its rules. One of a megabyte would take hours. */
export const tarCanShorten = ({ text }: Ended): boolean => {
  const lines = text.split('\n').filter((line) => /File name too long/i.test(line));
  return lines.every((line) => line.length <= longestLine) && lines.reduce((sum, line) => sum + line.length, 0) <= mostText;
};

/**
 * The same GNU tar command, with name shortening; if two shortened names are equal, both files stay. The rules compare raw bytes,
 * which only a shell can pass as arguments.
 */
export const shorteningTar = ([program = 'tar', ...args]: readonly string[]): readonly string[] => [
  ...['env', 'LC_ALL=C', 'sh', '-c'],
  `exec ${program} "$@" --backup=numbered ${rules.map((one) => `"${one}"`).join(' ')}`,
  program,
  ...args,
];
