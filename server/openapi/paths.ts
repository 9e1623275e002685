import { jobPaths } from './job-paths.ts';
import {
  accepted,
  binary,
  details,
  disposition,
  formBody,
  idempotency,
  json,
  languageParameters,
  plainFields,
  ref,
  several,
} from './parts.ts';
import { failures, problemAnswers, refusals } from './problem-answers.ts';
import { progressIdSchema } from './schemas.ts';

/** Routes that convert while the client waits. */
const conversionPaths = {
  '/api/convert': {
    post: {
      operationId: 'convert',
      tags: ['Convert'],
      summary: 'Convert a file, do an operation on one, or merge several, and wait for the result',
      description: `With \`Prefer: respond-async\` it answers 202 with a job. ${plainFields}`,
      parameters: [
        {
          name: 'Prefer',
          in: 'header',
          description: '`respond-async` (RFC 7240) makes a job of it.',
          schema: { type: 'string', maxLength: 200 },
        },
        several,
        { ...idempotency, description: `${idempotency.description} Only with \`Prefer: respond-async\`.` },
      ],
      requestBody: formBody,
      responses: {
        '200': {
          description: 'The file; a ZIP of several where one input gives several, in order.',
          headers: { 'Content-Disposition': disposition, ...details },
          content: binary,
        },
        '202': {
          ...accepted,
          headers: { ...accepted.headers, 'Preference-Applied': { description: '`respond-async`', schema: { type: 'string' } } },
        },
        ...problemAnswers([...refusals, ...failures, 'too_many_jobs']),
      },
    },
  },
  '/api/progress/{progressId}': {
    get: {
      operationId: 'watchProgress',
      tags: ['Convert'],
      summary: 'How a conversion at once is getting on',
      description: 'Server-sent events for the form that was sent with this `progressId`.',
      parameters: [{ name: 'progressId', in: 'path', required: true, description: 'A random UUID.', schema: progressIdSchema }],
      responses: {
        '200': { description: 'Events.', content: { 'text/event-stream': { schema: { type: 'string' } } } },
        ...problemAnswers(['not_found', 'rate_limited', 'too_many_concurrent', 'queue_full']),
      },
    },
  },
};

/** Routes that report on the server. */
const serverPaths = {
  '/api/formats': {
    get: {
      operationId: 'getFormats',
      tags: ['Server'],
      summary: 'Formats, conversions and their options',
      responses: { '200': { description: 'What this server converts.', content: json(ref('Formats')) }, ...problemAnswers([]) },
    },
  },
  '/api/health': {
    get: {
      operationId: 'getHealth',
      tags: ['Server'],
      summary: 'Whether the server can convert',
      responses: {
        '200': { description: 'It can.', content: json(ref('Health')) },
        '503': { description: 'It is starting or going down.', content: json(ref('Health')) },
        '413': problemAnswers([])['413'],
        '500': problemAnswers([])['500'],
      },
    },
  },
  '/api/metrics': {
    get: {
      operationId: 'getMetrics',
      tags: ['Server'],
      summary: "Metrics in Prometheus' text format",
      description: 'From the same machine, or with the token that the operator has set.',
      security: [{}, { metricsToken: [] }],
      responses: {
        '200': { description: 'Metrics.', content: { 'text/plain': { schema: { type: 'string' } } } },
        ...problemAnswers(['not_found']),
      },
    },
  },
  '/api/openapi.json': {
    get: {
      operationId: 'getOpenApi',
      tags: ['Server'],
      summary: 'This document',
      responses: { '200': { description: 'OpenAPI 3.1.', content: json({ type: 'object' }) }, ...problemAnswers([]) },
    },
  },
};

/** The route of the contact form. */
const contactPath = {
  '/api/contact': {
    post: {
      operationId: 'sendMessage',
      tags: ['Server'],
      summary: 'Mail a message to the operator',
      requestBody: { required: true, content: json(ref('Message')) },
      responses: {
        '204': { description: 'The message is on its way.' },
        ...problemAnswers(['invalid_request', 'file_too_large', 'rate_limited', 'too_many_concurrent', 'mail_unavailable']),
      },
    },
  },
};

/** Every route with its requests and responses. `contact`: the contact form is available. */
export const pathsOf = ({ contact }: { readonly contact: boolean }) => {
  const all: Readonly<Record<string, { readonly parameters?: readonly object[]; readonly [method: string]: unknown } | undefined>> = {
    ...conversionPaths,
    ...jobPaths,
    ...serverPaths,
    ...(contact && contactPath),
  };
  return Object.fromEntries(
    Object.entries(all).map(([path, { parameters = [], ...methods } = {}]) => [
      path,
      { parameters: [...parameters, ...languageParameters], ...methods },
    ]),
  );
};
