import type { Engine, OutputFile, StepJob } from '../../contract/engine.ts';
import { Problem } from '../../contract/problem.ts';
import { askOffice } from '../office/engine.ts';
import type { OfficeRequest } from '../office/protocol.ts';
import { pageSetup } from '../page-setup.ts';
import type { TableReply, TableRequest } from './protocol.ts';
import { tableSteps, tableWorker } from './steps.ts';

/** Has LibreOffice compute all cells and save their displayed values as ODS, which is then read instead. */
const throughOffice = async (job: StepJob, request: TableRequest): Promise<TableReply> => {
  const office: OfficeRequest = {
    input: job.input.name,
    from: job.step.from,
    to: 'ods',
    output: 'shown.ods',
    title: job.title,
    isRead: true,
  };
  await askOffice(job, office);
  return job.ask(tableWorker, { ...request, input: office.output, from: 'ods' });
};

/** Prints a text table: a sheet whose columns fit the page, printed by LibreOffice. */
const print = async (job: StepJob, request: TableRequest): Promise<readonly OutputFile[]> => {
  const asked = job.options.orientation ?? 'auto';
  const page = pageSetup({ margin: 12, ...job.options, orientation: asked === 'auto' ? 'landscape' : asked });
  const written = await job.ask(tableWorker, { ...request, to: 'ods', page });
  for (const note of written.kind === 'done' ? written.notes : []) job.note(note);
  const office: OfficeRequest = { input: 'out.ods', from: 'ods', to: 'pdf', output: 'out.pdf', title: job.title };
  await askOffice(job, office);
  return [{ name: office.output }];
};

/** Text tables, workbooks read and written without LibreOffice, and structured data. */
export const tableEngine: Engine = {
  id: 'table',
  steps: tableSteps,
  convert: async (job) => {
    const { step, input, options, title } = job;
    const text = (id: string) => (typeof options[id] === 'string' ? String(options[id]) : undefined);
    const request: TableRequest = {
      input: input.name,
      from: step.from,
      to: step.to,
      title,
      delimiter: text('csvDelimiter'),
      encoding: text('csvEncoding'),
    };
    if (step.to === 'pdf') return print(job, request);
    const first = await job.ask(tableWorker, request);
    const reply = first.kind === 'done' ? first : await throughOffice(job, request);
    if (reply.kind !== 'done') throw new Problem('conversion_failed');
    for (const note of reply.notes) job.note(note);
    return reply.files;
  },
};
