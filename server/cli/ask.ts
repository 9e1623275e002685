import { readFile } from 'node:fs/promises';
import { type ChainStep, chainSuffix, chainTarget, parseChain } from '../../catalogue/chains.ts';
import { requireFormat, spelledFormat } from '../../catalogue/formats.ts';
import { inEnglish } from '../../catalogue/languages/in-english.ts';
import { message } from '../../catalogue/languages/message.ts';
import { mergeFor } from '../../catalogue/merges.ts';
import { type Operation, operatesOn, operationById, operationTarget, parseOperationOptions, suffixOf } from '../../catalogue/operations.ts';
import { readOptions } from '../../catalogue/options/parse.ts';
import { optionsFor, parseOptions } from '../../catalogue/options.ts';
import { isOffered } from '../../catalogue/pairs.ts';
import { checkPresets, type Presets, readPresets } from '../config/presets.ts';
import { Problem } from '../contract/problem.ts';
import { type Settings, UsageError } from './args.ts';
import type { Task } from './converter.ts';
import { remoteFormats } from './remote-formats.ts';

/** What a run does to its inputs, as far as their formats permit. */
export type Ask =
  | { readonly do: 'convert'; readonly to: string; readonly options: Settings['options'] }
  | { readonly do: 'merge'; readonly to: string; readonly options: Settings['options'] }
  | { readonly do: 'operate'; readonly operations: readonly Operation[]; readonly options: Settings['options'] }
  | { readonly do: 'chain'; readonly steps: readonly ChainStep[]; readonly json: string };

const readSteps = async (text: string): Promise<Ask> => {
  const json = text.trimStart().startsWith('[')
    ? text
    : await readFile(text, 'utf8').catch((thrown) => {
        throw new UsageError(`--steps ${text} can not be read (${thrown.code}).`);
      });
  const parsed = parseChain(json);
  if (!parsed.ok) throw new UsageError(`--steps: ${parsed.step ? `Step ${parsed.step}: ` : ''}${inEnglish(parsed.detail)}`);
  return { do: 'chain', steps: parsed.steps, json };
};

const askOfPreset = (presets: Presets, name: string, options: Settings['options']): Promise<Ask> | Ask => {
  const preset = presets.get(name);
  if (!preset)
    throw new UsageError(
      `--preset ${name}: there is no such preset.${presets.size > 0 ? ` There are ${[...presets.keys()].join(', ')}.` : ''}`,
    );
  const { steps, operation, outputFormat = '', options: own = {} } = preset;
  if (steps) return readSteps(JSON.stringify(steps));
  const known = operation === undefined ? undefined : operationById(operation);
  if (known) return { do: 'operate', operations: [known], options: { ...own, ...options } };
  const to = spelledFormat(outputFormat);
  if (!to) throw new UsageError(`--preset ${name} makes a format that is not known here.`);
  return { do: 'convert', to, options: { ...own, ...options } };
};

/** Presets of a server, or those in the local PRESETS_FILE. */
export const presetsFor = async ({ server }: Settings): Promise<Presets> =>
  server ? checkPresets((await remoteFormats(server)).presets ?? {}, 'The server') : readPresets(process.env);

/** Interprets the command line. Rejects with UsageError. */
export const askOf = async (settings: Settings, presets: () => Promise<Presets>): Promise<Ask> => {
  const { to = '', operations, steps, preset, merge, options } = settings;
  if (steps !== undefined) return readSteps(steps);
  if (preset !== undefined) return askOfPreset(await presets(), preset, options);
  if (operations) return { do: 'operate', operations, options };
  return merge ? { do: 'merge', to, options } : { do: 'convert', to, options };
};

/** True if all inputs become one file. */
export const isOfAll = (ask: Ask): boolean => ask.do === 'merge' || (ask.do === 'chain' && ask.steps.some((step) => step.do === 'merge'));

type Way = Pick<Task, 'to' | 'suffix' | 'fields'>;

const withOptions = (options: object): Record<string, string> => ({ options: JSON.stringify(options) });

/** The target for files of these formats; throws if it is not offered. */
export const wayOf = (ask: Ask, formats: readonly [string, ...string[]]): Way => {
  const [from] = formats;
  const name = requireFormat(from).name;
  switch (ask.do) {
    case 'chain': {
      const suffix = chainSuffix(ask.steps, from);
      return { to: chainTarget(ask.steps, from), ...(suffix !== undefined && { suffix }), fields: { steps: ask.json } };
    }
    case 'merge': {
      const { to, options } = ask;
      const strange = formats.find((one) => !mergeFor(one, to));
      if (strange !== undefined)
        throw new Problem(
          'unsupported_conversion',
          message('cannotBecomeOne', { from: requireFormat(strange).name, to: requireFormat(to).name }),
        );
      const allowed = [...new Map(formats.flatMap((one) => optionsFor(one, to)).map((option) => [option.id, option])).values()];
      const parsed = readOptions(JSON.stringify(options), allowed, requireFormat(to).name);
      if (!parsed.ok) throw new UsageError(inEnglish(parsed.detail));
      return { to, fields: { outputFormat: to, ...withOptions(options) } };
    }
    case 'operate': {
      const operation = ask.operations.find((one) => operatesOn(one, from));
      if (!operation)
        throw new Problem(
          'unsupported_conversion',
          message('operationTakesNot', { operation: ask.operations[0]?.name ?? '', format: name }),
        );
      const parsed = parseOperationOptions(operation, JSON.stringify(ask.options));
      if (!parsed.ok) throw new UsageError(inEnglish(parsed.detail));
      const { id } = operation;
      const suffix = suffixOf(operation, ask.options);
      return {
        to: operationTarget(operation, from),
        ...(suffix !== undefined && { suffix }),
        fields: { operation: id, ...withOptions(ask.options) },
      };
    }
    case 'convert': {
      const { to, options } = ask;
      if (!isOffered(from, to))
        throw new Problem('unsupported_conversion', message('notOffered', { from: name, to: requireFormat(to).name }));
      const parsed = parseOptions(from, to, JSON.stringify(options));
      if (!parsed.ok) throw new UsageError(inEnglish(parsed.detail));
      return { to, fields: { outputFormat: to, ...withOptions(options) } };
    }
  }
};
