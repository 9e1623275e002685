import { expect, type Locator, type Page } from 'playwright/test';
import type { InputFile } from './inputs.ts';

/** Opens a page and waits until all its islands that load without an action have loaded. */
export const openPage = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  // The header's search sleeps where the narrow menu has its own.
  await expect(page.locator('astro-island[client=calm][ssr]:visible, astro-island[client=calm][ssr] :visible')).toHaveCount(0);
};

/** Opens a page and waits until its upload island is awake. */
export const openTool = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.locator('form.tool[data-awake]')).toBeVisible();
};

/** Chooses files through the native input. */
export const choose = async (page: Page, ...files: readonly InputFile[]): Promise<void> => {
  await page.locator('.drop-input').setInputFiles([...files]);
};

export const convertButton = (page: Page): Locator => page.locator('form.tool button[type=submit]');

/** The rows of the selected files. */
export const rows = (page: Page): Locator => page.locator('.files:not(.plain-files) > .file');

/** Expects the one visible notification to say exactly this. */
export const expectToast = async (page: Page, title: string, text: string): Promise<void> => {
  const toast = page.locator('.toast[data-state=open]');
  await expect(toast).toHaveCount(1);
  await expect(toast.locator('.toast-title')).toHaveText(title);
  await expect(toast.locator('.toast-text')).toHaveText(text);
};

/** Drops files somewhere on the page, as a mouse would. */
export const dropOn = async (page: Page, selector: string, files: readonly InputFile[]): Promise<void> => {
  const transfer = await page.evaluateHandle(
    (list) => {
      const data = new DataTransfer();
      for (const { name, mimeType, bytes } of list) data.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }));
      return data;
    },
    files.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: [...buffer] })),
  );
  await page.dispatchEvent(selector, 'drop', { dataTransfer: transfer });
};

/**
 * Lets the page's timers run these seconds at once, one second at a time, so that requests between them can fail or succeed. The test calls
 * `page.clock.install()` before it opens the page.
 */
export const passSeconds = async (page: Page, seconds: number): Promise<void> => {
  for (let second = 0; second < seconds; second++) await page.clock.runFor(1000);
};

/** Holds the answers of the API back until the returned function is called, so that the busy state can be looked at. */
export const holdConversions = async (page: Page): Promise<() => void> => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/jobs', async (route) => {
    await gate;
    await route.continue().catch((error: Error) => {
      // The page may have been cancelled or closed meanwhile.
      if (!/closed|aborted|handled|not found/i.test(error.message)) throw error;
    });
  });
  return release;
};

/** What opens the options of a page's pair: not those of a single file, which appear when their script has loaded. */
export const optionsOf = (page: Page): Locator => page.locator('.options:not(.options-own) > summary');

/** The first of several cases in `npm test`, and each of them in the nightly run. */
export const chosenCases = <Case>(cases: readonly Case[]): readonly Case[] => (process.env.NIGHTLY ? cases : cases.slice(0, 1));
