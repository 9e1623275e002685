import type { Services } from '../../node/services.ts';
import { readFactsIfAny } from '../facts.ts';
import { asPage, readText, type TextFormat, wholeText } from '../read-text.ts';
import type { Call, SurfaceRoute } from '../surface.ts';
import { withWork } from '../work.ts';
import { jsonResponse, wanted } from './answers.ts';
import { tikaMetadata } from './metadata.ts';
import { passwordOf, readTikaInput } from './read-input.ts';

/** How content is wanted: text, a page, or Markdown. */
const handlers: Readonly<Record<string, TextFormat>> = { text: 'txt', main: 'txt', body: 'txt', html: 'html', xml: 'html', md: 'md' };

const types = { txt: 'text/plain;charset=UTF-8', html: 'text/html;charset=UTF-8', md: 'text/plain;charset=UTF-8' } as const;

/** A page of ours as Tika's answers have it, even where only plain text was read. */
const contentOf = (text: string, read: TextFormat, to: TextFormat): string => (to === 'html' && read === 'txt' ? asPage(text) : text);

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
    const read = await readText(work, services.offers, { ...input, ...passwordOf(request) }, to);
    if (json) {
      const content = contentOf(await wholeText(work, read.file), read.format, to);
      return jsonResponse({ ...tikaMetadata(facts, input), 'X-TIKA:content': content });
    }
    if (read.format !== to && to === 'html') {
      const page = contentOf(await wholeText(work, read.file), read.format, to);
      return new Response(page, { headers: { 'Content-Type': types.html, 'Cache-Control': 'no-store' } });
    }
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
