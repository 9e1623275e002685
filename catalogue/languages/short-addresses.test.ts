import { describe, expect, test } from 'bun:test';
import { aliases } from '../aliases.ts';
import { converters } from '../converters.ts';
import { rootPath } from '../paths.ts';
import { furtherLanguages } from './language-words.ts';
import { hasPage, pathsIn } from './pages.ts';
import { meantPath, shortAddressesIn } from './short-addresses.ts';

test.each([
  ['/png-to-jpg', '/image-converter/png-to-jpg'],
  ['/jpeg-to-png', '/image-converter/jpg-to-png'],
  ['/pdf-to-word', '/pdf-converter/pdf-to-docx'],
  ['/combine-pdf', '/merge-pdf'],
  ['/mp4-to-avi', '/mp4-to-avi'],
  ['/contact', '/contact'],
  ['/', '/'],
])('%s means %s', (short, path) => expect(meantPath(short)).toBe(path));

describe.each(furtherLanguages.map((language) => [language.id, language] as const))('the short addresses of %s', (_, language) => {
  const short = new Map(shortAddressesIn(language));

  test('are those of English whose pages the language has', () => {
    const roots = converters.map(({ from, to, path }) => [rootPath(from, to), path] as const).filter(([root, path]) => root !== path);
    for (const [root, path] of [...roots, ...[...aliases].map(([slug, path]) => [`/${slug}`, path] as const)])
      expect([root, short.get(root.slice(1))]).toEqual([root, hasPage(language, path) ? path : undefined]);
    expect(short.size).toBeGreaterThan(200);
    expect(short.size).toBeLessThan(800);
  });

  test('take the place of no page, and lead to one in a single step', () => {
    const own = pathsIn(language);
    expect([...short.keys()].filter((slug) => own.has(`/${slug}`))).toEqual([]);
    expect([...short.values()].filter((path) => !own.has(path) || short.has(path.slice(1)))).toEqual([]);
  });
});
