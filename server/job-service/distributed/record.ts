import { type Static, Type } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import { formatById } from '../../../catalogue/formats.ts';
import { inEnglish } from '../../../catalogue/languages/in-english.ts';
import { isMessage } from '../../../catalogue/languages/message.ts';
import { type ProblemCode, problems } from '../../../catalogue/problems.ts';
import { messageSchema } from '../../contract/message-schema.ts';
import { factsOf, Problem } from '../../contract/problem.ts';
import { isKnown } from '../../contract/said.ts';
import { detailsOf, type ResultDetails } from '../../conversions/conversion.ts';
import type { Received } from '../../intake/receive.ts';
import { countsSchema, receiptSchema } from '../../receipt/counts.ts';
import { tracePattern } from '../../tracing/span.ts';
import { type Job, type JobState, jobIdPattern } from '../job.ts';

const digits = Type.String({ pattern: '^\\d{1,16}$' });
const objectKey = Type.String({ pattern: '^j/\\d{1,12}/[A-Za-z0-9_-]{32}/(?:in-\\d{1,3}|out-[A-Za-z0-9_-]{1,40})$' });

/** The fields of a record in Redis. Everything read from Redis is checked against this. */
const recordSchema = Type.Object({
  id: Type.String({ pattern: jobIdPattern }),
  created: digits,
  number: digits,
  attempt: digits,
  state: Type.Union(['queued', 'working', 'done', 'failed', 'cancelled', 'expired'].map((name) => Type.Literal(name))),
  about: Type.String({ maxLength: 2_000_000 }),
  from: Type.String({ pattern: '^[a-z0-9_-]{1,20}$' }),
  to: Type.String({ pattern: '^[a-z0-9_-]{1,20}$' }),
  weight: Type.Union([Type.Literal('light'), Type.Literal('medium'), Type.Literal('heavy')]),
  request: Type.String({ pattern: '^[0-9a-f-]{36}$' }),
  callback: Type.String({ maxLength: 2000 }),
  trace: Type.String({ pattern: tracePattern }),
  key: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9+/]{43}=$' })),
  in: Type.Optional(objectKey),
  out: Type.Optional(objectKey),
  expires: Type.Optional(digits),
  /** The result lies unsealed in the store, for its client to download there. */
  unsealed: Type.Optional(Type.Literal('1')),
  /** A node waits for the result, which may be handed over to it. */
  awaited: Type.Optional(Type.Literal('1')),
  form: Type.Optional(Type.String({ maxLength: 500_000 })),
});

const bytes = Type.Integer({ minimum: 0, maximum: 2 ** 40 });
const formSchema = Type.Object({
  files: Type.Array(
    Type.Object({
      name: Type.String({ pattern: '^[a-z0-9][a-z0-9.-]{0,39}$' }),
      bytes,
      fileName: Type.String({ maxLength: 2000 }),
      cutOff: Type.Optional(Type.String({ maxLength: 1000 })),
      cutOffSaid: Type.Optional(messageSchema),
      counts: Type.Optional(countsSchema),
      sentAs: Type.Optional(Type.String({ maxLength: 20 })),
    }),
    {
      minItems: 1,
      maxItems: 1000,
    },
  ),
  ofFiles: Type.Object({
    inputFormat: Type.Array(Type.String({ maxLength: 20_000 })),
    password: Type.Array(Type.String({ maxLength: 20_000 })),
    lastModified: Type.Array(Type.String({ maxLength: 20_000 })),
  }),
  fields: Type.Array(Type.Tuple([Type.String({ maxLength: 200 }), Type.String({ maxLength: 20_000 })]), { maxItems: 100 }),
});

const named = Type.Object({ name: Type.String({ maxLength: 1000 }), bytes });
const working = Type.Object({
  phase: Type.Union([Type.Literal('converting'), Type.Literal('packing')]),
  fraction: Type.Union([Type.Null(), Type.Number({ minimum: 0, maximum: 1 })]),
});
/** A worker's description of a result. */
export const doneSchema = Type.Object({
  name: Type.String({ maxLength: 1000 }),
  bytes,
  files: Type.Array(named, { maxItems: 10_000 }),
  /** In English, as the version before this one writes and reads them. */
  notes: Type.Array(Type.String({ maxLength: 5000 }), { maxItems: 100 }),
  said: Type.Optional(Type.Array(messageSchema, { maxItems: 100 })),
  lastModified: Type.Optional(Type.Integer({ minimum: 0 })),
  receipt: Type.Optional(receiptSchema),
  isZip: Type.Boolean(),
});
const failed = Type.Object({
  code: Type.String(),
  /** In English, as the version before this one writes and reads it. */
  detail: Type.String({ maxLength: 5000 }),
  said: Type.Optional(Type.Union([messageSchema, Type.Null()])),
  extra: Type.Partial(
    Type.Object({
      option: Type.String({ maxLength: 200 }),
      detected: Type.String({ maxLength: 200 }),
      retryAfter: Type.Number(),
      file: Type.Number(),
      step: Type.Number(),
      limit: Type.Object({ name: Type.String({ maxLength: 200 }), max: Type.Number(), actual: Type.Optional(Type.Number()) }),
    }),
  ),
});

const schemas = {
  record: TypeCompiler.Compile(recordSchema),
  form: TypeCompiler.Compile(formSchema),
  working: TypeCompiler.Compile(working),
  done: TypeCompiler.Compile(doneSchema),
  failed: TypeCompiler.Compile(failed),
};

export type Form = Static<typeof formSchema>;
export type Done = Static<typeof doneSchema>;
/** A record as it is in Redis, checked. */
export type JobRecord = Static<typeof recordSchema>;

/** Redis contains something that we did not write. */
export class RecordBroken extends Error {
  override readonly name = 'RecordBroken';
}

const read = <Value>(schema: { readonly Check: (value: unknown) => value is Value }, value: unknown): Value => {
  if (!schema.Check(value)) throw new RecordBroken('A record in Redis is not one of ours.');
  return value;
};
const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (thrown) {
    throw new RecordBroken('A record in Redis is not JSON.', { cause: thrown });
  }
};

/** A record of these fields; undefined for none. Throws RecordBroken. */
export const readRecord = (fields: Readonly<Record<string, string>>): JobRecord | undefined =>
  fields.id === undefined ? undefined : read(schemas.record, fields);

/** The form in a record. */
export const readFormOf = ({ form }: JobRecord): Form => read(schemas.form, parse(form ?? ''));

/** The part of a form that goes into a record; the rest stays on the node that received it. */
export const formFields = ({ files, ofFiles, fields }: Received): string =>
  JSON.stringify({
    files: files.map(({ name, bytes, fileName, cutOff, counts, sentAs }) => ({
      name,
      bytes,
      fileName: fileName.slice(0, 2000),
      // In English for the version before.
      ...(cutOff !== undefined && { cutOff: inEnglish(cutOff), ...(isMessage(cutOff) && { cutOffSaid: cutOff }) }),
      ...(counts && { counts }),
      ...(sentAs !== undefined && { sentAs }),
    })),
    ofFiles: { inputFormat: [...ofFiles.inputFormat], password: [...ofFiles.password], lastModified: [...ofFiles.lastModified] },
    fields: [...fields].filter(([name]) => name !== 'callbackUrl' && name !== 'progressId'),
  } satisfies Form);

export const doneOf = (record: JobRecord): Done => read(schemas.done, parse(record.about));

/** Notes as a record has them. */
export const writtenNotes = (notes: ResultDetails['notes']): Pick<Done, 'notes' | 'said'> => {
  const said = notes.filter(isMessage);
  return { notes: notes.map(inEnglish), ...(said.length === notes.length && { said }) };
};

/** The details of a result that a worker describes, possibly one of another version: then its notes are in English. */
export const resultDetails = ({ notes, said, ...rest }: Done): ResultDetails =>
  detailsOf({ ...rest, notes: said?.every(isKnown) ? said : notes.map((english) => ({ english })) });

/** The MIME type of a result follows from the requested format, whatever a worker or Redis says. */
export const typeOf = ({ to }: Pick<JobRecord, 'to'>, { isZip }: Pick<Done, 'isZip'>): string =>
  isZip ? 'application/zip' : (formatById(to)?.mimeTypes[0] ?? 'application/octet-stream');

const stateOf = (record: JobRecord, position: number): JobState => {
  switch (record.state) {
    case 'queued':
      return { state: 'queued', position };
    case 'working':
      return { state: 'working', ...read(schemas.working, parse(record.about)) };
    case 'done': {
      const end = doneOf(record);
      const { name, bytes: size, files } = end;
      const expiresAt = new Date(Number(record.expires)).toISOString();
      return { state: 'done', name, bytes: size, type: typeOf(record, end), files, ...resultDetails(end), expiresAt };
    }
    case 'failed': {
      const { code, detail, said, extra } = read(schemas.failed, parse(record.about));
      const known = (Object.hasOwn(problems, code) ? code : 'internal_error') as ProblemCode;
      // Null: nothing but the remedy of the code. Without it, the record is of the version before.
      const own = said === undefined || (said && !isKnown(said)) ? { english: detail } : (said ?? undefined);
      return { state: 'failed', problem: factsOf(new Problem(known, own, extra)) };
    }
    default:
      return { state: record.state as 'cancelled' | 'expired' };
  }
};

/** A failure as a record stores it. */
export const failedAbout = ({ code, detail, said, extra }: Problem): string =>
  JSON.stringify({ code, detail, ...((said === undefined || isMessage(said)) && { said: said ?? null }), extra });

/** A record as a job; one that waits has a position. */
export const jobOf = (record: JobRecord, position = 1): Job => ({
  id: record.id,
  createdAt: new Date(Number(record.created)).toISOString(),
  inputFormat: record.from,
  outputFormat: record.to,
  ...stateOf(record, position),
});
