import { isOcrLanguage } from '../../../catalogue/options/ocr-languages.ts';
import { asProblem, Problem } from '../../contract/problem.ts';
import type { Services } from '../../node/services.ts';
import { type Input, readInput } from '../input.ts';
import { readText, type TextFormat, textAs } from '../read-text.ts';
import { problemHeaders, reasonOf } from '../reason.ts';
import { zipFiles } from '../several.ts';
import type { Call, Surface } from '../surface.ts';
import { type Work, type WorkFile, withWork } from '../work.ts';
import { readSources } from './sources.ts';

/** docling's names of outputs, with ours and the member of an answer that holds them. */
const outputs = {
  md: { to: 'md', member: 'md_content', extension: 'md' },
  html: { to: 'html', member: 'html_content', extension: 'html' },
  text: { to: 'txt', member: 'text_content', extension: 'txt' },
} as const satisfies Record<string, { readonly to: TextFormat; readonly member: string; readonly extension: string }>;
type Output = keyof typeof outputs;
const isOutput = (name: string): name is Output => Object.hasOwn(outputs, name);

type DoclingRequest = {
  readonly to: readonly Output[];
  readonly options: Readonly<Record<string, string>>;
  readonly asZip: boolean;
};

const wrong = (detail: string): Problem => new Problem('invalid_option', { english: detail });

/** Values of an option: a field that comes again, a list, or one text with commas. */
const listed = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value])
    .flatMap((one) => String(one).slice(0, 1000).split(','))
    .map((one) => one.trim())
    .filter(Boolean);

/** What a request asks for, of docling's options; those about models and pipelines have nothing to choose here. */
const readRequest = (of: (name: string) => unknown): DoclingRequest => {
  const named = listed(of('to_formats'));
  const to = [...new Set(named.length > 0 ? named : ['md'])].map((name) => {
    if (!isOutput(name)) throw wrong(`to_formats may be md, html and text on this server, not ${name.slice(0, 40)}.`);
    return name;
  });
  const pages = listed(of('page_range'));
  const target = String(of('target_type') ?? 'inbody');
  if (!['inbody', 'zip'].includes(target)) throw wrong('The target may be inbody or zip on this server.');
  const language = listed(of('ocr_lang')).find(isOcrLanguage);
  const mode = String(of('image_export_mode') ?? 'placeholder');
  if (!['placeholder', 'embedded', 'referenced'].includes(mode))
    throw wrong('image_export_mode may be placeholder, embedded or referenced.');
  const isRange = pages.length === 2 && pages.every((one) => /^\d{1,5}$/.test(one));
  if (pages.length > 0 && !isRange) throw wrong('page_range must be two page numbers.');
  return {
    to,
    asZip: target === 'zip',
    options: {
      ...(isRange && { pages: `${pages[0]}-${Number(pages[1]) > 90_000 ? '' : pages[1]}` }),
      ...(language !== undefined && { ocrLanguage: language }),
      ...(mode === 'embedded' && { pictures: 'embed' }),
    },
  };
};

/** Options that only reading a PDF takes. */
const optionsFor = ({ options }: DoclingRequest, { format }: Input, to: Output): Readonly<Record<string, string>> => {
  if (format !== 'pdf') return {};
  const { pictures, ...rest } = options;
  return { ...rest, ...(to === 'md' && pictures !== undefined && { pictures }) };
};

/** One output of one file. */
const make = async (work: Work, services: Services, input: Input, asked: DoclingRequest, output: Output): Promise<string> => {
  const { to } = outputs[output];
  const file = await work.copy(input.file);
  return textAs(work, await readText(work, services.offers, { ...input, file }, to, optionsFor(asked, input, output)), to);
};

const stemOf = (fileName: string): string => fileName.replace(/\.[^.]{1,20}$/, '') || 'document';

const convert = async (work: Work, services: Services, inputs: readonly Input[], asked: DoclingRequest): Promise<Response> => {
  const began = performance.now();
  const [only] = inputs;
  if (!only) throw new Problem('missing_file');
  if (inputs.length === 1 && !asked.asZip) {
    const contents: Record<string, string | null> = {
      md_content: null,
      json_content: null,
      html_content: null,
      text_content: null,
      doctags_content: null,
    };
    for (const output of asked.to) contents[outputs[output].member] = await make(work, services, only, asked, output);
    return Response.json(
      {
        document: { filename: only.file.fileName, ...contents },
        ...{ status: 'success', errors: [], processing_time: (performance.now() - began) / 1000, timings: {} },
      },
      { headers: { 'Cache-Control': 'no-store' } },
    );
  }
  const made: WorkFile[] = [];
  for (const input of inputs)
    for (const output of asked.to) {
      const name = work.freshName();
      const bytes = await Bun.write(work.pathOf({ name }), await make(work, services, input, asked, output));
      made.push({ name, bytes, fileName: `${stemOf(input.file.fileName)}.${outputs[output].extension}`, mimeType: 'text/plain' });
    }
  return work.send(await zipFiles(work, made, 'converted_docs.zip'));
};

const fromFiles = (services: Services, call: Call): Promise<Response> =>
  withWork(services, call, 'form', async (work) => {
    const asked = readRequest((name) => {
      const values = work.fields.flatMap(([own, value]) => (own === name ? [value] : []));
      return values.length > 1 ? values : values[0];
    });
    const inputs: Input[] = [];
    for (const index of work.parts.keys()) inputs.push(await readInput(work, index, {}));
    return convert(work, services, inputs, asked);
  });

const fromSources = (services: Services, call: Call): Promise<Response> =>
  withWork(services, call, 'body', async (work) => {
    const { files, of } = await readSources(work);
    return convert(work, services, files, readRequest(of));
  });

/** FastAPI's form of an error, with our reason in it. */
const refuse = (thrown: unknown): Response => {
  const problem = asProblem(thrown);
  const status = problem.status === 400 || problem.code === 'unsupported_media_type' ? 422 : problem.status;
  return Response.json({ detail: reasonOf(problem) }, { status, headers: problemHeaders(problem) });
};

/** The part of docling-serve's API that converts while one waits. */
export const doclingSurface = (services: Services): Surface => {
  const health = (): Response =>
    Response.json({ status: 'ok' }, { status: services.isReady() ? 200 : 503, headers: { 'Cache-Control': 'no-store' } });
  return {
    api: 'docling',
    routes: [
      { method: 'POST', path: '/v1/convert/file', handle: (call) => fromFiles(services, call) },
      { method: 'POST', path: '/v1/convert/source', handle: (call) => fromSources(services, call) },
      { method: 'GET', path: '/health', handle: health },
      { method: 'GET', path: '/ready', handle: health },
    ],
    refuse,
  };
};
