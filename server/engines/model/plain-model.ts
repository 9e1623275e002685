import { Type } from '@sinclair/typebox';
import { extensionOf } from '../../../catalogue/formats.ts';
import { message } from '../../../catalogue/languages/message.ts';
import type { StepJob } from '../../contract/engine.ts';
import type { RunOutcome } from '../../contract/run.ts';
import { reportOf, runScript } from '../python-script.ts';
import { isUnmoved, matrixBetween } from './frames.ts';
import { scriptLimits } from './limits.ts';
import onePart3mf from './one_part_3mf.py' with { type: 'text' };
import plainDae from './plain_dae.py' with { type: 'text' };
import plainGltf from './plain_gltf.py' with { type: 'text' };
import plainLengths from './plain_lengths.py' with { type: 'text' };
import plainPly from './plain_ply.py' with { type: 'text' };
import plainStl from './plain_stl.py' with { type: 'text' };
import plainText from './plain_text.py' with { type: 'text' };
import plainX3d from './plain_x3d.py' with { type: 'text' };
import type { Scene } from './scene-type.ts';
import shaded3mf from './shaded_3mf.py' with { type: 'text' };
import { isWrittenHere } from './write-shapes.ts';

/** Report of the scripts that move corners: the vector to add to get the original places; empty if they were not moved. */
const Moved = Type.Object({ moved: Type.Array(Type.Number(), { maxItems: 3 }) });

/** Whether any colour of a 3MF was found. */
const Shaded = Type.Object({ shaded: Type.Boolean() });

type Rewrite = (script: string, name: string, ...args: readonly string[]) => Promise<RunOutcome>;

/** Whether Assimp writes a GLB on the way, in which it joins corners, and from which the marks that keep them apart are taken out. */
const passesGlb = ({ from, to }: StepJob['step']): boolean => to === 'glb' || isWrittenHere(to) || !isUnmoved(matrixBetween(from, to));

/** Rewrites a model in terms that Assimp reads, and says so if it was moved. */
const rewriteForeign = async ({ step, note }: StepJob, { isBinaryStl }: Scene, rewrite: Rewrite): Promise<void> => {
  const { from } = step;
  const plain = `plain.${extensionOf(from)}`;
  if (from === 'gltf' || from === 'glb') await rewrite(plainGltf, plain);
  else if (from === '3mf' || from === 'amf') await rewrite(plainLengths, plain, from);
  else if (from === 'x3d') await rewrite(plainX3d, plain);
  else if (from === 'dae') {
    if (passesGlb(step)) await rewrite(plainDae, plain);
  } else if (isBinaryStl) await rewrite(plainStl, 'plain.glb');
  else {
    const outcome = await (from === 'ply'
      ? rewrite(plainPly, plain)
      : rewrite(plainText, plain, from, passesGlb(step) ? 'marked' : 'unmarked'));
    // Without separators of thousands, to be copied.
    const [x, y, z] = reportOf(Moved, outcome).moved.map(String);
    if (x !== undefined && y !== undefined && z !== undefined) note(message('modelMoved', { x, y, z }));
  }
};

/** Rewrites what Assimp misreads of a model in the workspace. Returns the name of the rewritten one, or of the model itself. */
export const plainModel = async (job: StepJob, name: string, scene: Scene): Promise<string> => {
  const { from, to } = job.step;
  let source = name;
  const rewrite: Rewrite = async (script, output, ...args) => {
    const outcome = await runScript(job, script, [...args, source, output], scriptLimits);
    source = output;
    return outcome;
  };
  if (scene.isParted) await rewrite(onePart3mf, `joined.${extensionOf(from)}`);
  if (from === '3mf' && scene.hasLooks && to !== 'stl') {
    const { shaded } = reportOf(Shaded, await rewrite(shaded3mf, 'shaded.3mf'));
    if (!shaded) job.note(message('modelShapesOnly'));
  }
  const isReadHere = (from === 'gltf' || from === 'glb') && isWrittenHere(to);
  if (scene.isForeign && !isReadHere) await rewriteForeign(job, scene, rewrite);
  return source;
};
