import { formats } from '../../../catalogue/formats.ts';
import { optionsFor } from '../../../catalogue/options.ts';
import { outputsFor } from '../../../catalogue/pairs.ts';
import type { Step } from '../../contract/engine.ts';

/** Comic books are archives with another extension. */
export const comicArchives: Readonly<Record<string, string>> = { cbr: 'rar', cb7: '7z' };

/** All archive conversions of the catalogue, which share one way of unpacking and packing; engine.test.ts runs each. */
const table: readonly (readonly [from: string, outputs: readonly string[]])[] = [
  ...formats.filter(({ kind }) => kind === 'archive').map(({ id }) => [id, outputsFor(id)] as const),
  ...Object.keys(comicArchives).map((id) => [id, ['cbz']] as const),
];

/** Programs that a conversion needs besides 7-Zip and tar. */
export const programsFor = ({ from, to }: Pick<Step, 'from' | 'to'>): readonly string[] => [
  ...((comicArchives[from] ?? from) === 'rar' ? ['unrar'] : []),
  ...(to === 'rar' ? ['rar'] : []),
  ...(to === 'zst' || to === 'tar.zst' ? ['zstd'] : []),
];

export const archiveSteps: readonly Omit<Step, 'needs'>[] = table.flatMap(([from, outputs]) =>
  outputs.map((to) => ({
    from,
    to,
    cost: 1,
    options: optionsFor(from, to).map(({ id }) => id),
    weight: to === 'tar' ? 'light' : 'medium',
  })),
);
