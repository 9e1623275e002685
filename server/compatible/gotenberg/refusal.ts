import type { ProblemCode } from '../../../catalogue/problems.ts';
import { asProblem } from '../../contract/problem.ts';
import { problemHeaders, reasonOf } from '../reason.ts';

/** A request that is not as Gotenberg wants it, in a sentence of its form. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** A field of the form that is not as it should be. */
export const invalid = (what: string): Refusal => new Refusal(400, `Invalid form data: ${what}`);

/** Gotenberg's statuses: what a file or a form is to blame for is 400, a deadline 503. */
const statuses: Readonly<Record<number, number>> = { 408: 503, 422: 400, 504: 503 };
const own: Readonly<Partial<Record<ProblemCode, number>>> = {
  unsupported_media_type: 415,
  unsupported_format: 400,
  unsupported_conversion: 400,
  content_mismatch: 400,
  queue_full: 429,
};

/** Status and sentence of whatever was thrown: our reason, and the title that names it. */
export const told = (thrown: unknown): { readonly status: number; readonly message: string } => {
  if (thrown instanceof Refusal) return { status: thrown.status, message: thrown.message };
  const problem = asProblem(thrown);
  const { file } = problem.extra;
  return {
    status: own[problem.code] ?? statuses[problem.status] ?? problem.status,
    message: `${file !== undefined && !problem.detail.startsWith('File ') ? `File ${file}: ` : ''}${reasonOf(problem)}`,
  };
};

const plainText = 'text/plain; charset=UTF-8';

export const refusalResponse = (thrown: unknown, headers: Readonly<Record<string, string>>): Response => {
  const { status, message } = told(thrown);
  return new Response(message, { status, headers: { ...problemHeaders(asProblem(thrown)), 'Content-Type': plainText, ...headers } });
};
