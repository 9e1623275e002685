import { join } from 'node:path';
import { Type } from '@sinclair/typebox';
import { message } from '../../../catalogue/languages/message.ts';
import { mostAmount } from '../../contract/amount.ts';
import type { Engine, WorkerKind } from '../../contract/engine.ts';
import { stepsOf } from '../../contract/step-table.ts';
import type { RisRequest } from './protocol.ts';

const reply = Type.Object({ without: Type.Integer({ minimum: 0, maximum: mostAmount }) }, { additionalProperties: false });

const risWorker = { id: 'ris', reply, entry: join(import.meta.dir, 'worker.ts'), minIdle: 0 } satisfies WorkerKind;

/** RIS to and from CSL JSON, from which Pandoc makes BibTeX and formatted bibliographies. */
export const risEngine: Engine = {
  id: 'ris',
  steps: stepsOf({ ris: 'csl.json', 'csl.json': 'ris' }, () => ({
    cost: 0.2,
    options: [],
    weight: 'light',
    needs: { workers: [risWorker] },
  })),
  seconds: () => 60,
  convert: async (job) => {
    const { to } = job.step;
    const output = to === 'ris' ? 'out.ris' : 'out.csl.json';
    const { without } = await job.ask(risWorker, { input: job.input.name, to, output } satisfies RisRequest);
    if (without > 0) job.note(message('referenceFieldsLeft', { count: without }));
    return [{ name: output }];
  },
};
