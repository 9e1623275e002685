import { getSchemaValidator, t } from 'elysia';
import { type ProblemCode, problems } from '../../../catalogue/problems.ts';
import { Problem } from '../../contract/problem.ts';
import { type Counts, countsSchema } from '../../receipt/counts.ts';
import type { InspectOptions, Seen } from '../inspect.ts';

/** What a thread does with a file of our naming, declared as that format (a canonical id). */
export type LookRequest = InspectOptions & {
  readonly path: string;
  readonly format: string;
  /** Counts what is in it as well, or, for a result of ours, does nothing else. */
  readonly count?: 'too' | 'only';
};

/** What inspecting an upload finds, and how much is in it where that was counted. */
export type Inspected = Seen & {
  readonly counts?: Counts;
  /** Its size where it was written anew. */
  readonly bytes?: number;
};

/** Longest sentence about a file; one that quotes a number of thousands of digits is cut. */
const maxDetail = 500;

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
      cutOff: t.Optional(t.String({ maxLength: maxDetail })),
      taken: t.Optional(formatId),
      bytes: t.Optional(t.Integer({ minimum: 0 })),
      counts: t.Optional(countsSchema),
    },
    { additionalProperties: false },
  ),
  t.Object({ code: t.String({ maxLength: 40 }), detail: t.String({ maxLength: maxDetail }), extra }, { additionalProperties: false }),
  t.Object({ failed: t.String({ maxLength: 2000 }) }, { additionalProperties: false }),
]);
const checked = getSchemaValidator(answer);

type Limit = NonNullable<Problem['extra']['limit']>;

/** The answer as it is sent: nothing wrong, what is wrong, or that looking failed, with where in our code. */
export type LookAnswer = typeof answer.static;

/** A size that a file claims may be beyond all numbers, which JSON has no word for. */
const finite = ({ actual, ...rest }: Limit): Limit => (Number.isFinite(actual) ? { ...rest, actual } : rest);

export const answerOf = (thrown: unknown): LookAnswer => {
  if (!(thrown instanceof Problem)) return { failed: String((thrown as { stack?: unknown } | undefined)?.stack ?? thrown).slice(0, 2000) };
  const { detected, limit } = thrown.extra;
  return {
    code: thrown.code,
    detail: thrown.detail.slice(0, maxDetail),
    extra: { ...(detected && { detected }), ...(limit && { limit: finite(limit) }) },
  };
};

const isCode = (code: string): code is ProblemCode => Object.hasOwn(problems, code);

/**
 * Reads an answer, which comes from where hostile bytes have been: whatever is no answer counts as a failure of ours. Throws the
 * Problem that it stands for.
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
  throw new Problem(told.code, told.detail, told.extra);
};
