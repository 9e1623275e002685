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
};

/** Starts a browser that keeps what it must in `profile`. */
export const launch = (profile: string): Devtools =>
  startBrowser('/usr/lib/chromium/chromium-headless-shell', [...switches, `--user-data-dir=${profile}`]);

/** What a document holds itself. */
const own = /^(data|about|blob):/;

/** A page in which nothing runs and from which nothing is fetched; what is not in the file is not there. `scale` is how many pixels one of CSS is. */
export const openPage = async (browser: Devtools, scale: number): Promise<Page> => {
  const { targetId } = await browser.ask('Target.createTarget', { url: 'about:blank', ...viewport });
  const { sessionId } = await browser.ask('Target.attachToTarget', { targetId, flatten: true });
  const ask: Page['ask'] = (method, params) => browser.ask(method, params, String(sessionId));
  browser.each('Fetch.requestPaused', ({ requestId, request }) => {
    const isOwn = own.test((request as { readonly url: string }).url);
    // It may have ended meanwhile, which whoever waits for the page notices.
    ask(isOwn ? 'Fetch.continueRequest' : 'Fetch.failRequest', { requestId, ...(!isOwn && { errorReason: 'BlockedByClient' }) }).catch(
      () => undefined,
    );
  });
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
  };
};
