import { Value } from '@sinclair/typebox/value';
import { bareRecord } from '../../../catalogue/bare-record.ts';
import { message } from '../../../catalogue/languages/message.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { bundleEntry } from '../../formats/bundle/bundle.ts';
import { decodeHtml } from '../../formats/text/decode-html.ts';
import { shallow } from '../../formats/text/depth.ts';
import { withinGrid } from '../../formats/text/table-spans.ts';
import { openZip, type ZipFile } from '../../formats/zip/read.ts';
import { atAddress, serveAddressed } from './addressed-bundle.ts';
import { type PageBundleSettings, pageBundle } from './bundle-settings.ts';
import type { Page, Serve } from './page.ts';
import { inHead } from './page-head.ts';

/** An open bundle: its settings and access to its files. */
export type OpenBundle = {
  readonly settings: PageBundleSettings;
  /** The page to show, with its converted Markdown inserted. */
  readonly html: string;
  readonly header: string | undefined;
  readonly footer: string | undefined;
  /** Returns the bundle's file for a URL of its page. */
  readonly serve: Serve;
  /** URLs that a page with an address has requested and that the bundle does not have. */
  readonly missing: () => readonly string[];
};

/** A host that never resolves (RFC 2606): only the bundle serves it. */
const origin = 'http://page.invalid';

const types = bareRecord<string>({
  ...{ html: 'text/html; charset=utf-8', htm: 'text/html; charset=utf-8', css: 'text/css; charset=utf-8', svg: 'image/svg+xml' },
  ...{ png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg', gif: 'image/gif', webp: 'image/webp', avif: 'image/avif' },
  ...{ woff: 'font/woff', woff2: 'font/woff2', ttf: 'font/ttf', otf: 'font/otf' },
});

const typeOf = (name: string): string => types[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream';

const readManifest = async (zip: ZipFile) => {
  let told: unknown;
  try {
    told = JSON.parse(await zip.text(bundleEntry));
  } catch (thrown) {
    if (thrown instanceof WorkerProblem) throw thrown;
    throw new WorkerProblem('corrupt_input', message('bundleSilent'));
  }
  if (!Value.Check(pageBundle, told)) throw new WorkerProblem('corrupt_input', message('bundleSettings'));
  return told;
};

const bodyOf = (html: string): string => {
  const start = /<body[^<>]{0,1000}>/i.exec(html);
  const from = start ? start.index + start[0].length : 0;
  const end = html.toLowerCase().lastIndexOf('</body');
  return html.slice(from, end > from ? end : undefined);
};

/** Replaces each `{{ toHTML "name" }}` with the converted file. */
const withMarkdown = (html: string, pages: ReadonlyMap<string, string>): string =>
  html.replace(/\{\{\s{0,20}toHTML\s{1,20}"([^"{}\n]{1,255})"\s{0,20}\}\}/g, (_, name: string) => {
    const page = pages.get(name);
    if (page === undefined) throw new WorkerProblem('corrupt_input', message('bundleMarkdown'));
    return bodyOf(page);
  });

/** Makes relative URLs refer to the bundle. The page is written into an empty one, as navigating would start another process. */
const withBase = (html: string): string => inHead(html, `<base href="${origin}/">`);

/** Serves the files of a bundle by their names. */
const serveNamed = (names: Readonly<Record<string, string>>, read: (entry: string) => Promise<Uint8Array>) => {
  const own = new Map(Object.entries(names).map(([entry, name]) => [name, entry]));
  const serve: Serve = async (url) => {
    if (!url.startsWith(`${origin}/`)) return undefined;
    let name: string;
    try {
      name = decodeURIComponent(new URL(url).pathname.slice(1));
    } catch {
      return undefined;
    }
    const entry = own.get(name);
    return entry === undefined ? undefined : { type: typeOf(name), body: await read(entry) };
  };
  return { serve, missing: (): readonly string[] => [] };
};

/** Opens a bundle; its files are read when the page requests them. */
export const openBundle = async (path: string): Promise<OpenBundle> => {
  const zip = openZip(path);
  const { names, settings } = await readManifest(zip);
  const textOf = async (entry: string): Promise<string> => decodeHtml(await zip.bytes(entry)).text;
  const pages = new Map<string, string>();
  for (const [name, entry] of Object.entries(settings.markdown ?? {})) pages.set(name, await textOf(entry));
  const index = withinGrid(shallow(withMarkdown(await textOf(settings.index), pages), 'html'));
  if (index.trim() === '') throw new WorkerProblem('nothing_to_convert');
  const { address } = settings;
  const { serve, missing } = address
    ? serveAddressed(address, (entry) => zip.bytes(entry))
    : serveNamed(names, (entry) => zip.bytes(entry));
  return {
    settings,
    html: address ? atAddress(index, address) : withBase(index),
    header: settings.header === undefined ? undefined : await textOf(settings.header),
    footer: settings.footer === undefined ? undefined : await textOf(settings.footer),
    serve,
    missing,
  };
};

/** Shows a bundle's page according to its settings, and waits for `waitMs`. */
export const showBundle = async (page: Page, bundle: OpenBundle): Promise<void> => {
  const { settings } = bundle;
  const { width = 800, height = 600, deviceScale = 1, media, mediaFeatures = {}, omitBackground, waitMs = 0 } = settings;
  await page.ask('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: deviceScale, mobile: false });
  await page.ask('Emulation.setEmulatedMedia', {
    ...(media && { media }),
    features: Object.entries(mediaFeatures).map(([name, value]) => ({ name, value })),
  });
  if (omitBackground) await page.ask('Emulation.setDefaultBackgroundColorOverride', { color: { r: 0, g: 0, b: 0, a: 0 } });
  page.serveFrom(bundle.serve);
  await page.show(bundle.html);
  if (waitMs > 0) await Bun.sleep(waitMs);
};

/** Lets the page request what only its printed form needs, and its fonts, for two seconds at most. */
export const loadForPrint = async (page: Page, { settings: { media, mediaFeatures = {} } }: OpenBundle): Promise<void> => {
  const features = Object.entries(mediaFeatures).map(([name, value]) => ({ name, value }));
  if (!media) await page.ask('Emulation.setEmulatedMedia', { media: 'print', features });
  for (let turn = 0; turn < 40; turn++) {
    const isLoaded = await page.evaluate(`document.body?.offsetHeight, document.fonts.status === 'loaded'`);
    if (isLoaded && turn > 0) return;
    await Bun.sleep(50);
  }
};
