import { join } from 'node:path';
import type { ForkSource, Needs, WorkerKind } from '../../contract/engine.ts';
import { pdfExportOptions } from './pdf-export.ts';
import { profileXcu } from './profile.ts';
import { officeProgramDir } from './program-dir.ts';
import { officeReply } from './protocol.ts';
import { warmUpFiles } from './warm-up.ts';

const entry = join(import.meta.dir, 'worker.ts');
const program = (name: string): string => `${officeProgramDir}/${name}`;
const needs = { files: [program('libmergedlo.so')] };

/** LibreOffice with all its applications ready; workers of both kinds share it. */
const parent: ForkSource = {
  script: join(import.meta.dir, 'parent.py'),
  loads: [program('libmergedlo.so')],
  files: () => ({
    'profile/user/registrymodifications.xcu': profileXcu,
    ...Object.fromEntries(
      Object.entries({ ...warmUpFiles('texts'), ...warmUpFiles('sheets') }).map(([name, bytes]) => [`documents/${name}`, bytes]),
    ),
  }),
  args: (dir) => [officeProgramDir, join(dir, 'documents'), pdfExportOptions({ tagged: true })],
};

/** The applications of LibreOffice take as long to get ready as a short document does, so a worker has ready what its kind of document needs. */
const texts = {
  id: 'office-texts',
  reply: officeReply,
  entry,
  calls: 'office',
  readyFor: 'texts',
  needs,
  minIdle: 2,
  expensiveStart: true,
  beside: ['sharp'],
  parent,
} satisfies WorkerKind;
const sheets = {
  id: 'office-sheets',
  reply: officeReply,
  entry,
  calls: 'office',
  readyFor: 'sheets',
  needs,
  minIdle: 1,
  expensiveStart: true,
  beside: ['sharp'],
  parent,
} satisfies WorkerKind;

/** What Writer opens; the others are for Calc, Impress and Draw. */
const writerFormats: ReadonlySet<string> = new Set([
  'docx',
  'doc',
  'docm',
  'dotx',
  'dotm',
  'abw',
  'pages',
  'wri',
  'mml',
  'odt',
  'ott',
  'fodt',
  'rtf',
  'wpd',
  'txt',
  'html',
]);

const calcFormats: ReadonlySet<string> = new Set(['xlsx', 'xls', 'xlsm', 'xlsb', 'ods', 'fods', 'wk1', 'slk', 'numbers', 'wk3', 'wq1']);

/** The worker that opens documents of a format. */
export const officeWorker = (from: string) => (writerFormats.has(from) ? texts : sheets);

/** The library of the application that opens a format; each comes in a package of its own. */
const libraryOf = (from: string): string => (writerFormats.has(from) ? 'libswlo.so' : calcFormats.has(from) ? 'libsclo.so' : 'libsdlo.so');

/** What it takes to open a format and to save it as something else. */
export const officeNeeds = (from: string): Needs => ({ workers: [officeWorker(from)], files: [program(libraryOf(from))] });
