import { problems } from '../../../catalogue/problems.ts';
import { canary } from './server-under-test.ts';

/** What must not be in any answer that is no file: places of the server, words of tools, frames of a stack. */
const leaks = /\/(?:usr|tmp|job|app|work|home|root)\/|Traceback|\bat .+:\d+:\d+|soffice|ffmpeg version|node_modules/;

/** What is wrong with an answer that is a problem, of whatever status; undefined when nothing is. */
export const judgeProblem = (status: number, headers: Headers, text: string): string | undefined => {
  if (!headers.get('content-type')?.startsWith('application/problem+json')) return `status ${status} without a problem`;
  const problem = JSON.parse(text) as { code?: string; status?: number };
  if (!problem.code || !Object.hasOwn(problems, problem.code)) return `status ${status} with an unknown code`;
  if (problem.status !== status) return 'the problem has another status than the answer';
  if (leaks.test(text)) return `the problem says too much: ${text.slice(0, 300)}`;
  if ((status === 429 || status === 503) && !(Number(headers.get('retry-after')) > 0)) return `status ${status} without Retry-After`;
  return undefined;
};

/** What is wrong with an answer of the API to a file of any kind, however broken; undefined when nothing is. */
export const judge = (status: number, headers: Headers, body: Uint8Array): string | undefined => {
  const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('latin1');
  if (text.includes(canary) || /root:x:0:0:/.test(text)) return 'the secret is in the answer';
  if (status === 200) return body.length > 0 ? undefined : 'an empty file';
  if (status === 500) return 'a failure of the server';
  return judgeProblem(status, headers, Buffer.from(body).toString());
};
