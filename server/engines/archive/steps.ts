import { formats } from '../../../catalogue/formats.ts';
import { optionsFor } from '../../../catalogue/options.ts';
import { outputsFor } from '../../../catalogue/pairs.ts';
import type { Step } from '../../contract/engine.ts';

/** Comic books are archives of another name. */
export const comicArchives: Readonly<Record<string, string>> = { cbr: 'rar', cb7: '7z' };

/** Every archive conversion that the catalogue offers, since one way of unpacking and packing serves them all; each is run in engine.test.ts. */
const table: readonly (readonly [from: string, outputs: readonly string[]])[] = [
  ...formats.filter(({ kind }) => kind === 'archive').map(({ id }) => [id, outputsFor(id)] as const),
  ...Object.keys(comicArchives).map((id) => [id, ['cbz']] as const),
];

/** What a conversion runs besides 7-Zip and tar. */
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
