import { appendFileSync, closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { message } from '../../../catalogue/languages/message.ts';
import { isOnDemand, serve, WorkerProblem } from '../../contract/worker-main.ts';
import { escapeXml } from '../../formats/ooxml/xml.ts';
import { decodePage } from '../../formats/text/decode-html.ts';
import { shallow } from '../../formats/text/depth.ts';
import { withinGrid } from '../../formats/text/table-spans.ts';
import { missingImagesNote } from '../missing-images.ts';
import { infoUpdate } from '../pdf-info.ts';
import type { Devtools } from './devtools.ts';
import { showDrawing } from './draw.ts';
import { asPaper, fitPaper, paperStyle } from './fit-paper.ts';
import { launch, openPage, type Page } from './page.ts';
import { inHead } from './page-head.ts';
import { maxSide, sizeOf } from './page-size.ts';
import type { BrowserReply, BrowserRequest, BundleRequest, DrawingRequest } from './protocol.ts';
import { loadForPrint, openBundle, showBundle } from './show-bundle.ts';
import { photographBundle, printSettings } from './take-bundle.ts';

/** A4 in points, the default paper. */
const usualPaper = { width: 595.28, height: 841.89, margin: 0 };
const pointsPerInch = 72;

/** Sets the file's name as the title of a page without one; PDF readers show it. */
const withTitle = (html: string, title: string): string => {
  const tag = `<title>${escapeXml(title)}</title>`;
  const empty = /<title[^<>]*>\s*<\/title>/i;
  if (empty.test(html)) return html.replace(empty, () => tag);
  return /<title[\s>]/i.test(html) ? html : inHead(html, tag);
};

/** Prints the page into a file in chunks, as the PDF may be large. */
const printTo = async (page: Page, output: string, params: Readonly<Record<string, unknown>>): Promise<void> => {
  const { stream } = await page.ask('Page.printToPDF', { ...params, transferMode: 'ReturnAsStream' });
  const file = openSync(output, 'w');
  for (let eof = false; !eof; ) {
    const piece = await page.ask('IO.read', { handle: stream });
    writeFileSync(file, Buffer.from(String(piece.data), piece.base64Encoded ? 'base64' : 'utf8'));
    eof = piece.eof === true;
  }
  closeSync(file);
  await page.ask('IO.close', { handle: stream });
};

/** Keeps each table row on one page, unless it is higher than a third of one: the space left above it would be larger than the row. */
const wholeRows = `for (const row of [...document.querySelectorAll('tr')].slice(0, 20000)) if (row.offsetHeight < 350) row.style.breakInside = 'avoid';`;

const print = async (page: Page, request: Extract<BrowserRequest, { to: 'pdf' }>): Promise<void> => {
  const { page: setup, output } = request;
  // Opens all <details>: paper cannot unfold them.
  await page.evaluate(`for (const one of document.querySelectorAll('details')) one.open = true;`);
  await page.evaluate(wholeRows);
  const { width, height, margin } = await fitPaper(page, setup ?? usualPaper, setup !== undefined);
  const edge = margin / pointsPerInch;
  await printTo(page, output, {
    printBackground: true,
    generateTaggedPDF: true,
    generateDocumentOutline: true,
    preferCSSPageSize: !setup,
    ...{ paperWidth: width / pointsPerInch, paperHeight: height / pointsPerInch },
    ...{ marginTop: edge, marginRight: edge, marginBottom: edge, marginLeft: edge },
  });
  // Chromium copies the title into the PDF, but not the author.
  const author = await page.evaluate(`document.querySelector('meta[name=author i]')?.getAttribute('content')`);
  const update = typeof author === 'string' && author !== '' && infoUpdate(readFileSync(output), { Author: author });
  if (update) appendFileSync(output, update);
};

const photograph = async (page: Page, request: Extract<BrowserRequest, { to: 'png' | 'jpg' }>): Promise<void> => {
  const { dpi, output, to, quality } = request;
  const scale = dpi / 96;
  const { width, height } = await sizeOf(page);
  if (height * scale > maxSide)
    throw new WorkerProblem('page_too_large', message('webPixels', { height: Math.round(height * scale), dpi }), {
      name: 'pixels',
      max: maxSide,
      actual: Math.round(height * scale),
    });
  const { data } = await page.ask('Page.captureScreenshot', {
    ...(to === 'jpg' ? { format: 'jpeg', quality } : { format: 'png' }),
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  await Bun.write(output, Buffer.from(String(data), 'base64'));
};

let running: Devtools | undefined;
let launched = 0;
const browser = (): Devtools => {
  running ??= launch(join(tmpdir(), `browser-${++launched}`));
  return running;
};

/**
 * A page that has already printed a dummy document, so that its process runs and fonts and printing components
 * are loaded before the visitor's file arrives.
 */
const warmPage = async (): Promise<Page> => {
  const page = await openPage(browser(), 1);
  await page.show('<!doctype html><title>-</title><p>Warm <b>up</b> <i>now</i>');
  if (!isOnDemand) await page.ask('Page.printToPDF', { generateTaggedPDF: true, generateDocumentOutline: true });
  return page;
};

let waiting: Promise<Page> | undefined;
let shown: Page | undefined;

/** The waiting page, or a new one. Closes the previous document's page only now, as most workers convert a single one. */
const freshPage = async (scale: number): Promise<Page> => {
  const page = await ((scale === 1 && waiting) || openPage(browser(), scale));
  if (scale === 1) waiting = undefined;
  await page.evaluate('0');
  await shown?.ask('Page.close');
  return page;
};

/** A page for the next document. A browser that ended while it waited, killed by the kernel for example, is replaced. */
const nextPage = async (scale = 1): Promise<Page> => {
  shown = await freshPage(scale).catch((thrown: unknown) => {
    if (!(thrown instanceof WorkerProblem)) throw thrown;
    running?.end();
    running = waiting = shown = undefined;
    return freshPage(scale);
  });
  return shown;
};

const draw = async (request: DrawingRequest): Promise<void> => {
  const page = await nextPage();
  const params = await showDrawing(page, request);
  if (request.sheet) return printTo(page, request.output, params);
  const { data } = await page.ask('Page.captureScreenshot', params);
  await Bun.write(request.output, Buffer.from(String(data), 'base64'));
};

/** Prints selected pages; throws `nothing_to_convert` if the document does not have them. */
const printPages = async (page: Page, output: string, params: Readonly<Record<string, unknown>>): Promise<void> => {
  try {
    await printTo(page, output, params);
  } catch (thrown) {
    if (!/page range/i.test(String((thrown as { readonly message?: unknown }).message))) throw thrown;
    throw new WorkerProblem('nothing_to_convert', message('webRanges'));
  }
};

const takeBundle = async ({ input, output, as }: BundleRequest): Promise<BrowserReply> => {
  const bundle = await openBundle(input);
  const page = await nextPage();
  await showBundle(page, bundle);
  if (as === 'json') {
    await loadForPrint(page, bundle);
    await Bun.write(output, JSON.stringify(bundle.missing()));
    return { notes: [] };
  }
  if (as === 'pdf') await printPages(page, output, await printSettings(page, bundle));
  else await Bun.write(output, await photographBundle(page, bundle, as));
  return { notes: missingImagesNote(/<img/i.test(bundle.html) ? Number(await page.evaluate(missingImages)) : 0) };
};

/** Expression: the number of images that have a source outside the file and did not load. */
const missingImages = `[...document.images].filter((one) => !one.naturalWidth && one.getAttribute('src') && !/^\\s*data:/i.test(one.getAttribute('src'))).length`;

const convert = async (request: BrowserRequest): Promise<BrowserReply> => {
  if (request.to === 'drawing') {
    await draw(request);
    return { notes: [] };
  }
  if (request.to === 'bundle') return takeBundle(request);
  const text = withinGrid(shallow(decodePage(readFileSync(request.input)), 'html'));
  if (text.trim() === '') throw new WorkerProblem('nothing_to_convert');
  const page = await nextPage(request.to === 'pdf' ? 1 : request.dpi / 96);
  if (request.to === 'pdf') await asPaper(page, request.page ?? usualPaper);
  await page.show(withTitle(text, request.title), request.to === 'pdf' ? paperStyle(text) : '');
  await (request.to === 'pdf' ? print(page, request) : photograph(page, request));
  return { notes: missingImagesNote(/<img/i.test(text) ? Number(await page.evaluate(missingImages)) : 0) };
};

const getReady = async (): Promise<void> => {
  if (isOnDemand) {
    await browser().ask('Browser.getVersion');
    return;
  }
  waiting = warmPage();
  await waiting;
};

void serve(convert, { prepare: getReady });
