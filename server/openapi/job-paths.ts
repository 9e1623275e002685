import {
  accepted,
  binary,
  contentLanguage,
  details,
  disposition,
  doneExample,
  formBody,
  idempotency,
  json,
  plainFields,
  ref,
  several,
} from './parts.ts';
import { failures, problemAnswers, refusals } from './problem-answers.ts';
import { jobSchemas } from './schemas.ts';

const jobId = { name: 'id', in: 'path', required: true, description: 'The id of a job.', schema: jobSchemas.JobQueued.properties.id };

/** Routes of jobs that outlive their request. */
export const jobPaths = {
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
        '200': { description: 'The job.', headers: { 'Content-Language': contentLanguage }, content: json(ref('Job'), doneExample) },
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
          headers: { 'Content-Language': contentLanguage },
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
            ...details,
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
        '307': {
          description:
            'Where the operator wishes so (RESULT_REDIRECT), the result lies there, for some minutes. Never for scripts of pages.',
          headers: { Location: { description: 'Where it lies.', schema: { type: 'string', format: 'uri' } } },
        },
        ...problemAnswers(['not_found', 'job_expired', 'job_not_done', 'range_not_satisfiable', ...refusals, ...failures]),
      },
    },
  },
};
