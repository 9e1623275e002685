import { describe, expect, test } from 'bun:test';
import { english, languageById, languages } from '../../catalogue/languages/languages.ts';
import { pathsIn } from '../../catalogue/languages/pages.ts';
import { speechIn } from '../../catalogue/languages/server-words.ts';
import type { ProblemBody } from '../../catalogue/problems.ts';
import { Problem } from '../contract/problem.ts';
import { problemResponse } from './errors.ts';

const page = (referer?: string) =>
  problemResponse(
    new Problem('invalid_option', { english: 'Enter a <b>width</b>.' }, { option: 'width' }),
    new Request('http://site.example/api/convert', {
      method: 'POST',
      headers: { accept: 'text/html', host: 'site.example', ...(referer && { referer }) },
    }),
    'id',
  );

const words = speechIn(languageById('ar')).problems;

describe('the language of an answer', () => {
  const answer = (headers: Record<string, string>, address = 'http://site.example/api/convert') =>
    problemResponse(new Problem('empty_file'), new Request(address, { method: 'POST', headers }), 'id');

  test.each(languages.map((language) => [language.tag, language] as const))('%s, for a problem document', async (tag, language) => {
    const response = answer({ 'accept-language': `xx, ${tag};q=0.9, en;q=0.1` });
    const { title, detail, remedy, code } = (await response.json()) as ProblemBody;
    const { problems } = speechIn(language);
    expect([code, title, remedy, detail]).toEqual(['empty_file', problems.empty_file.title, problems.empty_file.remedy, remedy]);
    expect(language === english || title !== speechIn(english).problems.empty_file.title).toBe(true);
    expect([response.headers.get('content-language'), response.headers.get('vary')]).toEqual([tag, 'Accept-Language']);
  });

  test.each(languages.map((language) => [language.tag, language] as const))('%s, for a page', async (tag, language) => {
    const response = answer({ 'accept-language': tag, accept: 'text/html', host: 'site.example' });
    const text = await response.text();
    expect(text).toStartWith(`<!doctype html><html lang="${tag}" dir="${language.dir}">`);
    for (const part of [
      `<h1>${speechIn(language).problems.empty_file.title}</h1>`,
      `href="${language.prefix}/all-tools"`,
      `<a class="button" href="${language.prefix || '/'}">${speechIn(language).errorPage.again}</a>`,
    ])
      expect(text).toContain(part);
    // The links of the page lead to pages that there are.
    for (const path of ['/', '/all-tools', '/help', '/contact']) {
      expect([path, pathsIn(language).has(path)]).toEqual([path, true]);
      expect(text).toContain(`href="${path === '/' ? language.prefix || path : language.prefix + path}"`);
    }
  });

  test('an address can ask for it, since forms and event streams send no headers of their own', () => {
    const of = (query: string, header = 'de') =>
      answer({ 'accept-language': header }, `http://site.example/api/jobs/x?${query}`).headers.get('content-language');
    expect(
      [
        'language=fr',
        'merge&language=ar-u-nu-latn',
        'language=fr#x',
        'xlanguage=fr',
        'language=xx',
        'language=',
        'language=%00',
        'language=fr-',
      ].map((query) => of(query)),
    ).toEqual(['fr', 'ar', 'fr', 'de', 'de', 'de', 'de', 'de']);
    expect(of(`${'x'.repeat(1_000_000)}&language=fr`)).toBe('de');
    expect(of(`language=${'fr-'.repeat(300_000)}`)).toBe('de');
  });

  test('header values are not in the answer', async () => {
    const response = answer({ 'accept-language': 'de"><script>alert(1)</script>', accept: 'text/html' });
    expect(await response.text()).not.toContain('<script');
    expect(response.headers.get('content-language')).toBe('en');
  });

  test('right to left', () => expect(/^\p{sc=Arab}/u.test(words.empty_file.title)).toBe(true));
});

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
