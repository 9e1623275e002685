import { finding } from '../../../fidelity/check.ts';
import { saysJust, xmlText } from '../../look/subtitles.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';

const automatic = `WEBVTT
Kind: captions
Language: en

00:00:01.200 --> 00:00:03.500 align:start position:0%
 
first<00:00:01.800><c> we</c><00:00:02.300><c> sail</c>

00:00:03.500 --> 00:00:03.510 align:start position:0%
first we sail
 

00:00:03.510 --> 00:00:06.000 align:start position:0%
first we sail
around<00:00:04.100><c> the</c><00:00:04.600><c> cape</c>

00:00:06.000 --> 00:00:06.010 align:start position:0%
around the cape
 

`;

const once = ['1.200-3.500 first we sail', '3.510-6.000 around the cape'];

export const timedText: readonly Situation[] = [
  {
    name: 'automatic-captions-vtt-to-srt',
    source: 'yt-dlp/yt-dlp#1734, SubtitleEdit/subtitleedit#9272',
    file: 'talk.vtt',
    input: () => automatic,
    from: 'vtt',
    to: 'srt',
    expect: 'each line once, at the time when it begins, without the times of words',
    check: async ({ path }) => [await saysJust(path, ...once)],
  },
  {
    name: 'automatic-captions-vtt-to-txt',
    source: 'NebularNerd/subtotxt#4, ytdl-org/youtube-dl#17178',
    file: 'talk.vtt',
    input: () => automatic,
    from: 'vtt',
    to: 'txt',
    expect: 'two lines, each once',
    check: async ({ text }) => [finding('text', (await text()).trim() === 'first we sail\naround the cape', await text())],
  },
  {
    name: 'automatic-captions-as-srt-to-vtt',
    source: 'bleggett/subtitle-overlap-fixer#2',
    file: 'talk.srt',
    input: () =>
      '1\n00:00:01,200 --> 00:00:03,500\nfirst we sail\n\n2\n00:00:03,500 --> 00:00:03,510\nfirst we sail\n\n3\n00:00:03,510 --> 00:00:06,000\nfirst we sail\naround the cape\n',
    from: 'srt',
    to: 'vtt',
    expect: 'each line once, as their rolling copies are an artefact of speech recognition',
    check: async ({ path }) => [await saysJust(path, ...once)],
  },
  {
    name: 'srt-with-place-codes-to-vtt',
    source: 'MichaelYochpaz/iSubRip#35',
    file: 'signs.srt',
    input: () =>
      '1\n00:00:01,000 --> 00:00:02,000\n{\\an8}Platform 9\n\n2\n00:00:03,000 --> 00:00:04,000\n{\\i1}Hm{\\i0}\n\n3\n00:00:05,000 --> 00:00:06,000\n{\\pos(192,30)}Here',
    from: 'srt',
    to: 'vtt',
    expect: 'words without braces, the second in italics',
    check: async ({ path }) => [await saysJust(path, '1.000-2.000 Platform 9', '3.000-4.000 <i>Hm</i>', '5.000-6.000 Here')],
  },
  {
    name: 'srt-with-place-codes-to-ass',
    source: 'SubtitleEdit/subtitleedit#2457',
    file: 'signs.srt',
    input: () => '1\n00:00:01,000 --> 00:00:02,000\n{\\an8}Platform 9\n\n2\n00:00:03,000 --> 00:00:04,000\n{\\i1}Hm{\\i0} <b>well</b>\n',
    from: 'srt',
    to: 'ass',
    expect: 'the codes stay codes',
    check: async ({ text }) => [holds('codes', await text(), ',,{\\an8}Platform 9', ',,{\\i1}Hm{\\i0} {\\b1}well{\\b0}')],
  },
  {
    name: 'srt-without-blank-lines',
    source: 'tkarabela/pysubs2#11, captioning/captioning#10',
    file: 'tight.srt',
    input: () =>
      '1\n00:00:01,000 --> 00:00:02,000\nOne\n2\n00:00:03,000 --> 00:00:04,000\nTwo\nlines\n3\n00:00:05,000 --> 00:00:06,000\nThree\n',
    from: 'srt',
    to: 'vtt',
    expect: 'three captions',
    check: async ({ path }) => [await saysJust(path, '1.000-2.000 One', '3.000-4.000 Two|lines', '5.000-6.000 Three')],
  },
  {
    name: 'srt-blank-line-inside-a-caption',
    source: 'byroot/pysrt#71, ripose-jp/Memento#69',
    file: 'loose.srt',
    input: () =>
      '1\r\n00:00:01,000 --> 00:00:02,000\r\nBefore\r\n\r\nafter the gap\r\n\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\n1984\r\n\r\n',
    from: 'srt',
    to: 'vtt',
    expect: 'words after a blank line belong to their caption; a caption that is a number stays',
    check: async ({ path }) => [await saysJust(path, '1.000-2.000 Before|after the gap', '3.000-4.000 1984')],
  },
  {
    name: 'srt-times-by-hand',
    source: 'gsantiago/subtitle.js#82',
    file: 'hand.srt',
    input: () =>
      '1\n0:0:1.5 --> 0:0:2,0\nShort\n\n2\n00:00:03:250 --> 00:00:04:000\nColons\n\n3\n 00:00:05,000-->00:00:06,000 X1:10 X2:20\nTight',
    from: 'srt',
    to: 'vtt',
    expect: 'times with few digits, other marks and no blanks are read',
    check: async ({ path }) => [await saysJust(path, '1.500-2.000 Short', '3.250-4.000 Colons', '5.000-6.000 Tight')],
  },
  {
    name: 'srt-unclosed-tags-to-ttml',
    source: 'gpac/gpac#2267, vevv/subby#24',
    file: 'tags.srt',
    input: () => '1\n00:00:01,000 --> 00:00:02,000\n<i>Open <b>and</i> crossed\n\n2\n00:00:03,000 --> 00:00:04,000\nend</font></i> & <3\n',
    from: 'srt',
    to: 'ttml',
    expect: 'well-formed XML with all words',
    check: async ({ path }) => [holds('words', await xmlText(path), 'Open and crossed', 'end & <3')],
  },
  {
    name: 'srt-unknown-tags-are-words',
    source: 'Arrowar/StreamingCommunity#556',
    file: 'marks.srt',
    input: () => '1\n00:00:01,000 --> 00:00:02,000\n<laughs> Come in\n\n2\n00:00:03,000 --> 00:00:04,000\n< Who is there?\n',
    from: 'srt',
    to: 'txt',
    expect: 'words in angle brackets and a lone bracket stay',
    check: async ({ text }) => [holds('words', await text(), '<laughs> Come in', '< Who is there?')],
  },
  {
    name: 'vtt-escaped-tags-and-word-times-to-ttml',
    source: 'gpac/gpac#2445, yt-dlp/yt-dlp#3728',
    file: 'code.vtt',
    input: () =>
      'WEBVTT\n\nSTYLE\n::cue(.y){color:yellow}\n\nNOTE none\n\n00:01.000 --> 00:03.000\nwrite<00:00:01.500><c> &lt;b&gt;</c>\n\nx-1\n00:04.000 --> 00:05.000 line:0\n<v Ann>R&amp;D <c.y>now</c></v>\n',
    from: 'vtt',
    to: 'ttml',
    expect: 'well-formed; the escaped tag is a word, times and notes are none',
    check: async ({ path }) => {
      const words = await xmlText(path);
      return [holds('words', words, 'write <b>', 'R&D now'), lacks('others', words, '00:00:01.5', 'none', 'yellow', 'x-1')];
    },
  },
  {
    name: 'vtt-entities-to-srt',
    source: 'SubtitleEdit/subtitleedit#3290',
    file: 'marks.vtt',
    input: () =>
      'WEBVTT\n\n01:04.562 --> 01:08.908 align:right position:90%\n&gt;&gt; O que mais\ninteressa?\n\n01:09.000 --> 01:10.000\n< sem fim\n',
    from: 'vtt',
    to: 'srt',
    expect: 'entities as their characters, no codes, the lone bracket stays',
    check: async ({ text }) => [
      holds('words', await text(), '00:01:04,562 --> 00:01:08,908', '>> O que mais', 'interessa?', '< sem fim'),
      lacks('codes', await text(), '&gt;', '{'),
    ],
  },
  {
    name: 'vtt-short-and-one-digit-times',
    source: 'glut23/webvtt-py#2, yt-dlp/yt-dlp#922',
    file: 'short.vtt',
    input: () => '\ufeffWEBVTT - a title\n\n00:11.000 --> 00:13.000\nNo hours\n\n1:00:01.500 --> 1:00:02.500\nOne digit\n',
    from: 'vtt',
    to: 'srt',
    expect: 'both are read',
    check: async ({ path }) => [await saysJust(path, '11.000-13.000 No hours', '3601.500-3602.500 One digit')],
  },
  {
    name: 'vtt-lines-in-one-class-to-srt',
    source: 'nilaoda/N_m3u8DL-RE#296',
    file: 'tele.vtt',
    input: () =>
      'WEBVTT\n\nSTYLE\n::cue {\n    color: #DFDFDF;\n}\n\n367bf43a\n00:00:01.240 --> 00:00:06.360 align:left position:18%\n<c.teletext>I kvällens program\när bara en på riktigt.</c>\n',
    from: 'vtt',
    to: 'srt',
    expect: 'both lines',
    check: async ({ path }) => [await saysJust(path, '1.240-6.360 I kvällens program|är bara en på riktigt.')],
  },
];
