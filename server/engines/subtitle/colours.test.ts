import { describe, expect, test } from 'bun:test';
import { hexOf } from './colours.ts';
import { readers } from './read.ts';
import { writers } from './write.ts';

const read = (format: string, text: string) => readers[format]?.(text) ?? { cues: [] };
const texts = (format: string, text: string) => read(format, text).cues.map((one) => one.text);
const write = (format: string, from: string, text: string) => writers[format]?.(read(from, text).cues, 't') ?? '';
const srt = (words: string): string => `1\n00:00:01,000 --> 00:00:02,000\n${words}\n`;
const vtt = (words: string, head = ''): string => `WEBVTT\n\n${head}00:01.000 --> 00:02.000\n${words}\n`;

test('colours are read in every spelling', () => {
  for (const one of [
    'yellow',
    'Yellow',
    '#ff0',
    '#FFFF00',
    '#ffff00cc',
    'ffff00',
    'rgb(255, 255, 0)',
    'rgba(255,255,0,0.5)',
    'colorFFFF00',
  ])
    expect(hexOf(one)).toBe('ffff00');
  for (const one of ['', 'constructor', 'transparent', '#ff', 'url(x)', '__proto__']) expect(hexOf(one)).toBeUndefined();
});

describe('colours', () => {
  const red = '<c.ff0000>a</c> b';

  test('come from fonts, classes, style sheets and TTML', () => {
    expect(texts('srt', srt('<font color="red">a</font> b'))).toEqual([red]);
    expect(texts('srt', srt("<font face='x' color='#FF0000'>a</font> b"))).toEqual([red]);
    expect(texts('vtt', vtt('<c.red.bg_black>a</c> b'))).toEqual([red]);
    expect(texts('vtt', vtt('<c.loud>a</c> b', 'STYLE\n::cue(.loud) {\n  background: blue; color: #f00;\n}\n\n'))).toEqual([red]);
    expect(texts('vtt', vtt('<v.red Mary>a</v> b'))).toEqual([red]);
    expect(texts('smi', '<SAMI><BODY><SYNC Start=1000><P><font color=ff0000>a</font> b</BODY></SAMI>')).toEqual([red]);
    const p = '<p begin="1s" end="2s"><span x:color="red">a</span> b</p>';
    expect(texts('ttml', `<tt xmlns:x="http://www.w3.org/ns/ttml#styling"><body x:color="white"><div>${p}</div></body></tt>`)).toEqual([
      red,
    ]);
  });

  test('have no tag where they are the usual white, except inside others', () => {
    expect(texts('srt', srt('<font color="white">a</font> <font color="#e5e5e5">b</font>'))).toEqual(['a b']);
    expect(texts('srt', srt('<font color="red">a <font color="white">b</font></font>'))).toEqual(['<c.ff0000>a <c.ffffff>b</c></c>']);
    expect(texts('srt', srt('<font size="9">a</font> <font>b</font></font>'))).toEqual(['a b']);
  });

  test('are written as each format spells them', () => {
    const both = srt('<font color="yellow"><i>a</i></font> <font color="#123456">b</font>');
    expect(write('srt', 'vtt', vtt('<c.yellow>a\nb</c>'))).toContain('<font color="#ffff00">a\nb</font>');
    expect(write('vtt', 'srt', both)).toContain('STYLE\n::cue(.color123456) { color: #123456; }\n\n00:00:01.000');
    expect(write('vtt', 'srt', both)).toContain('<c.yellow><i>a</i></c> <c.color123456>b</c>');
    expect(write('ass', 'srt', both)).toContain(',,{\\c&H00FFFF&}{\\i1}a{\\i0}{\\c} {\\c&H563412&}b{\\c}');
    expect(write('ttml', 'srt', both)).toContain(
      '<span tts:color="#ffff00"><span tts:fontStyle="italic">a</span></span> <span tts:color="#123456">b</span>',
    );
    expect(write('smi', 'srt', both)).toContain('<font color="#ffff00"><i>a</i></font> <font color="#123456">b</font>');
    for (const plain of ['sub', 'sbv', 'lrc', 'txt']) expect(write(plain, 'srt', both)).not.toMatch(/color|<c/);
    expect(write('ass', 'srt', srt('<font color="red">a <font color="blue">b</font> c</font>'))).toContain(
      '{\\c&H0000FF&}a {\\c&HFF0000&}b{\\c&H0000FF&} c{\\c}',
    );
  });
});

test('voices are named in plain text where they begin, and nowhere else', () => {
  const talk = `WEBVTT\n\n00:01.000 --> 00:02.000\n<v.loud Mary &amp; Bob>Hey</v>\n<v Ann>What?\n\n00:03.000 --> 00:04.000\n<v Ann>Where?</v>\n\n00:05.000 --> 00:06.000\nMusic\n\n00:07.000 --> 00:08.000\n<v Ann>Again\n`;
  expect(write('txt', 'vtt', talk)).toBe('Mary & Bob: Hey\nAnn: What?\nWhere?\nMusic\nAnn: Again\n');
  expect(write('srt', 'vtt', talk)).not.toContain('Ann');
});

test('hostile colours are read in a moment', () => {
  for (const [format, text] of [
    ['srt', srt('<font color=red>'.repeat(100_000))],
    ['srt', srt('<font color=red></i>'.repeat(100_000))],
    ['vtt', vtt('<c.red>'.repeat(100_000))],
    ['vtt', vtt('a', `STYLE\n${'::cue(.a) {'.repeat(9000)}`)],
    ['vtt', vtt('<v '.repeat(100_000))],
    ['smi', `<sync start=1>${'<font color=red>'.repeat(50_000)}x`],
  ] as const)
    expect(read(format, text).cues.length).toBeLessThanOrEqual(1);
});
