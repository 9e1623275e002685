import { createHash } from 'node:crypto';
import type { ProblemBody } from '../../catalogue/problems.ts';
import { asProblem, Problem, problemBody } from '../contract/problem.ts';

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);

const looks =
  ':root{color-scheme:light dark}body{max-width:34rem;margin:12vh auto;padding:0 1.25rem;font:1.0625rem/1.6 system-ui,sans-serif}h1{font-size:1.6rem;line-height:1.25}';
/** Nothing but its own looks. */
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(looks).digest('base64')}'`;

/** For a form that was posted without JavaScript: the same problem as a small page. */
const page = ({ title, detail, remedy }: ProblemBody): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${looks}</style>` +
  `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(detail)}</p>${remedy === detail ? '' : `<p>${escapeHtml(remedy)}</p>`}<p><a href="/">Back to the converter</a></p></html>`;

/** The answer to whatever was thrown: problem+json, or a page for a browser that asks for one. Never more than the problem says. */
export const problemResponse = (thrown: unknown, request: Request, requestId: string): Response => {
  const problem = asProblem(thrown);
  const body = problemBody(problem, requestId);
  const headers: Record<string, string> = {
    'Cache-Control': 'no-store',
    ...(problem.extra.retryAfter !== undefined && { 'Retry-After': String(problem.extra.retryAfter) }),
  };
  const wantsPage = (request.headers.get('accept') ?? '').startsWith('text/html');
  return wantsPage
    ? new Response(page(body), {
        status: problem.status,
        headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy },
      })
    : new Response(JSON.stringify(body), { status: problem.status, headers: { ...headers, 'Content-Type': 'application/problem+json' } });
};

/** Elysia's own errors in the terms of the catalogue; its default bodies would echo the request. */
export const fromElysia = (code: string | number, error: unknown): unknown => {
  if (error instanceof Problem) return error;
  if (code === 'NOT_FOUND') return new Problem('not_found');
  if (code === 'VALIDATION' || code === 'PARSE' || code === 'INVALID_COOKIE_SIGNATURE') return new Problem('invalid_request');
  return error;
};
