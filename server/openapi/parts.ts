import { languages } from '../../catalogue/languages/languages.ts';
import { maxFileLabel } from '../../catalogue/limits.ts';
import { idempotencyKeySchema } from './schemas.ts';

/** A reference to a named schema. */
export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
/** A JSON body of this schema. */
export const json = (schema: object, example?: unknown) => ({ 'application/json': { schema, ...(example !== undefined && { example }) } });

/** The language that an answer is written in. */
export const contentLanguage = {
  description: 'The language of the words in the answer (RFC 9110, 8.5).',
  schema: { type: 'string', enum: languages.map(({ tag }) => tag) },
} as const;

/** How a request states the language of its answer. */
export const languageParameters = [
  {
    name: 'Accept-Language',
    in: 'header',
    description: 'The languages that the reader prefers (RFC 9110, 12.5.4).',
    schema: { type: 'string', maxLength: 1000 },
    example: 'de-AT, de;q=0.9, en;q=0.8',
  },
  {
    name: 'language',
    in: 'query',
    description: 'The language of the answer, stronger than Accept-Language, for whoever can send no headers.',
    schema: { type: 'string', maxLength: 40 },
  },
] as const;

const notes = {
  description: 'Sentences that people should read, in the language of the answer: a JSON array, percent-encoded.',
  schema: { type: 'string' },
};
export const details = {
  'X-Conversion-Notes': notes,
  'X-Conversion-Receipt': {
    description: 'How much of each thing went in and came out, where both were counted: a JSON array of `what`, `before` and `after`.',
    schema: { type: 'string' },
  },
  'Repr-Digest': {
    description: 'A digest of the result (RFC 9530), where the request asks for one: `Want-Repr-Digest: sha-256=10`, or `sha-512`.',
    schema: { type: 'string' },
  },
  'Last-Modified': { description: 'The date of the input file, where the form states one.', schema: { type: 'string' } },
};
export const disposition = {
  description: 'The name of the download (RFC 6266), mended: see the description of the API.',
  schema: { type: 'string' },
};

/** A file of any type. */
export const binary = { '*/*': { schema: { type: 'string', contentMediaType: 'application/octet-stream' } } };

/** The form for any work on files. */
export const formBody = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: ref('AnyForm'),
      encoding: { options: { contentType: 'application/json' }, steps: { contentType: 'application/json' } },
    },
  },
};

/** Headers and query parameters of requests with that form. */
export const idempotency = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Of one client and one key there is one job, however often it is sent.',
  schema: idempotencyKeySchema,
};
const exampleJob = {
  id: 'Zk3vTq0cE1xW9sYb7LrHaN2mUoJd5fGi',
  createdAt: '2026-01-31T12:00:00.000Z',
  inputFormat: 'png',
  outputFormat: 'jpg',
};
/** Example of a finished job. */
export const doneExample = {
  ...exampleJob,
  ...{ state: 'done', name: 'photo.jpg', bytes: 48_213, type: 'image/jpeg' },
  ...{ files: [{ name: 'photo.jpg', bytes: 48_213 }], notes: [], expiresAt: '2026-01-31T12:15:00.000Z' },
};

/** The response to an accepted job. */
export const accepted = {
  description: 'The job. The work goes on by itself.',
  headers: {
    Location: { description: 'The address of the job.', required: true, schema: { type: 'string' } },
    'Content-Language': contentLanguage,
  },
  content: json(ref('Job'), { ...exampleJob, state: 'queued', position: 1 }),
};

export const several = {
  name: 'merge',
  in: 'query',
  description: `Says that several files follow: needed where they are more than ${maxFileLabel} together.`,
  allowEmptyValue: true,
  schema: { type: 'string', maxLength: 5 },
} as const;

/** How forms without scripts pass options. */
export const plainFields = 'Plain forms send options as fields of their own, named `option.NAME`.';
