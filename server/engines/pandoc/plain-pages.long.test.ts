import { afterAll, beforeAll, expect, test } from 'bun:test';
import { join } from 'node:path';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { tell } from '../../testing/read-text.ts';

longTimeout();

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const page = `<html><head><title>Boats</title><style>.b{font-weight:bold}.h{display:none}</style></head><body><h1 id="top">Boats</h1>
<p>See <a href="#rest">the rest</a>, <span class="b">bold</span>.<sup><a id="c1" href="#n1">1</a></sup></p><p class="h">secret</p>
<ol><li>one<table><tr><th>A</th></tr><tr><td>B</td></tr></table></li><li value="7">seven</li></ol><h2 id="rest">The: rest</h2><p>End</p>
<div><p id="n1">Noted <a href="#c1">back</a></p></div></body></html>`;

test('a web page goes straight to a text: docutils reads its emphasis, notes, numbers, tables in lists and links', async () => {
  const path = join(harness.dir, 'boats.html');
  await Bun.write(path, page);
  const { paths } = await harness.convert(path, 'html', 'rst');
  const html = await tell('/usr/bin/rst2html', '--halt=3', '--no-raw', paths[0] ?? '');
  expect(html).toContain('<strong>bold</strong>');
  expect(html).toMatch(/<li>(?:(?!<\/li>)[\s\S])*<table/);
  expect(html).toMatch(/<ol [^>]*start="7">\s*<li>(?:<p>)?seven/);
  expect(html).toMatch(/footnote-reference[\s\S]*Noted/);
  const id = /href="#([^"]+)">the rest/.exec(html)?.[1] ?? 'none';
  expect(html).toContain(`id="${id}"`);
  expect(html).not.toContain('secret');
});
