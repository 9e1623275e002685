import type { Services } from '../../node/services.ts';
import { readFactsIfAny } from '../facts.ts';
import { readText, textAs } from '../read-text.ts';
import type { Call, SurfaceRoute } from '../surface.ts';
import { withWork } from '../work.ts';
import { jsonResponse, plainResponse, wanted } from './answers.ts';
import { languageOfText } from './language.ts';
import { metadataCsv, type TikaMetadata, tikaMetadata } from './metadata.ts';
import { readTikaInput } from './read-input.ts';

type Kind = 'form' | 'body';

const csvResponse = (metadata: TikaMetadata): Response =>
  new Response(metadataCsv(metadata), { headers: { 'Content-Type': 'text/csv;charset=UTF-8', 'Cache-Control': 'no-store' } });

const read = (services: Services, call: Call, kind: Kind): Promise<TikaMetadata> =>
  withWork(services, call, kind, async (work) => {
    const input = await readTikaInput(work, call.request);
    return tikaMetadata(await readFactsIfAny(work, input), input);
  });

const answerAll = async (services: Services, call: Call, kind: Kind): Promise<Response> => {
  const metadata = await read(services, call, kind);
  return wanted(call.request, ['text/csv', 'application/json']) === 'application/json' ? jsonResponse(metadata) : csvResponse(metadata);
};

const answerOne = async (services: Services, call: Call): Promise<Response> => {
  const key = (call.params.key ?? '').slice(0, 200);
  const metadata = await read(services, call, 'body');
  const value = Object.hasOwn(metadata, key) ? metadata[key] : undefined;
  if (value === undefined) return plainResponse('Failed to get the metadata field: the file does not state it.\n', 404);
  const type = wanted(call.request, ['text/csv', 'application/json', 'text/plain']);
  if (type === 'application/json') return jsonResponse({ [key]: value });
  return type === 'text/csv' ? csvResponse({ [key]: value }) : plainResponse(typeof value === 'string' ? value : value.join(','));
};

/** `/rmeta`: a list of one object with metadata and content. What is inside of the file comes by `/unpack`. */
const answerRecursive = (services: Services, call: Call, kind: Kind, handler: 'text' | 'html' | 'ignore'): Promise<Response> =>
  withWork(services, call, kind, async (work) => {
    const input = await readTikaInput(work, call.request);
    const metadata = tikaMetadata(await readFactsIfAny(work, input), input);
    if (handler === 'ignore') return jsonResponse([metadata]);
    const to = handler === 'text' ? 'txt' : 'html';
    const content = await textAs(work, await readText(work, services.offers, input, to), to);
    // A few words are not enough for a language.
    const language = to === 'txt' && content.length >= leastForLanguage ? languageOfText(content) : '';
    return jsonResponse([
      { ...metadata, ...(language && metadata['dc:language'] === undefined && { language: language }), 'X-TIKA:content': content },
    ]);
  });

/** Least number of characters for which a language is detected. */
const leastForLanguage = 200;

const recursiveHandlers = { '': 'html', '/text': 'text', '/html': 'html', '/xml': 'html', '/body': 'text', '/ignore': 'ignore' } as const;

/** `/meta` and `/rmeta`. */
export const metadataRoutes = (services: Services): readonly SurfaceRoute[] => [
  { method: 'PUT', path: '/meta', handle: (call) => answerAll(services, call, 'body') },
  { method: 'POST', path: '/meta/form', handle: (call) => answerAll(services, call, 'form') },
  { method: 'PUT', path: '/meta/:key', handle: (call) => answerOne(services, call) },
  ...Object.entries(recursiveHandlers).flatMap(([end, handler]): readonly SurfaceRoute[] => [
    { method: 'PUT', path: `/rmeta${end}`, handle: (call) => answerRecursive(services, call, 'body', handler) },
    { method: 'POST', path: `/rmeta/form${end}`, handle: (call) => answerRecursive(services, call, 'form', handler) },
  ]),
];
