import { describe, expect, test } from 'bun:test';
import { readers } from './read.ts';

const read = (format: string, text: string) => readers[format]?.(text) ?? { cues: [] };
const texts = (format: string, text: string) => read(format, text).cues.map((one) => one.text);

const tt = (head: string, body: string): string =>
  `<tt xmlns:s="http://www.w3.org/ns/ttml#styling"><head>${head}</head><body>${body}</body></tt>`;

describe('TTML', () => {
  test('a paragraph without times has those of its spans or of what is around it', () => {
    expect(
      read(
        'ttml',
        tt(
          '',
          '<div begin="10s"><p><span begin="1s" end="2s">a</span><br/><span begin="1s" end="2s">b</span> <span begin="3s" dur="1s">c</span></p></div>',
        ),
      ).cues,
    ).toMatchObject([
      { start: 11_000, end: 12_000, text: 'a\nb' },
      { start: 13_000, end: 14_000, text: 'c' },
    ]);
    expect(read('ttml', tt('', '<div begin="1s" end="2s"><p>a<br/>b</p></div>')).cues).toMatchObject([
      { start: 1000, end: 2000, text: 'a\nb' },
    ]);
    // Times of words in a timed line, as in lyrics.
    expect(
      texts('ttml', tt('', '<p begin="1s" end="3s"><span begin="1s" end="2s">a</span> <span begin="2s" end="3s">b</span></p>')),
    ).toEqual(['a b']);
  });

  test('looks come from regions, the body and styles, and are taken back', () => {
    const head =
      '<styling><style xml:id="base" s:fontStyle="italic"/><style xml:id="own" style="base" s:fontWeight="bold"/></styling><layout><region xml:id="r" s:fontStyle="italic"><style s:displayAlign="before"/></region></layout>';
    const p = (words: string, more = ''): string => `<p begin="1s" end="2s"${more}>${words}</p>`;
    expect(texts('ttml', tt(head, p('a <span s:fontStyle="normal">b</span> c', ' style="own"')))).toEqual([
      '<i><b>a </b></i><b>b<i> c</i></b>',
    ]);
    expect(read('ttml', tt(head, p('a', ' region="r"'))).cues).toMatchObject([{ text: '<i>a</i>', align: 8 }]);
    expect(texts('ttml', tt(head, `<div style="base">${p('a')}</div>${p('b')}`))).toEqual(['<i>a</i>', 'b']);
  });

  test('regions are at the top or the bottom by their place and alignment', () => {
    const place = (region: string): number | undefined =>
      read('ttml', tt(`<layout><region xml:id="r" ${region}/></layout>`, '<p begin="1s" end="2s" region="r">a</p>')).cues[0]?.align;
    expect(place('s:displayAlign="before"')).toBe(8);
    expect(place('s:displayAlign="before" s:origin="10% 80%" s:extent="80% 10%"')).toBeUndefined();
    expect(place('s:displayAlign="after" s:origin="10% 5%" s:extent="80% 20%"')).toBe(8);
    expect(place('s:displayAlign="after" s:origin="10% 10%" s:extent="80% 80%"')).toBeUndefined();
    expect(place('s:displayAlign="center"')).toBe(5);
    expect(place('s:origin="10% 10%" s:extent="80% 80%"')).toBeUndefined();
    expect(place('s:origin="100px 20px" s:displayAlign="before"')).toBeUndefined();
  });
});

test('TTML without ends, with names of HTML, metadata, and rates that are not stated', () => {
  const cuesOf = (body: string, root = '') => read('ttml', `<tt ${root}><body><div>${body}</div></body></tt>`).cues;
  expect(cuesOf('<p begin="1s">a&nbsp;b</p><p begin="3s" xmlns:ttm="m"><ttm:desc>no</ttm:desc><metadata>no</metadata>c</p>')).toMatchObject(
    [
      { start: 1000, end: 3000, text: 'a\u00a0b' },
      { start: 3000, end: 8000, text: 'c' },
    ],
  );
  expect(cuesOf('<p begin="25t" end="50t">a</p>', 'frameRate="25"')).toMatchObject([{ start: 1000, end: 2000 }]);
  expect(cuesOf('<p begin="00:00:01;12" end="2s">a</p>', 'frameRate="24" frameRateMultiplier="1:1"')).toMatchObject([{ start: 1500 }]);
  expect(cuesOf('<p>a</p>')).toEqual([]);
});

test('elements of a sequence follow each other, and none outlasts what is around it', () => {
  const cuesOf = (body: string) => read('ttml', `<tt><body>${body}</body></tt>`).cues.map(({ start, end, text }) => [start, end, text]);
  expect(cuesOf('<div timeContainer="seq"><p dur="1s">a</p><p begin="500ms" dur="2s">b</p><p>no</p><p end="1s">c</p></div>')).toEqual([
    [0, 1000, 'a'],
    [1500, 3500, 'b'],
    [3500, 4500, 'c'],
  ]);
  expect(
    cuesOf(
      '<div timeContainer="seq"><p><span dur="5s">a</span> <span begin="1s" dur="9s">b</span></p><p dur="1s">c</p></div><div begin="60s"><p dur="1s">d</p></div>',
    ),
  ).toEqual([
    [0, 5000, 'a'],
    [1000, 10_000, 'b'],
    [10_000, 11_000, 'c'],
    [60_000, 61_000, 'd'],
  ]);
  expect(cuesOf('<div begin="2s" dur="3s"><p timeContainer="seq"><span dur="2s">a</span><span dur="2s">b</span></p></div>')).toEqual([
    [2000, 4000, 'a'],
    [4000, 5000, 'b'],
  ]);
  expect(cuesOf('<div><p end="4s">a</p><p begin="1s" end="4s">b</p></div>')).toEqual([
    [0, 4000, 'a'],
    [1000, 4000, 'b'],
  ]);
});

test('readings have one pair of brackets, whether the file has delimiters or not', () => {
  const ruby = (inner: string) => `<p begin="1s" end="2s"><span s:ruby="container"><span s:ruby="base">東</span>${inner}</span>の</p>`;
  const text = '<span s:ruby="text">ひがし</span>';
  const delimiter = (mark: string) => `<span s:ruby="delimiter">${mark}</span>`;
  expect(texts('ttml', tt('', ruby(text)))).toEqual(['東（ひがし）の']);
  expect(texts('ttml', tt('', ruby(`${delimiter('(')}${text}${delimiter(')')}`)))).toEqual(['東（ひがし）の']);
});

test('regions in pixels and cells have a place where the root states their unit', () => {
  const align = (region: string, root: string): number | undefined =>
    read(
      'ttml',
      `<tt ${root}><head><layout><region xml:id="r" displayAlign="before" ${region}/></layout></head><body><p begin="1s" end="2s" region="r">a</p></body></tt>`,
    ).cues[0]?.align;
  expect(align('origin="128px 72px"', 'extent="1280px 720px"')).toBe(8);
  expect(align('origin="128px 600px"', 'extent="1280px 720px"')).toBeUndefined();
  expect(align('origin="2c 1c"', '')).toBe(8);
  expect(align('origin="2c 20c"', 'cellResolution="40 24"')).toBeUndefined();
});
