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

/** LibreOffice with all applications preloaded; both kinds of workers share it. */
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

/** Preloading a LibreOffice application takes as long as a short document, so each worker preloads what its kind of document needs. */
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

/** Formats of Writer; the others belong to Calc, Impress and Draw. */
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

export const officeWorker = (from: string) => (writerFormats.has(from) ? texts : sheets);

/** The library of the application that opens a format; each has its own package. */
const libraryOf = (from: string): string => (writerFormats.has(from) ? 'libswlo.so' : calcFormats.has(from) ? 'libsclo.so' : 'libsdlo.so');

export const officeNeeds = (from: string): Needs => ({ workers: [officeWorker(from)], files: [program(libraryOf(from))] });
