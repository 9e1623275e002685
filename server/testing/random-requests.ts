export type Operation = {
  readonly operationId?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>;
};
type Parameter = { readonly name: string; readonly in: 'header' | 'path'; readonly schema: Schema };
type Schema = Readonly<Record<string, unknown>> & {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
};

export type Random = () => number;

/** Reproducible numbers from 0 to 1 for a seed (mulberry32). */
export const seeded = (seed: number): Random => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const pick = <Item>(list: readonly Item[], random: Random): Item => list[Math.floor(random() * list.length)] as Item;
const alphabet = ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCXYZ[]^_`abcxyz{|}~';
const word = (random: Random, length: number): string => Array.from({ length }, () => pick([...alphabet], random)).join('');

const resolve = (document: object, schema: Schema): Schema => {
  if (!schema.$ref) return schema;
  const found = schema.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], document);
  return resolve(document, found as Schema);
};

const wrong: readonly unknown[] = [
  null,
  '',
  'x',
  -1,
  1e300,
  true,
  [],
  {},
  'constructor',
  '__proto__',
  '\u0000',
  'é'.repeat(300),
  { toString: 1 },
];

/** A value for a schema; occasionally an invalid one. */
const sample = (document: object, schema: Schema, random: Random, faults: number): unknown => {
  if (random() < faults) return pick(wrong, random);
  const {
    const: only,
    enum: words,
    anyOf,
    type,
    minimum = -1000,
    maximum = 1000,
    maxLength = 40,
    minLength = 0,
    pattern,
    properties,
  } = resolve(document, schema);
  if (only !== undefined) return only;
  if (words) return pick(words, random);
  if (anyOf) return sample(document, pick(anyOf, random), random, faults);
  switch (type) {
    case 'integer':
      return Math.floor(minimum + random() * (maximum - minimum + 1));
    case 'number':
      return Number((minimum + random() * (maximum - minimum)).toFixed(1));
    case 'boolean':
      return random() < 0.5;
    case 'object':
      return Object.fromEntries(
        Object.entries(properties ?? {}).flatMap(([name, one]) => (random() < 0.3 ? [[name, sample(document, one, random, faults)]] : [])),
      );
    default: {
      // Random names: a number of letters from a class.
      const letters = /^\^\[A-Za-z0-9_-\]\{(\d+)(?:,\d+)?\}\$$/.exec(pattern ?? '')?.[1];
      if (letters) return Array.from({ length: Number(letters) }, () => pick([...'AZaz09_-'], random)).join('');
      return word(random, Math.min(maxLength, minLength + Math.floor(random() * 30)));
    }
  }
};

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64');
const files: readonly (() => File)[] = [
  () => new File([png], 'dot.png'),
  () => new File([], 'empty.png'),
  () => new File(['a,b\n1,2\n'], 'table.csv'),
  () => new File([png.subarray(0, 30)], '../cut\r\n.png'),
];

/** All forms that a schema allows, including those with several files. */
const formsOf = (document: object, schema: Schema): readonly Schema[] => {
  const { anyOf, ...one } = resolve(document, schema);
  return anyOf ? anyOf.flatMap((each) => formsOf(document, each)) : [one];
};

/** A form: mostly an image to an image format, so that conversions happen; otherwise anything that the document lists. */
const formOf = (document: object, schema: Schema, random: Random, faults: number): FormData => {
  const forms = formsOf(document, schema);
  const ofPng = forms.filter((one) => one.properties?.inputFormat?.const === 'png');
  const isUsual = random() < 0.6;
  const chosen = pick(isUsual ? ofPng : forms, random);
  const form = new FormData();
  for (const [name, one] of Object.entries(chosen.properties ?? {})) {
    if (random() < faults) continue;
    if (name === 'file') {
      const count = one.type === 'array' ? 1 + Math.floor(random() * 4) : 1;
      for (let left = count; left > 0; left--) form.append('file', (isUsual ? files[0] : pick(files, random))?.() ?? new File([], 'none'));
    } else if (chosen.required?.includes(name) || random() < 0.4) {
      const value = sample(document, one, random, faults);
      form.append(name, asText(value));
    }
  }
  return form;
};

export type RandomRequest = {
  readonly path: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: () => RequestInit['body'];
};

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Requests for an operation: some valid by the document, some with faults. */
export const randomRequests = (
  document: object,
  shared: Readonly<Record<string, unknown>>,
  operation: Operation,
  random: Random,
  count: number,
): readonly RandomRequest[] =>
  Array.from({ length: count }, (_, index) => {
    const faults = index % 2 === 0 ? 0 : 0.15;
    const parameters = [...((shared.parameters as readonly Parameter[]) ?? []), ...(operation.parameters ?? [])];
    const text = ({ name, schema }: Parameter): string =>
      name === 'Range' && random() < 0.7
        ? `bytes=${Math.floor(random() * 30)}-${random() < 0.5 ? '' : Math.floor(random() * 60)}`
        : asText(sample(document, schema, random, faults));
    const headers = parameters.filter((one) => one.in === 'header' && random() < 0.5);
    const [[type, content] = ['', undefined]] = Object.entries(operation.requestBody?.content ?? {});
    const made =
      content &&
      (type === 'multipart/form-data'
        ? formOf(document, content.schema, random, faults)
        : JSON.stringify(sample(document, content.schema, random, faults)));
    return {
      path: Object.fromEntries(parameters.filter((one) => one.in === 'path').map((one) => [one.name, text(one)])),
      headers: {
        ...Object.fromEntries(headers.map((one) => [one.name, text(one).replace(/[^\x20-\x7e]/g, '')])),
        ...(type === 'application/json' && { 'content-type': type }),
      },
      body: () => made,
    };
  });

export const fillPath = (path: string, values: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? '').replaceAll('.', '%2E') || 'x');
