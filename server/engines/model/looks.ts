import { type Message, message } from '../../../catalogue/languages/message.ts';
import type { OutputFile, StepJob } from '../../contract/engine.ts';
import { checkOutput, listOutputs, readOutput, writeInput } from '../../files/stage-files.ts';
import { reportTool } from '../tool-problem.ts';
import { assimpFaults } from './faults.ts';
import type { Scene } from './scene.ts';

/** Targets that store only shapes, in the form written here, and those of them without colours at corners. */
const shapesAlone: ReadonlySet<string> = new Set(['stl', '3mf', 'ply']);
const colourless: ReadonlySet<string> = new Set(['stl', '3mf']);

export const looksNotes = ({ hasLooks, missingLooks, hasColouredCorners, losesLooks }: Scene, to: string): readonly Message[] => {
  if (losesLooks || (hasColouredCorners && colourless.has(to))) return [message('modelShapesOnly')];
  if (shapesAlone.has(to)) return hasLooks ? [message('modelShapesOnly')] : [];
  if (missingLooks.length === 0) return [];
  return [message('modelLooksElsewhere', { names: missingLooks })];
};

const mostBytes = 4 * 1024 ** 2;

/** Extracts embedded textures, keyed by Assimp's references: `*0` in a material library. */
const extract = async (job: StepJob, cpuSeconds: number): Promise<ReadonlyMap<string, string>> => {
  const before = new Set(await listOutputs(job.stageDir));
  const outcome = await job.run(['assimp', 'extract', job.input.name], { limits: { cpuSeconds } });
  reportTool(job, 'assimp', outcome, assimpFaults);
  const found = new Map<string, string>();
  for (const name of await listOutputs(job.stageDir)) {
    const [, number, extension] = /_img(\d{1,4})\.([a-z0-9]{1,5})$/i.exec(name) ?? [];
    if (!before.has(name) && number !== undefined && (await checkOutput(job.stageDir, name)) > 0)
      found.set(`*${Number(number)}`, `${name}\n${Number(number) + 1}.${extension}`);
  }
  return found;
};

/** Whether a material is Assimp's default for a surface without colour. */
const isBare = (materials: string): boolean =>
  !/^map_/m.test(materials) &&
  [...materials.matchAll(/^Kd ([\d. ]+)/gm)].every(([, colour = '']) => /^(?:1 1 1|0\.6 0\.6 0\.6)/.test(colour));

/**
 * The material library that Assimp wrote for an OBJ, and its textures, which are delivered with it. Empty if the model has no
 * colours. `file` is the library's name in the workspace, to which the OBJ refers.
 */
export const materialsOf = async (job: StepJob, file: string, cpuSeconds: number): Promise<readonly OutputFile[]> => {
  if (!(await listOutputs(job.stageDir)).includes(file)) return [];
  const materials = (await readOutput(job.stageDir, file, mostBytes)).toString('utf8');
  if (isBare(materials)) return [];
  const pictures = /^map_\w+ \*\d/m.test(materials) ? await extract(job, cpuSeconds) : new Map<string, string>();
  const outputs: OutputFile[] = [];
  for (const pair of pictures.values()) {
    const [name = '', end = ''] = pair.split('\n');
    outputs.push({ name, beside: `picture-${end}` });
  }
  const named = materials.replace(/^(map_\w+) (\*\d{1,4})[ \t\r]*$/gm, (line, map: string, number: string) => {
    const end = pictures.get(number)?.split('\n')[1];
    return end === undefined ? line : `${map} picture-${end}`;
  });
  await writeInput(job.stageDir, 'looks.mtl', named);
  return [{ name: 'looks.mtl', beside: file }, ...outputs];
};
