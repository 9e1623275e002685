import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { canonicalFormat, formatById } from '../../catalogue/formats.ts';
import { ConfigError, type Environment, flag } from './setting-readers.ts';

/** Limits of a key; unset ones are those of anonymous clients. */
export type Quota = {
  /** Name of the key in logs and metrics. */
  readonly name: string;
  readonly maxBytes?: number;
  readonly perMinute?: number;
  readonly concurrent?: number;
  /** Maximum jobs whose results have not been deleted. */
  readonly jobs?: number;
  /** Allowed input and output formats: canonical ids. */
  readonly formats?: ReadonlySet<string>;
};

/** What is stored of a key: it is random, so its SHA-256 says nothing of it. */
export const hashOfKey = (key: string): Buffer => createHash('sha256').update(key).digest();

/** A stored key. */
export type ApiKey = { readonly hash: Buffer; readonly quota: Quota };

export type ApiKeys = {
  readonly keys: readonly ApiKey[];
  /** Allows conversions without a key. */
  readonly anonymous: boolean;
};

const isName = /^[a-z0-9][a-z0-9_-]{0,39}$/;
const isHash = /^[0-9a-f]{64}$/;
const limits: Readonly<Record<string, number>> = { maxMb: 2048, perMinute: 1_000_000, concurrent: 100_000, jobs: 100_000 };
const mostKeys = 10_000;

const fault = (name: string, what: string): never => {
  throw new ConfigError(`API keys: "${name}" ${what}`);
};

const readFormats = (name: string, value: unknown): ReadonlySet<string> => {
  if (!Array.isArray(value) || value.length === 0) return fault(name, 'must have formats as a list of ids.');
  return new Set(
    value.map((one) => {
      const id = typeof one === 'string' ? formatById(one)?.id : undefined;
      return id === undefined ? fault(name, `names a format that is not known: ${JSON.stringify(one)}.`) : canonicalFormat(id);
    }),
  );
};

const readKey = (name: string, value: unknown): ApiKey => {
  if (!isName.test(name)) fault(name, 'is no name: use up to 40 lower-case letters, digits, - and _.');
  const { hash, formats, ...rest } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  if (typeof hash !== 'string' || !isHash.test(hash))
    fault(name, 'must have a hash of 64 hexadecimal digits: file-converter key prints one.');
  for (const [id, figure] of Object.entries(rest)) {
    const max = Object.hasOwn(limits, id) ? limits[id] : undefined;
    if (max === undefined) fault(name, `has "${id}", which no key has: there are ${Object.keys(limits).join(', ')} and formats.`);
    if (!Number.isInteger(figure) || Number(figure) < 1 || Number(figure) > Number(max)) fault(name, `must have ${id} from 1 to ${max}.`);
  }
  const { maxMb, perMinute, concurrent, jobs } = rest as Readonly<Record<string, number | undefined>>;
  return {
    hash: Buffer.from(String(hash), 'hex'),
    quota: {
      name,
      ...(maxMb !== undefined && { maxBytes: maxMb * 1024 ** 2 }),
      ...(perMinute !== undefined && { perMinute }),
      ...(concurrent !== undefined && { concurrent }),
      ...(jobs !== undefined && { jobs }),
      ...(formats !== undefined && { formats: readFormats(name, formats) }),
    },
  };
};

const readFile = (path: string): Readonly<Record<string, unknown>> => {
  try {
    const read: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) return read as Record<string, unknown>;
  } catch (thrown) {
    const why = thrown instanceof SyntaxError ? 'is no JSON' : `can't be read (${(thrown as { code?: string }).code ?? 'unknown'})`;
    throw new ConfigError(`API_KEYS_FILE names ${path}, which ${why}.`);
  }
  throw new ConfigError('API_KEYS_FILE must hold an object: keys by name.');
};

/** `API_KEYS`: `name:hash`, separated by commas. */
const readList = (text: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part) => [part.split(':')[0] ?? '', { hash: part.split(':')[1] }]),
  );

/** Reads the keys of API_KEYS_FILE and API_KEYS. Throws ConfigError with the fault, never with a hash. */
export const readApiKeys = (env: Environment): ApiKeys => {
  const [fromFile, listed] = [env.API_KEYS_FILE ? readFile(env.API_KEYS_FILE) : {}, readList(env.API_KEYS ?? '')];
  const twice = Object.keys(listed).find((name) => Object.hasOwn(fromFile, name));
  if (twice !== undefined) throw new ConfigError(`The API key ${twice} is both in API_KEYS and in API_KEYS_FILE; remove one of them.`);
  const found = { ...fromFile, ...listed };
  const keys = Object.entries(found).map(([name, value]) => readKey(name, value));
  if (keys.length > mostKeys) throw new ConfigError(`There may be ${mostKeys} API keys.`);
  const anonymous = flag(env, 'ANONYMOUS', true);
  if (!anonymous && keys.length === 0) throw new ConfigError('ANONYMOUS=0 needs keys: set API_KEYS_FILE or API_KEYS.');
  return { keys, anonymous };
};
