import { Type } from '@sinclair/typebox';
import type { OutputFile, StepJob } from '../../contract/engine.ts';
import { reportOf, runScript } from '../python-script.ts';
import { type Matrix, matrixBetween } from './frames.ts';
import glbNumbers from './glb_numbers.py' with { type: 'text' };
import glbScene from './glb_scene.py' with { type: 'text' };
import { scriptLimits } from './limits.ts';
import placedGlb from './placed_glb.py' with { type: 'text' };
import write3mf from './write_3mf.py' with { type: 'text' };
import writeObj from './write_obj.py' with { type: 'text' };
import writePly from './write_ply.py' with { type: 'text' };
import writeStl from './write_stl.py' with { type: 'text' };

/** Targets that are written here from a glTF or GLB: Assimp leaves out colours, bones and names, and lengths as they are. */
const writers: Readonly<Record<string, string>> = { stl: writeStl, obj: writeObj, ply: writePly, '3mf': write3mf };

export const isWrittenHere = (to: string): boolean => to in writers;

const Looks = Type.Object({
  pictures: Type.Union([Type.Boolean(), Type.Array(Type.String({ maxLength: 99 }), { maxItems: 10_000 })]),
  materials: Type.Optional(Type.Boolean()),
});

type Written = { readonly outputs: readonly OutputFile[]; readonly losesPictures: boolean };

type Request = {
  readonly input: string;
  readonly output: string;
  /** The name of the results, without an extension. */
  readonly stem: string;
  /** Whether the materials of the scene are Assimp's own. */
  readonly isBare: boolean;
};

/** Writes the scene of a glTF or GLB as an STL, OBJ, PLY or 3MF, and what belongs to it. */
export const writeShapes = async (job: StepJob, { input, output, stem, isBare }: Request): Promise<Written> => {
  const { from, to } = job.step;
  const [library, prefix] = [`${stem}.mtl`, stem === 'model' ? '' : `${stem}-`];
  const further = to === 'obj' ? [library, prefix] : [];
  const args = [input, output, JSON.stringify(matrixBetween(from, to)), isBare ? 'bare' : 'dressed', ...further];
  const outcome = await runScript(job, [glbNumbers, glbScene, writers[to]].join('\n'), args, scriptLimits);
  if (to === 'stl') return { outputs: [{ name: output }], losesPictures: false };
  const { pictures, materials = false } = reportOf(Looks, outcome);
  if (!Array.isArray(pictures)) return { outputs: [{ name: output }], losesPictures: pictures === true };
  const beside = [...(materials ? [library] : []), ...pictures].map((name) => ({ name, beside: name }));
  return { outputs: [{ name: output }, ...beside], losesPictures: false };
};

type Place = {
  readonly input: string;
  readonly output: string;
  readonly matrix: Matrix;
  readonly colours: 'linear' | 'screen' | 'kept';
  /** A file of what Assimp dropped of materials. */
  readonly looks?: string;
};

/**
 * Moves a GLB by a matrix, turns its colours into linear ones, as glTF has them, or into those that screens show, and mends its normals
 * and materials.
 */
export const placeGlb = async (job: StepJob, { input, output, matrix, colours, looks }: Place): Promise<void> => {
  const args = [input, output, JSON.stringify(matrix), colours, ...(looks ? [looks] : [])];
  await runScript(job, [glbNumbers, placedGlb].join('\n'), args, scriptLimits);
};
