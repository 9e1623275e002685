import { join } from 'node:path';
import type { Engine, WorkerKind } from '../../contract/engine.ts';
import { stepsOf } from '../../contract/step-table.ts';
import { type ShapefileRequest, shapefileReply } from './protocol.ts';

const shapefileWorker = {
  id: 'shapefile',
  reply: shapefileReply,
  entry: join(import.meta.dir, 'worker.ts'),
  minIdle: 0,
} satisfies WorkerKind;

/** Shapefiles to and from GeoJSON, from which other map and table formats are made. */
export const shapefileEngine: Engine = {
  id: 'shapefile',
  steps: stepsOf({ shp: 'geojson', geojson: 'shp' }, () => ({
    cost: 0.3,
    options: [],
    weight: 'light',
    needs: { workers: [shapefileWorker] },
  })),
  convert: async (job) => {
    const { files, notes } = await job.ask(shapefileWorker, { input: job.input.name, to: job.step.to } satisfies ShapefileRequest);
    for (const note of notes) job.note(note);
    return files;
  },
};
