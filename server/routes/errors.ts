import { createHash } from 'node:crypto';
import type { Speech } from '../../catalogue/languages/speech.ts';
import type { ProblemBody } from '../../catalogue/problems.ts';
import { siteName } from '../../catalogue/text/site.ts';
import { asProblem, Problem, problemBody } from '../contract/problem.ts';
import { speechFor, spokenHeaders } from '../requests/speech.ts';

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);

/** The site's colours in both themes; no fonts or scripts, since the page must work whatever fails. */
const looks = [
  ':root{color-scheme:light dark;--paper:#fcfcfa;--card:#fff;--ink:#16181d;--soft:#565b66;--line:#e1e3e8;--accent:#2446e0;--on:#fff;--bad:#b3261e}',
  '@media(prefers-color-scheme:dark){:root{--paper:#14161b;--card:#1c1f26;--ink:#eceef2;--soft:#a8adb8;--line:#32363f;--accent:#8ea2ff;--on:#0d1020;--bad:#ff8a80}}',
  '*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif}',
  'header,main{max-width:44rem;margin:0 auto;padding:1rem 1.25rem}header{display:flex;flex-wrap:wrap;gap:.5rem 1.25rem;align-items:center}',
  'header a{color:inherit;text-decoration:none}.logo{display:inline-flex;gap:.6rem;align-items:center;margin-inline-end:auto;font-size:1.1875rem;font-weight:700}',
  'main>div{padding:1.5rem;background:var(--card);border:1px solid var(--line);border-inline-start:4px solid var(--bad);border-radius:14px}',
  'h1{margin:0 0 .5rem;font-size:1.5rem;line-height:1.25}p{margin:.5rem 0}.soft{color:var(--soft);font-size:.9375rem}',
  '.button{display:inline-block;margin-top:.75rem;padding:.7rem 1.4rem;background:var(--accent);border-radius:10px;color:var(--on);font-weight:600;text-decoration:none}',
].join('');
/** Allows only the page's own styles. */
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(looks).digest('base64')}'`;

const logo =
  '<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true"><path fill="var(--line)" d="M3 6a3 3 0 0 1 3-3h9l6 6v11a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3Z"/><path fill="var(--accent)" d="M11 12a3 3 0 0 1 3-3h9l6 6v11a3 3 0 0 1-3 3H14a3 3 0 0 1-3-3Z"/><path fill="none" stroke="var(--on)" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M16 20h8m-3.2-3.4L24.2 20l-3.4 3.4"/></svg>';

/** Path of the page with the form, on this site only: ignores anything that could lead elsewhere. */
const formPath = (request: Request, { language }: Speech): string => {
  const from = URL.parse(request.headers.get('referer') ?? '');
  return from && from.host === request.headers.get('host') && /^(?:\/[\w.-]+)*\/?$/.test(from.pathname)
    ? from.pathname
    : language.prefix || '/';
};

/** HTML page of a problem, for forms posted without JavaScript. */
const page = ({ title, detail, remedy }: ProblemBody, { errorPage, frame, language }: Speech, back: string): string => {
  const { again, hint } = errorPage;
  const { help, contact } = frame.footer;
  const { tag, dir, prefix } = language;
  return (
    `<!doctype html><html lang="${tag}" dir="${dir}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)} | ${siteName}</title><style>${looks}</style>` +
    `<header><a class="logo" href="${prefix || '/'}">${logo}${siteName}</a><a href="${prefix}/all-tools">${frame.allToolsCrumb}</a><a href="${prefix}/help">${help}</a><a href="${prefix}/contact">${contact}</a></header>` +
    `<main><div role="alert"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(detail)}</p>${remedy === detail ? '' : `<p>${escapeHtml(remedy)}</p>`}` +
    `<p><a class="button" href="${escapeHtml(back)}">${again}</a></p><p class="soft">${hint}</p></div></main></html>`
  );
};

/** Response to any thrown value: problem+json, or a page for a browser that accepts HTML. Never exposes more than the problem does. */
export const problemResponse = (thrown: unknown, request: Request, requestId: string): Response => {
  const problem = asProblem(thrown);
  const speech = speechFor(request);
  const body = problemBody(problem, requestId, speech);
  const headers: Record<string, string> = {
    'Cache-Control': 'no-store',
    ...spokenHeaders(speech),
    ...(problem.extra.retryAfter !== undefined && { 'Retry-After': String(problem.extra.retryAfter) }),
  };
  const wantsPage = (request.headers.get('accept') ?? '').startsWith('text/html');
  return wantsPage
    ? new Response(page(body, speech, formPath(request, speech)), {
        status: problem.status,
        headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy },
      })
    : new Response(JSON.stringify(body), { status: problem.status, headers: { ...headers, 'Content-Type': 'application/problem+json' } });
};

/** Maps Elysia's errors to the catalogue's problems; its default bodies would echo the request. */
export const fromElysia = (code: string | number, error: unknown): unknown => {
  if (error instanceof Problem) return error;
  if (code === 'NOT_FOUND') return new Problem('not_found');
  if (code === 'VALIDATION' || code === 'PARSE' || code === 'INVALID_COOKIE_SIGNATURE') return new Problem('invalid_request');
  return error;
};
