import { maxFileLabel } from '../../catalogue/limits.ts';
import { failures, problemAnswers, refusals } from './problem-answers.ts';
import { idempotencyKeySchema, jobSchemas, progressIdSchema } from './schemas.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object, example?: unknown) => ({ 'application/json': { schema, ...(example !== undefined && { example }) } });

const notes = {
  description: 'Sentences that people should read: a JSON array, percent-encoded.',
  schema: { type: 'string' },
};
const disposition = {
  description: 'The name of the download (RFC 6266), mended: see the description of the API.',
  schema: { type: 'string' },
};

const binary = { '*/*': { schema: { type: 'string', contentMediaType: 'application/octet-stream' } } };

const anyForm = { anyOf: [ref('Form'), ref('MergeForm')] };
const formBody = {
  required: true,
  content: { 'multipart/form-data': { schema: anyForm, encoding: { options: { contentType: 'application/json' } } } },
};

const idempotency = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Of one client and one key there is one job, however often it is sent.',
  schema: idempotencyKeySchema,
};
const jobId = { name: 'id', in: 'path', required: true, description: 'The id of a job.', schema: jobSchemas.JobQueued.properties.id };

const exampleJob = {
  id: 'Zk3vTq0cE1xW9sYb7LrHaN2mUoJd5fGi',
  createdAt: '2026-01-31T12:00:00.000Z',
  inputFormat: 'png',
  outputFormat: 'jpg',
};
const doneExample = {
  ...exampleJob,
  ...{ state: 'done', name: 'photo.jpg', bytes: 48_213, type: 'image/jpeg' },
  ...{ files: [{ name: 'photo.jpg', bytes: 48_213 }], notes: [], expiresAt: '2026-01-31T12:15:00.000Z' },
};

const accepted = {
  description: 'The job. The work goes on by itself.',
  headers: { Location: { description: 'The address of the job.', required: true, schema: { type: 'string' } } },
  content: json(ref('Job'), { ...exampleJob, state: 'queued', position: 1 }),
};

const several = {
  name: 'merge',
  in: 'query',
  description: `Says that several files follow: needed where they are more than ${maxFileLabel} together.`,
  allowEmptyValue: true,
  schema: { type: 'string', maxLength: 5 },
} as const;

const plainFields = 'Plain forms send options as fields of their own, named `option.NAME`.';

/** Every route: what it takes, and all that it may answer. `contact` where messages are mailed. */
export const pathsOf = ({ contact }: { readonly contact: boolean }) => ({
  '/api/convert': {
    post: {
      operationId: 'convert',
      tags: ['Convert'],
      summary: 'Convert a file, or merge several, and wait for the result',
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
          headers: { 'Content-Disposition': disposition, 'X-Conversion-Notes': notes },
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
  '/api/jobs': {
    post: {
      operationId: 'createJob',
      tags: ['Jobs'],
      summary: 'Start a job',
      description: `The same form as that of \`/api/convert\`. ${plainFields}`,
      parameters: [several, idempotency],
      requestBody: formBody,
      responses: { '202': accepted, ...problemAnswers([...refusals, 'too_many_jobs']) },
    },
  },
  '/api/jobs/{id}': {
    parameters: [jobId],
    get: {
      operationId: 'getJob',
      tags: ['Jobs'],
      summary: 'How a job stands',
      responses: {
        '200': { description: 'The job.', content: json(ref('Job'), doneExample) },
        ...problemAnswers(['not_found', 'job_expired']),
      },
    },
    delete: {
      operationId: 'deleteJob',
      tags: ['Jobs'],
      summary: 'Cancel a job, or delete its result at once',
      responses: { '204': { description: 'It is gone. To delete it again is no mistake.' }, ...problemAnswers(['not_found']) },
    },
  },
  '/api/jobs/{id}/events': {
    parameters: [jobId],
    get: {
      operationId: 'watchJob',
      tags: ['Jobs'],
      summary: 'A job as it changes',
      description: 'Server-sent events: each has the job as JSON and a number as its id. The stream ends with the last one.',
      parameters: [
        {
          name: 'Last-Event-ID',
          in: 'header',
          description: 'The number of the last event that was heard: only what is newer comes.',
          schema: { type: 'string', pattern: '^[0-9]{1,15}$' },
        },
      ],
      responses: {
        '200': {
          description: 'Events.',
          content: { 'text/event-stream': { schema: { type: 'string' }, example: `id: 4\ndata: ${JSON.stringify(doneExample)}\n\n` } },
        },
        ...problemAnswers(['not_found', 'job_expired', 'rate_limited', 'too_many_concurrent', 'queue_full']),
      },
    },
  },
  '/api/jobs/{id}/result': {
    parameters: [jobId],
    get: {
      operationId: 'getResult',
      tags: ['Jobs'],
      summary: 'The result of a job',
      parameters: [
        {
          name: 'Range',
          in: 'header',
          description: 'One range of bytes (RFC 9110, 14.2).',
          schema: { type: 'string', maxLength: 100 },
        },
        {
          name: 'If-Range',
          in: 'header',
          description: 'The ETag that the range is meant of.',
          schema: { type: 'string', maxLength: 100 },
        },
        { name: 'If-None-Match', in: 'header', description: 'ETags that the client has.', schema: { type: 'string', maxLength: 1000 } },
      ],
      responses: {
        '200': {
          description: 'The whole result.',
          headers: {
            'Content-Disposition': disposition,
            'X-Conversion-Notes': notes,
            ETag: { description: 'Names these bytes.', schema: { type: 'string' } },
            'Accept-Ranges': { description: '`bytes`', schema: { type: 'string' } },
          },
          content: binary,
        },
        '206': {
          description: 'The range that was asked for.',
          headers: { 'Content-Range': { description: 'Which bytes these are, and of how many.', schema: { type: 'string' } } },
          content: binary,
        },
        '304': { description: 'The client has it.' },
        ...problemAnswers(['not_found', 'job_expired', 'job_not_done', 'range_not_satisfiable', ...refusals, ...failures]),
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
  ...(contact && {
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
  }),
});
