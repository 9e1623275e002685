import { type TSchema, t } from 'elysia';
import { maxFilesTogether, maxTogetherLabel } from '../../catalogue/limits.ts';
import { merges } from '../../catalogue/merges.ts';
import { operations } from '../../catalogue/operations.ts';
import type { Option } from '../../catalogue/options.ts';
import { optionsFor } from '../../catalogue/options.ts';
import { isMergeable } from '../planning/merge-sources.ts';
import type { Offers } from '../planning/offers.ts';
import { number, whole } from './schemas.ts';

/** An option's range as JSON Schema. */
const rangeOf = (option: Option): TSchema => {
  const about = { title: option.label, description: option.help };
  switch (option.control) {
    case 'number': {
      const bounds = {
        minimum: option.min,
        maximum: option.max,
        ...about,
        ...(option.default !== undefined && { default: option.default }),
      };
      return Number.isInteger(option.step) && Number.isInteger(option.min) ? whole(bounds) : number(bounds);
    }
    case 'choice':
      return t.Unsafe<string>({ type: 'string', enum: option.choices.map(({ value }) => value), default: option.default, ...about });
    case 'flag':
      return t.Boolean({ default: option.default, ...about });
    case 'colour':
      return t.String({ pattern: '^#[0-9a-fA-F]{6}$', default: option.default, ...about });
    case 'text':
      return t.String({ pattern: option.pattern.source, maxLength: option.maxLength, ...about });
  }
};

type Group = { readonly from: string; readonly to: string[]; readonly options: readonly Option[] };

/** Groups conversions of one input that accept the same options. */
const groupsOf = ({ outputs }: Offers): readonly Group[] => {
  const groups = new Map<string, Group>();
  for (const [from, targets] of outputs)
    for (const to of targets) {
      const options = optionsFor(from, to);
      const key = [from, ...options.map(({ id, variant = '' }) => id + variant)].join(' ');
      const group = groups.get(key) ?? { from, to: [], options };
      groups.set(key, group);
      group.to.push(to);
    }
  return [...groups.values()];
};

/** Formats that the merger to this format accepts here, including its own. */
export const mergeSources = ({ outputs, has, merger }: Offers, to: string): readonly string[] => {
  const found = merger(to);
  return found ? [...outputs.keys()].filter((from) => isMergeable({ has }, found, from, to)) : [];
};

/** The file of a form, or its address where the operator allows some. */
const fileSchemas = (imports: boolean): Readonly<Record<string, TSchema>> => {
  const file = t.Ref('#/components/schemas/File');
  if (!imports) return { file };
  const description = 'Instead of `file`: its https address, at an origin that the operator allows. Redirects are not followed.';
  return { file: t.Optional(file), fileUrl: t.Optional(t.String({ format: 'uri', maxLength: 2000, description })) };
};

/** Schemas of every option, and of every conversion's form with its options. */
export const conversionSchemas = (offers: Offers, formFields: Readonly<Record<string, TSchema>>, imports: boolean) => {
  const oneFile = fileSchemas(imports);
  const schemas: Record<string, TSchema> = {};
  const referTo = (option: Option): TSchema => {
    const name = `Option.${option.id}${option.variant === undefined ? '' : `.${option.variant}`}`;
    schemas[name] ??= rangeOf(option);
    return t.Ref(`#/components/schemas/${name}`);
  };
  const forms = groupsOf(offers).map(({ from, to, options }) =>
    t.Object({
      ...oneFile,
      inputFormat: t.Unsafe<string>({ type: 'string', const: from }),
      outputFormat: t.Unsafe<string>({ type: 'string', enum: to }),
      ...(options.length > 0 && {
        options: t.Optional(
          t.Object(Object.fromEntries(options.map((option) => [option.id, t.Optional(referTo(option))])), { additionalProperties: false }),
        ),
      }),
      ...formFields,
    }),
  );
  const mergeForms = merges
    .filter(({ to }) => offers.merger(to))
    .map(({ to }) => {
      const sources = mergeSources(offers, to);
      const options = [...new Map(sources.flatMap((from) => optionsFor(from, to)).map((option) => [option.id, option])).values()];
      return t.Object({
        file: t.Array(t.Ref('#/components/schemas/File'), { minItems: 2, maxItems: maxFilesTogether }),
        inputFormat: t.Unsafe<string>({
          type: 'string',
          enum: sources,
          description: 'The format of all files; or the field is there once for each of them, in their order.',
        }),
        outputFormat: t.Unsafe<string>({ type: 'string', const: to }),
        ...(options.length > 0 && {
          options: t.Optional(
            t.Object(Object.fromEntries(options.map((option) => [option.id, t.Optional(referTo(option))])), {
              additionalProperties: false,
            }),
          ),
        }),
        ...formFields,
      });
    });
  const operationForms = operations
    .filter(({ id }) => offers.operations.has(id))
    .map(({ id, name, to, options, words }) => {
      const formats = [...(offers.operations.get(id) ?? [])];
      const isOptional = !options.some(({ required }) => required);
      const values = t.Object(
        Object.fromEntries(options.map((option) => [option.id, option.required ? referTo(option) : t.Optional(referTo(option))])),
        { additionalProperties: false },
      );
      return t.Object(
        {
          ...oneFile,
          inputFormat: t.Unsafe<string>({ type: 'string', enum: formats }),
          operation: t.Unsafe<string>({ type: 'string', const: id }),
          outputFormat: t.Unsafe<string>({
            type: 'string',
            enum: to === undefined ? formats : [to],
            description: `${to === undefined ? 'The format of the file, which the result keeps' : 'The format of the result'}. It follows from the rest: plain forms leave it out.`,
          }),
          ...(options.length > 0 && { options: isOptional ? t.Optional(values) : values }),
          ...formFields,
        },
        { title: name, description: words.description },
      );
    });
  return {
    ...schemas,
    OperationForm: t.Union(operationForms, {
      description:
        'Something that is done to one file: the field `operation` names it. The result keeps the format of the file unless it says otherwise.',
    }),
    MergeForm: t.Union(mergeForms, {
      description: `Several files that become one: up to ${maxFilesTogether}, and ${maxTogetherLabel} together, in the order in which they are to be in it. Options that only some of the formats take hold for those.`,
    }),
    Form: t.Union(forms, { description: 'What each conversion takes. The fields may come in any order; options are JSON.' }),
  };
};
