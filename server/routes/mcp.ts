import { Elysia } from 'elysia';
import { inEnglish } from '../../catalogue/languages/in-english.ts';
import { message } from '../../catalogue/languages/message.ts';
import { asProblem, Problem } from '../contract/problem.ts';
import type { Form } from '../conversions/conversion.ts';
import { namedFormat } from '../files/named-format.ts';
import { makeAdmission } from '../intake/admission.ts';
import { isJobId } from '../job-service/job.ts';
import { viewOf } from '../job-service/job-view.ts';
import type { Backend, Wanted } from '../mcp/backend.ts';
import { makeMcpServer } from '../mcp/serve.ts';
import { bytesOf, maxInlineBytes } from '../mcp/tools.ts';
import type { Services } from '../node/services.ts';
import { logFailure } from '../observability/log.ts';
import type { Client } from '../requests/clients.ts';
import { recordOf } from '../requests/request-record.ts';

/** A call with a base64 file, and its JSON envelope. */
const maxBodyBytes = Math.ceil((maxInlineBytes * 4) / 3) + 256 * 1024;

/** Builds the form of `/api/convert` from a tool call. */
const formOf = ({ files, fields }: Wanted): Form => {
  const form = new FormData();
  for (const file of files) form.append('inputFormat', file.format ?? namedFormat(file.name ?? '') ?? '');
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const file of files) form.append('file', new File([bytesOf(file)], file.name ?? 'file'));
  const { headers, body } = new Response(form);
  return { headers, body, ofSeveral: files.length > 1 };
};

/** Tools backed by this server's conversions and jobs, which count against the caller's limits. */
const backendOf = (services: Services, request: Request, client: Client): Backend => ({
  takesPaths: false,
  offers: async () => services.offers,
  convert: async (wanted, use, signal, onFraction) => {
    const conversion = services.convert({ form: formOf(wanted), client, signal, record: recordOf(request) });
    conversion.watch((state) => {
      if (state.state === 'working' && state.phase === 'converting') onFraction(state.fraction ?? 0);
    });
    try {
      const end = await conversion.ended;
      if (end.state === 'failed') throw end.problem;
      if (end.state === 'cancelled') throw signal.reason;
      const { result } = end;
      const { name, mimeType, bytes, notes } = result;
      const read = async () => ('open' in result ? new Response(result.open()).bytes() : Bun.file(`${result.dir}/${result.file}`).bytes());
      return await use({ name, mimeType, bytes, notes: notes.map(inEnglish), read });
    } finally {
      conversion.release();
      await conversion.discard();
    }
  },
  jobs: {
    submit: async (wanted, signal) =>
      viewOf(await services.jobs.submit({ form: formOf(wanted), client, record: recordOf(request), sender: signal })),
    find: async (id) => {
      const job = isJobId(id) ? await services.jobs.find(id) : undefined;
      return job && viewOf(job);
    },
  },
  explain: (thrown) => {
    const problem = asProblem(thrown);
    if (problem.code === 'internal_error') logFailure('mcp_failed', thrown, recordOf(request).id);
    return `${problem.code}: ${problem.detail}`;
  },
});

/** True for pages of other origins, which may not call. */
const isForeign = ({ headers }: Request, corsOrigins: readonly string[]): boolean => {
  const origin = headers.get('origin');
  return origin !== null && !corsOrigins.includes(origin) && origin.replace(/^https?:\/\//, '') !== headers.get('host');
};

/** Limits on concurrent calls per client and in total: each may keep its file in memory. */
const callLimits = { clientConcurrency: 8, clientPerMinute: 240, total: 24, what: 'calls' } as const;

/** `/mcp`: the Model Context Protocol over HTTP, stateless. */
export const mcpRoute = (services: Services) => {
  const calls = makeAdmission(callLimits);
  return new Elysia().post(
    '/mcp',
    async ({ request, server }) => {
      if (isForeign(request, services.config.corsOrigins)) throw new Problem('not_found');
      if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes)
        throw new Problem('file_too_large', message('callTooLarge', { max: maxBodyBytes }));
      const client = services.callers(request, server?.requestIP(request)?.address);
      const leave = calls.enter(client);
      const { WebStandardStreamableHTTPServerTransport } = await import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js');
      const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true, maxRequestBodySize: maxBodyBytes });
      const mcp = await makeMcpServer(backendOf(services, request, client));
      await mcp.connect(transport);
      request.signal.addEventListener('abort', () => void mcp.close(), { once: true });
      try {
        return await transport.handleRequest(request);
      } finally {
        leave();
        await mcp.close();
      }
    },
    { parse: 'none' },
  );
};
