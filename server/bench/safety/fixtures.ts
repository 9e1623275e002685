import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A real file to convert, if its folder exists. */
export type Fixture = { readonly path: string; readonly name: string; readonly format: string; readonly audio: boolean };

const folder = new URL('../../../../shared/fixtures/', import.meta.url).pathname;

/** Real files of many formats, next to the repository; empty if the folder is missing. */
export const realFixtures = async (): Promise<readonly Fixture[]> => {
  const manifest = join(folder, 'MANIFEST.json');
  if (!existsSync(manifest)) return [];
  const { items } = (await Bun.file(manifest).json()) as { items: readonly { path: string; format: string; expect: string }[] };
  return items.map(({ path, format, expect }) => ({ path: join(folder, path), name: basename(path), format, audio: expect === 'ok' }));
};

/** Random numbers from 0 to 1, reproducible by the seed (mulberry32). */
export const makeRandom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

export const pick = <Item>(items: readonly Item[], random: () => number): Item => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
};
