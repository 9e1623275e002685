import { describe, expect, test } from 'bun:test';
import { Problem } from '../contract/problem.ts';
import { problemResponse } from './errors.ts';

const page = (referer?: string) =>
  problemResponse(
    new Problem('invalid_option', 'Enter a <b>width</b>.', { option: 'width' }),
    new Request('http://site.example/api/convert', {
      method: 'POST',
      headers: { accept: 'text/html', host: 'site.example', ...(referer && { referer }) },
    }),
    'id',
  );

describe('the page for a form without scripts', () => {
  test('has the name, the menu and the looks of the site, and says what failed', async () => {
    const answer = page('http://site.example/resize-image');
    const text = await answer.text();
    for (const part of [
      '<svg',
      'File Converter</a>',
      'href="/all-tools"',
      'href="/help"',
      'color-scheme:light dark',
      'Enter a &#60;b&#62;width',
    ])
      expect(text).toContain(part);
    expect(text).toContain('<a class="button" href="/resize-image">');
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  });

  test.each([
    'http://evil.example/resize-image',
    'javascript:alert(1)',
    'http://site.example//evil.example/x',
    'http://site.example/"><script>',
    'nonsense',
  ])('leads home where the form was on %s', async (referer) => {
    const text = await page(referer).text();
    expect(text).toContain('<a class="button" href="/">');
    expect(text).not.toContain('evil');
  });
});
