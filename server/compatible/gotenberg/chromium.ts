import { join } from 'node:path';
import type { PageBundleSettings } from '../../engines/chromium/bundle-settings.ts';
import { writeBundle } from '../../formats/bundle/bundle.ts';
import type { Services } from '../../node/services.ts';
import { streamOf } from '../streams.ts';
import type { SurfaceRoute } from '../surface.ts';
import type { Work, WorkFile } from '../work.ts';
import type { SentFile } from './files.ts';
import { type GotenbergForm, isTextRecord } from './form.ts';
import { finishPdfs } from './pdf-work.ts';
import { invalid, Refusal } from './refusal.ts';
import { formRoute } from './run.ts';
import { readWishes } from './wishes.ts';

/** Longest that a page is waited for. */
const longestWaitMs = 30_000;

/** Fields that only make sense where scripts run or pages are fetched, which is not so here. */
const needsScripts = ['waitForExpression', 'waitWindowStatus', 'waitForSelector', 'selector'] as const;

const isNumbers = (read: unknown): read is readonly number[] => Array.isArray(read) && read.every((one) => Number.isInteger(one));
const isList = (read: unknown): read is readonly unknown[] => Array.isArray(read);

type Settings = Partial<Omit<PageBundleSettings, 'index' | 'header' | 'footer' | 'markdown'>>;

/** Without what is undefined. */
const stated = (settings: { readonly [Key in keyof Settings]: Settings[Key] | undefined }): Settings =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined)) as Settings;

const commonSettings = (form: GotenbergForm): Settings => {
  for (const name of needsScripts)
    if (form.text(name) !== undefined) throw invalid(`form field '${name}' is not available: scripts of pages do not run on this server`);
  // Nothing is fetched, so that these are checked and then have nothing to do.
  for (const name of ['skipNetworkIdleEvent', 'skipNetworkAlmostIdleEvent', 'failOnResourceLoadingFailed', 'failOnConsoleExceptions'])
    form.flag(name);
  for (const name of ['failOnHttpStatusCodes', 'failOnResourceHttpStatusCodes']) form.json(name, 'a list of numbers', isNumbers);
  form.json('cookies', 'a list', isList);
  form.json('extraHttpHeaders', 'an object of texts', isTextRecord);
  const waitMs = form.milliseconds('waitDelay');
  if (waitMs !== undefined && waitMs > longestWaitMs)
    form.fault(`form field 'waitDelay' is invalid (the limit is ${longestWaitMs / 1000}s)`);
  return stated({
    media: form.choice('emulatedMediaType', ['screen', 'print']),
    mediaFeatures: form.json('emulatedMediaFeatures', 'an object of texts', isTextRecord),
    omitBackground: form.flag('omitBackground'),
    waitMs: waitMs === undefined ? undefined : Math.round(Math.min(waitMs, longestWaitMs)),
  });
};

const printSettings = (form: GotenbergForm): Settings => {
  const settings = {
    ...commonSettings(form),
    ...stated({
      paperWidth: form.inches('paperWidth'),
      paperHeight: form.inches('paperHeight'),
      marginTop: form.inches('marginTop'),
      marginBottom: form.inches('marginBottom'),
      marginLeft: form.inches('marginLeft'),
      marginRight: form.inches('marginRight'),
      landscape: form.flag('landscape'),
      scale: form.number('scale', { min: 0.1, max: 2 }),
      printBackground: form.flag('printBackground'),
      preferCssPageSize: form.flag('preferCssPageSize'),
      singlePage: form.flag('singlePage'),
      outline: form.flag('generateDocumentOutline'),
      tagged: form.flag('generateTaggedPdf'),
      pageRanges: form.text('nativePageRanges')?.replace(/\s+/g, ''),
    }),
  };
  const { paperWidth = 8.5, paperHeight = 11, marginTop = 0.39, marginBottom = 0.39, marginLeft = 0.39, marginRight = 0.39 } = settings;
  const [across, along] = settings.landscape ? [paperHeight, paperWidth] : [paperWidth, paperHeight];
  if (paperWidth > 200 || paperHeight > 200 || across - marginLeft - marginRight <= 0 || along - marginTop - marginBottom <= 0)
    throw new Refusal(400, 'Chromium does not handle the provided settings; please check for aberrant form values');
  if (settings.omitBackground && !settings.printBackground) throw new Refusal(400, 'omitBackground requires printBackground set to true');
  const { pageRanges } = settings;
  if (pageRanges !== undefined && !/^\d{1,5}(?:-\d{0,5})?(?:,\d{1,5}(?:-\d{0,5})?){0,49}$/.test(pageRanges))
    throw new Refusal(400, `Chromium does not handle the page ranges '${pageRanges.slice(0, 60)}' (nativePageRanges) syntax`);
  return settings;
};

const imageFormats = { png: 'png', jpeg: 'jpg', webp: 'webp' } as const;

const imageSettings = (form: GotenbergForm): Settings => {
  form.flag('optimizeForSpeed');
  return {
    ...commonSettings(form),
    ...stated({
      width: form.number('width', { min: 1, max: 8192, whole: true }),
      height: form.number('height', { min: 1, max: 8192, whole: true }),
      clip: form.flag('clip'),
      quality: form.number('quality', { min: 0, max: 100, whole: true }),
      deviceScale: form.number('deviceScaleFactor', { min: 0.1, max: 4 }),
    }),
  };
};

const named = (files: readonly SentFile[], name: string): SentFile | undefined =>
  files.find(({ fileName }) => fileName === name || (fileName.slice(0, -5) === name.slice(0, -5) && fileName.toLowerCase() === name));

/** Markdown files as web pages, by their names: each is converted separately. */
const markdownPages = async (work: Work, files: readonly SentFile[]): Promise<readonly (readonly [name: string, page: WorkFile])[]> => {
  const pages: [string, WorkFile][] = [];
  for (const file of files.filter(({ fileName }) => /\.md$/i.test(fileName)))
    pages.push([file.fileName, await work.convert([file], { inputFormat: ['md'], outputFormat: 'html' })]);
  if (pages.length === 0) throw invalid('no form file found for extensions: [.md]');
  return pages;
};

/** `{{ toHTML "name" }}` of the page, each of which must be a file that was sent. */
const checkNamed = async (work: Work, index: SentFile, sent: ReadonlySet<string>): Promise<void> => {
  const text = await Bun.file(work.pathOf(index)).text();
  const missing = [...text.matchAll(/\{\{\s{0,20}toHTML\s{1,20}"([^"{}\n]{1,255})"\s{0,20}\}\}/g)].flatMap(([, name = '']) =>
    sent.has(name) ? [] : [`'${name}'`],
  );
  if (missing.length > 0) throw new Refusal(400, `Markdown file(s) not found: ${missing.slice(0, 20).join('\n')}`);
};

/** Puts the page and all that was sent with it into one file, and has the browser take it. */
const takePage = async (
  { work, files, isMarkdown }: { readonly work: Work; readonly files: readonly SentFile[]; readonly isMarkdown: boolean },
  settings: Settings,
  to: 'pdf' | 'png' | 'jpg' | 'webp',
): Promise<WorkFile> => {
  const index = named(files, 'index.html');
  if (!index) throw invalid("form file 'index.html' is required");
  const pages = isMarkdown ? await markdownPages(work, files) : [];
  if (isMarkdown) await checkNamed(work, index, new Set(pages.map(([name]) => name)));
  const sent: readonly WorkFile[] = [
    ...files.filter(({ fileName }) => !(isMarkdown && /\.md$/i.test(fileName))),
    ...pages.map(([, page]) => page),
  ];
  const entryOf = (file: WorkFile | undefined): string | undefined => {
    const at = file === undefined ? -1 : sent.indexOf(file);
    return at < 0 ? undefined : String(at + 1);
  };
  const [header, footer] = [named(files, 'header.html'), named(files, 'footer.html')].map(entryOf);
  const all: PageBundleSettings = {
    ...settings,
    index: entryOf(index) ?? '1',
    ...(to === 'pdf' && header !== undefined && { header }),
    ...(to === 'pdf' && footer !== undefined && { footer }),
    ...(isMarkdown && { markdown: Object.fromEntries(pages.map(([name, page]) => [name, entryOf(page) ?? ''])) }),
  };
  const name = work.freshName();
  const path = join(work.dir, name);
  const contents = sent.map((file) => ({ name: file.fileName, content: streamOf(work.pathOf(file)) }));
  await writeBundle(path, contents, all);
  return work.convert([{ name, fileName: 'index.zip', bytes: Bun.file(path).size }], { inputFormat: ['zip'], operation: `page-to-${to}` });
};

/** Words by which the browser refuses pages that are not there. */
const pagesBeyond = (thrown: unknown, settings: Settings): unknown =>
  settings.pageRanges !== undefined && (thrown as { readonly detail?: unknown }).detail === 'The page ranges are beyond the last page.'
    ? new Refusal(400, `The page ranges '${settings.pageRanges}' (nativePageRanges) exceeds the page count`)
    : thrown;

const urlRefused =
  'This server does not open addresses: it has no way out to the network. Send the page itself to /forms/chromium/convert/html.';

/** The routes of Chromium: pages to PDF and to images. */
export const chromiumRoutes = (services: Services): readonly SurfaceRoute[] => [
  ...(['html', 'markdown'] as const).flatMap((kind): readonly SurfaceRoute[] => {
    const isMarkdown = kind === 'markdown';
    return [
      formRoute(services, `/forms/chromium/convert/${kind}`, async ({ work, form, files }) => {
        const settings = printSettings(form);
        const wishes = readWishes(form, files);
        form.check();
        const pdf = await takePage({ work, files, isMarkdown }, settings, 'pdf').catch((thrown) => {
          throw pagesBeyond(thrown, settings);
        });
        return finishPdfs(work, [pdf], wishes);
      }),
      formRoute(services, `/forms/chromium/screenshot/${kind}`, async ({ work, form, files }) => {
        const settings = imageSettings(form);
        const to = imageFormats[form.choice('format', ['png', 'jpeg', 'webp']) ?? 'png'];
        form.check();
        return [await takePage({ work, files, isMarkdown }, settings, to)];
      }),
    ];
  }),
  ...(['convert', 'screenshot'] as const).map((what) =>
    formRoute(services, `/forms/chromium/${what}/url`, async () => {
      throw new Refusal(403, urlRefused);
    }),
  ),
];
