import { join } from 'node:path';
import { extensionOf } from '../../../catalogue/formats.ts';
import type { Engine, WorkerKind } from '../../contract/engine.ts';
import { type ArchiveRequest, archiveReply } from './protocol.ts';
import { memberName } from './single-name.ts';
import { archiveSteps, comicArchives, programsFor } from './steps.ts';

const worker = {
  id: 'archive',
  reply: archiveReply,
  calls: 'programs',
  entry: join(import.meta.dir, 'worker.ts'),
  needs: { programs: ['7zz', 'tar'] },
  minIdle: 1,
} satisfies WorkerKind;

/** Archives through 7-Zip, GNU tar and Zstandard, and RAR through its vendor's proprietary programs. */
export const archiveEngine: Engine = {
  id: 'archive',
  steps: archiveSteps.map((step) => ({ ...step, needs: { workers: [worker], programs: programsFor(step) } })),
  convert: async (job) => {
    const { step, input, options } = job;
    const output = `out.${extensionOf(step.to)}`;
    const level = typeof options.archiveLevel === 'number' ? options.archiveLevel : 5;
    const from = comicArchives[step.from] ?? step.from;
    const programs = [...(worker.needs?.programs ?? []), ...(step.needs.programs ?? [])];
    const request: ArchiveRequest = {
      input: input.name,
      from,
      to: step.to,
      output,
      level,
      programs,
      member: memberName(job.title),
      ...(job.password !== undefined && { password: job.password }),
    };
    const { notes } = await job.ask(worker, request);
    for (const note of notes) job.note(note);
    return [{ name: output }];
  },
};
