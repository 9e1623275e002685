import { type ProblemBody, type ProblemCode, problems } from '../../catalogue/problems.ts';

type Extra = Partial<Pick<ProblemBody, 'option' | 'detected' | 'file' | 'step' | 'limit' | 'retryAfter'>>;

/**
 * A failure that is reported to the user. `detail` is a sentence of our own, with numbers where they help;
 * it never contains a tool's output, a path or a file name.
 */
export class Problem extends Error {
  override readonly name = 'Problem';

  constructor(
    readonly code: ProblemCode,
    readonly detail: string = problems[code].remedy,
    readonly extra: Extra = {},
    options?: ErrorOptions,
  ) {
    super(`${code}: ${detail}`, options);
  }

  get status(): number {
    return problems[this.code].status;
  }
}

/** Error codes for a full disk or an exceeded quota. */
const full: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

/** Converts any thrown value to a Problem: an unknown one becomes an internal error without details. */
export const asProblem = (thrown: unknown): Problem => {
  if (thrown instanceof Problem) return thrown;
  const isFull = full.has((thrown as { code?: unknown } | undefined)?.code);
  return new Problem(isFull ? 'storage_full' : 'internal_error', undefined, isFull ? { retryAfter: 30 } : {}, { cause: thrown });
};

/** The RFC 9457 body of a problem; `requestId` is a UUID. */
export const problemBody = (problem: Problem, requestId?: string): ProblemBody => {
  const kind: { title: string; remedy: string; status: number; retryable?: true } = problems[problem.code];
  return {
    type: `/help#${problem.code}`,
    title: kind.title,
    status: kind.status,
    detail: problem.detail,
    code: problem.code,
    remedy: kind.remedy,
    retryable: kind.retryable ?? false,
    ...(requestId && { instance: `urn:uuid:${requestId}` }),
    ...problem.extra,
  };
};
