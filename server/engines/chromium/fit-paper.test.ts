import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { longTimeout } from '../../testing/long-timeout.ts';
import { lacks } from '../../testing/needs.ts';
import { nightlyTest } from '../../testing/nightly.ts';
import { makeTestFolder } from '../../testing/test-folder.ts';
import type { Devtools } from './devtools.ts';
import { asPaper, fitPaper, paperStyle } from './fit-paper.ts';
import { launch, openPage, type Page } from './page.ts';

longTimeout();

const a4 = { width: 595.28, height: 841.89, margin: 0 };
const cells = (count: number, tag = 'td'): string =>
  `<tr>${Array.from({ length: count }, (_, at) => `<${tag}>Amount${at}</${tag}>`).join('')}</tr>`;

describe.skipIf(lacks('chromium-headless-shell'))('paper', () => {
  let [browser, page, profile]: [Devtools | undefined, Page | undefined, string] = [undefined, undefined, ''];
  beforeAll(async () => {
    profile = makeTestFolder('browser');
    browser = launch(profile);
    page = await openPage(browser, 1);
  });
  afterAll(async () => {
    browser?.end();
  });

  /** The paper, the scroll width of the page, and the value of an expression. */
  const fitted = async (html: string, ask = 'null', paper = a4, isChosen = false) => {
    if (!page) throw new Error('No page.');
    await asPaper(page, paper);
    await page.show(html, paperStyle(html));
    const turned = await fitPaper(page, paper, isChosen);
    return {
      isTurned: turned.width > turned.height,
      width: Number(await page.evaluate('document.documentElement.scrollWidth')),
      said: await page.evaluate(ask),
    };
  };
  const zoomOf = (selector: string): string => `Number(document.querySelector('${selector}').style.zoom || 1)`;

  test('a page that fits stays as it is', async () => {
    const { isTurned, said } = await fitted(`<h1>One</h1><table>${cells(5)}</table><p>x`, `document.body.outerHTML.includes('style')`);
    expect([isTurned, said]).toEqual([false, false]);
  });

  test('a wide table among other words is shrunk, and turns the paper if it is most of the page', async () => {
    const among = await fitted(`<!doctype html>${'<p>words</p>'.repeat(60)}<table>${cells(20)}</table>`, zoomOf('table'));
    expect(among.isTurned).toBe(false);
    expect(among.width).toBeLessThan(796);
    expect(among.said).toBeLessThan(0.6);
    const alone = await fitted(`<!doctype html><table>${cells(20)}${cells(20)}</table>`, zoomOf('table'));
    expect(alone.isTurned).toBe(true);
    expect(alone.width).toBeLessThan(1125);
    expect(Number(alone.said)).toBeGreaterThan(Number(among.said));
  });

  test('paper that was chosen stays, by the visitor and by the page', async () => {
    expect((await fitted(`<table>${cells(20)}</table>`, 'null', { ...a4, margin: 50 }, true)).isTurned).toBe(false);
    const sized = await fitted(`<style>@page{size:a4 landscape;margin:1cm}</style><table>${cells(12)}</table>`, zoomOf('table'));
    expect([sized.isTurned, sized.said]).toEqual([false, 1]);
  });

  test('scrolled content is printed, and code is wrapped', async () => {
    const box = await fitted(
      `<div style="overflow-x:auto;width:400px"><table>${cells(10)}</table></div>`,
      `document.querySelector('table').getBoundingClientRect().right`,
    );
    expect(Number(box.said)).toBeLessThan(412);
    const code = await fitted(`<pre>${'word '.repeat(400)}</pre>`, `document.querySelector('pre').scrollWidth`);
    expect(Number(code.said)).toBeLessThan(796);
    // A drawing of signs that is a little too wide would fall apart.
    const drawn = await fitted(`<pre>+${'-'.repeat(110)}+</pre>`, zoomOf('pre'));
    expect(Number(drawn.said)).toBeWithin(0.6, 1);
  });

  test('words and code without a blank are broken before Chromium lays them out whole', async () => {
    const endless = 'abcdefghij'.repeat(2000);
    const widthOf = async (html: string, css: string): Promise<number> => {
      if (!page) throw new Error('No page.');
      await asPaper(page, a4);
      await page.show(html, css);
      return Number(await page.evaluate('document.documentElement.scrollWidth'));
    };
    const denies = `<meta http-equiv="Content-Security-Policy" content="style-src 'none'">`;
    for (const html of [`<p>${endless}</p>`, `<pre>one\n${endless}</pre>`, `${denies}<p>${endless}</p>`]) {
      expect(await widthOf(html, '')).toBeGreaterThan(100_000);
      expect(await widthOf(html, paperStyle(html))).toBeLessThan(797);
    }
    expect(paperStyle(`<img src="data:image/png;base64,${endless}"><pre>x</pre>`)).not.toContain('pre');
  });

  test('a layout of a fixed width, and a page from right to left', async () => {
    expect((await fitted('<body style="width:960px;margin:0"><p>x')).width).toBeLessThan(797);
    expect(
      (await fitted(`<html dir="rtl"><table>${cells(20)}</table>`, `document.querySelector('table').getBoundingClientRect().left`)).said,
    ).toBeGreaterThan(-3);
  });

  test('elements outside the flow of the page are unchanged', async () => {
    const { said } = await fitted('<p>words</p><div style="position:absolute;left:9999px;width:300px">x</div>', zoomOf('div'));
    expect(said).toBe(1);
  });

  nightlyTest('very many and very deep elements take no longer than their layout', async () => {
    const start = performance.now();
    await fitted(`<table>${cells(20)}</table>`.repeat(3000));
    await fitted(`${'<div style="overflow:auto;width:2000px">'.repeat(400)}<table>${cells(30)}`);
    await fitted(`<div style="width:3000px">${'<p>x</p>'.repeat(50_000)}</div>`);
    expect(performance.now() - start).toBeLessThan(60_000);
  });
});
