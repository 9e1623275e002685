import { join } from 'node:path';
import { Type } from '@sinclair/typebox';
import { extensionOf } from '../../../catalogue/formats.ts';
import { message } from '../../../catalogue/languages/message.ts';
import type { StepJob } from '../../contract/engine.ts';
import { Problem } from '../../contract/problem.ts';
import { openBytes } from '../../files/file-bytes.ts';
import { reportOf, runScript, type ScriptProblems } from '../python-script.ts';
import type { Model } from './convert-model.ts';
import unpackModel from './unpack_model.py' with { type: 'text' };

const problems: ScriptProblems = {
  3: () => new Problem('password_protected'),
  5: () => new Problem('resource_limit', message('modelTooManyNumbers')),
  6: () => new Problem('nothing_to_convert', message('modelNoShape')),
};

const Unpacked = Type.Object({
  models: Type.Array(
    Type.Object({ name: Type.String({ maxLength: 99 }), title: Type.String(), looks: Type.Optional(Type.String({ maxLength: 99 })) }),
    { maxItems: 100 },
  ),
  pictures: Type.Array(Type.String({ maxLength: 99 }), { maxItems: 500 }),
  missing: Type.Array(Type.String(), { maxItems: 5 }),
});

const isZip = (path: string): boolean => {
  const bytes = openBytes(path);
  try {
    return bytes.text(0, 4) === 'PK\x03\x04';
  } finally {
    bytes.close();
  }
};

/** Longest title of a model in the name of its result. */
const maxTitle = 80;

/** Unpacks models that came in a ZIP, and says which files they lack. Undefined for a single file; a 3MF is a ZIP itself. */
export const unpackModels = async (job: StepJob): Promise<readonly (Model & { readonly title: string })[] | undefined> => {
  const { step, input, stageDir } = job;
  if (step.from === '3mf' || !isZip(join(stageDir, input.name))) return undefined;
  const extension = extensionOf(step.from);
  const outcome = await runScript(job, unpackModel, [extension, input.name], { problems, limits: { cpuSeconds: 30 } });
  const { models, pictures, missing } = reportOf(Unpacked, outcome);
  if (missing.length > 0) job.note(message('modelLooksElsewhere', { names: missing.map((name) => name.slice(0, maxTitle)) }));
  return models.map(({ name, title, looks }, at) => ({
    name,
    ...(looks && { looks }),
    title: title.slice(0, maxTitle),
    stem: models.length > 1 ? `model-${at + 1}` : 'model',
    pictures,
  }));
};
