import { describe, expect, test } from 'bun:test';
import { furtherLanguages, wordsIn } from '../../catalogue/languages/language-words.ts';
import { english, languageById } from '../../catalogue/languages/languages.ts';
import { alternatesOf } from './alternates.ts';
import { formatCatalogueIn } from './format-catalogue.ts';
import { linksBeside, toolFamiliesIn, toolLink, toolsFor } from './operation-pages.ts';
import { pageWordsOf, wordsFile } from './page-words.ts';
import { localPagesUnder } from './pair-pages.ts';
import { recordIn } from './record.ts';

const site = new URL('https://example.org');
const german = languageById('de');
const seo = { title: 'Titel', description: 'Text.', keywords: [] };

describe('pages in another language', () => {
  test('name all their versions, English as the default, from whichever of them', () => {
    const alternates = alternatesOf(site, '/merge-pdf');
    expect(alternates[0]).toEqual({ lang: 'en', url: 'https://example.org/merge-pdf' });
    expect(alternates).toContainEqual({ lang: 'pt-BR', url: 'https://example.org/pt-br/merge-pdf' });
    expect(alternates.at(-1)).toEqual({ lang: 'x-default', url: 'https://example.org/merge-pdf' });
    expect(alternatesOf(site, '/de/merge-pdf/')).toEqual(alternates);
    expect(alternatesOf(site, '/formats/gpx')).toEqual([]);
  });

  test('are their own canonical, or the English page where there is none', () => {
    expect(recordIn(german, '/merge-pdf', seo, '/og/document.png')).toMatchObject({
      title: 'Titel | File Converter',
      ogTitle: 'Titel',
      canonical: '/de/merge-pdf',
    });
    expect(recordIn(german, '/formats/gpx', seo, '/og/home.png').canonical).toBe('/formats/gpx');
  });

  test('are made below their prefix, and nowhere else', () => {
    const slugs = (prefix: string) => localPagesUnder(prefix).map(({ params }) => `${params.lang} ${params.pair}`);
    expect(slugs('/image-converter/')).toContain('de png-to-jpg');
    expect(slugs('/')).not.toContain('de png-to-jpg');
  });

  test('lead only to tools in their language', () => {
    expect(toolLink(german, '/compress-pdf')).toEqual([{ name: 'PDF komprimieren', path: '/de/compress-pdf' }]);
    expect(toolsFor(german, 'mp3').map(({ path }) => path)).toContain('/de/trim-audio');
    expect(toolsFor(english, 'mp3').map(({ path }) => path)).toContain('/trim-audio');
    for (const language of furtherLanguages) {
      const links = [
        ...toolFamiliesIn(language).flatMap(({ tools }) => tools),
        ...linksBeside(language, {
          id: 'searchable-pdf',
          path: '/searchable-pdf',
          text: { name: '', verb: '', words: {} as never },
        }).flatMap((group) => group.links),
      ];
      expect(links.filter(({ path }) => !path.startsWith(`${language.prefix}/`))).toEqual([]);
    }
  });

  test('fetch their words under a name that changes with them', () => {
    const words = JSON.parse(pageWordsOf(german, { tool: true }));
    expect(words).toMatchObject({ locale: 'de', base: '/de', more: `/words/${wordsFile(german).name}.json` });
    expect(words.plain).toEqual(wordsIn(german).tool.plain);
    expect(JSON.parse(pageWordsOf(german, {})).plain).toBeUndefined();
    expect(wordsFile(german).name).toMatch(/^de\.[0-9a-f]{8}$/);
    expect(JSON.parse(wordsFile(german).text).zip).toBe(wordsIn(german).tool.more.zip);
  });

  test('have the list of formats with options, merges and tools in their language', () => {
    const [own, source] = [formatCatalogueIn(german), formatCatalogueIn(english)];
    expect(own.formats).toEqual(source.formats);
    expect(own.optionSets).toEqual(source.optionSets);
    expect(own.merges.pdf).toMatchObject({ label: 'Alle in einer PDF', from: source.merges.pdf?.from ?? [] });
    expect(own.options.fit?.label).not.toBe(source.options.fit?.label);
    expect(own.tools.jpg?.map(([, path]) => path)).toEqual(source.tools.jpg?.map(([, path]) => `/de${path}`) ?? []);
  });
});
