import { describe, expect, test } from 'bun:test';
import { converters } from '../converters.ts';
import { furtherLanguages, wordsIn, writtenLanguages } from '../languages/language-words.ts';
import { languageById } from '../languages/languages.ts';
import { addressIn, hasPage, toolsIn } from '../languages/pages.ts';
import { pairName } from '../languages/pair-name.ts';
import { operationPath, operations } from '../operations.ts';
import { relatedConverters } from '../related.ts';
import { distance } from './dictionary.ts';
import { searchConverters } from './entries.ts';
import { createSearch } from './find.ts';
import { searchIndex } from './index.ts';
import { expectedAnswers } from './testing/expected-answers.ts';
import { naturalAnswers } from './testing/natural-answers.ts';
import { naturalQueries } from './testing/natural-queries.ts';
import { searchIn } from './testing/search-in.ts';

const index = searchIndex(() => 'image');
const { find, propose } = createSearch(JSON.parse(JSON.stringify(index)));
const found = (query: string) => find(query).map(({ name }) => name);

describe('search', () => {
  test('looks into names and descriptions, in any case', () => {
    expect(searchConverters('jPg TO pNg', converters).map(({ name }) => name)).toEqual(['JPG to PNG']);
    expect(searchConverters('iPhone', converters).map(({ name }) => name)).toContain('HEIC to JPG');
  });

  test.each([
    ['pdf to word', 'PDF to DOCX'],
    ['word to pdf', 'DOCX to PDF'],
    ['pdf to excel', 'PDF to XLSX'],
    ['excel to pdf', 'XLSX to PDF'],
    ['pdf to powerpoint', 'PDF to PPTX'],
    ['epub to kindle', 'EPUB to AZW3'],
  ])('%j, as people call it, finds %s', (query, name) =>
    expect(searchConverters(query, converters).map((entry) => entry.name)).toContain(name),
  );

  test('finds nothing for nonsense and everything for an empty query', () => {
    expect(searchConverters('xyzzy', converters)).toEqual([]);
    expect(searchConverters(' ', converters).length).toBe(94);
  });
});

describe('search by what people mean', () => {
  test('a hundred queries and more, no two alike', () => {
    expect(expectedAnswers.length).toBeGreaterThanOrEqual(100);
    expect(new Set(expectedAnswers.map(([query]) => query)).size).toBe(expectedAnswers.length);
  });

  test.each(expectedAnswers as unknown as [string, string][])('%j finds %s first', (query, name) => expect(found(query)[0]).toBe(name));

  test('queries as people say them: at least 95 of 100 right first, none without an answer', () => {
    expect(naturalAnswers.length).toBeGreaterThanOrEqual(220);
    const known = new Set(expectedAnswers.map(([query]) => query));
    expect(naturalAnswers.map(([query]) => query).filter((query) => known.has(query))).toEqual([]);
    const wrong = naturalAnswers.filter(([query, name]) => found(query)[0] !== name).map(([query]) => [query, found(query)[0]]);
    expect(wrong.length <= naturalAnswers.length * 0.05 ? [] : wrong).toEqual([]);
    expect(naturalAnswers.filter(([query]) => found(query).length === 0)).toEqual([]);
  });

  test('a verb and any format that its tool takes find the tool', () => {
    const asked = operations.flatMap((operation) => {
      const [verb = ''] = operation.name.toLowerCase().split(' ');
      if (!['compress', 'resize', 'crop', 'rotate', 'trim', 'mute', 'normalize'].includes(verb)) return [];
      return operation.formats.map((format) => [`${verb} ${format}`, operationPath(operation)] as const);
    });
    expect(asked.length).toBeGreaterThan(80);
    expect(asked.filter(([query, path]) => find(query)[0]?.path !== path)).toEqual([]);
  });

  test('words before a verb, ratings of a file, page numbers and places lead nowhere else', () => {
    for (const [query, name] of [
      ['turn my heic pictures into normal pictures', 'HEIC to JPG'],
      ['forgot to delete a page from pdf', 'Delete PDF Pages'],
      ['add page numbers to document pdf', 'Add Page Numbers to PDF'],
      ['whatsapp dp size', 'Resize Image'],
      ['split audio', 'Trim Audio'],
      ['epub on my kindle', 'EPUB to MOBI'],
    ])
      expect([query, found(query ?? '')[0]]).toEqual([query, name]);
  });

  test('a connector before the name of a format introduces the target, whatever follows', () => {
    const spanish = searchIn('es');
    expect(spanish.find('excel a pdf en una hoja')[0]?.path).toEndWith('/xlsx-to-pdf');
    const german = searchIn('de');
    expect(german.find('pdf mit kennwort schützen')[0]?.path).toEndWith('/protect-pdf');
  });

  test('names no page twice', () => {
    for (const [query] of [...naturalAnswers, ...expectedAnswers]) {
      const paths = find(query).map(({ path }) => path);
      expect([query, new Set(paths).size]).toEqual([query, paths.length]);
    }
  });

  test('a single format shows all its targets and sources', () => {
    const heic = found('heic');
    for (const name of ['HEIC to JPG', 'HEIC to PNG', 'HEIC to PDF', 'HEIC to WEBP', 'HEIC to AVIF', 'JPG to HEIC'])
      expect(heic).toContain(name);
  });

  test('a search without results proposes tools for its known words, or the most popular ones', () => {
    expect(propose('png to xyzzy').map(({ name }) => name)[0]).toMatch(/^PNG to/);
    expect(propose('xyzzy').map(({ name }) => name)).toContain('JPG to PNG');
    expect(propose('xyzzy').length).toBeLessThanOrEqual(4);
  });

  test('a swap of two letters is one slip', () => {
    expect(distance('jepg', 'jpeg')).toBe(1);
    expect(distance('pgn', 'png')).toBe(1);
    expect(distance('kindel', 'kindle')).toBe(1);
    expect(distance('word', 'world')).toBe(1);
  });

  test('one word means either side, what comes from it first', () => {
    const excel = found('excel');
    expect(excel).toContain('PDF to XLSX');
    expect(excel).toContain('XLSX to CSV');
    expect(found('powerpoint')).toContain('PDF to PPTX');
    expect(
      found('mp4 converter')
        .slice(0, 4)
        .every((name) => name.startsWith('MP4 to')),
    ).toBe(true);
    expect(found('favicon')).toContain('ICO to PNG');
  });

  test('a direction is kept, also while the target is still being typed', () => {
    expect(found('jpeg to')).toContain('JPG to PDF');
    expect(found('jpeg to').every((name) => name.startsWith('JPG to'))).toBe(true);
    expect(found('to kindle')).toContain('EPUB to AZW3');
    expect(found('word to pdf')).not.toContain('PDF to DOCX');
  });

  test('a name that contains the words stands first; nothing that contains them is left out', () => {
    expect(
      found('mov')
        .slice(0, 2)
        .every((name) => name.includes('MOV')),
    ).toBe(true);
    expect(found('mov')).not.toContain('FLV to MP4');
    for (const query of ['word', 'image', 'mov', 'to pdf'])
      expect(found(query)).toEqual(expect.arrayContaining(searchConverters(query, index.converters).map(({ name }) => name)));
    expect(found('word').slice(0, 8)).toContain('PDF to DOCX');
  });

  test('finds nothing for nonsense', () => {
    for (const query of ['xyzzy', 'xyzzy to pdf', 'png to xyzzy', '???']) expect(found(query)).toEqual([]);
  });
});

describe.each(furtherLanguages.map((language) => [language.id, language] as const))('search in %s', (_, language) => {
  const local = searchIn(language.id);

  test('says of files that are not converted what to do, in the language', () => {
    const first = (query: string) => local.find(query)[0]?.path;
    expect(first('indesign')).toBe(`${language.prefix}/other-files#indesign`);
    expect(first('winmail.dat')).toBe(`${language.prefix}/other-files#winmail`);
    expect(first('dwg')).toBe(`${language.prefix}/other-files#dwg`);
  });
  const first = (query: string) => local.find(query)[0];

  test('finds each tool by its name, and by what people search for', () => {
    const asked = toolsIn(language).flatMap(({ path, text }) => [text.name, ...text.words.keywords].map((query) => [query, path] as const));
    const wrong = asked.filter(([query, path]) => first(query)?.path !== addressIn(language, path));
    expect(asked.length).toBeGreaterThan(200);
    // What is a format's name without its stop words finds the format: `convert jfif`.
    expect(wrong.length <= asked.length * 0.01 ? [] : wrong).toEqual([]);
    expect(wrong.filter(([query]) => toolsIn(language).some(({ text }) => text.name === query))).toEqual([]);
  });

  test('names converters as the language does, in either spelling', () => {
    const name = pairName(language, 'heic', 'jpg');
    expect([name, 'heic jpg', 'heic to jpg'].map((query) => first(query)?.name)).toEqual([name, name, name]);
  });
});

describe.each(Object.entries(naturalQueries))('natural queries in %s', (id, queries) => {
  const language = languageById(id);
  const local = searchIn(language.id);
  const isAnswer = (path: string | undefined, answer: string) =>
    answer.startsWith('/') ? path === addressIn(language, answer) : path?.endsWith(`/${answer.replace(' ', '-to-')}`) === true;

  test('some with slips: at least 95 of 100 right first, none without an answer', () => {
    expect(new Set(queries.map(([query]) => query)).size).toBeGreaterThanOrEqual(69);
    // Names and search words of tools are found as whole phrases: they would show nothing.
    const phrases = toolsIn(language).flatMap(({ text }) => [text.name.toLowerCase(), ...text.words.keywords]);
    expect(queries.map(([query]) => query).filter((query) => phrases.includes(query)).length).toBeLessThanOrEqual(5);
    const wrong = queries
      .map(([query, answer]) => [query, answer, local.find(query)[0]?.path] as const)
      .filter(([, answer, path]) => !isAnswer(path, answer));
    expect(wrong.length <= queries.length * 0.05 ? [] : wrong).toEqual([]);
    expect(wrong.filter(([, , path]) => path === undefined)).toEqual([]);
  });
});

describe.each(writtenLanguages.map((language) => [language.id, language] as const))('pages about the site in %s', (_, language) => {
  const local = searchIn(language.id);
  const first = (query: string) => local.find(query)[0]?.path;
  const { frame, help, contact, privacy, api } = wordsIn(language);
  const pages = (
    [
      ['/help', help, [frame.footer.help, frame.footer.faq]],
      ['/contact', contact, [frame.footer.contact, frame.contact]],
      ['/privacy', privacy, [frame.footer.privacy]],
      ['/api', api, []],
    ] as const
  ).filter(([path]) => hasPage(language, path));

  test('are found by their titles, the words that lead to them, and what people search for', () => {
    const paths: readonly string[] = pages.map(([path]) => addressIn(language, path));
    for (const [path, words, names] of pages) {
      for (const query of [words?.title ?? '', ...names]) expect([query, first(query)]).toEqual([query, addressIn(language, path)]);
      // Two pages may share a search word, such as help.
      const asked = (words?.seo.keywords ?? []).filter((query) => !paths.includes(first(query) ?? ''));
      expect(asked.length).toBeLessThanOrEqual(1);
    }
  });

  test('are found with a slip, and yield to files', () => {
    const word = frame.footer.privacy;
    const slip = `${word.slice(0, 3)}${word[4]}${word[3]}${word.slice(5)}`;
    expect(first(slip)).toBe(hasPage(language, '/privacy') ? addressIn(language, '/privacy') : undefined);
    expect(first(`${frame.footer.help} pdf docx`)).not.toBe(addressIn(language, '/help'));
  });
});

describe('related converters', () => {
  test('are the first four of the fixed set, at the root', () =>
    expect(relatedConverters('mp3', 'wav').map(({ path }) => path)).toEqual([
      '/png-to-jpg',
      '/jpg-to-png',
      '/docx-to-pdf',
      '/pdf-to-docx',
    ]));

  test('leave out the pair of the page', () =>
    expect(relatedConverters('png', 'jpeg').map(({ path }) => path)).toEqual([
      '/jpg-to-png',
      '/docx-to-pdf',
      '/pdf-to-docx',
      '/mp4-to-avi',
    ]));
});
