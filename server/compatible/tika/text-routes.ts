import type { Services } from '../../node/services.ts';
import { readFactsIfAny } from '../facts.ts';
import { readText, type TextFormat, textAs } from '../read-text.ts';
import type { Call, SurfaceRoute } from '../surface.ts';
import { withWork } from '../work.ts';
import { jsonResponse, wanted } from './answers.ts';
import { tikaMetadata } from './metadata.ts';
import { readTikaInput } from './read-input.ts';

/** How content is wanted: text, a page, or Markdown. */
const handlers: Readonly<Record<string, TextFormat>> = { text: 'txt', main: 'txt', body: 'txt', html: 'html', xml: 'html', md: 'md' };

const types = { txt: 'text/plain;charset=UTF-8', html: 'text/html;charset=UTF-8', md: 'text/plain;charset=UTF-8' } as const;

/** Answers with a file's content: as it is, or among its metadata as JSON. */
const answerText = (services: Services, call: Call, kind: 'form' | 'body', handler: string | undefined): Promise<Response> =>
  withWork(services, call, kind, async (work) => {
    const { request } = call;
    const input = await readTikaInput(work, request);
    const accept = wanted(request, ['text/plain', 'text/html', 'text/xml', 'application/json']);
    const json = accept === 'application/json';
    const asPageWanted = json || accept === 'text/html' || accept === 'text/xml';
    const to = handler === undefined ? (asPageWanted ? 'html' : 'txt') : (handlers[handler] ?? 'txt');
    const facts = json ? await readFactsIfAny(work, input) : {};
    const read = await readText(work, services.offers, input, to);
    if (json) return jsonResponse({ ...tikaMetadata(facts, input), 'X-TIKA:content': await textAs(work, read, to) });
    if (read.format !== to && to === 'html')
      return new Response(await textAs(work, read, to), { headers: { 'Content-Type': types.html, 'Cache-Control': 'no-store' } });
    const answer = await work.send({ ...read.file, mimeType: types[to] });
    answer.headers.delete('Content-Disposition');
    return answer;
  });

/** `/tika`: the content of a file. */
export const tikaTextRoutes = (services: Services): readonly SurfaceRoute[] =>
  [undefined, ...Object.keys(handlers)].flatMap((handler): readonly SurfaceRoute[] => {
    const end = handler === undefined ? '' : `/${handler}`;
    return [
      { method: 'PUT', path: `/tika${end}`, handle: (call) => answerText(services, call, 'body', handler) },
      { method: 'POST', path: `/tika/form${end}`, handle: (call) => answerText(services, call, 'form', handler) },
    ];
  });
