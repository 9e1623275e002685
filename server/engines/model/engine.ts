import { modelPairs } from '../../../catalogue/pairs/families.ts';
import type { Engine, OutputFile } from '../../contract/engine.ts';
import { stepsOf } from '../../contract/step-table.ts';
import { convertModel } from './convert-model.ts';
import { unpackModels } from './packed-models.ts';

/** 3D models, as triangles: read by Assimp, written by it or here. Models may come in a ZIP, with their materials and pictures. */
export const modelEngine: Engine = {
  id: 'model',
  steps: stepsOf(modelPairs, () => ({ cost: 1, options: [], weight: 'medium', needs: { programs: ['assimp', 'python3'] } })),
  seconds: () => 100,
  convert: async (job) => {
    const models = await unpackModels(job);
    if (!models) return convertModel(job, { name: job.input.name, stem: 'model' });
    const outputs: OutputFile[] = [];
    for (const { title, ...model } of models) {
      const [first, ...others] = await convertModel(job, model);
      const fresh = others.filter(({ beside }) => !outputs.some((one) => one.beside === beside));
      if (first) outputs.push({ ...first, ...(models.length > 1 && { part: title }) }, ...fresh);
    }
    return outputs;
  },
};
