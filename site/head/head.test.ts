import { describe, expect, test } from 'bun:test';
import { converters } from '../../catalogue/converters.ts';
import { outputsFor } from '../../catalogue/pairs.ts';
import { pairSeo } from '../../catalogue/text/seo.ts';
import { breadcrumbNode, jsonLd } from './json-ld.ts';
import {
  withBareIcons,
  withBareIslands,
  withFewerParts,
  withOwnPolicy,
  withSharedRuntime,
  withShortScopes,
  withSingleSpaces,
} from './lean-pages.ts';
import { isListedInSitemap } from './listed.ts';
import { linksAround } from './pair-links.ts';
import { contentPolicy } from './policy.ts';

const site = new URL('https://example.org');

describe('head', () => {
  test('no text can end the JSON-LD script', () => expect(jsonLd([{ name: '</script><b>' }])).not.toContain('<'));

  test('the breadcrumb counts from 1 and has absolute addresses', () => {
    expect(
      breadcrumbNode(site, [
        { name: 'Home', path: '/' },
        { name: 'Help', path: '/help' },
      ]),
    ).toMatchObject({
      itemListElement: [
        { position: 1, item: 'https://example.org/' },
        { position: 2, item: 'https://example.org/help' },
      ],
    });
  });

  test.each([
    ['/', true],
    ['/image-converter/png-to-jpg/', true],
    ['/png-to-jpg/', false],
    ['/mp4-to-avi', true],
    ['/jpeg-to-png', false],
    ['/image-converter/all-tools/', false],
    ['/404/', false],
  ])('%s in the sitemap: %p', (path, listed) => expect(isListedInSitemap(`https://example.org${path}`)).toBe(listed));

  test('the policy names the API where it lives elsewhere, and nothing unsafe', () => {
    const { directives } = contentPolicy('https://api.example.org');
    expect(directives).toContain("connect-src 'self' https://api.example.org" as never);
    expect(directives.join(' ')).not.toContain('unsafe');
    expect(contentPolicy('').directives).toContain("connect-src 'self'" as never);
  });

  test('a policy stands first, with the hashes of all that stands in the page, and no others', () => {
    const own = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
    const meta = (hashes: string) => `<meta http-equiv="content-security-policy" content="script-src 'self'${hashes}; style-src 'self';">`;
    const scripts = '<script>alert(1)</script><script type="application/ld+json">{}</script><script src="/a.js"></script>';
    for (const hashes of ['', ` ${own}`, " 'sha256-AAAA='"])
      expect(withOwnPolicy(`<head>${scripts}${meta(hashes)}</head>`)).toBe(`<head>${meta(` ${own}`)}${scripts}</head>`);
  });

  test("icons keep what the page's styles refer to", () =>
    expect(
      withBareIcons(
        '<svg xmlns="http://www.w3.org/2000/svg" class="lucide lucide-menu open-icon"></svg><svg class="lucide lucide-x"></svg>',
      ),
    ).toBe('<svg class="open-icon"></svg><svg></svg>'));

  test('scopes of styles get shorter names, the same in styles and elements', () =>
    expect(
      withShortScopes('<style>p[data-astro-cid-abcdefgh]{}a[data-astro-cid-12345678]{}</style><p data-astro-cid-abcdefgh="true">'),
    ).toBe('<style>p[data-0]{}a[data-1]{}</style><p data-0>'));

  test('scripts that follow each other are one, and so are styles; those with a type or an address stay', () =>
    expect(
      withFewerParts(
        '<style>a{}</style><script>b</script>\n<script>c</script><style>d{}</style><script src="/e.js"></script><script>f</script>',
      ),
    ).toBe('<style>a{}d{}</style><script>b;c</script><script src="/e.js"></script><script>f</script>'));

  test('a style with a comparison in it joins the others', () =>
    expect(withFewerParts('<style>@media (width<=60rem){a{}}</style><p>b</p><style>c{}</style>')).toBe(
      '<style>@media (width<=60rem){a{}}c{}</style><p>b</p>',
    ));

  test('islands keep no number that nothing reads', () =>
    expect(withBareIslands('<astro-island uid="Z1blxjW" prefix="r3" ssr></astro-island><p uid="a"></p>')).toBe(
      '<astro-island prefix="r3" ssr></astro-island><p uid="a"></p>',
    ));

  test('what wakes islands is in a file of its own, and the script of the head stays', () => {
    const head = '<head><script>early()</script></head>';
    const [page, script] = withSharedRuntime(`${head}<body><p></p><script>define("astro-island")</script><b></b></body>`);
    expect(script).toBe('define("astro-island")');
    expect(page).toMatch(
      /^<head><script>early\(\)<\/script><\/head><body><p><\/p><script src="\/_astro\/islands\.[0-9a-f]{8}\.js" defer><\/script><b><\/b><\/body>$/,
    );
    expect(withSharedRuntime(`${head}<body><script>other()</script></body>`)).toEqual([
      `${head}<body><script>other()</script></body>`,
      undefined,
    ]);
  });

  test('white space is single, but in scripts and where it is shown', () =>
    expect(withSingleSpaces('<p\tclass=x>a\n  b\nc</p>\n\n<pre>c\n  d</pre><script>e\n  f</script>  <b>g</b>')).toBe(
      '<p class=x>a b c</p> <pre>c\n  d</pre><script>e\n  f</script> <b>g</b>',
    ));

  test('search titles have at most 60 characters and descriptions 155, on every page', () => {
    for (const { from, to, description } of converters) {
      const seo = pairSeo(from, to, description);
      expect(seo.title.length, seo.title).toBeLessThanOrEqual(60);
      expect(seo.description.length, seo.description).toBeLessThanOrEqual(155);
    }
  });

  test('a page links to its neighbours and never to itself', () => {
    for (const { from, to, path } of converters) {
      const { reverse, sameSource, sameTarget, category } = linksAround(from, to);
      const all = [...(reverse ? [reverse] : []), ...sameSource, ...sameTarget, ...category].map((link) => link.path);
      expect(all, path).not.toContain(path);
      expect(Boolean(reverse), path).toBe(outputsFor(to).includes(from));
    }
  });
});
