import { join } from 'node:path';
import { extensionOf } from '../../../catalogue/formats.ts';
import type { Engine, WorkerKind } from '../../contract/engine.ts';
import type { ArchiveReply, ArchiveRequest } from './protocol.ts';
import { archiveSteps, comicArchives } from './steps.ts';

const worker: WorkerKind = { id: 'archive', calls: 'programs', entry: join(import.meta.dir, 'worker.ts'), minIdle: 1 };

const archiveEngine = (id: string, programs: readonly string[], wanted: (from: string, to: string) => boolean): Engine => ({
  id,
  programs,
  steps: archiveSteps(wanted),
  workers: [worker],
  convert: async (job) => {
    const { step, input, options } = job;
    const output = `out.${extensionOf(step.to)}`;
    const level = typeof options.archiveLevel === 'number' ? options.archiveLevel : 5;
    const from = comicArchives[step.from] ?? step.from;
    const request: ArchiveRequest = { input: input.name, from, to: step.to, output, level };
    const { notes } = await job.ask<ArchiveReply>(worker.id, request);
    for (const note of notes) job.note(note);
    return [{ name: output }];
  },
});

const isRar = (from: string): boolean => from === 'rar' || from === 'cbr';

/** Archives through 7-Zip and GNU tar; RAR, whose makers alone have the programs for it, through theirs. */
export const archiveEngines: readonly Engine[] = [
  archiveEngine('archive', ['7zz', 'tar', 'zstd'], (from, to) => !isRar(from) && to !== 'rar'),
  archiveEngine('unrar', ['7zz', 'tar', 'unrar'], (from, to) => isRar(from) && to !== 'rar'),
  archiveEngine('rar', ['7zz', 'tar', 'rar'], (_, to) => to === 'rar'),
];
