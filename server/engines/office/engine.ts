import { extensionOf } from '../../../catalogue/formats.ts';
import type { Engine, StepJob } from '../../contract/engine.ts';
import { pageSetup } from '../page-setup.ts';
import { exportSettings } from './export-settings.ts';
import { type OfficeReply, type OfficeRequest, sheetPageChoices } from './protocol.ts';
import { officeSteps, sheets } from './steps.ts';
import { editableTexts } from './text-formats.ts';
import { changeViews } from './tracked-changes.ts';
import { officeWorker } from './workers.ts';

/** Converts a file of a job's stage with LibreOffice. */
export const askOffice = async (job: StepJob, request: OfficeRequest): Promise<OfficeReply> => {
  const reply = await job.ask(officeWorker(request.from), request);
  for (const note of reply.notes) job.note(note);
  return reply;
};

/** Documents, sheets and slides through LibreOffice, kept warm in a worker. */
export const officeEngine: Engine = {
  id: 'office',
  steps: officeSteps,
  convert: async (job) => {
    const { step, input, options, title, target = step.to } = job;
    const output = `out.${extensionOf(step.to)}`;
    const pages = typeof options.pages === 'string' ? options.pages : undefined;
    const chosen = changeViews.find((view) => view === options.changes);
    // Nobody can accept changes later in a text that is only read.
    const changes = chosen ?? (target !== step.to && !editableTexts.has(target) ? 'accepted' : undefined);
    const request: OfficeRequest = {
      input: input.name,
      from: step.from,
      to: step.to,
      output,
      title,
      page: pageSetup(options),
      pages,
      changes,
      ...(step.to === 'pdf' && { exportSettings: exportSettings(options) }),
      isRead: sheets.includes(step.from) && target !== step.to && !sheets.includes(target),
      sheetPages: sheetPageChoices.find((choice) => choice === options.sheetPages),
    };
    await askOffice(job, request);
    return [{ name: output }];
  },
};
