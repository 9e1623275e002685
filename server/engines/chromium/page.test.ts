import { expect, test } from 'bun:test';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { lacks } from '../../testing/needs.ts';
import { makeTestFolder } from '../../testing/test-folder.ts';
import { launch, openPage } from './page.ts';

longTimeout();

test.skipIf(lacks('chromium-headless-shell'))(
  'a page that crashes fails what waits for it, and the browser that ends as well',
  async () => {
    const profile = makeTestFolder('browser');
    const browser = launch(profile);
    const code = (thrown: unknown): unknown => (thrown instanceof WorkerProblem ? thrown.code : thrown);
    const page = await openPage(browser, 1);
    await page.show('<title>Here</title>');
    expect(await page.evaluate('document.title')).toBe('Here');
    expect(String(await page.evaluate('nothing.here').catch((thrown) => thrown))).toContain('An expression of ours failed');
    expect(String(await page.ask('Page.noSuchThing').catch((thrown) => thrown))).toContain('The browser refused');
    const waits = browser.next('Page.loadEventFired').catch(code);
    expect(await page.ask('Page.crash').catch(code)).toBe('conversion_failed');
    expect(await waits).toBe('conversion_failed');
    expect(await page.show('<p>After').catch(code)).toBe('conversion_failed');
    browser.end();
  },
);
