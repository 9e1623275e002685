import { Elysia } from 'elysia';
import { openApiDocument } from '../openapi/document.ts';
import type { Services } from '../services.ts';

/** `GET /api/openapi.json`: this server's API as OpenAPI 3.1. */
export const openApiRoute = ({ config, offers }: Services) => {
  let text: string | undefined;
  return new Elysia().get('/api/openapi.json', () => {
    text ??= JSON.stringify(
      openApiDocument({
        offers,
        resultMinutes: config.resultMinutes,
        callbacks: config.callbackOrigins.length > 0,
        contact: Boolean(config.smtpUrl && config.contactTo),
      }),
    );
    return new Response(text, { headers: { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=300' } });
  });
};
