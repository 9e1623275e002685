import { join } from 'node:path';
import { type Message, message } from '../../../catalogue/languages/message.ts';
import type { OutputFile, StepJob } from '../../contract/engine.ts';
import { openBytes } from '../../files/file-bytes.ts';
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
const extract = async (job: StepJob, input: string, cpuSeconds: number): Promise<ReadonlyMap<string, string>> => {
  const before = new Set(await listOutputs(job.stageDir));
  const outcome = await job.run(['assimp', 'extract', input], { limits: { cpuSeconds } });
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

/** How much of a result is searched for the names of pictures. */
const searchedBytes = 4 * 1024 ** 2;

const namedIn = (text: string, pictures: readonly string[] = []): readonly OutputFile[] =>
  pictures.filter((name) => text.includes(name)).map((name) => ({ name, beside: name }));

/** Pictures that came with a model and to which its result refers. */
export const picturesOf = async (
  { step, stageDir }: StepJob,
  output: string,
  pictures: readonly string[] = [],
): Promise<readonly OutputFile[]> => {
  if (pictures.length === 0 || step.to === 'glb' || shapesAlone.has(step.to)) return [];
  await checkOutput(stageDir, output);
  const bytes = openBytes(join(stageDir, output));
  try {
    return namedIn(bytes.text(0, searchedBytes), pictures);
  } finally {
    bytes.close();
  }
};

type Written = {
  readonly input: string;
  /** The name of the library in the workspace, to which the OBJ refers, without its extension. */
  readonly stem: string;
  readonly pictures?: readonly string[];
};

/** The material library that Assimp wrote for an OBJ, and its textures, which are delivered with it. Empty if the model has no colours. */
export const materialsOf = async (job: StepJob, { input, stem, pictures }: Written, cpuSeconds: number): Promise<readonly OutputFile[]> => {
  const file = `${stem}.mtl`;
  if (!(await listOutputs(job.stageDir)).includes(file)) return [];
  const materials = (await readOutput(job.stageDir, file, mostBytes)).toString('utf8');
  if (isBare(materials)) return [];
  const prefix = stem === 'model' ? '' : `${stem}-`;
  const extracted = /^map_\w+ \*\d/m.test(materials) ? await extract(job, input, cpuSeconds) : new Map<string, string>();
  const outputs: OutputFile[] = [];
  for (const pair of extracted.values()) {
    const [name = '', end = ''] = pair.split('\n');
    outputs.push({ name, beside: `${prefix}picture-${end}` });
  }
  const named = materials.replace(/^(map_\w+) (\*\d{1,4})[ \t\r]*$/gm, (line, map: string, number: string) => {
    const end = extracted.get(number)?.split('\n')[1];
    return end === undefined ? line : `${map} ${prefix}picture-${end}`;
  });
  await writeInput(job.stageDir, `${prefix}looks.mtl`, named);
  return [{ name: `${prefix}looks.mtl`, beside: file }, ...outputs, ...namedIn(named, pictures)];
};
