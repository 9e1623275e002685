import { appendFileSync, readFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright';
import { isOnDemand, serve, WorkerProblem } from '../../contract/worker-main.ts';
import { escapeXml } from '../../formats/ooxml/xml.ts';
import { decodeHtml } from '../../formats/text/decode-html.ts';
import { shallow } from '../../formats/text/depth.ts';
import { infoUpdate } from '../pdf-info.ts';
import type { BrowserRequest } from './protocol.ts';

/** Width of the window that a page is photographed in, CSS pixels. */
const viewport = { width: 1280, height: 900 };
/** Chromium draws no surface taller or wider than this. */
const maxSide = 16_384;

/**
 * Chromium's own sandbox needs namespaces, which are closed in here; the sandbox around this worker holds it instead.
 */
const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: '/usr/lib/chromium/chromium-headless-shell',
    chromiumSandbox: false,
    args: [
      '--disable-gpu',
      '--in-process-gpu',
      '--disable-dev-shm-usage',
      '--no-zygote',
      '--font-render-hinting=none',
      '--disable-extensions',
    ],
  });

/** A page in which nothing runs and from which nothing is fetched; what is not in the file is not there. */
const openPage = async (browser: Browser, scale: number): Promise<Page> => {
  const context = await browser.newContext({ javaScriptEnabled: false, offline: true, viewport, deviceScaleFactor: scale });
  const page = await context.newPage();
  await page.route('**/*', (route) => (/^(data|about|blob):/.test(route.request().url()) ? route.continue() : route.abort()));
  return page;
};

/** A page without a title, or with an empty one, gets the file's name, which readers of the PDF then show. */
const withTitle = (html: string, title: string): string => {
  const tag = `<title>${escapeXml(title)}</title>`;
  const empty = /<title[^<>]*>\s*<\/title>/i;
  if (empty.test(html)) return html.replace(empty, () => tag);
  if (/<title[\s>]/i.test(html)) return html;
  const head = /<head(?:\s[^<>]*)?>/i;
  return head.test(html) ? html.replace(head, (start) => start + tag) : html.replace(/^(\s*<!doctype[^>]*>)?/i, (doctype) => doctype + tag);
};

const inch = (points: number): string => `${points / 72}in`;

const print = async (page: Page, request: Extract<BrowserRequest, { to: 'pdf' }>): Promise<void> => {
  const { page: setup, output } = request;
  const margin = setup ? inch(setup.margin) : undefined;
  // What can be folded out on a screen can't be on paper.
  await page.locator('details').evaluateAll((folded) => {
    for (const one of folded) (one as HTMLDetailsElement).open = true;
  });
  await page.pdf({
    path: output,
    printBackground: true,
    tagged: true,
    outline: true,
    ...(setup ? { width: inch(setup.width), height: inch(setup.height) } : { format: 'A4', preferCSSPageSize: true }),
    ...(margin && { margin: { top: margin, right: margin, bottom: margin, left: margin } }),
  });
  // Chromium takes the title over, but not who wrote the page.
  const author = await page.locator('html').evaluate((root) => root.querySelector('meta[name=author i]')?.getAttribute('content'));
  const update = author && infoUpdate(readFileSync(output), { Author: author });
  if (update) appendFileSync(output, update);
};

const photograph = async (page: Page, request: Exclude<BrowserRequest, { to: 'pdf' }>): Promise<void> => {
  const { dpi, output, to, quality } = request;
  const scale = dpi / 96;
  const height = await page.locator('html').evaluate((root) => Math.max(root.scrollHeight, root.getBoundingClientRect().height));
  if (height * scale > maxSide)
    throw new WorkerProblem(
      'page_too_large',
      `The page would be ${Math.round(height * scale)} pixels high at ${dpi} DPI. Choose a lower resolution, or PDF.`,
      {
        name: 'pixels',
        max: maxSide,
        actual: Math.round(height * scale),
      },
    );
  await page.screenshot({ path: output, fullPage: true, ...(to === 'jpg' ? { type: 'jpeg', quality } : { type: 'png' }) });
};

const browser = launch();

/**
 * A page that has printed something of our own, so that its process runs and fonts and the printing parts are
 * loaded before the visitor's file comes.
 */
const warmPage = async (): Promise<Page> => {
  const page = await openPage(await browser, 1);
  await page.setContent('<!doctype html><title>-</title><p>Warm <b>up</b> <i>now</i>');
  await page.pdf({ tagged: true, outline: true });
  return page;
};

let waiting = isOnDemand ? undefined : warmPage();

const convert = async (request: BrowserRequest): Promise<void> => {
  const text = shallow(decodeHtml(readFileSync(request.input)).text, 'html');
  if (text.trim() === '') throw new WorkerProblem('nothing_to_convert');
  const page = await (request.to === 'pdf' ? (waiting ?? warmPage()) : openPage(await browser, request.dpi / 96));
  if (request.to === 'pdf') waiting = undefined;
  await page.setContent(withTitle(text, request.title), { waitUntil: 'load' });
  await (request.to === 'pdf' ? print(page, request) : photograph(page, request));
  await page.context().close();
};

void serve(convert, async () => waiting ?? browser);
