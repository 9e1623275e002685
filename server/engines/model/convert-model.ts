import { join } from 'node:path';
import { extensionOf } from '../../../catalogue/formats.ts';
import { message } from '../../../catalogue/languages/message.ts';
import type { OutputFile, StepJob } from '../../contract/engine.ts';
import { Problem } from '../../contract/problem.ts';
import { openBytes } from '../../files/file-bytes.ts';
import { listOutputs } from '../../files/stage-files.ts';
import { runScript } from '../python-script.ts';
import { exportByAssimp } from './assimp.ts';
import { isUnmoved, type Matrix, matrixBetween, unmoved } from './frames.ts';
import { scriptLimits } from './limits.ts';
import { looksNotes, picturesOf } from './looks.ts';
import packedGlb from './packed_glb.py' with { type: 'text' };
import { plainModel } from './plain-model.ts';
import { sceneOf } from './scene.ts';
import type { Scene } from './scene-type.ts';
import { isWrittenHere, placeGlb, writeShapes } from './write-shapes.ts';

/** A model in the workspace. */
export type Model = {
  readonly name: string;
  /** The name of its results, without an extension; an OBJ refers to its materials by it. */
  readonly stem: string;
  /** Pictures that came with it and are in the workspace under these names, as are its materials. Absent for a single file. */
  readonly pictures?: readonly string[];
  /** A file in the workspace of what Assimp drops of its materials. */
  readonly looks?: string;
};

/** A model on its way: what its file refers to, and the file that holds it now. */
type Read = { readonly job: StepJob; readonly model: Model; readonly scene: Scene; readonly source: string };

const readScene = async ({ step, stageDir }: StepJob, { name, pictures }: Model): Promise<Scene> => {
  const bytes = openBytes(join(stageDir, name));
  try {
    const scene = sceneOf(bytes, step.from);
    const known = new Set(await listOutputs(stageDir));
    return { ...scene, missingLooks: scene.missingLooks.filter((one) => pictures === undefined || !known.has(one)) };
  } finally {
    bytes.close();
  }
};

/** Throws for models that cannot be converted. */
const refuseUnusable = ({ isOld, isEmpty, isCut, missingShapes }: Scene): void => {
  if (isOld) throw new Problem('unsupported_conversion', message('modelVersionOld'));
  if (isEmpty) throw new Problem('nothing_to_convert', message('modelNoShape'));
  if (isCut) throw new Problem('corrupt_input');
  if (missingShapes.length > 0) throw new Problem('conversion_failed', message('modelShapesElsewhere', { names: missingShapes }));
};

const isGltf = (format: string): boolean => format === 'gltf' || format === 'glb';

const byAssimp = async ({ job, scene, source }: Read, output: string, to: string): Promise<string> => {
  await exportByAssimp(job, { input: source, output, to, joins: scene.hasColouredCorners !== true });
  return output;
};

/** The model as a GLB in linear colours, with the pictures that came with it. Returns its name. */
const asGlb = async (read: Read, matrix: Matrix): Promise<string> => {
  const { job, model, source } = read;
  const { pictures = [], looks } = model;
  const isLinear = isGltf(job.step.from);
  let input = source;
  if (pictures.length > 0) {
    // Assimp leaves pictures outside.
    await runScript(job, packedGlb, [await byAssimp(read, 'read.gltf', 'gltf'), 'read.glb', 'read.bin', ...pictures], scriptLimits);
    input = 'read.glb';
  } else if (isLinear || !source.endsWith('.glb')) input = await byAssimp(read, 'read.glb', 'glb');
  const output = 'scene.glb';
  await placeGlb(job, { input, output, matrix, colours: isLinear ? 'kept' : 'linear', ...(looks && { looks }) });
  return output;
};

/** Packs a glTF, which keeps what Assimp drops: compression, extensions, names, animations. */
const packGltf = async (job: StepJob, name: string, output: string): Promise<readonly OutputFile[]> => {
  await runScript(job, packedGlb, [name, output], scriptLimits);
  return [{ name: output }];
};

/** Writes a model by our own scripts, from a GLB. */
const writeHere = async (read: Read, output: string): Promise<{ outputs: readonly OutputFile[]; losesPictures: boolean }> => {
  const { job, model, scene } = read;
  const isReadHere = isGltf(job.step.from) && !scene.isDraco;
  const input = isReadHere ? read.source : await asGlb(read, unmoved);
  return writeShapes(job, { input, output, stem: model.stem, isBare: !isGltf(job.step.from) && !scene.hasLooks });
};

/** Writes a model by Assimp, after a GLB that is moved if the formats differ in their units or axes. */
const writeByAssimp = async (read: Read, output: string): Promise<readonly OutputFile[]> => {
  const { job, model } = read;
  const { from, to } = job.step;
  const matrix = matrixBetween(from, to);
  let { source } = read;
  if (isGltf(from) || !isUnmoved(matrix)) {
    let input = source;
    if (!isGltf(from) && !source.endsWith('.glb')) input = await byAssimp(read, 'read.glb', 'glb');
    if (from === 'gltf') {
      await runScript(job, packedGlb, [source, 'read.glb'], scriptLimits);
      input = 'read.glb';
    }
    source = 'placed.glb';
    await placeGlb(job, { input, output: source, matrix, colours: isGltf(from) ? 'screen' : 'kept' });
  }
  await byAssimp({ ...read, source }, output, to);
  return [{ name: output }, ...(await picturesOf(job, output, model.pictures))];
};

/** Converts one model, as triangles. */
export const convertModel = async (job: StepJob, model: Model): Promise<readonly OutputFile[]> => {
  const { from, to } = job.step;
  const output = `${model.stem}.${extensionOf(to)}`;
  const scene = await readScene(job, model);
  refuseUnusable(scene);
  const noted = (outputs: readonly OutputFile[], losesPictures = false): readonly OutputFile[] => {
    for (const note of looksNotes({ ...scene, losesPictures }, to)) job.note(note);
    return outputs;
  };
  if (from === 'gltf' && to === 'glb') return noted(await packGltf(job, model.name, output));
  if (scene.packedBy.length > 0) throw new Problem('unsupported_conversion', message('modelShapesPacked', { names: scene.packedBy }));
  const read: Read = { job, model, scene, source: await plainModel(job, model.name, scene) };
  if (to === 'glb') return noted([{ name: await asGlb(read, matrixBetween(from, to)) }]);
  if (!isWrittenHere(to)) return noted(await writeByAssimp(read, output));
  const { outputs, losesPictures } = await writeHere(read, output);
  return noted(outputs, losesPictures);
};
