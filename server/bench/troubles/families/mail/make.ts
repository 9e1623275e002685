import { same } from '../../../fidelity/check.ts';
import { zipNames, zipText } from '../../look/names.ts';
import { readWords } from '../../look/read.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';

type Input = string | Uint8Array | (() => Uint8Array);

const request = (name: string, source: string, [from, to]: readonly [string, string], input: Input) => ({
  ...{ name, source, from, to, file: `message.${from}` },
  input: () => (typeof input === 'function' ? input() : input),
});

export const bytes = (...pieces: readonly (string | readonly number[])[]): Uint8Array =>
  Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : Buffer.from(piece))));

/** A mail with a single part: additional headers and the body. */
export const mail = (head: string, body: string | readonly number[]): Uint8Array =>
  bytes(
    `From: Ann <ann@example.org>\nTo: Bob <bob@example.org>\nSubject: Report\nDate: Mon, 04 Mar 2024 10:11:12 +0100\nMIME-Version: 1.0\n${head}\n\n`,
    body,
  );

/** A mail with several parts, each with headers and content. */
export const mailOf = (kind: string, ...parts: readonly (readonly [head: string, body: string])[]): string =>
  `From: Ann <ann@example.org>\nTo: Bob <bob@example.org>\nSubject: Report\nDate: Mon, 04 Mar 2024 10:11:12 +0100\nMIME-Version: 1.0\nContent-Type: multipart/${kind}; boundary="b1"\n\n${parts.map(([head, body]) => `--b1\n${head}\n\n${body}\n`).join('')}--b1--\n`;

/** A mail whose page or text must contain the wanted words and none of the unwanted. */
export const reads = (
  name: string,
  source: string,
  pair: readonly [string, string],
  input: Input,
  wanted: readonly string[],
  unwanted: readonly string[] = [],
): Situation => ({
  ...request(name, source, pair, input),
  expect: wanted.join(' | '),
  check: async (result) => {
    const words = await readWords(result);
    return [holds('words', words, ...wanted), lacks('words', words, ...unwanted)];
  },
});

/** A mail whose ZIP must contain files with these names, some with their text. */
export const unpacks = (name: string, source: string, from: string, input: Input, files: Readonly<Record<string, string>>): Situation => ({
  ...request(name, source, [from, 'zip'], input),
  expect: Object.keys(files).join(' | '),
  check: async ({ path }) => {
    const names = (await zipNames(path)).trim().split('\n');
    return [
      same('names', names.filter((one) => one !== 'message.html').toSorted(), Object.keys(files).toSorted()),
      ...(await Promise.all(
        Object.entries(files)
          .filter(([file, text]) => text !== '' && names.includes(file))
          .map(async ([file, text]) => holds(file, await zipText(path, file), text)),
      )),
    ];
  },
});

export const finds = (
  name: string,
  source: string,
  pair: readonly [string, string],
  input: Input,
  expect: string,
  check: Extract<Situation, { readonly check: unknown }>['check'],
): Situation => ({ ...request(name, source, pair, input), expect, check });
