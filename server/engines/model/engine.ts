import { join } from 'node:path';
import { extensionOf } from '../../../catalogue/formats.ts';
import { modelPairs } from '../../../catalogue/pairs/families.ts';
import type { Engine } from '../../contract/engine.ts';
import { Problem } from '../../contract/problem.ts';
import { stepsOf } from '../../contract/step-table.ts';
import { openBytes } from '../../files/file-bytes.ts';
import { checkOutput, listOutputs } from '../../files/stage-files.ts';
import { toolProblem } from '../tool-problem.ts';
import { assimpFaults } from './faults.ts';
import { looksNotes, materialsOf } from './looks.ts';
import { type Scene, sceneOf } from './scene.ts';

/** Sources for 3MF must have their shapes below the scene's root: Assimp silently omits shapes in the root itself. */
const keepsShapesBelowRoot: ReadonlySet<string> = new Set(['stl', 'obj']);

/** Assimp's names of output formats, binary where there is a choice. */
const writers: Readonly<Record<string, string>> = {
  stl: 'stlb',
  obj: 'obj',
  ply: 'plyb',
  glb: 'glb2',
  dae: 'collada',
  '3ds': '3ds',
  '3mf': '3mf',
  x: 'x',
  x3d: 'x3d',
};

/**
 * Formats that shrink with joined vertices. STL and OBJ are written from triangles; of a flat model with joined vertices Assimp
 * writes nothing.
 */
const joinsVertices: ReadonlySet<string> = new Set(['ply', 'glb', 'dae', '3ds', '3mf', 'x', 'x3d']);

/** CPU seconds: models of 50 MB take seven. Spiral faces take time cubic in their corners. */
const cpuSeconds = 30;

const readScene = (path: string, format: string): Scene => {
  const bytes = openBytes(path);
  try {
    return sceneOf(bytes, format);
  } finally {
    bytes.close();
  }
};

/** 3D models through Assimp, as triangles. */
export const modelEngine: Engine = {
  id: 'model',
  steps: stepsOf(modelPairs, () => ({ cost: 1, options: [], weight: 'medium', needs: { programs: ['assimp'] } })).filter(
    ({ from, to }) => to !== '3mf' || keepsShapesBelowRoot.has(from),
  ),
  seconds: () => 100,
  convert: async (job) => {
    const { step, input } = job;
    // The OBJ refers to its material library by this name.
    const output = `model.${extensionOf(step.to)}`;
    const scene = readScene(join(job.stageDir, input.name), step.from);
    if (scene.missingShapes.length > 0)
      throw new Problem(
        'conversion_failed',
        `The shapes of the model are in a file that did not come with it: ${scene.missingShapes.join(', ')}.`,
      );
    const joined = joinsVertices.has(step.to) ? ['-jiv'] : [];
    const outcome = await job.run(['assimp', 'export', input.name, output, `-f${writers[step.to]}`, '-tri', ...joined], {
      limits: { cpuSeconds },
    });
    if (outcome.exitCode !== 0) throw toolProblem('assimp', outcome, assimpFaults);
    // Assimp succeeds even if it read nothing.
    if (!(await listOutputs(job.stageDir)).includes(output) || (await checkOutput(job.stageDir, output)) === 0)
      throw new Problem('nothing_to_convert', 'No shape was found in the file.');
    for (const note of looksNotes(scene, step.to)) job.note(note);
    const looks = step.to === 'obj' && scene.hasLooks ? await materialsOf(job, 'model.mtl', cpuSeconds) : [];
    return [{ name: output }, ...looks];
  },
};
