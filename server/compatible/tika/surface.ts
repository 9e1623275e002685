import { asProblem, type Problem } from '../../contract/problem.ts';
import type { Services } from '../../node/services.ts';
import { problemHeaders, reasonOf } from '../reason.ts';
import type { Call, Surface, SurfaceRoute } from '../surface.ts';
import { withWork } from '../work.ts';
import { plainResponse } from './answers.ts';
import { languageOfText, mostCharacters } from './language.ts';
import { mediaType } from './metadata.ts';
import { metadataRoutes } from './metadata-routes.ts';
import { readTikaInput } from './read-input.ts';
import { tikaTextRoutes } from './text-routes.ts';
import { unpackRoutes } from './unpack.ts';

/** The version whose contract these routes follow. */
const name = 'Apache Tika 3.3';

/** Statuses by which Tika says it: 422 for what can't be parsed, 415 for what no parser knows. */
const statusOf = (problem: Problem): number =>
  problem.code === 'content_mismatch' ? 422 : problem.code === 'unsupported_media_type' ? 415 : problem.status;

const refuse = (thrown: unknown): Response => {
  const problem = asProblem(thrown);
  return plainResponse(`${reasonOf(problem)}\n`, statusOf(problem), problemHeaders(problem));
};

const readLanguage = async (services: Services, call: Call): Promise<Response> =>
  withWork(services, call, 'body', async (work) => {
    const path = work.parts[0]?.path ?? '';
    // Four bytes a character at most.
    const text = await Bun.file(path)
      .slice(0, mostCharacters * 4)
      .text();
    return plainResponse(languageOfText(text));
  });

/** The API of Apache Tika's server. */
export const tikaSurface = (services: Services): Surface => {
  const greeting = (): Response => plainResponse(`This is Tika Server (file-converter, as ${name}). Please PUT\n`);
  const detect = (call: Call): Promise<Response> =>
    withWork(services, call, 'body', async (work) => {
      const { format } = await readTikaInput(work, call.request);
      return plainResponse(mediaType(format));
    }).catch((thrown) => {
      if (asProblem(thrown).code === 'unsupported_format') return plainResponse('application/octet-stream');
      throw thrown;
    });
  const routes: readonly SurfaceRoute[] = [
    { method: 'GET', path: '/tika', handle: greeting },
    { method: 'GET', path: '/version', handle: () => plainResponse(name) },
    { method: 'PUT', path: '/detect/stream', handle: detect },
    ...(['PUT', 'POST'] as const).flatMap((method): readonly SurfaceRoute[] =>
      ['/language/stream', '/language/string'].map((path) => ({ method, path, handle: (call) => readLanguage(services, call) })),
    ),
    ...tikaTextRoutes(services),
    ...metadataRoutes(services),
    ...unpackRoutes(services),
  ];
  return { api: 'tika', routes, refuse };
};
