import { problems } from '../../../catalogue/problems.ts';
import { canary } from './server-under-test.ts';

/** Text that no answer except a file may contain: server paths, tool messages, stack frames. */
const leaks = /\/(?:usr|tmp|job|app|work|home|root)\/|Traceback|\bat .+:\d+:\d+|soffice|ffmpeg version|node_modules/;

/** The fault in a problem answer of any status; undefined if there is none. */
export const judgeProblem = (status: number, headers: Headers, text: string): string | undefined => {
  if (!headers.get('content-type')?.startsWith('application/problem+json')) return `status ${status} without a problem`;
  const problem = JSON.parse(text) as { code?: string; status?: number };
  if (!problem.code || !Object.hasOwn(problems, problem.code)) return `status ${status} with an unknown code`;
  if (problem.status !== status) return 'the problem has another status than the answer';
  if (leaks.test(text)) return `the problem says too much: ${text.slice(0, 300)}`;
  if ((status === 429 || status === 503) && !(Number(headers.get('retry-after')) > 0)) return `status ${status} without Retry-After`;
  return undefined;
};

/** The fault in an API answer to any file, however broken; undefined if there is none. */
export const judge = (status: number, headers: Headers, body: Uint8Array): string | undefined => {
  const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('latin1');
  if (text.includes(canary) || /root:x:0:0:/.test(text)) return 'the secret is in the answer';
  if (status === 200) return body.length > 0 ? undefined : 'an empty file';
  if (status === 500) return 'a failure of the server';
  return judgeProblem(status, headers, Buffer.from(body).toString());
};
