import { expect, test } from 'bun:test';
import { closedForHtml } from './closed-at-once.ts';

const xmlns = 'xmlns="http://www.w3.org/1999/xhtml"';

test('XHTML gets an end tag for each element that it closes at once, void elements stay', () => {
  expect(closedForHtml(`<?xml version="1.0"?><html ${xmlns}><script src="a"/><br/><a id="x" /><td/></html>`)).toBe(
    `<?xml version="1.0"?><html ${xmlns}><script src="a"></script><br/><a id="x" ></a><td></td></html>`,
  );
});

test('a page that only names the namespace is HTML, except for what would swallow it', () => {
  expect(closedForHtml(`<html ${xmlns}><title/><div class="a"/><p>x`)).toBe(`<html ${xmlns}><title></title><div class="a"/><p>x`);
  expect(closedForHtml('<html><script src="a"/><p>x')).toBe('<html><script src="a"/><p>x');
});

test('tags without an end take linear time', () => {
  const start = performance.now();
  closedForHtml(`<?xml version="1.0"?>${'<a '.repeat(300_000)}${'<b x="'}${'/'.repeat(300_000)}`);
  expect(performance.now() - start).toBeLessThan(3000);
});
