import { message } from '../../../catalogue/languages/message.ts';
import type { StepJob } from '../../contract/engine.ts';
import { Problem } from '../../contract/problem.ts';
import { checkOutput, listOutputs } from '../../files/stage-files.ts';
import { toolProblem } from '../tool-problem.ts';
import { assimpFaults } from './faults.ts';
import { cpuSeconds } from './limits.ts';

/** Assimp's names of the formats that it writes. */
const writers: Readonly<Record<string, string>> = {
  glb: 'glb2',
  gltf: 'gltf2',
  dae: 'collada',
  '3ds': '3ds',
  x: 'x',
  x3d: 'x3d',
};

type Export = {
  readonly input: string;
  readonly output: string;
  /** The format of the output. */
  readonly to: string;
  /** Whether corners of equal places may become one. Assimp does not compare their colours. */
  readonly joins: boolean;
};

/** Converts a model in the workspace by Assimp, as triangles. */
export const exportByAssimp = async (job: StepJob, { input, output, to, joins }: Export): Promise<void> => {
  const args = ['assimp', 'export', input, output, `-f${writers[to]}`, '-tri', ...(joins ? ['-jiv'] : [])];
  const outcome = await job.run(args, { limits: { cpuSeconds } });
  if (outcome.exitCode !== 0) throw toolProblem('assimp', outcome, assimpFaults);
  // Assimp succeeds even if it read nothing.
  if (!(await listOutputs(job.stageDir)).includes(output) || (await checkOutput(job.stageDir, output)) === 0)
    throw new Problem('nothing_to_convert', message('modelNoShape'));
};
