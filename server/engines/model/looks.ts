import { join } from 'node:path';
import { type Message, message } from '../../../catalogue/languages/message.ts';
import type { OutputFile, StepJob } from '../../contract/engine.ts';
import { openBytes } from '../../files/file-bytes.ts';
import { checkOutput } from '../../files/stage-files.ts';
import type { Scene } from './scene-type.ts';

/** What a target loses of a model's looks. */
export const looksNotes = (scene: Scene, to: string): readonly Message[] => {
  const { hasLooks, missingLooks, hasColouredCorners, losesLooks, losesPictures } = scene;
  if (losesLooks || losesPictures || (to === 'stl' && (hasLooks || hasColouredCorners))) return [message('modelShapesOnly')];
  if (missingLooks.length === 0 || to === 'stl') return [];
  return [message('modelLooksElsewhere', { names: missingLooks })];
};

/** How much of a result is searched for the names of pictures. */
const searchedBytes = 4 * 1024 ** 2;

const namedIn = (text: string, pictures: readonly string[] = []): readonly OutputFile[] =>
  pictures.filter((name) => text.includes(name)).map((name) => ({ name, beside: name }));

/** Pictures that came with a model and to which its result refers. */
export const picturesOf = async (
  { stageDir }: StepJob,
  output: string,
  pictures: readonly string[] = [],
): Promise<readonly OutputFile[]> => {
  if (pictures.length === 0) return [];
  await checkOutput(stageDir, output);
  const bytes = openBytes(join(stageDir, output));
  try {
    return namedIn(bytes.text(0, searchedBytes), pictures);
  } finally {
    bytes.close();
  }
};
