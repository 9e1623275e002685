import { formatById } from '../../../catalogue/formats.ts';
import type { Checks } from './check.ts';
import { archiveChecks } from './checks/archives.ts';
import { filmChecks, movingWebpChecks } from './checks/films.ts';
import { pageChecks } from './checks/pages.ts';
import { pictureChecks } from './checks/pictures.ts';
import { postScriptChecks } from './checks/postscript.ts';
import { soundChecks } from './checks/sounds.ts';
import { tableChecks } from './checks/tables.ts';
import { writingChecks } from './checks/writings.ts';
import type { Fixture } from './fixtures.ts';

const tables: ReadonlySet<string> = new Set(['csv', 'tsv', 'json', 'xml', 'xlsx', 'xls', 'ods', 'xlsm', 'yaml']);
const moving: ReadonlySet<string> = new Set(['gif', 'apng']);

/** The checks of a pair, by what comes out and, for pictures, what went in. */
export const checksFor = ({ format }: Fixture, to: string): Checks => {
  const kind = formatById(to)?.kind;
  if (kind === 'audio') return soundChecks;
  if (kind === 'video') return filmChecks;
  if (formatById(format)?.kind === 'video' && to === 'webp') return movingWebpChecks;
  if (formatById(format)?.kind === 'video' && moving.has(to)) return filmChecks;
  if (kind === 'archive' || to === 'cbz') return archiveChecks;
  if (to === 'pdf') return pageChecks;
  if (to === 'ps') return postScriptChecks;
  if (kind === 'image') return pictureChecks;
  return tables.has(to) ? tableChecks : writingChecks;
};
