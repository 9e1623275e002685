import { join } from 'node:path';
import { extensionOf } from '../../../catalogue/formats.ts';
import { modelPairs } from '../../../catalogue/pairs/families.ts';
import type { Engine } from '../../contract/engine.ts';
import type { FileFault } from '../../contract/file-faults.ts';
import { Problem } from '../../contract/problem.ts';
import { stepsOf } from '../../contract/step-table.ts';
import { openBytes } from '../../files/file-bytes.ts';
import { checkOutput, listOutputs } from '../../files/stage-files.ts';
import { toolProblem } from '../tool-problem.ts';
import { looksNotes, materialsOf } from './looks.ts';
import { type Scene, sceneOf } from './scene.ts';

/** 3MF comes of what keeps its shapes below the scene's root: those in the root itself Assimp leaves out of it, and says nothing. */
const keepsShapesBelowRoot: ReadonlySet<string> = new Set(['stl', 'obj']);

/** Assimp's names of what it writes: binary where there is a choice. */
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

/** Joined vertices make these smaller. STL and OBJ are written of triangles, and Assimp writes nothing of a flat model whose vertices are joined. */
const joinsVertices: ReadonlySet<string> = new Set(['ply', 'glb', 'dae', '3ds', '3mf', 'x', 'x3d']);

/** Processor seconds: models of 50 MB take seven. Faces that wind like a spiral take time with the cube of their corners. */
const cpuSeconds = 30;

/** What Assimp says of files; it ends with the same few numbers for all of them. */
const faults: readonly FileFault[] = [
  {
    says: /(?:not|isn't|un)[ -]?(?:yet )?supported|not (?:yet )?implemented|no suitable reader/i,
    code: 'unsupported_conversion',
    detail: 'The model uses a feature that is not read here.',
  },
  { says: /ERROR|Failed to load|failed|unable|invalid|exception/i, code: 'corrupt_input' },
];

const readScene = (path: string, format: string): Scene => {
  const bytes = openBytes(path);
  try {
    return sceneOf(bytes, format);
  } finally {
    bytes.close();
  }
};

/** Shapes in space through Assimp, as triangles. */
export const modelEngine: Engine = {
  id: 'model',
  steps: stepsOf(modelPairs, () => ({ cost: 1, options: [], weight: 'medium', needs: { programs: ['assimp'] } })).filter(
    ({ from, to }) => to !== '3mf' || keepsShapesBelowRoot.has(from),
  ),
  seconds: () => 100,
  convert: async (job) => {
    const { step, input } = job;
    // An OBJ names its list of materials by this name.
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
    if (outcome.exitCode !== 0) throw toolProblem('assimp', outcome, faults);
    // It ends well also where it has read nothing.
    if (!(await listOutputs(job.stageDir)).includes(output) || (await checkOutput(job.stageDir, output)) === 0)
      throw new Problem('nothing_to_convert', 'No shape was found in the file.');
    for (const note of looksNotes(scene, step.to)) job.note(note);
    const looks = step.to === 'obj' && scene.hasLooks ? await materialsOf(job, 'model.mtl', cpuSeconds) : [];
    return [{ name: output }, ...looks];
  },
};
