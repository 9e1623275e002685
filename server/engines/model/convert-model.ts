import { join } from 'node:path';
import { Type } from '@sinclair/typebox';
import { extensionOf } from '../../../catalogue/formats.ts';
import { message } from '../../../catalogue/languages/message.ts';
import type { OutputFile, StepJob } from '../../contract/engine.ts';
import { Problem } from '../../contract/problem.ts';
import type { RunOutcome } from '../../contract/run.ts';
import { openBytes } from '../../files/file-bytes.ts';
import { checkOutput, listOutputs } from '../../files/stage-files.ts';
import { reportOf, runScript, type ScriptProblems } from '../python-script.ts';
import { toolProblem } from '../tool-problem.ts';
import { assimpFaults } from './faults.ts';
import { isUnmoved, type Matrix, matrixBetween, unmoved } from './frames.ts';
import { looksNotes, picturesOf } from './looks.ts';
import onePart3mf from './one_part_3mf.py' with { type: 'text' };
import packedGlb from './packed_glb.py' with { type: 'text' };
import plainGltf from './plain_gltf.py' with { type: 'text' };
import plainLengths from './plain_lengths.py' with { type: 'text' };
import plainPly from './plain_ply.py' with { type: 'text' };
import plainStl from './plain_stl.py' with { type: 'text' };
import plainText from './plain_text.py' with { type: 'text' };
import plainX3d from './plain_x3d.py' with { type: 'text' };
import { type Scene, sceneOf } from './scene.ts';
import shaded3mf from './shaded_3mf.py' with { type: 'text' };
import { isWrittenHere, placeGlb, writeShapes } from './write-shapes.ts';

/** Assimp's names of the formats that it writes. */
const writers: Readonly<Record<string, string>> = {
  glb: 'glb2',
  dae: 'collada',
  '3ds': '3ds',
  x: 'x',
  x3d: 'x3d',
};

/** Report of the scripts that move corners: the vector to add to get the original places; empty if they were not moved. */
const Moved = Type.Object({ moved: Type.Array(Type.Number(), { maxItems: 3 }) });

/** Whether any colour of a 3MF was found. */
const Shaded = Type.Object({ shaded: Type.Boolean() });

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

type Rewrite = (script: string, name: string, ...args: readonly string[]) => Promise<RunOutcome>;

/** Rewrites a model in terms that Assimp reads, and says so if it was moved. */
const rewriteForeign = async ({ step, note }: StepJob, { isBinaryStl }: Scene, rewrite: Rewrite): Promise<void> => {
  const { from } = step;
  const plain = `plain.${extensionOf(from)}`;
  if (from === 'gltf' || from === 'glb') await rewrite(plainGltf, plain);
  else if (from === '3mf' || from === 'amf') await rewrite(plainLengths, plain, from);
  else if (from === 'x3d') await rewrite(plainX3d, plain);
  else if (isBinaryStl) await rewrite(plainStl, 'plain.glb');
  else {
    const outcome = await (from === 'ply' ? rewrite(plainPly, plain) : rewrite(plainText, plain, from));
    // Without separators of thousands, to be copied.
    const [x, y, z] = reportOf(Moved, outcome).moved.map(String);
    if (x !== undefined && y !== undefined && z !== undefined) note(message('modelMoved', { x, y, z }));
  }
};

/** A model in the workspace. */
export type Model = {
  readonly name: string;
  /** The name of its results, without an extension; an OBJ refers to its materials by it. */
  readonly stem: string;
  /** Pictures that came with it and are in the workspace under these names, as are its materials. Absent for a single file. */
  readonly pictures?: readonly string[];
};

const limits = { problems, limits: { cpuSeconds } };

/** Converts one model, as triangles. */
export const convertModel = async (job: StepJob, { name, stem, pictures }: Model): Promise<readonly OutputFile[]> => {
  const { step } = job;
  const { from, to } = step;
  const output = `${stem}.${extensionOf(to)}`;
  const found = readScene(join(job.stageDir, name), from);
  const known = new Set(await listOutputs(job.stageDir));
  const scene = { ...found, missingLooks: found.missingLooks.filter((one) => pictures === undefined || !known.has(one)) };
  if (scene.isEmpty) throw new Problem('nothing_to_convert', message('modelNoShape'));
  if (scene.isCut) throw new Problem('corrupt_input');
  if (scene.missingShapes.length > 0)
    throw new Problem('conversion_failed', message('modelShapesElsewhere', { names: scene.missingShapes }));
  // Repacking keeps what Assimp drops: compression, extensions, names, animations.
  if (from === 'gltf' && to === 'glb') {
    await runScript(job, packedGlb, [name, output], limits);
    for (const note of looksNotes(scene, to)) job.note(note);
    return [{ name: output }];
  }
  if (scene.packedBy.length > 0) throw new Problem('unsupported_conversion', message('modelShapesPacked', { names: scene.packedBy }));
  let source = name;
  const rewrite = async (script: string, name: string, ...args: readonly string[]): Promise<RunOutcome> => {
    const outcome = await runScript(job, script, [...args, source, name], limits);
    source = name;
    return outcome;
  };
  const isGltf = from === 'gltf' || from === 'glb';
  if (scene.isParted) await rewrite(onePart3mf, `joined.${extensionOf(from)}`);
  if (from === '3mf' && scene.hasLooks && to !== 'stl') {
    const { shaded } = reportOf(Shaded, await rewrite(shaded3mf, 'shaded.3mf'));
    if (!shaded) job.note(message('modelShapesOnly'));
  }
  if (scene.isForeign && !(isGltf && isWrittenHere(to))) await rewriteForeign(job, scene, rewrite);
  const write = async (name: string, writer: string | undefined): Promise<void> => {
    const outcome = await job.run(['assimp', 'export', source, name, `-f${writer}`, '-tri', '-jiv'], { limits: { cpuSeconds } });
    if (outcome.exitCode !== 0) throw toolProblem('assimp', outcome, assimpFaults);
    // Assimp succeeds even if it read nothing.
    if (!(await listOutputs(job.stageDir)).includes(name) || (await checkOutput(job.stageDir, name)) === 0)
      throw new Problem('nothing_to_convert', message('modelNoShape'));
    source = name;
  };
  /** The scene as a GLB in linear colours, with the pictures that came with it. */
  const readAsGlb = async (matrix: Matrix): Promise<void> => {
    if (pictures && pictures.length > 0) {
      // Assimp leaves pictures outside.
      await write('read.gltf', 'gltf2');
      await runScript(job, packedGlb, [source, 'read.glb', 'read.bin', ...pictures], limits);
      source = 'read.glb';
    } else if (isGltf || !source.endsWith('.glb')) await write('read.glb', writers.glb);
    await placeGlb(job, { input: source, output: 'scene.glb', matrix, colours: isGltf ? 'kept' : 'linear' }, limits);
    source = 'scene.glb';
  };
  if (to === 'glb') {
    await readAsGlb(matrixBetween(from, to));
    for (const note of looksNotes(scene, to)) job.note(note);
    return [{ name: source }];
  }
  if (isWrittenHere(to)) {
    if (!isGltf || scene.isDraco) await readAsGlb(unmoved);
    const isBare = !isGltf && !scene.hasLooks;
    const { outputs, losesPictures } = await writeShapes(job, { input: source, output, stem, isBare }, limits);
    for (const note of looksNotes({ ...scene, losesPictures }, to)) job.note(note);
    return outputs;
  }
  const matrix = matrixBetween(from, to);
  if (isGltf || !isUnmoved(matrix)) {
    if (!isGltf && !source.endsWith('.glb')) await write('read.glb', writers.glb);
    if (from === 'gltf') await rewrite(packedGlb, 'read.glb');
    await placeGlb(job, { input: source, output: 'placed.glb', matrix, colours: isGltf ? 'screen' : 'kept' }, limits);
    source = 'placed.glb';
  }
  await write(output, writers[to]);
  for (const note of looksNotes(scene, to)) job.note(note);
  return [{ name: output }, ...(await picturesOf(job, output, pictures))];
};
