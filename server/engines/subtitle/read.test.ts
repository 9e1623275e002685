import { describe, expect, test } from 'bun:test';
import { bare, nested } from './cue.ts';
import { readers } from './read.ts';
import { withoutLayers } from './read-script.ts';
import { writers } from './write.ts';

const read = (format: string, text: string) => readers[format]?.(text) ?? { cues: [] };
const texts = (format: string, text: string) => read(format, text).cues.map((one) => one.text);
const times = '00:00:01,000 --> 00:00:02,000\n';

describe('tags', () => {
  test('nest properly whatever was open', () => {
    expect(nested('<i>a <b>b</i> c')).toBe('<i>a <b>b</b></i><b> c</b>');
    expect(nested('a</u> <i>b')).toBe('a <i>b</i>');
  });

  test('that are escaped stay words in every target', () => {
    const { cues } = read('vtt', 'WEBVTT\n\n00:01.000 --> 00:02.000\n&lt;b&gt; &amp; <i>x</i>\n');
    expect(cues.map(({ text }) => bare(text))).toEqual(['<b> & x']);
    expect(writers.vtt?.(cues, 't')).toContain('&lt;b&gt; &amp; <i>x</i>');
    expect(writers.ttml?.(cues, 't')).toContain('&lt;b&gt; &amp; <span');
    expect(writers.smi?.(cues, 't')).toContain('&lt;b&gt; &amp; <i>x</i>');
    expect(writers.ass?.(cues, 't')).toContain(',,<b> & {\\i1}x{\\i0}');
  });
});

test('codes of SRT become places and tags, and stay codes in scripts', () => {
  const { cues } = read('srt', `1\n${times}{\\an7}{\\i1}a{\\i0}\\Nb {c:$ff}{sic}\n`);
  expect(cues).toMatchObject([{ text: '<i>a</i>\nb {sic}', align: 7, script: '{\\an7}{\\i1}a{\\i0}\\Nb (sic)' }]);
  expect(writers.sbv?.(cues, 't')).toContain('\na\nb {sic}\n');
});

test.each([
  ['vtt', 'WEBVTT\n\n00:01.000 --> 00:02.000\n{\\an8}<i>a</i> {\\b1}b{\\b0}\n'],
  ['sbv', '0:00:01.000,0:00:02.000\n{\\an8}<i>a</i> {\\b1}b{\\b0}\n'],
  [
    'ttml',
    '<tt><body><p begin="1s" end="2s">{\\an8}<span xmlns:t="http://www.w3.org/ns/ttml#styling" t:fontStyle="italic">a</span> {\\b1}b{\\b0}</p></body></tt>',
  ],
  ['smi', '<SAMI><BODY><SYNC Start=1000><P>{\\an8}<i>a</i> {\\b1}b{\\b0}<SYNC Start=2000><P>&nbsp;</BODY></SAMI>'],
])('codes that converters leave in %s are read as in SRT', (format, text) => {
  expect(read(format, text).cues).toMatchObject([{ text: '<i>a</i> <b>b</b>', align: 8 }]);
});

test('old places of version 4 and the middle of the screen are read', () => {
  expect(read('srt', `1\n${times}{\\a6}a\n\n2\n${times}{\\a10}b\n\n3\n${times}{\\a2}c\n`).cues.map(({ align }) => align)).toEqual([
    8, 5, 2,
  ]);
});

test('an arrow in text is not a time, and a single repetition is not a rolling caption', () => {
  expect(texts('srt', `1\n${times}A --> B\n`)).toEqual(['A --&gt; B']);
  const twice = read('srt', `1\n${times}No\n\n2\n00:00:02,000 --> 00:00:03,000\nNo\n`);
  expect(twice).toMatchObject({ rolls: false, cues: [{ text: 'No' }, { text: 'No' }] });
});

test('drawings that begin in the middle of a line are left out to their end', () => {
  const head = '[Events]\nFormat: Start, End, Text\nDialogue: 0:00:01.00,0:00:02.00,';
  expect(texts('ass', `${head}a{\\p2}m 0 0{\\p0}b{\\pos(1,2)}c`)).toEqual(['abc']);
});

test('readings above words are in brackets once', () => {
  const ruby = (words: string): readonly string[] => texts('vtt', `WEBVTT\n\n00:01.000 --> 00:02.000\n<ruby>${words}</ruby>!\n`);
  expect(ruby('創<rt>そう</rt>業<rt>ぎょう</rt>')).toEqual(['創（そう）業（ぎょう）!']);
  expect(ruby('創業<rt>そうぎょう')).toEqual(['創業（そうぎょう）!']);
  expect(ruby('創業<rp>(</rp><rt>そうぎょう</rt><rp>)</rp>')).toEqual(['創業(そうぎょう)!']);
});

test('formats that share the extension .sub are recognised by their content', () => {
  expect(read('sub', '[10][25]/a|{y:b}b\n[30][]c\n').cues).toMatchObject([
    { start: 1000, end: 2500, text: '<i>a</i>\n<b>b</b>' },
    { start: 3000, end: 8000, text: 'c' },
  ]);
  expect(read('sub', '00:00:01:a\n00:00:03:b|c\n00:00:04:\n').cues).toMatchObject([
    { start: 1000, end: 3000, text: 'a' },
    { start: 3000, end: 4000, text: 'b\nc' },
  ]);
  expect(texts('sub', '{25}{50}{y:i}a|b\n{75}{99}{Y:i}{c:$ff}a|b\n')).toEqual(['<i>a</i>\nb', '<i>a\nb</i>']);
  const { cues } = read('srt', `1\n${times}<i>a\nb</i>\n\n2\n00:00:03,000 --> 00:00:04,000\n<i>c</i>\nd\n`);
  expect(writers.sub?.(cues, 't')).toBe('{1}{1}25.000\n{25}{50}{Y:i}a|b\n{75}{100}{y:i}c|d\n');
});

test('languages of SAMI come apart where its style sheet declares them', () => {
  const sami = (style: string): string =>
    `<SAMI><HEAD><STYLE>${style}</STYLE></HEAD><BODY><SYNC Start=1000><P Class=A>a<P Class=B>b<SYNC Start=2000><P Class=A>&nbsp;<P Class=B>&nbsp;</BODY></SAMI>`;
  const [korean, english] = ['.A {Name:Korean; lang:ko-KR;}', '.B {Name:English; lang: en-US ; SAMIType:CC;}'];
  expect(read('smi', sami(korean + english)).tracks).toMatchObject([
    { name: 'ko-KR', cues: [{ start: 1000, end: 2000, text: 'a' }] },
    { name: 'en-US', cues: [{ start: 1000, end: 2000, text: 'b' }] },
  ]);
  expect(read('smi', sami(korean + korean.replace('.A', '.B'))).tracks?.map(({ name }) => name)).toEqual(['ko-KR', 'ko-KR']);
  expect(read('smi', sami(korean)).tracks).toMatchObject([{ name: '', cues: [{ start: 1000, end: 2000 }] }]);
});

test('hours of lyrics, and times before zero', () => {
  expect(read('lrc', '[01:02:03.50]a\n[00:01:50]b\n[75:00.00]c').cues.map(({ start }) => start)).toEqual([1500, 3_723_500, 4_500_000]);
  expect(read('srt', '1\n-00:00:01,000 --> 00:00:02,000\na\n\n2\n--00:00:01,000 --> 00:00:02,000\nb\n')).toMatchObject({
    cues: [{ start: 0, end: 2000, text: 'a' }],
    unread: { count: 1 },
  });
});

test('resets of a script, indented lines, columns that are not named', () => {
  const styles = '[V4+ Styles]\nFormat: Name, Italic\nStyle: Up,0\nStyle: Far,-1\n';
  const said = (words: string, style = 'Up'): string => `Dialogue: 0,0:00:01.00,0:00:02.00,${style},,0,0,0,,${words}\n`;
  const script = `${styles}[Events]\n ${said('{\\i1}a{\\r}b')}${said('a{\\i0}b{\\i}c', 'Far')}${said('a{\\rFar}b')}${said('a{\\rUp}b', 'Far')}`;
  expect(texts('ass', script)).toEqual(['<i>a</i>b', '<i>a</i>b<i>c</i>', 'a<i>b</i>', '<i>a</i>b']);
  const layers = read('ass', `${styles}[Events]\n${said('{\\bord8}a')}${said('{\\pos(1,1)}a')}${said('b')}`).cues;
  expect(withoutLayers(layers).map(({ text }) => text)).toEqual(['a', 'b']);
});

test('times as translators, web pages and people leave them', () => {
  const starts = (text: string) => read('srt', text).cues.map(({ start, text: words }) => [start, words]);
  for (const arrow of ['->', '- ->', '– >', '—>', '→', '--&gt;', '-->'])
    expect(starts(`1\n00: 00: 01,000 ${arrow} 00: 00: 02,000\na\n`)).toEqual([[1000, 'a']]);
  expect(starts('1\n٠٠:٠٠:٠١،٠٠٠ --> ٠٠:٠٠:٠٢،٠٠٠\na\n\n2\n００：００：０３，０００ －－＞ ００：００：０４，０００\nb\n')).toEqual([
    [1000, 'a'],
    [3000, 'b'],
  ]);
  expect(starts('1 00:00:01,000 --> 00:00:02,000 a b\n2) 00:00:03,000 --> 00:00:04,000 X1:10 X2:20\nc\n')).toEqual([
    [1000, 'a b'],
    [3000, 'c'],
  ]);
  expect(starts(`1个\n${times}a\n\n2个\n00:00:03,000 --> 00:00:04,000\nb\n\n“7”\nc\n`).map(([, words]) => words)).toEqual([
    'a',
    'b\n“7”\nc',
  ]);
  // Words with arrows and figures are no times.
  expect(starts(`1\n${times}from 10 -> 20\n10 -> 20\n`)).toEqual([[1000, 'from 10 -&gt; 20\n10 -&gt; 20']]);
});

test('tags in braces, white space inside tags, a colon before hundredths', () => {
  expect(texts('srt', `1\n${times}a {b}b{/b} {Italic}c{/italic} {sic}\n`)).toEqual(['a <b>b</b> <i>c</i> {sic}']);
  expect(texts('srt', `1\n${times}<i> a </i>\n<b><i>  b</i></b> c\n`)).toEqual(['<i>a</i>\n<b><i>b</i></b> c']);
  expect(read('ass', '[Events]\nFormat: Start, End, Text\nDialogue: 0:01:19:24,0:01:20:00,a').cues).toMatchObject([
    { start: 79_240, end: 80_000 },
  ]);
});

test('places reach TTML as regions, and points of scripts are places', () => {
  const styles = '[Script Info]\nPlayResX: 1280\nPlayResY: 720\n[V4+ Styles]\nFormat: Name, Alignment\nStyle: Up,2\n[Events]\n';
  const said = (words: string): string => `Dialogue: 3,0:00:01.00,0:00:02.00,Up,Ann,10,20,30,Banner;5,${words}\n`;
  const { cues } = read('ass', `${styles}${said('{\\pos(640,60)}a')}${said('{\\an7\\move(1,700,1,1)}b')}${said('{\\an8}c')}${said('d')}`);
  expect(cues.map(({ align }) => align)).toEqual([8, 1, 8, undefined]);
  expect(writers.ttml?.(cues, 't')).toMatch(
    /region xml:id="top".*region="top">a<.*region="bottom">b<.*region="top">c<.*region="bottom">d</s,
  );
  expect(writers.ttml?.(cues.slice(3), 't')).not.toContain('region');
  // What a line says besides its text stays between scripts.
  expect(writers.ssa?.(cues, 't')).toContain('Dialogue: Marked=0,0:00:01.00,0:00:02.00,Up,Ann,0010,0020,0030,Banner;5,d\n');
  expect(writers.ass?.(cues, 't')).toContain('Dialogue: 3,0:00:01.00,0:00:02.00,Up,Ann,10,20,30,Banner;5,d\n');
});

test('SAMI shows together what overlaps, in the order of time', () => {
  const { cues } = read(
    'srt',
    `1\n00:00:01,000 --> 00:00:05,000\na\n\n2\n00:00:03,000 --> 00:00:08,000\nb\n\n3\n00:00:08,000 --> 00:00:09,000\nc\n`,
  );
  const syncs = [...(writers.smi?.(cues, 't') ?? '').matchAll(/<SYNC Start=(\d+)><P Class=TEXT>(.*)/g)].map(
    ([, at, words]) => `${at} ${words}`,
  );
  expect(syncs).toEqual(['1000 a', '3000 a<br>b', '5000 b', '8000 c', '9000 &nbsp;']);
});

test('SubViewer as programs write it, a rate in words, and times inside lyrics', () => {
  expect(
    texts(
      'sub',
      '[INFORMATION]\n[TITLE]x\n[SUBTITLE]\n[COLF]&HFFFFFF,[SIZE]18\n00:00:01.50,00:00:02.500\na[br]b\n00:00:03.00,00:00:04.00\nc\n',
    ),
  ).toEqual(['a\nb', 'c']);
  expect(read('sub', '{1}{1}23.976 fps\n{24}{48}a\n').cues).toMatchObject([{ start: 1001, end: 2002, text: 'a' }]);
  expect(texts('lrc', '[00:01.00]He[00:01.50]llo [00:02.00]you\n[00:03.00]at [12:30]\n')).toEqual(['Hello you', 'at [12:30]']);
});

test('hostile files are read in a moment', () => {
  for (const [format, text] of [
    ['srt', `1\n${times}${'{\\'.repeat(200_000)}`],
    ['srt', `1\n${times}${'<i>'.repeat(200_000)}`],
    ['srt', `1\n${times}`.repeat(50_000)],
    ['srt', '-->\n'.repeat(200_000)],
    ['srt', `${'1 '.repeat(200_000)}-->${' 1'.repeat(200_000)}`],
    ['vtt', `00:01.000 --> 00:02.000\n${'<a '.repeat(200_000)}`],
    ['ass', `[Events]\nFormat: Start, End, Text\nDialogue: 0:00:01.00,0:00:02.00,${'{\\i1}{\\b1}{\\i0}'.repeat(50_000)}x`],
    ['sbv', '0:00:01.000,0:00:02.500\n'.repeat(50_000)],
  ] as const)
    expect(read(format, text).cues.length).toBeLessThanOrEqual(1);
});

test('hostile files of the rarer formats are read in a moment', () => {
  for (const [format, text] of [
    ['ass', `[Events]\nFormat: Start, End, Text\nDialogue: 0:00:01.00,0:00:02.00,${'{\\r'.repeat(20_000)}x`],
    ['ttml', `<tt><body><p begin="1s" end="2s">${'<span>'.repeat(20_000)}x${'</span>'.repeat(20_000)}</p></body></tt>`],
    ['ttml', `<tt><body><p>${'<span begin="1s" end="2s">x</span>'.repeat(20_000)}</p></body></tt>`],
    ['sub', `[1][2]${'{y:i}'.repeat(1000)}|x`],
    ['sub', `[1][2]${'/|'.repeat(2500)}x`],
    ['sub', '00:00:01:'.repeat(20_000)],
    ['smi', `.a{`.repeat(50_000)],
    ['smi', `<sync start=1>${'<p class='.repeat(20_000)}`],
    ['vtt', `00:01.000 --> 00:02.000\n${'<rt>'.repeat(20_000)}`],
    ['lrc', `[00:01:01.1]${'[01:'.repeat(20_000)}`],
  ] as const)
    expect(read(format, text).cues.length).toBeLessThanOrEqual(1);
});
