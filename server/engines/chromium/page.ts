import { type Devtools, startBrowser } from './devtools.ts';

/**
 * Chromium's own sandbox needs namespaces, which are closed in here; the sandbox around this worker holds it instead. One process less
 * for what would be fetched, as nothing is, and one less for graphics.
 */
const switches = [
  ...['--no-sandbox', '--no-zygote', '--in-process-gpu', '--disable-gpu', '--disable-dev-shm-usage', '--no-startup-window'],
  ...['--no-first-run', '--disable-extensions', '--disable-component-update', '--disable-background-networking', '--disable-breakpad'],
  ...['--disable-sync', '--disable-hang-monitor', '--disable-back-forward-cache', '--metrics-recording-only', '--mute-audio'],
  ...['--password-store=basic'],
  // Pictures and prints look the same on every machine, and show nothing of a window.
  ...['--force-color-profile=srgb', '--font-render-hinting=none', '--hide-scrollbars'],
  '--enable-features=NetworkServiceInProcess2',
  '--disable-features=PaintHolding,OptimizationHints,MediaRouter,HttpsUpgrades',
];

/** Width of the window that a page is photographed in, CSS pixels. */
const viewport = { width: 1280, height: 900 };

/** The one page of a browser. */
export type Page = {
  readonly ask: Devtools['ask'];
  /** Resolves with the value of an expression; what it needs of ours stands in it as JSON. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Shows a document and waits until all that it holds has been loaded. */
  readonly show: (html: string) => Promise<void>;
  /** Has what stands at some addresses come from here; all others stay empty. */
  readonly serveFrom: (serve: (url: string) => Promise<Served | undefined>) => void;
};

/** Starts a browser that keeps what it must in `profile`. */
export const launch = (profile: string): Devtools =>
  startBrowser('/usr/lib/chromium/chromium-headless-shell', [...switches, `--user-data-dir=${profile}`]);

/** What a document holds itself. */
const own = /^(data|about|blob):/;

/** What stands at an address of a page. */
export type Served = { readonly type: string; readonly body: Uint8Array };

/**
 * A page in which nothing runs and from which nothing is fetched: what is not in the file, or served from beside it, is not there.
 * `scale` is how many pixels one of CSS is.
 */
export const openPage = async (browser: Devtools, scale: number): Promise<Page> => {
  let serve: (url: string) => Promise<Served | undefined> = async () => undefined;
  const { targetId } = await browser.ask('Target.createTarget', { url: 'about:blank', ...viewport });
  const { sessionId } = await browser.ask('Target.attachToTarget', { targetId, flatten: true });
  const ask: Page['ask'] = (method, params) => browser.ask(method, params, String(sessionId));
  const answer = async ({ requestId, request, resourceType }: Readonly<Record<string, unknown>>): Promise<void> => {
    const { url } = request as { readonly url: string };
    if (own.test(url)) return void (await ask('Fetch.continueRequest', { requestId }));
    const served = await serve(url).catch(() => undefined);
    // A frame that leads elsewhere, or a page that would leave, stays where it is: an error page would take its place, in a process of its own.
    if (!served && resourceType === 'Document') return void (await ask('Fetch.fulfillRequest', { requestId, responseCode: 204 }));
    if (!served) return void (await ask('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' }));
    await ask('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: [
        { name: 'Content-Type', value: served.type },
        // Fonts are only taken from elsewhere with leave, and the page itself is nowhere.
        { name: 'Access-Control-Allow-Origin', value: '*' },
      ],
      body: Buffer.from(served.body).toString('base64'),
    });
  };
  // The page may have ended meanwhile, which whoever waits for it notices.
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
    show: async (html) => {
      const loaded = browser.next('Page.loadEventFired');
      await evaluate(`document.open(); document.write(${JSON.stringify(html)}); document.close();`);
      await loaded;
    },
    serveFrom: (files) => {
      serve = files;
    },
  };
};
