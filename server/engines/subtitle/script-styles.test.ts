import { expect, test } from 'bun:test';
import { readers } from './read.ts';
import { writers } from './write.ts';

const convert = (from: string, to: string, text: string): string => writers[to]?.(readers[from]?.(text).cues ?? [], 't') ?? '';
const ass = (style: string, words: string): string =>
  `[Script Info]\nPlayResX: 1920\nPlayResY: 1080\n[V4+ Styles]\nFormat: Name, Fontname, Fontsize, PrimaryColour, Italic, Alignment, Outline\nStyle: ${style}\n[Events]\nFormat: Start, End, Style, Text\nDialogue: 0:00:01.00,0:00:02.00,Sign,${words}\n`;

test('styles and codes go from version 4+ to version 4', () => {
  const ssa = convert('ass', 'ssa', ass('Sign,Impact,60,&H8000FFFF,-1,7,3.5', '{\\pos(3,4)}SHOP\\Nopen, now'));
  expect(ssa).toContain('PlayResX: 1920\nPlayResY: 1080\n');
  expect(ssa).toContain('Style: Sign,Impact,60,65535,255,0,0,0,-1,1,3.5,1,5,10,10,10,0,1\n');
  expect(ssa).toContain(',Sign,,0000,0000,0000,,{\\pos(3,4)}SHOP\\Nopen, now\n');
});

test('a style with impossible values gets the defaults', () => {
  const odd = convert('ass', 'ssa', ass('Sign,,1e9,&Hzz,maybe,-5,9999999999', 'x'));
  expect(odd).toContain('Style: Sign,Arial,18,16777215,255,0,0,0,0,1,2,1,2,10,10,10,0,1\n');
});

test('colours of captions become codes, and end where they end', () => {
  const srt = (words: string) => `1\n00:00:01,000 --> 00:00:02,000\n${words}\n`;
  const line = (from: string, text: string) => /,,0,0,0,,(.*)\n/.exec(convert(from, 'ass', text))?.[1];
  expect(line('srt', srt('a <font color="#FF8200">b\nc</font> d'))).toBe('a {\\c&H0082FF&}b\\Nc{\\c} d');
  expect(line('srt', srt('<font color=red>a <i>b</i> <font color=lime>c</font> d</font>'))).toBe(
    '{\\c&H0000FF&}a {\\i1}b{\\i0} {\\c&H00FF00&}c{\\c&H0000FF&} d{\\c}',
  );
  expect(line('srt', srt('<font face="Arial">plain</font> {braces}'))).toBe('plain (braces)');
  expect(line('vtt', `WEBVTT\n\n00:01.000 --> 00:02.000\n<c.yellow.bg_black>a</c> b\n`)).toBe('{\\c&H00FFFF&}a{\\c} b');
  expect(line('vtt', `WEBVTT\n\n00:01.000 --> 00:02.000 line:0\n<c.red>a</c>\n`)).toBe('{\\an8}{\\c&H0000FF&}a{\\c}');
});

test('tens of thousands of colours inside each other come to an end', () => {
  const words = `${'<font color=red>'.repeat(60_000)}x${'</font>'.repeat(60_000)}`;
  expect(convert('srt', 'ass', `1\n00:00:01,000 --> 00:00:02,000\n${words}\n`)).toEndWith('{\\c}\n');
});
