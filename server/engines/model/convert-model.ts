import { join } from 'node:path';
import { Type } from '@sinclair/typebox';
import { extensionOf } from '../../../catalogue/formats.ts';
import { message } from '../../../catalogue/languages/message.ts';
import type { OutputFile, Step, StepJob } from '../../contract/engine.ts';
import { Problem } from '../../contract/problem.ts';
import type { RunOutcome } from '../../contract/run.ts';
import { openBytes } from '../../files/file-bytes.ts';
import { checkOutput, listOutputs } from '../../files/stage-files.ts';
import { reportOf, runScript, type ScriptProblems } from '../python-script.ts';
import { toolProblem } from '../tool-problem.ts';
import facesAlone from './faces_alone.py' with { type: 'text' };
import { assimpFaults } from './faults.ts';
import { partsOf } from './lengths.ts';
import { looksNotes, materialsOf, picturesOf } from './looks.ts';
import { isMirroredPart } from './mirrored.ts';
import onePart3mf from './one_part_3mf.py' with { type: 'text' };
import packedGlb from './packed_glb.py' with { type: 'text' };
import plainGltf from './plain_gltf.py' with { type: 'text' };
import plainLengths from './plain_lengths.py' with { type: 'text' };
import plainPly from './plain_ply.py' with { type: 'text' };
import plainText from './plain_text.py' with { type: 'text' };
import plyPoints from './ply_points.py' with { type: 'text' };
import plyShades from './ply_shades.py' with { type: 'text' };
import { type Scene, sceneOf } from './scene.ts';
import shaded3mf from './shaded_3mf.py' with { type: 'text' };

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

/** Targets without nodes: the places of parts become those of their corners. */
const withoutNodes: ReadonlySet<string> = new Set(['stl', 'obj', 'ply']);

/** Report of the scripts that move corners: the vector to add to get the original places; empty if they were not moved. */
const Moved = Type.Object({ moved: Type.Array(Type.Number(), { maxItems: 3 }) });

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

/** Whether the header of a PLY says that its corners have colours. */
const isColouredPly = async (dir: string, name: string): Promise<boolean> => {
  if (!(await listOutputs(dir)).includes(name)) return false;
  const bytes = openBytes(join(dir, name));
  try {
    return /^property uchar red$/m.test(bytes.text(0, 4096).split('end_header', 1)[0] ?? '');
  } finally {
    bytes.close();
  }
};

/** Whether any colour of a 3MF was found. */
const Shaded = Type.Object({ shaded: Type.Boolean() });

const problems: ScriptProblems = {
  3: () => new Problem('unsupported_conversion', message('modelNumbers')),
  6: () => new Problem('nothing_to_convert', message('modelNoShape')),
  5: () => new Problem('resource_limit', message('modelTooManyNumbers')),
};

/** CPU seconds: models of 50 MB take seven. Spiral faces take time cubic in their corners. */
const cpuSeconds = 30;

const readScene = async (path: string, { from, to }: Step, signal: AbortSignal): Promise<Scene> => {
  const bytes = openBytes(path);
  try {
    const scene = sceneOf(bytes, from);
    if (from !== '3mf' || !withoutNodes.has(to)) return scene;
    for (const part of partsOf(bytes)) if (await isMirroredPart(bytes, part, signal)) return { ...scene, isMirrored: true };
    return scene;
  } finally {
    bytes.close();
  }
};

type Rewrite = (script: string, name: string, ...args: readonly string[]) => Promise<RunOutcome>;

/** Rewrites a model in terms that Assimp reads, and says so if it was moved. */
const rewriteForeign = async ({ step, note }: StepJob, rewrite: Rewrite): Promise<void> => {
  const { from } = step;
  const plain = `plain.${extensionOf(from)}`;
  if (from === 'gltf' || from === 'glb') await rewrite(plainGltf, plain);
  else if (from === '3mf' || from === 'amf') await rewrite(plainLengths, plain, from);
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

/** Converts one model, as triangles. */
export const convertModel = async (job: StepJob, { name, stem, pictures }: Model): Promise<readonly OutputFile[]> => {
  const { step } = job;
  let output = `${stem}.${extensionOf(step.to)}`;
  const found = await readScene(join(job.stageDir, name), step, job.signal);
  const known = new Set(await listOutputs(job.stageDir));
  const scene = { ...found, missingLooks: found.missingLooks.filter((one) => pictures === undefined || !known.has(one)) };
  if (scene.isEmpty) throw new Problem('nothing_to_convert', message('modelNoShape'));
  if (scene.missingShapes.length > 0)
    throw new Problem('conversion_failed', message('modelShapesElsewhere', { names: scene.missingShapes }));
  // Repacking keeps what Assimp drops: compression, extensions, names, animations.
  if (step.from === 'gltf' && step.to === 'glb') {
    await runScript(job, packedGlb, [name, output], { problems, limits: { cpuSeconds } });
    for (const note of looksNotes(scene, step.to)) job.note(note);
    return [{ name: output }];
  }
  if (scene.packedBy.length > 0) throw new Problem('unsupported_conversion', message('modelShapesPacked', { names: scene.packedBy }));
  const joined = joinsVertices.has(step.to) ? ['-jiv'] : [];
  let source = name;
  const rewrite = async (script: string, name: string, ...args: readonly string[]): Promise<RunOutcome> => {
    const outcome = await runScript(job, script, [...args, source, name], { problems, limits: { cpuSeconds } });
    source = name;
    return outcome;
  };
  if (scene.isPoints && facesOnly.has(step.to)) throw new Problem('nothing_to_convert', message('modelNoShape'));
  if (scene.isPoints && step.to === 'obj') {
    await runScript(job, plyPoints, [source, output], { problems, limits: { cpuSeconds } });
    return [{ name: output }];
  }
  if (scene.isParted) await rewrite(onePart3mf, `joined.${extensionOf(step.from)}`);
  if (step.from === '3mf' && scene.hasLooks && (step.to === 'glb' || step.to === 'obj')) {
    const { shaded } = reportOf(Shaded, await rewrite(shaded3mf, 'shaded.3mf'));
    if (!shaded) job.note(message('modelShapesOnly'));
  }
  if (scene.isForeign) await rewriteForeign(job, rewrite);
  if (scene.hasLines && facesOnly.has(step.to)) await rewrite(facesAlone, 'faces.obj');
  const write = async (from: string, name: string, writer: string | undefined): Promise<void> => {
    const outcome = await job.run(['assimp', 'export', from, name, `-f${writer}`, '-tri', ...joined], { limits: { cpuSeconds } });
    if (outcome.exitCode !== 0) throw toolProblem('assimp', outcome, assimpFaults);
  };
  if (scene.isMirrored && withoutNodes.has(step.to)) {
    if (step.from !== 'gltf' && step.from !== 'glb') {
      await write(source, 'nodes.glb', writers.glb);
      source = 'nodes.glb';
    }
    await rewrite(plainGltf, `outwards.${extensionOf(step.from === 'gltf' ? 'gltf' : 'glb')}`, 'outwards');
  }
  if (step.to === 'glb' && pictures && pictures.length > 0) {
    // Assimp leaves pictures outside.
    await write(source, `${stem}.gltf`, 'gltf2');
    if (!(await listOutputs(job.stageDir)).includes(`${stem}.gltf`)) throw new Problem('nothing_to_convert', message('modelNoShape'));
    source = `${stem}.gltf`;
    await runScript(job, packedGlb, [source, output, `${stem}.bin`, ...pictures], { problems, limits: { cpuSeconds } });
  } else await write(source, output, writers[step.to]);
  if (step.to === 'stl' && !(await isWholeStl(job.stageDir, output))) {
    await write(source, 'all.obj', 'obj');
    source = 'all.obj';
    await rewrite(facesAlone, 'faces.obj');
    await write(source, output, writers.stl);
  }
  if (step.to === 'ply' && (await isColouredPly(job.stageDir, output))) {
    source = output;
    output = `${stem}-shades.ply`;
    await rewrite(plyShades, output);
  }
  // Assimp succeeds even if it read nothing.
  if (!(await listOutputs(job.stageDir)).includes(output) || (await checkOutput(job.stageDir, output)) === 0)
    throw new Problem('nothing_to_convert', message('modelNoShape'));
  for (const note of looksNotes(scene, step.to)) job.note(note);
  const looks = step.to === 'obj' && scene.hasLooks ? await materialsOf(job, { input: name, stem, pictures }, cpuSeconds) : [];
  return [{ name: output }, ...looks, ...(await picturesOf(job, output, pictures))];
};
