import { formatById } from '../../../catalogue/formats.ts';
import type { Checks } from './check.ts';
import { archiveChecks } from './checks/archives.ts';
import { audioChecks } from './checks/audio.ts';
import { documentChecks } from './checks/documents.ts';
import { imageChecks } from './checks/images.ts';
import { mailChecks } from './checks/mail.ts';
import { markChecks } from './checks/marks.ts';
import { midiChecks } from './checks/midi.ts';
import { pageChecks } from './checks/pages.ts';
import { postScriptChecks } from './checks/postscript.ts';
import { tableChecks } from './checks/tables.ts';
import { movingWebpChecks, videoChecks } from './checks/video.ts';
import type { Fixture } from './fixtures.ts';

const tables: ReadonlySet<string> = new Set(['csv', 'tsv', 'json', 'xml', 'xlsx', 'xls', 'ods', 'xlsm', 'yaml']);
const mails: ReadonlySet<string> = new Set(['msg', 'eml', 'mbox']);
const moving: ReadonlySet<string> = new Set(['gif', 'apng']);

/** The checks of a pair, by target and, for images, by source. */
export const checksFor = ({ format, facts }: Fixture, to: string): Checks => {
  const kind = formatById(to)?.kind;
  if (format === 'mid') return midiChecks;
  if (mails.has(format)) return mailChecks;
  if (facts.marks && !(kind === 'audio' || kind === 'video')) return markChecks;
  if (kind === 'audio') return audioChecks;
  if (kind === 'video') return videoChecks;
  if (formatById(format)?.kind === 'video' && to === 'webp') return movingWebpChecks;
  if (formatById(format)?.kind === 'video' && moving.has(to)) return videoChecks;
  if (kind === 'archive' || to === 'cbz') return archiveChecks;
  if (to === 'pdf') return pageChecks;
  if (to === 'ps') return postScriptChecks;
  if (kind === 'image') return imageChecks;
  return tables.has(to) ? tableChecks : documentChecks;
};
