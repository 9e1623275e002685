import { embeddedFormats } from '../../../catalogue/service-operations.ts';
import { asProblem, Problem } from '../../contract/problem.ts';
import { createZip } from '../../formats/zip/write.ts';
import type { Services } from '../../node/services.ts';
import { readFactsIfAny } from '../facts.ts';
import type { Input } from '../input.ts';
import { readText } from '../read-text.ts';
import { unzipFiles } from '../several.ts';
import { streamOf } from '../streams.ts';
import type { Call, SurfaceRoute } from '../surface.ts';
import { type Work, type WorkFile, withWork } from '../work.ts';
import { metadataCsv, tikaMetadata } from './metadata.ts';
import { readTikaInput } from './read-input.ts';

const zipType = 'application/zip';

/** The files inside of one, as a ZIP; undefined where there are none. */
const unpack = async (work: Work, { offers }: Services, { file, format, password }: Input): Promise<WorkFile | undefined> => {
  if (format === 'zip') return { ...file, mimeType: zipType };
  const asked = { inputFormat: [format], ...(password !== undefined && { password }) };
  if (embeddedFormats.includes(format)) {
    return work.convert([file], { ...asked, operation: 'embedded-files' }).catch((thrown) => {
      if (asProblem(thrown).code === 'nothing_to_convert') return undefined;
      throw thrown;
    });
  }
  if (offers.has(format, 'zip')) return work.convert([file], { ...asked, outputFormat: 'zip' });
  throw new Problem('unsupported_conversion', { english: 'Nothing is unpacked from files of this kind here.' });
};

const answer = (services: Services, call: Call, kind: 'form' | 'body', all: boolean): Promise<Response> =>
  withWork(services, call, kind, async (work) => {
    const input = await readTikaInput(work, call.request);
    if (!all) {
      const made = await unpack(work, services, input);
      return made
        ? work.send({ ...made, fileName: 'unpacked.zip' })
        : new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
    }
    const facts = await readFactsIfAny(work, input);
    const text = await readText(work, services.offers, { ...input, file: await work.copy(input.file) }, 'txt');
    const made = embeddedFormats.includes(input.format) ? await unpack(work, services, input) : undefined;
    const name = work.freshName();
    const zip = createZip(work.pathOf({ name }), new Date());
    try {
      for (const inner of made ? await unzipFiles(work, made, 'application/octet-stream') : [])
        await zip.add(inner.fileName, streamOf(work.pathOf(inner)), { store: true });
      await zip.add('__TEXT__', streamOf(work.pathOf(text.file)));
      await zip.add('__METADATA__', metadataCsv(tikaMetadata(facts, input)));
    } finally {
      zip.close();
    }
    return work.send({ name, fileName: 'unpacked.zip', bytes: Bun.file(work.pathOf({ name })).size, mimeType: zipType });
  });

/** `/unpack`: what is inside of a file; with `/all`, its text and metadata beside that. */
export const unpackRoutes = (services: Services): readonly SurfaceRoute[] =>
  [false, true].flatMap((all): readonly SurfaceRoute[] =>
    (['PUT', 'POST'] as const).map((method) => ({
      method,
      path: all ? '/unpack/all' : '/unpack',
      handle: (call) => answer(services, call, method === 'PUT' ? 'body' : 'form', all),
    })),
  );
