import { getSchemaValidator, t } from 'elysia';
import { isMessage } from '../../../catalogue/languages/message.ts';
import { type ProblemCode, problems } from '../../../catalogue/problems.ts';
import { messageSchema } from '../../contract/message-schema.ts';
import { Problem } from '../../contract/problem.ts';
import { clean } from '../../contract/said.ts';
import { type Counts, countsSchema } from '../../receipt/counts.ts';
import type { InspectOptions, Seen } from '../inspect.ts';

/** Request to a thread: a file under our own name, declared as that format (a canonical id). */
export type LookRequest = InspectOptions & {
  readonly path: string;
  readonly format: string;
  /** Count its content as well, or, for our own results, only that. */
  readonly count?: 'too' | 'only';
  /** Only detects the format of the content, as `taken`. */
  readonly detect?: true;
};

/** Result of inspecting an upload, with counts if they were requested. */
export type Inspected = Seen & {
  readonly counts?: Counts;
  /** Its new size if it was rewritten. */
  readonly bytes?: number;
};

const limit = t.Object(
  { name: t.String({ maxLength: 40 }), max: t.Number(), actual: t.Optional(t.Number()) },
  { additionalProperties: false },
);
const formatId = t.String({ maxLength: 20, pattern: '^[a-z0-9.]+$' });
const extra = t.Object({ detected: t.Optional(formatId), limit: t.Optional(limit) }, { additionalProperties: false });
const answer = t.Union([
  t.Object(
    {
      ok: t.Literal(true),
      cutOff: t.Optional(messageSchema),
      taken: t.Optional(formatId),
      bytes: t.Optional(t.Integer({ minimum: 0 })),
      counts: t.Optional(countsSchema),
    },
    { additionalProperties: false },
  ),
  t.Object({ code: t.String({ maxLength: 40 }), said: t.Optional(messageSchema), extra }, { additionalProperties: false }),
  t.Object({ failed: t.String({ maxLength: 2000 }) }, { additionalProperties: false }),
]);
const checked = getSchemaValidator(answer);

type Limit = NonNullable<Problem['extra']['limit']>;

/** The serialised answer: nothing wrong, a problem, or a failure with its place in our code. */
export type LookAnswer = typeof answer.static;

/** A file may claim an infinite size, which JSON cannot express. */
const finite = ({ actual, ...rest }: Limit): Limit => (Number.isFinite(actual) ? { ...rest, actual } : rest);

export const answerOf = (thrown: unknown): LookAnswer => {
  if (!(thrown instanceof Problem)) return { failed: String((thrown as { stack?: unknown } | undefined)?.stack ?? thrown).slice(0, 2000) };
  const { detected, limit } = thrown.extra;
  // A file may claim numbers without end, which the schema refuses.
  const said = thrown.said && clean(thrown.said);
  return {
    code: thrown.code,
    ...(said && isMessage(said) && { said }),
    extra: { ...(detected && { detected }), ...(limit && { limit: finite(limit) }) },
  };
};

const isCode = (code: string): code is ProblemCode => Object.hasOwn(problems, code);

/**
 * Reads an answer, which comes from a thread that read hostile bytes: an invalid one counts as our own failure. Throws the Problem that it
 * contains.
 */
export const readAnswer = (data: unknown): Inspected => {
  if (!checked.Check(data)) throw new Error('A look at an upload ended without an answer.');
  const told = data as LookAnswer;
  if ('ok' in told) {
    const { ok: _, ...seen } = told;
    return seen;
  }
  if ('failed' in told) throw Object.assign(new Error('Looking at an upload failed.'), { stack: told.failed });
  if (!isCode(told.code)) throw new Error('A look at an upload ended with a code that is not known.');
  throw new Problem(told.code, told.said && clean(told.said), told.extra);
};
