import { join } from 'node:path';
import { Type } from '@sinclair/typebox';
import { message } from '../../../catalogue/languages/message.ts';
import { mostAmount } from '../../contract/amount.ts';
import type { Engine, WorkerKind } from '../../contract/engine.ts';
import { stepsOf } from '../../contract/step-table.ts';
import type { KmzRequest } from './protocol.ts';

const reply = Type.Object({ beside: Type.Integer({ minimum: 0, maximum: mostAmount }) }, { additionalProperties: false });

const kmzWorker = { id: 'kmz', reply, entry: join(import.meta.dir, 'worker.ts'), minIdle: 0 } satisfies WorkerKind;

/** Packs and unpacks KMZ; other map and table formats are made from the KML. */
export const kmzEngine: Engine = {
  id: 'kmz',
  steps: stepsOf({ kmz: 'kml', kml: 'kmz' }, () => ({ cost: 0.2, options: [], weight: 'light', needs: { workers: [kmzWorker] } })),
  seconds: () => 60,
  convert: async (job) => {
    const { to } = job.step;
    const output = `out.${to}`;
    const { beside } = await job.ask(kmzWorker, { input: job.input.name, to, output } satisfies KmzRequest);
    if (beside > 0) job.note(message('kmzFilesLeft'));
    return [{ name: output }];
  },
};
