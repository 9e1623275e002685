import { Elysia } from 'elysia';
import type { Services } from '../node/services.ts';
import { openApiDocument } from '../openapi/document.ts';

/** `GET /api/openapi.json`: this server's API as OpenAPI 3.1. */
export const openApiRoute = ({ config, offers }: Services) => {
  let text: string | undefined;
  let outputs: Services['offers']['outputs'] | undefined;
  return new Elysia().get('/api/openapi.json', () => {
    // In a cluster the offers may change while this server runs.
    if (outputs !== offers.outputs) text = undefined;
    outputs = offers.outputs;
    text ??= JSON.stringify(
      openApiDocument({
        offers,
        resultMinutes: config.resultMinutes,
        callbacks: config.callbackOrigins.length > 0,
        imports: config.importOrigins.length > 0,
        presets: config.presets,
        contact: Boolean(config.smtpUrl && config.contactTo),
      }),
    );
    return new Response(text, { headers: { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=300' } });
  });
};
