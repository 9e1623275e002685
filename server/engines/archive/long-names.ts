import { copyFile } from 'node:fs/promises';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { cutToBytes } from '../../files/file-name.ts';
import { longNameDetail } from './faults.ts';
import { commandBytes, type Ended, mostCommandBytes, mostWordBytes, stage, tool } from './tool.ts';

/** Bytes of a name that Linux, and most file systems, take. */
const maxNameBytes = 255;
/** How much of a longer one stays, before its extension. */
const keptBytes = 200;

/** Did an unpacker stop at a name that no file can have here? A Windows machine counts letters, and takes 255 of three bytes each. */
export const metLongName = ({ text }: Ended): boolean => /File name too long/i.test(text);

/** Shortens what is too long in a path; `taken` keeps names apart that begin alike. */
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

/** So many of them at a time as fit into a command line. Throws `corrupt_input` for a name that fits into none. */
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

/** A copy of a ZIP or 7z whose names fit, and how many were shortened. The list is 7-Zip's, as the names are for it. */
export const withShortNames = async (input: string, from: string): Promise<{ readonly path: string; readonly count: number }> => {
  const path = `${stage()}/shortened.${from}`;
  await copyFile(input, path);
  const { text } = await tool(['7zz', 'l', '-slt', '-ba', '-p', '--', path], stage());
  const names = [...text.matchAll(/^Path = (.*)$/gm)].flatMap(([, name]) => name ?? []);
  const taken = new Map<string, string>();
  const pairs = names.map((name): Renaming => [name, shortenPath(name, taken)]).filter(([name, short]) => name !== short);
  // Without wildcards: a name may hold an asterisk.
  for (const some of inTurns(pairs)) await tool(['7zz', 'rn', '-spd', '-bd', '--', path, ...some.flat()], stage());
  return { path, count: taken.size };
};

/** Bytes that go on with a character of UTF-8 and must not begin what is cut off. */
const continuing = '\\200-\\277';
const rule = (pattern: string, replacement: string): string => `--transform=flags=rSh;s!$(printf '${pattern}')!${replacement}!gx`;
/** With and without an extension; each finds names of 256 bytes and more alone. */
const rules = [
  rule(`([^/]{190,${keptBytes}})[^/${continuing}][^/]{57,}(\\.[^/.]{1,16})(/|$)`, '\\1~\\2\\3'),
  rule(`([^/]{190,${keptBytes}})[^/${continuing}][^/]{65,}(/|$)`, '\\1~\\2'),
];

/** Characters of a line of complaint: the longest path that Linux takes (PATH_MAX), each byte written as `\303`, and a few words. */
const longestLine = 4096 * 4 + 200;
/** Characters of all such lines. GNU tar's rules take four times as long for a name of twice the length, and a second for fifty of 4000 bytes. */
const mostText = 1_000_000;

/** Are the names that a tar stopped at few and short enough for its rules? One of a megabyte would take them hours. */
export const tarCanShorten = ({ text }: Ended): boolean => {
  const lines = text.split('\n').filter((line) => /File name too long/i.test(line));
  return lines.every((line) => line.length <= longestLine) && lines.reduce((sum, line) => sum + line.length, 0) <= mostText;
};

/** The same GNU tar, shortening names while it unpacks; of two that are cut alike both stay. It compares bytes, which no argument of ours can hold but a shell's. */
export const shorteningTar = ([program = 'tar', ...args]: readonly string[]): readonly string[] => [
  ...['env', 'LC_ALL=C', 'sh', '-c'],
  `exec ${program} "$@" --backup=numbered ${rules.map((one) => `"${one}"`).join(' ')}`,
  program,
  ...args,
];
