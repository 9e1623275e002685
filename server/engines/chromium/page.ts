import { WorkerProblem } from '../../contract/worker-main.ts';
import { type Devtools, startBrowser } from './devtools.ts';

/**
 * Chromium's own sandbox needs namespaces, which are unavailable here; the worker's sandbox replaces it. The network service,
 * which fetches nothing, and graphics run inside the browser process.
 */
const switches = [
  ...['--no-sandbox', '--no-zygote', '--in-process-gpu', '--disable-gpu', '--disable-dev-shm-usage', '--no-startup-window'],
  ...['--no-first-run', '--disable-extensions', '--disable-component-update', '--disable-background-networking', '--disable-breakpad'],
  ...['--disable-sync', '--disable-hang-monitor', '--disable-back-forward-cache', '--metrics-recording-only', '--mute-audio'],
  ...['--password-store=basic'],
  // Makes screenshots and prints identical on every machine, and hides scrollbars.
  ...['--force-color-profile=srgb', '--font-render-hinting=none', '--hide-scrollbars'],
  '--enable-features=NetworkServiceInProcess2',
  '--disable-features=PaintHolding,OptimizationHints,MediaRouter,HttpsUpgrades',
];

/** Size of the window for screenshots, in CSS pixels. */
const viewport = { width: 1280, height: 900 };

export type Page = {
  readonly ask: Devtools['ask'];
  /** Resolves with the value of an expression. Embed our own values in it as JSON. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Shows a document, below whose own styles are those of `css`, and waits until all of its resources are loaded. */
  readonly show: (html: string, css?: string) => Promise<void>;
  /** Serves some URLs locally; all others stay unavailable. */
  readonly serveFrom: (serve: Serve) => void;
};

/** Starts a browser with the user data directory `profile`. */
export const launch = (profile: string): Devtools =>
  startBrowser('/usr/lib/chromium/chromium-headless-shell', [...switches, `--user-data-dir=${profile}`]);

/** URLs of content inside the document. */
const own = /^(data|about|blob):/;

/** The content of a URL, or the URL that it was redirected to. */
type Served = { readonly type: string; readonly body: Uint8Array } | { readonly location: string };

/** Returns what a URL has; `kind` is what the page requests it for, such as `Image` (DevTools' Network.ResourceType). */
export type Serve = (url: string, kind: string) => Promise<Served | undefined>;

/**
 * A page that runs no scripts and fetches only content inside the file or from `serveFrom`. `scale` is the number of device pixels
 * per CSS pixel.
 */
export const openPage = async (browser: Devtools, scale: number): Promise<Page> => {
  let serve: Serve = async () => undefined;
  let failure: unknown;
  const { targetId } = await browser.ask('Target.createTarget', { url: 'about:blank', ...viewport });
  const { sessionId } = await browser.ask('Target.attachToTarget', { targetId, flatten: true });
  const ask: Page['ask'] = (method, params) => browser.ask(method, params, String(sessionId));
  const answer = async ({ requestId, request, resourceType }: Readonly<Record<string, unknown>>): Promise<void> => {
    const { url } = request as { readonly url: string };
    if (own.test(url)) return void (await ask('Fetch.continueRequest', { requestId }));
    const served = await serve(url, String(resourceType)).catch((thrown) => {
      // A damaged file of the page is missing from it, like one that was not sent.
      if (!(thrown instanceof WorkerProblem)) failure ??= thrown;
      return undefined;
    });
    // Frames and navigations to other documents stay on the current page: an error page would replace it, in a separate process.
    if (!served && resourceType === 'Document') return void (await ask('Fetch.fulfillRequest', { requestId, responseCode: 204 }));
    if (!served) return void (await ask('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' }));
    if ('location' in served)
      return void (await ask('Fetch.fulfillRequest', {
        requestId,
        responseCode: 302,
        responseHeaders: [
          { name: 'Location', value: served.location },
          { name: 'Access-Control-Allow-Origin', value: '*' },
        ],
      }));
    await ask('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: [
        { name: 'Content-Type', value: served.type },
        // Cross-origin fonts need this header, and the page itself has no origin.
        { name: 'Access-Control-Allow-Origin', value: '*' },
      ],
      body: Buffer.from(served.body).toString('base64'),
    });
  };
  // The page may have ended in the meantime; its other callers report that.
  browser.each('Fetch.requestPaused', (params) => void answer(params).catch(() => undefined));
  await Promise.all([
    ask('Page.enable'),
    ask('Inspector.enable'),
    ask('Fetch.enable'),
    ask('Emulation.setScriptExecutionDisabled', { value: true }),
    ask('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor: scale, mobile: false }),
  ]);
  const evaluate: Page['evaluate'] = async (expression) => {
    const { result, exceptionDetails } = await ask('Runtime.evaluate', { expression, returnByValue: true });
    if (exceptionDetails) throw new Error('An expression of ours failed in the page.');
    return (result as { readonly value?: unknown }).value;
  };
  return {
    ask,
    evaluate,
    show: async (html, css = '') => {
      const loaded = browser.next('Page.loadEventFired');
      // An adopted sheet needs no consent of the page's content security policy.
      await evaluate(
        `document.open(); document.write(${JSON.stringify(html)}); document.close(); { const sheet = new CSSStyleSheet(); sheet.replaceSync(${JSON.stringify(css)}); document.adoptedStyleSheets = [sheet]; }`,
      );
      await loaded;
      if (failure !== undefined) throw failure;
    },
    serveFrom: (files) => {
      serve = files;
    },
  };
};
