import { expect, test } from 'bun:test';
import { growsFaster } from '../../lint/growth.ts';
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
  const open = (characters: number): string =>
    `<?xml version="1.0"?>${'<a '.repeat(characters / 6)}${'<b x="'}${'/'.repeat(characters / 2)}`;
  expect(growsFaster(open, closedForHtml)).toBe(false);
});
