import { describe, expect, test } from 'bun:test';
import { acceptedLanguage, languageOfTag } from './accept-language.ts';
import { languageOfEnvironment } from './posix-locale.ts';

const idFor = (header: string | null | undefined): string => acceptedLanguage(header).id;

describe('the language that Accept-Language prefers', () => {
  test.each([
    [undefined, 'en'],
    [null, 'en'],
    ['', 'en'],
    ['de', 'de'],
    ['DE-at', 'de'],
    ['fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5', 'fr'],
    // Other variants of a language that we have.
    ['pt', 'pt-br'],
    ['pt-PT', 'pt-br'],
    ['pt-BR', 'pt-br'],
    ['es-419,es;q=0.9', 'es'],
    ['ar-EG', 'ar'],
    ['ja-JP-x-lvariant-JP', 'ja'],
    ['ar-u-nu-latn', 'ar'],
    // The weight decides, then the order.
    ['en;q=0.5, ja;q=0.8', 'ja'],
    ['es, de', 'es'],
    ['de;q=0.9, es;q=0.9', 'de'],
    ['de;q=0.1, de;q=0.9, es;q=0.5', 'de'],
    ['zh-CN, zh;q=0.9, ja;q=0.1', 'ja'],
    ['zh-CN', 'en'],
    ['*', 'en'],
    ['*, de;q=0.9', 'en'],
    ['de;q=0', 'en'],
    ['de;q=0.000, es;q=0.001', 'es'],
    // White space as the grammar allows it.
    ['\t de ; q=0.5 , es ; Q=0.7', 'es'],
    [', ,de', 'de'],
  ])('%p: %s', (header, id) => expect(idFor(header)).toBe(id));

  test.each([
    'de;q=1.1',
    'de;q=2',
    'de;q=-1',
    'de;q=0.1234',
    'de;q=',
    'de;q',
    'de;q=NaN',
    'de;q=Infinity',
    'de;q=1e9',
    'de;q=0x1',
    'de;q="1"',
    'de;level=1',
    'de;q=0.5;q=0.9',
    'de;;;;;;',
    'de es',
    'd-e-',
    'de_DE',
    'deutschland',
    '__proto__',
    'constructor',
    'de\0',
    '\u202ede',
    'ｄｅ',
    `de${'-x'.repeat(400)}`,
  ])('%p is ignored', (range) => {
    expect(idFor(range)).toBe('en');
    expect(idFor(`${range}, es;q=0.1`)).toBe('es');
  });

  test('only the beginning of a header counts, however long it is', () => {
    const long = (piece: string) => piece.repeat(Math.ceil(4_000_000 / piece.length));
    for (const piece of ['zz,', 'zz;q=0.001,', ',', ';', ' ', '-', 'z-', 'q=', 'zz;q=0.9999999,', 'z']) {
      expect([piece, idFor(`${long(piece)},de`)]).toEqual([piece, 'en']);
      expect([piece, idFor(`de,${long(piece)}`)]).toEqual([piece, 'de']);
    }
    expect(idFor(`${'zz,'.repeat(31)}de`)).toBe('de');
    expect(idFor(`${'zz,'.repeat(32)}de`)).toBe('en');
    expect(idFor(`${' '.repeat(2000)}de`)).toBe('en');
  });

  test('of duplicates the highest weight counts', () => expect(idFor('es;q=0.3,de;q=0.2,es;q=0.1,de;q=0.4')).toBe('de'));

  test('a tag is one of ours, or nothing', () => {
    expect(['de', 'de-CH', 'pt-BR', 'pt'].map((tag) => languageOfTag(tag)?.id)).toEqual(['de', 'de', 'pt-br', 'pt-br']);
    expect(['', '*', 'nl', 'toString', 'de/../en'].map(languageOfTag)).toEqual([undefined, undefined, undefined, undefined, undefined]);
  });
});

test.each([
  [{}, 'en'],
  [{ LANG: 'de_DE.UTF-8' }, 'de'],
  [{ LANG: 'pt_BR.UTF-8' }, 'pt-br'],
  [{ LANG: 'pt_PT' }, 'pt-br'],
  [{ LANG: 'ar_EG.UTF-8' }, 'ar'],
  [{ LANG: 'fr_FR@euro' }, 'fr'],
  [{ LANG: 'ja_JP.eucJP' }, 'ja'],
  [{ LANG: 'de_DE', LC_MESSAGES: 'es_ES' }, 'es'],
  [{ LANG: 'de_DE', LC_MESSAGES: 'es_ES', LC_ALL: 'fr_FR' }, 'fr'],
  // An empty variable is not set; C and POSIX are English.
  [{ LANG: 'de_DE', LC_ALL: '' }, 'de'],
  [{ LANG: 'de_DE', LC_ALL: 'C' }, 'en'],
  [{ LANG: 'de_DE', LC_ALL: 'C.UTF-8' }, 'en'],
  [{ LC_ALL: 'POSIX' }, 'en'],
  [{ LANG: 'nl_NL.UTF-8' }, 'en'],
] as const)('the environment %p: %s', (environment, id) => expect(languageOfEnvironment(environment).id).toBe(id));

test('a locale of any length is cut', () => expect(languageOfEnvironment({ LANG: '_'.repeat(1_000_000) }).id).toBe('en'));
