import { join } from 'node:path';
import { extensionOf } from '../../../catalogue/formats.ts';
import { message } from '../../../catalogue/languages/message.ts';
import { modelPairs } from '../../../catalogue/pairs/families.ts';
import type { Engine } from '../../contract/engine.ts';
import { Problem } from '../../contract/problem.ts';
import { stepsOf } from '../../contract/step-table.ts';
import { openBytes } from '../../files/file-bytes.ts';
import { checkOutput, listOutputs } from '../../files/stage-files.ts';
import { runScript, type ScriptProblems } from '../python-script.ts';
import { toolProblem } from '../tool-problem.ts';
import facesAlone from './faces_alone.py' with { type: 'text' };
import { assimpFaults } from './faults.ts';
import { looksNotes, materialsOf } from './looks.ts';
import onePart3mf from './one_part_3mf.py' with { type: 'text' };
import packedGlb from './packed_glb.py' with { type: 'text' };
import plainModel from './plain_model.py' with { type: 'text' };
import plyPoints from './ply_points.py' with { type: 'text' };
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

/** Formats whose numbers or lengths are rewritten before Assimp reads them, where they need it. */
const rewritten: ReadonlySet<string> = new Set(['gltf', 'glb', '3mf', 'amf', 'obj', 'ply', 'stl']);

/** Targets that hold only faces: Assimp writes lines and points into them as faces with corners out of nowhere. */
const facesOnly: ReadonlySet<string> = new Set(['stl', '3mf']);

/** Whether a binary STL has as many triangles as it says, and one at least. */
const isWholeStl = async (dir: string, name: string): Promise<boolean> => {
  if (!(await listOutputs(dir)).includes(name)) return false;
  const bytes = openBytes(join(dir, name));
  try {
    const count = bytes.size >= 84 ? bytes.u32(80, true) : 0;
    return count > 0 && bytes.size === 84 + count * 50;
  } finally {
    bytes.close();
  }
};

const problems: ScriptProblems = {
  3: () => new Problem('unsupported_conversion', message('modelNumbers')),
  6: () => new Problem('nothing_to_convert', message('modelNoShape')),
  5: () => new Problem('resource_limit', message('modelTooManyNumbers')),
};

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
  steps: stepsOf(modelPairs, (from, to) => ({
    cost: 1,
    options: [],
    weight: 'medium',
    needs: { programs: ['assimp', ...(rewritten.has(from) || to === 'stl' ? ['python3'] : [])] },
  })).filter(({ from, to }) => to !== '3mf' || keepsShapesBelowRoot.has(from)),
  seconds: () => 100,
  convert: async (job) => {
    const { step, input } = job;
    // The OBJ refers to its material library by this name.
    const output = `model.${extensionOf(step.to)}`;
    const scene = readScene(join(job.stageDir, input.name), step.from);
    if (scene.missingShapes.length > 0)
      throw new Problem('conversion_failed', message('modelShapesElsewhere', { names: scene.missingShapes }));
    // Repacking keeps what Assimp drops: compression, extensions, names, animations.
    if (step.from === 'gltf' && step.to === 'glb') {
      await runScript(job, packedGlb, [input.name, output], { problems, limits: { cpuSeconds } });
      for (const note of looksNotes(scene, step.to)) job.note(note);
      return [{ name: output }];
    }
    if (scene.packedBy.length > 0) throw new Problem('unsupported_conversion', message('modelShapesPacked', { names: scene.packedBy }));
    const joined = joinsVertices.has(step.to) ? ['-jiv'] : [];
    let source = input.name;
    const rewrite = async (script: string, name: string, ...args: readonly string[]): Promise<void> => {
      await runScript(job, script, [...args, source, name], { problems, limits: { cpuSeconds } });
      source = name;
    };
    if (scene.isParted) await rewrite(onePart3mf, `joined.${extensionOf(step.from)}`);
    if (scene.isForeign) await rewrite(plainModel, `plain.${extensionOf(step.from)}`, step.from);
    if (scene.isPoints && facesOnly.has(step.to)) throw new Problem('nothing_to_convert', message('modelNoShape'));
    if (scene.isPoints && step.to === 'obj') {
      await runScript(job, plyPoints, [source, output], { problems, limits: { cpuSeconds } });
      return [{ name: output }];
    }
    if (scene.hasLines && facesOnly.has(step.to)) await rewrite(facesAlone, 'faces.obj');
    const write = async (from: string, name: string, writer: string | undefined): Promise<void> => {
      const outcome = await job.run(['assimp', 'export', from, name, `-f${writer}`, '-tri', ...joined], { limits: { cpuSeconds } });
      if (outcome.exitCode !== 0) throw toolProblem('assimp', outcome, assimpFaults);
    };
    await write(source, output, writers[step.to]);
    if (step.to === 'stl' && !(await isWholeStl(job.stageDir, output))) {
      await write(source, 'all.obj', 'obj');
      source = 'all.obj';
      await rewrite(facesAlone, 'faces.obj');
      await write(source, output, writers.stl);
    }
    // Assimp succeeds even if it read nothing.
    if (!(await listOutputs(job.stageDir)).includes(output) || (await checkOutput(job.stageDir, output)) === 0)
      throw new Problem('nothing_to_convert', message('modelNoShape'));
    for (const note of looksNotes(scene, step.to)) job.note(note);
    const looks = step.to === 'obj' && scene.hasLooks ? await materialsOf(job, 'model.mtl', cpuSeconds) : [];
    return [{ name: output }, ...looks];
  },
};
