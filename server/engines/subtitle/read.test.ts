import { describe, expect, test } from 'bun:test';
import { bare, nested } from './cue.ts';
import { readers } from './read.ts';
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

test('old places of version 4 and the middle of the screen are read', () => {
  expect(read('srt', `1\n${times}{\\a6}a\n\n2\n${times}{\\a10}b\n\n3\n${times}{\\a2}c\n`).cues.map(({ align }) => align)).toEqual([
    8, 5, 2,
  ]);
});

test('an arrow in words is no time, and a lone repeat is not rolling', () => {
  expect(texts('srt', `1\n${times}A --> B\n`)).toEqual(['A --&gt; B']);
  const twice = read('srt', `1\n${times}No\n\n2\n00:00:02,000 --> 00:00:03,000\nNo\n`);
  expect(twice).toMatchObject({ rolls: false, cues: [{ text: 'No' }, { text: 'No' }] });
});

test('drawings that begin in the middle of a line are left out to their end', () => {
  const head = '[Events]\nFormat: Start, End, Text\nDialogue: 0:00:01.00,0:00:02.00,';
  expect(texts('ass', `${head}a{\\p2}m 0 0{\\p0}b{\\pos(1,2)}c`)).toEqual(['abc']);
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
