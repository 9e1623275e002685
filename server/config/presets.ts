import { readFileSync } from 'node:fs';
import { readChain } from '../../catalogue/chains.ts';
import { formats, spelledFormat } from '../../catalogue/formats.ts';
import { inEnglish } from '../../catalogue/languages/in-english.ts';
import { operationById, parseOperationOptions } from '../../catalogue/operations.ts';
import { parseOptions } from '../../catalogue/options.ts';
import { isOffered } from '../../catalogue/pairs.ts';
import { isPlainObject } from '../../catalogue/plain-object.ts';
import { ConfigError, type Environment } from './setting-readers.ts';

/** A named request: a target, an operation or steps, with options. */
export type Preset = {
  readonly description?: string;
  readonly outputFormat?: string;
  readonly operation?: string;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  readonly steps?: readonly unknown[];
};

export type Presets = ReadonlyMap<string, Preset>;

const isName = /^[a-z0-9][a-z0-9._-]{0,63}$/;
const keys: ReadonlySet<string> = new Set(['description', 'outputFormat', 'operation', 'options', 'steps']);
const maxBytes = 1024 ** 2;

/** The fault of a preset, as the end of a sentence; undefined if it is valid. */
const faultOf = (value: unknown): string | undefined => {
  if (!isPlainObject(value)) return 'is no object';
  const strange = Object.keys(value).find((key) => !keys.has(key));
  if (strange !== undefined) return `has "${strange}", which no preset has`;
  const { description, outputFormat, operation, options = {}, steps } = value;
  if (description !== undefined && typeof description !== 'string') return 'has a description that is no text';
  const ways = [outputFormat, operation, steps].filter((one) => one !== undefined);
  if (ways.length !== 1) return 'must have one of outputFormat, operation and steps';
  if (!isPlainObject(options)) return 'has options that are no object';
  if (steps !== undefined) {
    if (value.options !== undefined) return 'has options beside steps: each step has its own';
    const chain = readChain(steps);
    return chain.ok ? undefined : `has steps that can't be used. ${chain.step ? `Step ${chain.step}: ` : ''}${inEnglish(chain.detail)}`;
  }
  const json = JSON.stringify(options);
  if (operation !== undefined) {
    const known = typeof operation === 'string' ? operationById(operation) : undefined;
    if (!known) return 'names an operation that is not known';
    const parsed = parseOperationOptions(known, json);
    return parsed.ok ? undefined : `has an option that can't be used: ${inEnglish(parsed.detail)}`;
  }
  const to = typeof outputFormat === 'string' ? spelledFormat(outputFormat) : undefined;
  if (!to) return 'names an outputFormat that is not known';
  const sources = formats.filter(({ id }) => isOffered(id, to));
  const tried = sources.map(({ id }) => parseOptions(id, to, json));
  if (tried.some(({ ok }) => ok)) return undefined;
  const first = tried.find((one) => !one.ok);
  return `has options that no conversion to ${outputFormat} takes${first && !first.ok ? `: ${inEnglish(first.detail)}` : ''}`;
};

/** Validates presets by name; `where` is their source in messages. Throws ConfigError. */
export const checkPresets = (read: unknown, where: string): Presets => {
  if (!isPlainObject(read)) throw new ConfigError(`${where} must hold an object: presets by name.`);
  return new Map(
    Object.entries(read).map(([name, preset]) => {
      if (!isName.test(name))
        throw new ConfigError(`${where} names a preset "${name}": names are up to 64 lower-case letters, digits, dots, - and _.`);
      const fault = faultOf(preset);
      if (fault !== undefined) throw new ConfigError(`${where}: the preset "${name}" ${fault}.`.replace(/\.\.$/, '.'));
      return [name, preset as Preset];
    }),
  );
};

const readText = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch (thrown) {
    throw new ConfigError(`PRESETS_FILE names ${path}, which can't be read (${(thrown as { code?: string }).code ?? 'unknown'}).`);
  }
};

/** Reads PRESETS_FILE: a JSON object of presets by name. Throws ConfigError with the fault. */
export const readPresets = (env: Environment): Presets => {
  if (!env.PRESETS_FILE) return new Map();
  const text = readText(env.PRESETS_FILE);
  if (text.length > maxBytes) throw new ConfigError('PRESETS_FILE is larger than a megabyte.');
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch (thrown) {
    throw new ConfigError(`PRESETS_FILE is no JSON: ${(thrown as Error).message}`);
  }
  return checkPresets(read, 'PRESETS_FILE');
};

/** Form fields that a preset replaces. */
export const presetFields: readonly string[] = ['operation', 'options', 'steps'];

/** The form fields of a preset. */
export const fieldsOf = ({ outputFormat, operation, options, steps }: Preset): ReadonlyMap<string, string> =>
  new Map([
    ...(outputFormat === undefined ? [] : [['outputFormat', outputFormat] as const]),
    ...(operation === undefined ? [] : [['operation', operation] as const]),
    ...(options === undefined ? [] : [['options', JSON.stringify(options)] as const]),
    ...(steps === undefined ? [] : [['steps', JSON.stringify(steps)] as const]),
  ]);
