import { randomUUID } from 'node:crypto';
import { Elysia } from 'elysia';
import { fromElysia, problemResponse } from './errors.ts';
import { contactRoute } from './routes/contact.ts';
import { convertRoute } from './routes/convert.ts';
import { formatsRoute } from './routes/formats.ts';
import { healthRoute } from './routes/health.ts';
import { progressRoute } from './routes/progress.ts';
import { staticRoute } from './routes/static.ts';
import type { Services } from './services.ts';

/** Longest that Bun lets a connection be silent, in seconds: its own default would cut slow uploads and long conversions. */
const connectionSeconds = 255;

/** The whole server without a port: tests call `app.handle(request)`. */
export const makeApp = (services: Services) => {
  const { corsOrigins } = services.config;
  const allowed = (origin: string | null): string | undefined =>
    origin && (corsOrigins.includes(origin) || corsOrigins.includes('*')) ? origin : undefined;

  return new Elysia({ normalize: false })
    .onRequest(({ request, server, set }) => {
      server?.timeout(request, connectionSeconds);
      const origin = allowed(request.headers.get('origin'));
      if (origin) {
        set.headers['access-control-allow-origin'] = origin;
        set.headers['access-control-allow-credentials'] = 'true';
        set.headers['access-control-expose-headers'] = 'Content-Disposition, X-Conversion-Notes, Retry-After, Server-Timing';
        set.headers.vary = 'Origin';
        if (request.method === 'OPTIONS') {
          set.headers['access-control-allow-methods'] = 'GET, POST';
          set.headers['access-control-allow-headers'] = 'Content-Type';
          set.headers['access-control-max-age'] = '600';
          set.status = 204;
          return '';
        }
      }
      return undefined;
    })
    .onError(({ code, error, request, set }) => {
      const requestId = randomUUID();
      const problem = fromElysia(code, error);
      const response = problemResponse(problem, request, requestId);
      if (response.status >= 500) console.error(JSON.stringify({ level: 'error', requestId, status: response.status, error: describe(problem) }));
      for (const [name, value] of Object.entries(set.headers)) if (name.startsWith('access-control')) response.headers.set(name, String(value));
      return response;
    })
    .use(convertRoute(services))
    .use(healthRoute(services))
    .use(formatsRoute(services))
    .use(progressRoute(services))
    .use(contactRoute(services))
    .use(staticRoute(services));
};

/** Where one of our own errors happened: its class and our stack, but no message, which may quote a visitor. */
const describe = (thrown: unknown): unknown => {
  const cause = thrown instanceof Error && thrown.cause ? thrown.cause : thrown;
  return cause instanceof Error ? { name: cause.name, at: cause.stack?.split('\n').slice(1, 6) } : typeof cause;
};
