import { type TSchema, t } from 'elysia';
import { type ProblemCode, problems } from '../../catalogue/problems.ts';
import { jobIdPattern } from '../job-service/job.ts';
import { progressIdPattern } from '../jobs/progress.ts';
import { type Receipt, receiptSchema } from '../receipt/counts.ts';

/** JSON Schema integers: the framework's own type accepts text as well, for forms. */
export const whole = (about: object = {}) => t.Unsafe<number>({ type: 'integer', ...about });
export const number = (about: object = {}) => t.Unsafe<number>({ type: 'number', ...about });

const words = <Word extends string>(list: readonly Word[]) => t.Unsafe<Word>({ type: 'string', enum: [...list] });

const limit = t.Object({
  name: t.String({ description: 'What is limited.' }),
  max: number(),
  actual: t.Optional(number({ description: 'What the file or the request has.' })),
});

/** RFC 9457. */
export const problemSchema = t.Object(
  {
    type: t.String({ description: 'Where this kind of problem is explained.' }),
    title: t.String({ description: 'In the language of the answer, as are detail and remedy.' }),
    status: whole({ minimum: 400, maximum: 599 }),
    detail: t.String(),
    code: words(Object.keys(problems) as ProblemCode[]),
    remedy: t.String({ description: 'What a person can do.' }),
    retryable: t.Boolean({ description: 'Whether the same request may succeed later.' }),
    instance: t.Optional(t.String({ description: 'Names the request in the log: urn:uuid.' })),
    option: t.Optional(t.String({ description: 'The option at fault.' })),
    detected: t.Optional(t.String({ description: 'The format that the bytes have.' })),
    file: t.Optional(whole({ minimum: 1, description: 'Which of several files it is about.' })),
    step: t.Optional(whole({ minimum: 1, description: 'Which step of a chain it is about.' })),
    limit: t.Optional(limit),
    retryAfter: t.Optional(whole({ minimum: 0, description: 'Seconds, equal to the Retry-After header.' })),
  },
  { title: 'Problem', description: 'application/problem+json (RFC 9457) with a code of a closed list.' },
);

const about = {
  id: t.String({ pattern: jobIdPattern, description: 'Knowing it is the right to everything about the job.' }),
  createdAt: t.String({ format: 'date-time' }),
  inputFormat: t.String(),
  outputFormat: t.String(),
};
const file = t.Object({ name: t.String(), bytes: whole({ minimum: 0 }) });
const state = <State extends string>(name: State) => t.Unsafe<State>({ type: 'string', const: name });

/** A job by state. */
export const jobSchemas = {
  JobQueued: t.Object(
    {
      ...about,
      state: state('queued'),
      position: whole({ minimum: 1, description: 'How many it will be when its turn comes: 1 is the next.' }),
    },
    { title: 'A job that waits' },
  ),
  JobWorking: t.Object(
    {
      ...about,
      state: state('working'),
      phase: words(['converting', 'packing']),
      fraction: t.Unsafe<number | null>({
        type: ['number', 'null'],
        minimum: 0,
        maximum: 1,
        description: 'Of the phase; null while it is not known.',
      }),
    },
    { title: 'A job that is being done' },
  ),
  JobDone: t.Object(
    {
      ...about,
      state: state('done'),
      name: t.String({ description: 'What a download of the result is called.' }),
      bytes: whole({ minimum: 1 }),
      type: t.String({ description: 'MIME type of the result: a ZIP where one input gave several files.' }),
      files: t.Array(file, { description: 'The files in it, or it alone.' }),
      notes: t.Array(t.String(), { description: 'Sentences that people should read, in the language of the answer.' }),
      receipt: t.Optional(
        t.Unsafe<Receipt>({ ...receiptSchema, description: 'How much of each thing went in and came out, where both were counted.' }),
      ),
      lastModified: t.Optional(
        whole({ minimum: 0, description: 'Date of the input file, which the result keeps: milliseconds since 1970.' }),
      ),
      expiresAt: t.String({ format: 'date-time', description: 'When the result is deleted at the latest.' }),
    },
    { title: 'A job with a result' },
  ),
  JobFailed: t.Object({ ...about, state: state('failed'), problem: problemSchema }, { title: 'A job that failed' }),
  JobCancelled: t.Object({ ...about, state: state('cancelled') }, { title: 'A job that was cancelled' }),
  JobExpired: t.Object({ ...about, state: state('expired') }, { title: 'A job whose result has been deleted' }),
} as const satisfies Record<string, TSchema>;

const count = whole({ minimum: 0 });

/** Response of `GET /api/health`. */
export const healthSchema = t.Object({
  status: words(['ok', 'unavailable']),
  live: t.Boolean(),
  ready: t.Boolean(),
  sandbox: t.String({ description: 'How tools are held: namespaces, namespaces-shared-proc, landlock or none.' }),
  raise: t.String({ description: 'What the operator does so that tools are held more strongly; empty where nothing is stronger.' }),
  isolation: t.Record(t.String(), t.Any(), { description: 'What of that holds here.' }),
  controlGroups: t.String(),
  engines: t.Array(t.Object({ id: t.String(), steps: count })),
  off: t.Array(t.Any(), { description: 'Engines that lack programs.' }),
  versions: t.Record(t.String(), t.String()),
  queue: t.Record(t.String(), number()),
});

const optionKinds = t.Object({
  id: t.String(),
  label: t.String(),
  help: t.String(),
  control: words(['number', 'choice', 'flag', 'colour', 'text']),
});

/** Response of `GET /api/formats`. */
export const formatsSchema = t.Object({
  formats: t.Array(
    t.Object({
      id: t.String(),
      name: t.String(),
      longName: t.String(),
      extensions: t.Array(t.String()),
      mimeTypes: t.Array(t.String()),
      kind: t.String(),
      outputs: t.Array(t.String()),
    }),
  ),
  conversions: t.Record(t.String(), t.Array(t.String()), { description: 'Outputs by input.' }),
  merges: t.Record(t.String(), t.Array(t.String()), { description: 'What several files can become one of, and the inputs that it takes.' }),
  operations: t.Record(
    t.String(),
    t.Object({
      name: t.String(),
      description: t.String(),
      formats: t.Array(t.String(), { description: 'What it takes.' }),
      to: t.Optional(t.String({ description: 'What it makes, where that is not the format of the file.' })),
      options: t.Array(optionKinds, { description: 'Its options with their ranges.' }),
    }),
    { description: 'Operations by id.' },
  ),
  chains: t.Object({ maxSteps: count }, { description: 'How many steps one request may have.' }),
  presets: t.Record(
    t.String(),
    t.Object(
      {
        description: t.Optional(t.String()),
        outputFormat: t.Optional(t.String()),
        operation: t.Optional(t.String()),
        options: t.Optional(t.Record(t.String(), t.Any())),
        steps: t.Optional(t.Array(t.Any())),
      },
      { description: 'What it stands for.' },
    ),
    { description: 'What the field `preset` may name.' },
  ),
  options: t.Record(t.String(), optionKinds, { description: 'Options by id, with their ranges.' }),
  conversionOptions: t.Record(t.String(), t.Record(t.String(), t.Array(t.String())), {
    description: 'Ids of options by input and output.',
  }),
  conversionChoices: t.Record(t.String(), t.Record(t.String(), t.Record(t.String(), t.Array(t.String()))), {
    description: 'Values of options that depend on the conversion, by input and output.',
  }),
});

/** The contact form's fields. */
export const contactSchema = t.Object(
  {
    name: t.String({ minLength: 2, maxLength: 200 }),
    email: t.String({ format: 'email', maxLength: 320 }),
    message: t.String({ minLength: 10, maxLength: 10_000 }),
  },
  { title: 'Message' },
);

/** An idempotency key: long enough to be unique, short enough to store. */
export const idempotencyKeySchema = t.String({ minLength: 8, maxLength: 255, pattern: '^[\\x21-\\x7e]+$' });
/** Random ids made by pages: UUIDs, so that they cannot be guessed. */
export const progressIdSchema = t.String({ pattern: progressIdPattern });
