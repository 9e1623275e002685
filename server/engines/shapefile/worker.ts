import { message } from '../../../catalogue/languages/message.ts';
import { serve, WorkerProblem } from '../../contract/worker-main.ts';
import type { ShapefileReply, ShapefileRequest } from './protocol.ts';
import { readShapefile } from './read-shapefile.ts';
import { writeShapefile } from './write-shapefile.ts';

/** Reports offsets past the end of a file as damage. */
const answer = async ({ input, to }: ShapefileRequest): Promise<ShapefileReply> => {
  try {
    return await (to === 'shp' ? writeShapefile(input) : readShapefile(input));
  } catch (thrown) {
    if (thrown instanceof RangeError) throw new WorkerProblem('corrupt_input', message('cutOffPastEnd'));
    throw thrown;
  }
};

void serve(answer);
