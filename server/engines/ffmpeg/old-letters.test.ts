import { expect, test } from 'bun:test';
import iconv from 'iconv-lite';
import { growsFaster } from '../../lint/growth.ts';
import { oldLetters } from './old-letters.ts';

const read = (tags: Readonly<Record<string, string>>, from = 'mp3') => oldLetters(from, { seconds: 1, streams: [], chapters: [], tags });
/** Letters of an old encoding, as FFmpeg reads them from a frame that says Latin-1. */
const seenAs = (text: string, encoding: string): string => iconv.encode(text, encoding).toString('latin1');

test('words of other scripts are read in the encoding that makes words of them', () => {
  for (const [encoding, title, artist] of [
    ['windows-1251', 'Лучшие песни', 'Кино'],
    ['windows-1253', 'Το τραγούδι της ημέρας', 'Χάρις Αλεξίου'],
    ['shift_jis', '上を向いて歩こう', 'さかもときゅう'],
    ['cp949', '사랑의 노래', '김광석'],
  ] as const)
    expect(read({ title: seenAs(title, encoding), artist: seenAs(artist, encoding) })).toMatchObject({
      encoding,
      args: ['-metadata', `title=${title}`, '-metadata', `artist=${artist}`],
    });
});

test('Western names stay as they are', () => {
  for (const artist of [
    'Björk Guðmundsdóttir',
    'Beyoncé',
    'Mötley Crüe',
    'Ænima',
    'Sigur Rós',
    'ÆØÅ',
    'Édith Piaf',
    'Dvořák',
    'Кино',
    'Hüsker Dü',
  ])
    expect(read({ artist, title: 'Song' }).args).toEqual([]);
  expect(read({ title: seenAs('Лучшие песни', 'windows-1251') }, 'flac').args).toEqual([]);
  expect(read({ title: seenAs('Я', 'windows-1251') }).args).toEqual([]);
});

test('a long text is judged by its beginning', () => {
  expect(
    growsFaster(
      (characters) => '\u00e0'.repeat(characters),
      (comment) => read({ comment }),
    ),
  ).toBe(false);
});
