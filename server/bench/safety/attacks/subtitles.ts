import { type Attack, harmless, refused } from './attack.ts';

const deep = (open: string, close: string, count: number): string => `${open.repeat(count)}x${close.repeat(count)}`;
const srt = (words: string): string => `1\n00:00:01,000 --> 00:00:02,000\n${words}\n`;
const ass = (words: string, events = 'Format: Start, End, Text'): string =>
  `[Script Info]\nScriptType: v4.00+\n[Events]\n${events}\nDialogue: 0:00:01.00,0:00:02.00,${words}\n`;
const ttml = (body: string, head = ''): string =>
  `<?xml version="1.0"?>${head}<tt xmlns="http://www.w3.org/ns/ttml"><body><div><p begin="1s" end="2s">${body}</p></div></body></tt>`;

/** Subtitles: unclosed tags, out-of-range times, and references that players would load. */
export const subtitleAttacks: readonly Attack[] = [
  harmless('srt-tags-without-end', 'srt vtt', srt('<'.repeat(500_000))),
  harmless('srt-tags-half-open', 'srt ass', srt('<i'.repeat(200_000))),
  harmless('srt-tags-deep', 'srt ttml', srt(deep('<i><b><u>', '</u></b></i>', 60_000))),
  harmless('srt-fonts', 'srt smi', srt(`${'<font color="'.repeat(50_000)}x`)),
  harmless('srt-arrows', 'srt vtt', `${'-->'.repeat(300_000)}\n`),
  harmless('srt-spaces', 'srt vtt', `1\n${' '.repeat(400_000)}00:00:01,000${' '.repeat(400_000)}--> 00:00:02,000\nx\n`),
  harmless('srt-digits', 'srt vtt', `1\n${'9'.repeat(400_000)}:00:01,000 --> 00:00:02,000\nx\n`),
  harmless('srt-blank-lines', 'srt vtt', `${' \t\n'.repeat(300_000)}${srt('x')}`),
  harmless('srt-times-beyond', 'srt ass', '1\n99999999999999999999:99:99,999 --> 999999999999999999999:99:99,999\nx\n'),
  harmless('srt-many', 'srt ttml', '1\n00:00:01,000 --> 00:00:02,000\nx\n\n'.repeat(150_000), { seconds: 30 }),
  harmless('vtt-entities', 'vtt srt', `WEBVTT\n\n00:01.000 --> 00:02.000\n${'&'.repeat(200_000)}${'&#'.repeat(100_000)}\n`),
  harmless(
    'vtt-scripts',
    'vtt ttml',
    'WEBVTT\nSTYLE\n::cue{background:url(http://127.0.0.1:9)}\n\n00:01.000 --> 00:02.000\n&lt;script&gt;alert(1)&lt;/script&gt;<c.a onload=x>y</c>\n',
    { never: /<script>/ },
  ),
  harmless('ass-braces', 'ass srt', ass('{'.repeat(400_000))),
  harmless('ass-overrides', 'ass srt', ass('{\\i1'.repeat(100_000))),
  harmless('ass-overrides-closed', 'ass vtt', ass('{\\i1}{\\b1}'.repeat(60_000))),
  harmless('ass-commas', 'ass srt', ass(','.repeat(500_000))),
  harmless('ass-format', 'ass srt', ass('x', `Format: ${'Text,'.repeat(100_000)}`)),
  harmless('ass-prototype', 'ass srt', ass('x', 'Format: __proto__, constructor, toString')),
  harmless(
    'ass-fonts-and-pictures',
    'ass srt',
    ({ file }) => `${ass('x')}[Fonts]\nfontname: ../../../..${file}\n[Graphics]\nfilename: ${file}\n`,
  ),
  harmless('sub-frames', 'sub srt', `${'{1}{2}'.repeat(100_000)}\n{999999999}{999999999}x\n`),
  harmless('sub-rate', 'sub srt', '{1}{1}0.0000000001\n{1}{2}x\n'),
  harmless('sub-codes', 'sub srt', `{1}{2}${'{y:'.repeat(100_000)}\n`),
  harmless('sbv-commas', 'sbv srt', `${','.repeat(400_000)}\nx\n`),
  harmless('lrc-stamps', 'lrc srt', `${'[00:00.00]'.repeat(100_000)}x\n`),
  harmless('lrc-stamps-half', 'lrc srt', `${'[00:00'.repeat(100_000)}x\n`),
  harmless('lrc-many', 'lrc srt', `${'[00:00.00]'.repeat(50)}x\n`.repeat(4000), { seconds: 30 }),
  harmless('lrc-offset', 'lrc srt', '[offset:-9999999]\n[9999:99.999]x\n'),
  harmless('smi-syncs', 'smi srt', `<SAMI><BODY>${'<SYNC '.repeat(100_000)}`),
  harmless('smi-starts', 'smi srt', `<SAMI><BODY>${'<SYNC Start=1><P>x'.repeat(60_000)}`, { seconds: 30 }),
  harmless('smi-ends', 'smi srt', `<SAMI><BODY><SYNC Start=1><P>x${'</body'.repeat(100_000)}`),
  harmless('smi-breaks', 'smi srt', `<SAMI><BODY><SYNC Start=1><P>x${'<br '.repeat(100_000)}`),
  refused(
    'ttml-laughs',
    'ttml srt',
    ttml(
      '&a9;',
      `<!DOCTYPE tt [<!ENTITY a0 "lol">${Array.from({ length: 9 }, (_, n) => `<!ENTITY a${n + 1} "${`&a${n};`.repeat(10)}">`).join('')}]>`,
    ),
  ),
  refused('ttml-entity', 'ttml srt', ({ file }) => ttml('&a;', `<!DOCTYPE tt [<!ENTITY a SYSTEM "file://${file}">]>`)),
  harmless('ttml-deep', 'ttml srt', ttml(deep('<span>', '</span>', 50_000)), { seconds: 30 }),
  harmless('ttml-sequences-deep', 'ttml srt', ttml(deep('<span timeContainer="seq" dur="1s">', '</span>', 20_000)), { seconds: 30 }),
  harmless(
    'ttml-sequence-of-ages',
    'ttml vtt',
    `<tt><body><div timeContainer="seq">${'<p begin="999999999999h" dur="999999999999h">x</p>'.repeat(50_000)}</div></body></tt>`,
    { seconds: 30 },
  ),
  harmless('ttml-attributes', 'ttml srt', ttml(`<span ${Array.from({ length: 20_000 }, (_, n) => `a${n}="b"`).join(' ')}>x</span>`), {
    seconds: 30,
  }),
  harmless(
    'ttml-rates',
    'ttml srt',
    '<tt xmlns="http://www.w3.org/ns/ttml" xmlns:ttp="http://www.w3.org/ns/ttml#parameter" ttp:frameRate="0.0000001" ttp:tickRate="1e-300"><body><p begin="999999999999f" end="999999999999t">x</p></body></tt>',
  ),
];
