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

/** Steps whose target one of these writes; RAR needs a program of its own. */
export const archiveSteps = (wanted: (from: string, to: string) => boolean): readonly Step[] =>
  table.flatMap(([from, outputs]) =>
    outputs
      .filter((to) => wanted(from, to))
      .map(
        (to): Step => ({ from, to, cost: 1, options: optionsFor(from, to).map(({ id }) => id), weight: to === 'tar' ? 'light' : 'medium' }),
      ),
  );
