/**
 * Schema of worker replies, which the server validates line by line: a compromised worker may reply with anything. A reply contains no
 * path, format or header; its values are short, typed, and checked against closed lists.
 */
import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import type { Message } from '../../catalogue/languages/message.ts';
import { mostAmount } from './amount.ts';
import { framePattern, mostFrames, namePattern } from './bug.ts';
import type { OutputFile } from './engine.ts';
import { messageSchema } from './message-schema.ts';
import { placeSchema } from './place.ts';

const strict = { additionalProperties: false };

/** Problem codes that a worker may report: faults of the document, and exceeded limits. */
const workerProblems = [
  'columns_differ',
  'conversion_failed',
  'copy_protected',
  'corrupt_input',
  'decompression_bomb',
  'image_too_large',
  'nothing_to_convert',
  'page_too_large',
  'password_protected',
  'resource_limit',
  'too_many_entries',
  'too_many_frames',
  'too_many_pages',
  'unsafe_content',
  'unsupported_conversion',
  'wrong_password',
] as const satisfies readonly import('../../catalogue/problems.ts').ProblemCode[];

export type WorkerProblemCode = (typeof workerProblems)[number];

/** Notes on the result for the user. */
export const notesSchema = Type.Unsafe<readonly Message[]>(Type.Array(messageSchema, { maxItems: 100 }));

/** Results in the worker's folder, by names resolved only there. Too many for a response are counted and refused later. */
export const outputsSchema = Type.Unsafe<readonly OutputFile[]>(
  Type.Array(
    Type.Object(
      { name: Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,120}$' }), part: Type.Optional(Type.String({ maxLength: 1024 })) },
      strict,
    ),
    { maxItems: 20_000 },
  ),
);

/** Reply of a worker that only reports completion. */
export const doneSchema = Type.Null();

const amount = Type.Number({ minimum: 0, maximum: mostAmount });

const progressSchema = Type.Object({ progress: Type.Number() }, strict);

const problemSchema = Type.Object(
  {
    problem: Type.Union(workerProblems.map((code) => Type.Literal(code))),
    said: Type.Optional(messageSchema),
    place: Type.Optional(placeSchema),
    limit: Type.Optional(
      Type.Object({ name: Type.String({ pattern: '^[A-Za-z]{1,40}$' }), max: amount, actual: Type.Optional(amount) }, strict),
    ),
  },
  strict,
);

/** An unexpected exception. */
const bugSchema = Type.Object(
  {
    bug: Type.Object(
      { name: Type.String({ pattern: namePattern }), frames: Type.Array(Type.String({ pattern: framePattern }), { maxItems: mostFrames }) },
      strict,
    ),
  },
  strict,
);

export type WorkerReply =
  | { readonly ok: unknown }
  | Static<typeof problemSchema>
  | Static<typeof bugSchema>
  | Static<typeof progressSchema>;

/** Parses a reply line of this kind of worker. Undefined if it is invalid. */
export type ReplyReader = (line: string) => WorkerReply | undefined;

export const replyReader = (answer: TSchema): ReplyReader => {
  const checker = TypeCompiler.Compile(Type.Union([Type.Object({ ok: answer }, strict), problemSchema, bugSchema, progressSchema]));
  return (line) => {
    try {
      const value: unknown = JSON.parse(line);
      return checker.Check(value) ? value : undefined;
    } catch {
      return undefined;
    }
  };
};
