import { Elysia } from 'elysia';
import { message } from '../catalogue/languages/message.ts';
import { compatibleRoutes } from './compatible/routes.ts';
import { Problem } from './contract/problem.ts';
import type { Services } from './node/services.ts';
import { logFailure } from './observability/log.ts';
import { type RequestRecord, recordOf, serverTiming } from './requests/request-record.ts';
import { urlOf } from './requests/request-url.ts';
import { contactRoute } from './routes/contact.ts';
import { convertRoute } from './routes/convert.ts';
import { fromElysia, problemResponse } from './routes/errors.ts';
import { formatsRoute } from './routes/formats.ts';
import { healthRoute } from './routes/health.ts';
import { jobsRoute } from './routes/jobs.ts';
import { mcpRoute } from './routes/mcp.ts';
import { metricsRoute } from './routes/metrics.ts';
import { openRoute } from './routes/open.ts';
import { openApiRoute } from './routes/openapi.ts';
import { progressRoute } from './routes/progress.ts';
import { securityRoute } from './routes/security.ts';
import { staticRoute } from './routes/static.ts';

/** Idle timeout of connections in seconds: Bun's default would cut slow uploads and long conversions. */
const connectionSeconds = 255;

/** Maximum body of a request without a file: a message from the contact page. */
const smallBodyBytes = 64 * 1024;

/** Paths whose bodies contain a file and are streamed. */
const takesFiles: ReadonlySet<string> = new Set(['/api/convert', '/api/jobs']);

/** Paths of the API and the method that each accepts. */
const methods: Readonly<Record<string, string>> = {
  '/api/convert': 'POST',
  '/api/jobs': 'POST',
  '/api/contact': 'POST',
  '/api/health': 'GET',
  '/api/formats': 'GET',
  '/api/metrics': 'GET',
  '/api/openapi.json': 'GET',
};

/** Response for an unknown API address, or an unsupported method. */
const unknownAddress = ({ path, request }: { readonly path: string; readonly request: Request }): Response => {
  const allowed = methods[path];
  const answer = problemResponse(new Problem(allowed ? 'method_not_allowed' : 'not_found'), request, recordOf(request).id);
  if (allowed) answer.headers.set('Allow', allowed);
  return answer;
};

/** Headers of every response. A form without scripts says which page it is on, only to this site, so that an error can lead back. */
const everywhere = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'same-origin' };
/** Policy of responses without their own, unlike pages and downloads: no loading, no scripts, no framing. */
const inert = "default-src 'none'; frame-ancestors 'none'";

/** The whole server without a port: tests call `app.handle(request)`. */
export const makeApp = (services: Services) => {
  const { corsOrigins, hsts, trustedProxies } = services.config;
  const compatible = compatibleRoutes(services);
  const hasFiles = (path: string): boolean => takesFiles.has(path) || compatible.takesFiles(path);
  /** CORS headers: the site may be on another origin, which is named, because browsers send no credentials to `*`. */
  const corsHeaders = (request: Request): Record<string, string> => {
    const origin = request.headers.get('origin');
    const isNamed = origin !== null && corsOrigins.includes(origin);
    if (!origin || !(isNamed || corsOrigins.includes('*'))) return {};
    return {
      'Access-Control-Allow-Origin': isNamed ? origin : '*',
      'Access-Control-Expose-Headers':
        'Content-Disposition, Content-Range, ETag, Location, Preference-Applied, Repr-Digest, Retry-After, Server-Timing, X-Conversion-Notes, X-Request-Id',
      ...(isNamed && { 'Access-Control-Allow-Credentials': 'true' }),
    };
  };
  const preflight = {
    'Access-Control-Allow-Methods': 'GET, HEAD, POST, DELETE',
    'Access-Control-Allow-Headers':
      'Authorization, Content-Type, Idempotency-Key, If-None-Match, If-Range, Last-Event-ID, Prefer, Range, Want-Repr-Digest, X-Api-Key',
    'Access-Control-Max-Age': '600',
  };
  const transport: Record<string, string> = hsts ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {};

  /** Begins the trace of a conversion, or continues that of a trusted proxy. */
  const trace = (request: Request, path: string): void => {
    const record = recordOf(request);
    record.span = services.tracer?.begin(`${request.method} ${path}`, {
      kind: 'server',
      attributes: { 'http.request.method': request.method, 'http.route': path, 'converter.request': record.id },
      ...(trustedProxies > 0 && { parent: request.headers.get('traceparent') ?? '' }),
    });
  };

  const endTrace = ({ span, from, to, bytes }: RequestRecord, { status }: Response): void => {
    span?.set({
      'http.response.status_code': status,
      ...(from && to && { 'converter.from': from, 'converter.to': to }),
      ...(bytes !== undefined && { 'converter.bytes': bytes }),
    });
    span?.end(status >= 500 ? String(status) : undefined);
  };

  const finish = (request: Request, response: Response): Response => {
    const record = recordOf(request);
    endTrace(record, response);
    const headers = { ...everywhere, ...transport, ...corsHeaders(request), 'X-Request-Id': record.id };
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    if (corsOrigins.length > 0) response.headers.append('Vary', 'Origin');
    if (!response.headers.has('content-security-policy')) response.headers.set('Content-Security-Policy', inert);
    if (record.stages.size > 0) response.headers.set('Server-Timing', serverTiming(record));
    return response;
  };

  return (
    new Elysia({ normalize: false })
      .onRequest(({ request, server }) => {
        server?.timeout(request, connectionSeconds);
        // The framework reads every body whole, except those with a file.
        const { headers } = request;
        const isLarge = Number(headers.get('content-length') ?? 0) > smallBodyBytes || headers.has('transfer-encoding');
        // Lazy: a CONNECT request has no path.
        const path = () => urlOf(request).pathname;
        if (services.tracer && ['POST', 'PUT'].includes(request.method) && hasFiles(path())) trace(request, path());
        if (isLarge && !hasFiles(path()) && !(services.config.mcp && path() === '/mcp'))
          throw new Problem('file_too_large', message('onlyFilesMayBeLarge'));
        if (request.method === 'OPTIONS' && Object.keys(corsHeaders(request)).length > 0)
          return finish(request, new Response(null, { status: 204, headers: preflight }));
        return undefined;
      })
      .mapResponse(({ request, response, set }) => {
        // Converts plain values to responses here, so that every response passes `finish`.
        const made = response instanceof Response ? response : new Response(bodyOf(response), { status: Number(set.status ?? 200) });
        if (!(response instanceof Response)) {
          for (const [name, value] of Object.entries(set.headers)) made.headers.set(name, String(value));
          if (!made.headers.has('content-type')) made.headers.set('Content-Type', 'application/json');
        }
        return finish(request, made);
      })
      .onError(({ code, error, request }) => {
        const { id, reported } = recordOf(request);
        const problem = fromElysia(code, error);
        if (!reported && (!(problem instanceof Problem) || problem.code === 'internal_error')) {
          services.metrics.failed('request');
          logFailure('request_failed', problem, id);
        }
        return finish(request, problemResponse(problem, request, id));
      })
      .use(compatible.plugin)
      .use(convertRoute(services))
      .use(jobsRoute(services))
      .use(openApiRoute(services))
      .use(healthRoute(services))
      .use(formatsRoute(services))
      .use(progressRoute(services))
      .use(contactRoute(services))
      .use(metricsRoute(services))
      // Both are needed, since the site's own route handles every other GET.
      .get('/api/*', unknownAddress)
      .all('/api/*', unknownAddress)
      .use(services.config.mcp ? mcpRoute(services) : new Elysia())
      .use(securityRoute(services))
      .use(openRoute())
      .use(staticRoute(services))
  );
};

const bodyOf = (value: unknown): string | null =>
  value === undefined || value === null || value === '' ? null : typeof value === 'string' ? value : JSON.stringify(value);

/** A node that only converts: it serves only its health. */
export const makeWorkerApp = (services: Services) =>
  new Elysia({ normalize: false })
    .onError(({ code, error, request }) => problemResponse(fromElysia(code, error), request, recordOf(request).id))
    .use(healthRoute(services))
    .use(metricsRoute({ ...services, jobs: undefined }))
    .all('/*', unknownAddress);
