import { type TSchema, t } from 'elysia';
import { maxChainSteps, maxFilesTogether } from '../../catalogue/limits.ts';
import type { Presets } from '../config/presets.ts';
import type { Offers } from '../planning/offers.ts';

const words = (list: readonly string[], about: object = {}) => t.Unsafe<string>({ type: 'string', enum: [...list], ...about });
const options = t.Optional(
  t.Record(t.String(), t.Unsafe<string | number | boolean>({ type: ['string', 'number', 'boolean'] }), {
    description: 'Those that the conversion or the operation takes by itself.',
  }),
);
const result = t.String({ maxLength: 20, description: 'The format of the result. It follows from the rest: plain forms leave it out.' });

/** Schema of a chain step, for all its kinds. */
const stepSchema = (offers: Offers): TSchema => {
  const targets = [...new Set([...offers.outputs.values()].flat())].sort();
  const about = { additionalProperties: false };
  return t.Union([
    t.Object({ outputFormat: words(targets), options }, { ...about, title: 'Convert each file' }),
    t.Object({ operation: words([...offers.operations.keys()]), options }, { ...about, title: 'Do an operation on each file' }),
    t.Object({ merge: words(targets.filter((to) => offers.merger(to))), options }, { ...about, title: 'Make one file of all' }),
  ]);
};

const files = t.Union([
  t.Ref('#/components/schemas/File'),
  t.Array(t.Ref('#/components/schemas/File'), { minItems: 2, maxItems: maxFilesTogether }),
]);

/** Schemas of forms with several steps, and of presets if there are any. */
export const chainSchemas = (offers: Offers, presets: Presets, formFields: Readonly<Record<string, TSchema>>) => {
  const inputFormat = words([...offers.outputs.keys()]);
  return {
    ChainStep: stepSchema(offers),
    ChainForm: t.Object(
      {
        file: files,
        inputFormat,
        outputFormat: result,
        steps: t.Array(t.Ref('#/components/schemas/ChainStep'), { minItems: 1, maxItems: maxChainSteps }),
        ...formFields,
      },
      {
        description:
          'Several steps with one result: what one makes is what the next one gets. A step converts each file, does an operation on each, or makes one file of all; several files need a step of the last kind.',
      },
    ),
    ...(presets.size > 0 && {
      PresetForm: t.Object(
        { file: files, inputFormat, outputFormat: result, preset: words([...presets.keys()]), ...formFields },
        { description: 'A preset by its name: it stands for a format, an operation or steps, with options.' },
      ),
    }),
  };
};
