import { englishSpeech } from '../../catalogue/languages/english-speech.ts';
import type { Said, Value } from '../../catalogue/languages/message.ts';
import type { Speech } from '../../catalogue/languages/speech.ts';
import { textOf } from '../../catalogue/languages/text-of.ts';
import { type ProblemBody, type ProblemCode, problems } from '../../catalogue/problems.ts';

type Extra = Partial<Pick<ProblemBody, 'option' | 'detected' | 'file' | 'step' | 'limit' | 'retryAfter'>>;

/** A problem before it is put into words: what jobs store. */
export type ProblemFacts = { readonly code: ProblemCode; readonly said?: Said } & Extra;

/**
 * A failure that is reported to the user. `said` is a message of ours with numbers where they help, by default the remedy of the code;
 * it never contains a tool's output, a path or a file name.
 */
export class Problem extends Error {
  override readonly name = 'Problem';

  constructor(
    readonly code: ProblemCode,
    readonly said?: Said,
    readonly extra: Extra = {},
    options?: ErrorOptions,
  ) {
    super(`${code}: ${said === undefined ? problems[code].remedy : textOf(said, englishSpeech)}`, options);
  }

  get status(): number {
    return problems[this.code].status;
  }

  /** The message in English. */
  get detail(): string {
    return this.said === undefined ? problems[this.code].remedy : textOf(this.said, englishSpeech);
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

/** What a problem says, as a part of what another one says. */
export const innerDetail = ({ code, said }: Problem): Value => said ?? { remedy: code };

export const factsOf = ({ code, said, extra }: Problem): ProblemFacts => ({ code, ...(said !== undefined && { said }), ...extra });

/** The problem of these facts, which may have been stored by an earlier version. */
export const problemOf = ({ code, said, option, detected, file, step, limit, retryAfter }: ProblemFacts): Problem =>
  new Problem(code, said, { option, detected, file, step, limit, retryAfter });

/** The RFC 9457 body of a problem in the words of a language; `requestId` is a UUID. */
export const problemBody = ({ code, said, extra }: Problem, requestId?: string, speech: Speech = englishSpeech): ProblemBody => {
  const { status, retryable = false }: { status: number; retryable?: boolean } = problems[code];
  const { title, remedy } = speech.problems[code];
  return {
    type: `/help#${code}`,
    title,
    status,
    detail: said === undefined ? remedy : textOf(said, speech),
    code,
    remedy,
    retryable,
    ...(requestId && { instance: `urn:uuid:${requestId}` }),
    ...extra,
  };
};
