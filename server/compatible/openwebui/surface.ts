import { asProblem } from '../../contract/problem.ts';
import type { Services } from '../../node/services.ts';
import { readFactsIfAny } from '../facts.ts';
import { decoded, readInput } from '../input.ts';
import { readText, textAs } from '../read-text.ts';
import { problemHeaders, reasonOf } from '../reason.ts';
import type { Call, Surface } from '../surface.ts';
import { withWork } from '../work.ts';

/** The loader continues without us if it reads this. */
const noText = 'No extractable text';

/** The whole document as one page of Markdown, with what it says of itself. */
const process = (services: Services, call: Call): Promise<Response> =>
  withWork(services, call, 'body', async (work) => {
    const { headers } = call.request;
    const input = await readInput(work, 0, {
      fileName: decoded((headers.get('x-filename') ?? '').slice(0, 2000)),
      type: headers.get('content-type') ?? '',
    });
    const { title, authors, created, modified, pages, language } = await readFactsIfAny(work, input);
    const text = await textAs(work, await readText(work, services.offers, input, 'md'), 'md');
    if (text.trim() === '')
      return Response.json({ detail: `${noText} was found in the file.` }, { status: 422, headers: { 'Cache-Control': 'no-store' } });
    const metadata = {
      ...{ source: input.file.fileName, format: input.format },
      ...(title !== undefined && { title }),
      ...(authors && { author: authors.join(', ') }),
      ...(created !== undefined && { created }),
      ...(modified !== undefined && { modified }),
      ...(pages !== undefined && { pages }),
      ...(language !== undefined && { language }),
    };
    return Response.json({ page_content: text, metadata }, { headers: { 'Cache-Control': 'no-store' } });
  });

const refuse = (thrown: unknown): Response => {
  const problem = asProblem(thrown);
  const reason = reasonOf(problem);
  return Response.json(
    { detail: problem.code === 'nothing_to_convert' ? `${noText} was found in the file. ${reason}` : reason },
    { status: problem.status, headers: problemHeaders(problem) },
  );
};

/** Open WebUI's external document loader. */
export const openWebUiSurface = (services: Services): Surface => ({
  api: 'openwebui',
  routes: [{ method: 'PUT', path: '/process', handle: (call) => process(services, call) }],
  refuse,
});
