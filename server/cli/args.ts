import { parseArgs } from 'node:util';
import { spelledFormat } from '../../catalogue/formats.ts';
import { operations as allOperations, type Operation, operationById } from '../../catalogue/operations.ts';
import { conversionOptions, flags, type Shell, shells, spellings } from './flags.ts';

/** An invalid command line. Its message is a sentence for the user. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

type Values = Readonly<Record<string, string | number | boolean>>;

export type Settings = {
  /** Paths as given; `-` is standard input. */
  readonly inputs: readonly string[];
  /** Format ids; the output in the requested spelling. */
  readonly from?: string;
  readonly to?: string;
  /** Operations to apply instead of a conversion to `to`: the first that accepts the format of an input. */
  readonly operations?: readonly Operation[];
  /** A chain as JSON, or the path of a file that contains one. */
  readonly steps?: string;
  readonly preset?: string;
  /** Merges all inputs into one file. */
  readonly merge: boolean;
  /** Walks folders recursively, and keeps their structure. */
  readonly tree: boolean;
  readonly watch?: WatchSettings;
  readonly out?: string;
  readonly jobs?: number;
  /** Path of a file whose first line is the password of locked inputs: every user of the machine can read a command line. */
  readonly passwordFile?: string;
  /** The same for the password of results. */
  readonly newPasswordFile?: string;
  readonly zip: boolean;
  readonly force: boolean;
  /** Gives results the dates of their inputs. */
  readonly preserveDates: boolean;
  readonly server?: URL;
  readonly json: boolean;
  readonly quiet: boolean;
  /** Values of the conversion's options, not yet checked against the pair. */
  readonly options: Values;
};

/** Settings of `watch`. */
export type WatchSettings = { readonly moveTo?: string; readonly settleSeconds: number; readonly state?: string; readonly once: boolean };

export type Command =
  | { readonly do: 'convert' | 'list' | 'help' | 'mcp'; readonly settings: Settings }
  | { readonly do: 'completion'; readonly shell: Shell }
  | { readonly do: 'version' | 'man' | 'key' };

const known = {
  ...Object.fromEntries(
    flags.map(({ name, short, value }) => [name, { type: value ? ('string' as const) : ('boolean' as const), ...(short && { short }) }]),
  ),
  ...Object.fromEntries(
    conversionOptions.flatMap((option) =>
      spellings(option).map((name) => [name, { type: option.control === 'flag' ? ('boolean' as const) : ('string' as const) }]),
    ),
  ),
};

const parse = (argv: readonly string[]) => {
  try {
    return parseArgs({ args: [...argv], options: known, allowPositionals: true, allowNegative: true, strict: true });
  } catch (thrown) {
    // Node adds its own hints after the first sentence.
    throw new UsageError((thrown instanceof Error ? thrown.message : String(thrown)).split('. ')[0]?.replace(/\.?$/, '.'));
  }
};

const readOptions = (values: Readonly<Record<string, unknown>>): Values => {
  const read: [string, string | number | boolean][] = [];
  for (const option of conversionOptions)
    for (const name of spellings(option)) {
      const value = values[name];
      if (typeof value === 'boolean') read.push([option.id, value]);
      if (typeof value === 'string') read.push([option.id, option.control === 'number' && value.trim() !== '' ? Number(value) : value]);
    }
  return Object.fromEntries(read);
};

const readFormat = (name: string, text: string): string => {
  const id = spelledFormat(text);
  if (!id) throw new UsageError(`--${name} ${text}: this format is not known here. --list shows all of them.`);
  return id;
};

const readServer = (text: string): URL => {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new UsageError(`--server must be an address such as https://example.org, but is "${text}".`);
  return new URL(text.endsWith('/') ? text : `${text}/`);
};

const readJobs = (text: string): number => {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > 64)
    throw new UsageError(`--jobs must be a whole number from 1 to 64, but is "${text}".`);
  return count;
};

const readSettle = (text = '2'): number => {
  const seconds = Number(text);
  if (!(seconds >= 0 && seconds <= 3600)) throw new UsageError(`--settle must be seconds from 0 to 3600, but is "${text}".`);
  return seconds;
};

/** Operations by name: `rotate-pdf`, or `rotate` for those of every format. */
const operationsNamed = (name: string): readonly Operation[] => {
  const one = operationById(name);
  return one ? [one] : allOperations.filter(({ id, verb }) => verb.toLowerCase() === name && id.startsWith(`${name}-`));
};

const isShell = (text: string): text is Shell => shells.some((shell) => shell === text);

/** The output format by a file name's extension. */
const formatOfName = (name: string): string | undefined => {
  const ending = /\.((?:tar\.)?[^./]+)$/i.exec(name)?.[1]?.toLowerCase();
  return ending === undefined ? undefined : spelledFormat(ending);
};

const checkWatch = ({ inputs, out, watch, merge }: Settings): void => {
  if (!watch) return;
  if (inputs.length !== 1 || inputs[0] === '-') throw new UsageError('watch takes one folder.');
  if (out === undefined || out === '-') throw new UsageError('watch needs a folder for results: --out.');
  if (merge) throw new UsageError('watch converts each file by itself: --merge does not go with it.');
};

const checkConversion = (settings: Settings): void => {
  const { inputs, out, json, to, operations, steps, preset, merge } = settings;
  if (inputs.length === 0) throw new UsageError('No file is named. --help shows how it is used.');
  checkWatch(settings);
  const ways = [to, operations, steps, preset].filter((one) => one !== undefined);
  if (ways.length === 0) throw new UsageError('--to is missing: name the format to make.');
  if (ways.length > 1) throw new UsageError('--to, --steps, --preset and an operation stand for one another: name one of them.');
  if (merge && to === undefined) throw new UsageError('--merge needs --to. Steps have a merge of their own.');
  if (inputs.filter((input) => input === '-').length > 1) throw new UsageError('Standard input (-) can be read once.');
  if (out === '-' && inputs.length > 1 && !merge && steps === undefined)
    throw new UsageError('Only one file can go to standard output. Name a folder with --out.');
  if (json && (out === '-' || (out === undefined && inputs[0] === '-')))
    throw new UsageError('--json and the result can not both go to standard output. Name a file or a folder with --out.');
};

/** Parses a command line. Throws UsageError. */
export const readArgs = (argv: readonly string[]): Command => {
  const { values, positionals } = parse(argv);
  const [first = ''] = positionals;
  const isWatch = first === 'watch';
  const isMcp = first === 'mcp';
  // `rotate-pdf report.pdf`, or `rotate report.pdf`: an operation instead of a conversion.
  const given = isWatch || isMcp ? positionals.slice(1) : positionals;
  const named = isMcp ? [] : operationsNamed(given[0] ?? '');
  const operations = named.length > 0 ? named : undefined;
  const inputs = operations ? given.slice(1) : given;
  const text = (name: string): string | undefined => {
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
  };
  const completion = text('completion');
  if (completion !== undefined) {
    if (!isShell(completion)) throw new UsageError(`--completion must be one of ${shells.join(', ')}.`);
    return { do: 'completion', shell: completion };
  }
  if (values.version) return { do: 'version' };
  if (first === 'key' && positionals.length <= 2 && (positionals[1] ?? 'new') === 'new' && !values.help) return { do: 'key' };
  if (values.man) return { do: 'man' };
  const names = ['from', 'to', 'out', 'jobs', 'server', 'password-file', 'new-password-file'];
  const [from, to, out, jobs, server, passwordFile, newPasswordFile] = names.map(text);
  if (operations && to !== undefined) throw new UsageError(`${given[0]} takes no --to: it decides the format itself.`);
  const [steps, preset, moveTo, state] = ['steps', 'preset', 'move-to', 'state'].map(text);
  const isSet = operations !== undefined || steps !== undefined || preset !== undefined;
  const isOne = inputs.length === 1 || values.merge === true;
  const target = to ?? (!isSet && out !== undefined && isOne ? formatOfName(out) : undefined);
  const settings: Settings = {
    inputs,
    ...(from !== undefined && { from: readFormat('from', from) }),
    ...(operations && { operations }),
    ...(steps !== undefined && { steps }),
    ...(preset !== undefined && { preset }),
    merge: values.merge === true,
    tree: values.tree === true,
    ...(isWatch && {
      watch: {
        ...(moveTo !== undefined && { moveTo }),
        ...(state !== undefined && { state }),
        settleSeconds: readSettle(text('settle')),
        once: values.once === true,
      },
    }),
    ...(target !== undefined && { to: readFormat('to', target) }),
    ...(out !== undefined && { out }),
    ...(jobs !== undefined && { jobs: readJobs(jobs) }),
    ...(server !== undefined && { server: readServer(server) }),
    ...(passwordFile !== undefined && { passwordFile }),
    ...(newPasswordFile !== undefined && { newPasswordFile }),
    zip: values.zip === true,
    force: values.force === true,
    preserveDates: values['preserve-dates'] === true,
    json: values.json === true,
    quiet: values.quiet === true,
    options: readOptions(values),
  };
  if (values.help) return { do: 'help', settings };
  if (values.list) return { do: 'list', settings };
  if (isMcp) return { do: 'mcp', settings };
  checkConversion(settings);
  return { do: 'convert', settings };
};
