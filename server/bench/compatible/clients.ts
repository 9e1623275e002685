/**
 * Runs Gotenberg's unmodified npm clients against this server: `bun server/bench/compatible/clients.ts`. Installs them into a temporary
 * folder.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pdfOf } from '../../engines/merge-pdf/samples.ts';
import { runChecks, startServer } from './server.ts';

const packages = ['chromiumly@6.0.0', 'gotenberg-js-client@0.7.4'];

type Options = Readonly<Record<string, unknown>>;
type Converter = { readonly convert: (options: Options) => Promise<Buffer> };
type Chromiumly = {
  readonly Chromiumly: { readonly configure: (settings: Options) => void };
  readonly HtmlConverter: new () => Converter;
  readonly MarkdownConverter: new () => Converter;
  readonly UrlConverter: new () => Converter;
  readonly HtmlScreenshot: new () => { readonly capture: (options: Options) => Promise<Buffer> };
  readonly LibreOffice: Converter;
  readonly PDFEngines: Readonly<Record<string, (options: Options | readonly Buffer[]) => Promise<Buffer & Options>>>;
  readonly System: { readonly getHealth: () => Promise<unknown>; readonly getVersion: () => Promise<string> };
};
type Step = (...args: readonly unknown[]) => unknown;
type JsClient = Readonly<Record<string, Step>>;

const dir = await mkdtemp(join(tmpdir(), 'clients-'));
await Bun.write(join(dir, 'package.json'), '{"private":true}');
await Bun.$`npm install --no-audit --no-fund ${packages}`.cwd(dir).quiet();
const load = createRequire(join(dir, 'package.json'));
const server = await startServer();

const { Chromiumly, HtmlConverter, MarkdownConverter, UrlConverter, HtmlScreenshot, LibreOffice, PDFEngines, System } = load(
  'chromiumly',
) as Chromiumly;
Chromiumly.configure({ endpoint: server.url });
const { pipe, gotenberg, convert, html, adjust, please, office } = load('gotenberg-js-client') as JsClient;

const isPdf = (bytes: Buffer, pages?: number): string => {
  if (bytes.subarray(0, 5).toString() !== '%PDF-') throw new Error('It is no PDF.');
  const told = Number(/Pages: +(\d+)/.exec(Bun.spawnSync(['pdfinfo', '-'], { stdin: bytes }).stdout.toString())?.[1]);
  if (pages !== undefined && told !== pages) throw new Error(`It has ${told} pages, not ${pages}.`);
  return `${told} pages`;
};
const refused = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => Promise.reject(new Error('It was not refused.')),
    (thrown: Error) => thrown.message.slice(0, 60),
  );
const engine = (name: string, options: Options | readonly Buffer[]): Promise<Buffer & Options> => {
  const run = PDFEngines[name];
  if (!run) throw new Error(`The client has no ${name}.`);
  return run.call(PDFEngines, options);
};
const page = Buffer.from('<html><head><link rel="stylesheet" href="style.css"></head><body><h1>Hello</h1></body></html>');
const pdf = Buffer.from(pdfOf('Alpha', 3));
const streamed = async (stream: unknown): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of stream as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts);
};

await runChecks({
  'chromiumly: HTML': async () =>
    isPdf(
      await new HtmlConverter().convert({
        html: page,
        assets: [{ file: Buffer.from('h1{color:red}'), name: 'style.css' }],
        properties: { landscape: true, size: { width: 8.27, height: 11.7 } },
      }),
      1,
    ),
  'chromiumly: HTML with header and metadata': async () =>
    isPdf(
      await new HtmlConverter().convert({ html: page, header: Buffer.from('<html><body>head</body></html>'), metadata: { Title: 'T' } }),
      1,
    ),
  'chromiumly: Markdown': async () =>
    isPdf(
      await new MarkdownConverter().convert({
        html: Buffer.from('<html><body>{{ toHTML "file.md" }}</body></html>'),
        markdown: Buffer.from('# Title'),
      }),
      1,
    ),
  'chromiumly: screenshot': async () =>
    (await new HtmlScreenshot().capture({ html: page, properties: { format: 'png' } })).subarray(1, 4).toString(),
  'chromiumly: an address is refused': () => refused(new UrlConverter().convert({ url: 'http://127.0.0.1/' })),
  'chromiumly: LibreOffice, merged': async () =>
    isPdf(
      await LibreOffice.convert({
        files: [
          { data: Buffer.from('one'), ext: 'txt' },
          { data: Buffer.from('two'), ext: 'txt' },
        ],
        merge: true,
      }),
      2,
    ),
  'chromiumly: merge': async () => isPdf(await engine('merge', { files: [pdf, pdf] }), 6),
  'chromiumly: PDF/A': async () => isPdf(await engine('convert', { files: [pdf], pdfa: 'PDF/A-2b' }), 3),
  'chromiumly: flatten': async () => isPdf(await engine('flatten', [pdf]), 3),
  'chromiumly: split': async () =>
    (await engine('split', { files: [pdf], options: { mode: 'intervals', span: '2', unify: false } })).subarray(0, 2).toString(),
  'chromiumly: write and read properties': async () => {
    const written = await engine('writeMetadata', { files: [pdf], metadata: { Author: 'Ada' } });
    return JSON.stringify(await engine('readMetadata', { files: [written] })).slice(0, 80);
  },
  'chromiumly: rotate': async () => isPdf(await engine('rotate', { files: [pdf], angle: 90 }), 3),
  'chromiumly: health': async () => JSON.stringify(await System.getHealth()).slice(0, 40),
  'chromiumly: version': () => System.getVersion(),
  'gotenberg-js-client: HTML': async () => {
    const toPdf = pipe?.(
      gotenberg?.(server.url),
      convert,
      html,
      adjust?.({ url: `${server.url}/forms/chromium/convert/html` }),
      please,
    ) as (source: string) => Promise<unknown>;
    return isPdf(await streamed(await toPdf(page.toString())), 1);
  },
  'gotenberg-js-client: office': async () => {
    const toPdf = pipe?.(
      gotenberg?.(server.url),
      convert,
      office,
      adjust?.({ url: `${server.url}/forms/libreoffice/convert` }),
      please,
    ) as (source: Options) => Promise<unknown>;
    return isPdf(await streamed(await toPdf({ 'a.txt': 'Hello' })), 1);
  },
});
await server.stop();
await rm(dir, { recursive: true, force: true });
