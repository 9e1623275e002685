import type { Merger } from '../../contract/merger.ts';
import type { TableMergeRequest } from './protocol.ts';
import { tableWorker } from './steps.ts';

const tableMerger = (to: TableMergeRequest['to'], options: readonly string[]): Merger => ({
  id: `table-${to}`,
  step: { from: to, to, cost: 0.3, options, weight: 'light', needs: { workers: [tableWorker] } },
  merge: async (job) => {
    const { csvDelimiter, csvEncoding } = job.options;
    const request: TableMergeRequest = {
      parts: job.parts.map(({ name, title, file }) => ({ name, title, file })),
      to,
      ...(typeof csvDelimiter === 'string' && { delimiter: csvDelimiter }),
      ...(typeof csvEncoding === 'string' && { encoding: csvEncoding }),
    };
    const reply = await job.ask(tableWorker, request);
    const [file] = reply.kind === 'done' ? reply.files : [];
    if (reply.kind !== 'done' || !file) throw new Error('The tables were not merged.');
    for (const note of reply.notes) job.note(note);
    return { name: file.name };
  },
});

/** Merges workbooks that this service made from tables into one. */
export const xlsxMerger = tableMerger('xlsx', []);

/** Merges several tables; delimiter and encoding apply to inputs and output. */
export const csvMerger = tableMerger('csv', ['csvDelimiter', 'csvEncoding']);
