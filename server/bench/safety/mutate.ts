import { pick } from './fixtures.ts';

type Mutation = (content: Buffer, random: () => number) => Buffer;

const place = (content: Buffer, random: () => number): number => Math.floor(random() * Math.max(1, content.length));
/** Parsers decide by headers, so half of the changes affect the first kilobyte. */
const telling = (content: Buffer, random: () => number): number =>
  random() < 0.5 ? Math.floor(random() * Math.min(1024, content.length)) : place(content, random);

const extremes = [0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff];

const mutations: readonly Mutation[] = [
  (content, random) => {
    for (let count = 1 + Math.floor(random() * 16); count > 0; count--) content[telling(content, random)] = Math.floor(random() * 256);
    return content;
  },
  (content, random) => {
    const at = telling(content, random);
    if (at + 4 <= content.length) {
      if (random() < 0.5) content.writeUInt32BE(pick(extremes, random), at);
      else content.writeUInt32LE(pick(extremes, random), at);
    }
    return content;
  },
  (content, random) => content.subarray(0, place(content, random)),
  (content, random) => content.subarray(place(content, random)),
  (content, random) => {
    const [from, to] = [place(content, random), place(content, random)];
    return content.fill(0, Math.min(from, to), Math.min(Math.max(from, to), Math.min(from, to) + 4096));
  },
  (content, random) => {
    const at = place(content, random);
    const piece = content.subarray(at, at + Math.floor(random() * 8192));
    return Buffer.concat([
      content.subarray(0, at),
      ...Array.from({ length: 1 + Math.floor(random() * 20) }, () => piece),
      content.subarray(at),
    ]);
  },
  // Digits in text formats: sizes, counts, references.
  (content, random) =>
    Buffer.from(
      content.toString('latin1').replace(/\d+/g, (digits) => (random() < 0.02 ? String(pick(extremes, random)) : digits)),
      'latin1',
    ),
];

/** A copy of the content with one to three changes. */
export const mutate = (content: Uint8Array, random: () => number): Buffer => {
  let changed: Buffer = Buffer.from(content);
  for (let turns = 1 + Math.floor(random() * 3); turns > 0; turns--) changed = pick(mutations, random)(changed, random);
  return changed;
};
