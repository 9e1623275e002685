import { finding, same } from '../../../fidelity/check.ts';
import { captions } from '../../look/subtitles.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { cue, just, srt, vtt } from './captions.ts';
import { line, script } from './scripts.ts';

/** Files as they are found on the web: named wrongly, put together by hand, cut out of streams. */
export const foundFiles: readonly Situation[] = [
  just(
    'microdvd-named-srt',
    'AlexPoint/SubtitlesParser#28, TypesettingTools/Aegisub#286',
    'srt',
    'vtt',
    '{1}{1}25.000\n{1733}{1776}\n{1854}{1889}¿Así que, usted es monja?\n{1940}{2013}Bien, Hermana Monica.|He dejado sus bolsas.\n',
    'captions by their frames, 25 a second',
    '74.160-75.560 ¿Así que, usted es monja?',
    '77.600-80.520 Bien, Hermana Monica.|He dejado sus bolsas.',
  ),
  just(
    'srt-of-one-line-each',
    'damontecres/Wholphin#1978',
    'srt',
    'vtt',
    '33 00:02:44,125 --> 00:02:47,833 Alone Again\n34 00:02:48,666 --> 00:02:49,125 G-goodness!\n',
    'number, times and words, although they are on one line',
    '164.125-167.833 Alone Again',
    '168.666-169.125 G-goodness!',
  ),
  just(
    'srt-with-times-of-one-digit',
    'vidstack/captions#8, cdown/srt#55',
    'srt',
    'vtt',
    '1\n0:0:4,8 --> 0:0:7,4\nhi everybody\n\n2\n0:0:7,4 --> 0:0:8,8\ni want to\n\n9999\n00:00:9,500 --> 00:00:10,00\nbye\n',
    'tenths of a second',
    '4.800-7.400 hi everybody',
    '7.400-8.800 i want to',
    '9.500-10.000 bye',
  ),
  just(
    'srt-out-of-the-order-of-time',
    'google/ExoPlayer#3742, MediaBrowser/Emby#3523',
    'srt',
    'vtt',
    srt('00:02:38,890 --> 00:02:41,890\nLate', '00:00:06,780 --> 00:00:09,870\nEarly'),
    'both, in the order of time',
    '6.780-9.870 Early',
    '158.890-161.890 Late',
  ),
  just(
    'srt-behind-an-invisible-mark',
    'TypesettingTools/Aegisub#614',
    'srt',
    'vtt',
    '\u200e1\n00:00:01,000 --> 00:00:02,000\nHello\n\n2\n00:00:03,000 --> 00:00:04,000\nthere\n',
    'both captions',
    '1.000-2.000 Hello',
    '3.000-4.000 there',
  ),
  just(
    'srt-with-a-colon-behind-its-end',
    'abhirooptalasila/AutoSub#31',
    'srt',
    'vtt',
    '3\n00:00:12,95 --> 00:00:14,0:\nbut you but there\n\n4\n00:00:14,60 --> 00:00:15,30\nthe\n',
    'both captions, the first to 14 seconds',
    '12.950-14.000 but you but there',
    '14.600-15.300 the',
  ),
  {
    name: 'srt-with-a-zero-byte',
    source: 'CCExtractor/ccextractor#720',
    file: 'live.srt',
    input: () => '1\n00:00:40,940 --> 00:00:43,008\n\0\nJUDGE MILIAN:\nNOW, WHAT IS YOUR\n\n2\n00:00:44,000 --> 00:00:45,000\nNAME\n',
    from: 'srt',
    to: 'vtt',
    expect: 'both captions, without the zero byte',
    check: async ({ text }) => {
      const all = await text();
      return [
        holds('captions', all, '00:00:43.008', 'JUDGE MILIAN: NOW, WHAT IS YOUR', '00:00:45.000 NAME'),
        finding('zero', !all.includes('\0'), 'a zero byte'),
      ];
    },
  },
  just(
    'srt-that-begins-at-zero',
    'jasonrojas/node-captions#26',
    'srt',
    'vtt',
    srt('00:00:00,000 --> 00:00:02,000\nFirst', '00:00:03,000 --> 00:00:04,000\nSecond'),
    'both',
    '0.000-2.000 First',
    '3.000-4.000 Second',
  ),
  {
    name: 'ttml-with-two-breaks-to-srt',
    source: 'Sandmann79/xbmc#369',
    file: 'show.ttml',
    input: () =>
      '<tt xmlns="http://www.w3.org/ns/ttml"><body><div><p begin="00:02:27.120" end="00:02:29.440"><span>Lo he intentando,<br /><br />pero no sé volver.</span></p><p begin="" end="" /></div></body></tt>',
    from: 'ttml',
    to: 'srt',
    expect: 'two lines without an empty one between them, which ends a caption',
    check: async ({ text }) => [
      same('file', (await text()).trim(), '1\n00:02:27,120 --> 00:02:29,440\nLo he intentando,\npero no sé volver.'),
    ],
  },
  {
    name: 'lines-of-one-moment-vtt-to-srt',
    source: 'mpv-player/mpv#7070',
    file: 'show.vtt',
    input: () => vtt(cue(5, 9, '♪ SO NO ONE TOLD YOU'), cue(5, 9, 'LIFE WAS GONNA BE THIS WAY ♪')),
    from: 'vtt',
    to: 'srt',
    expect: 'both, in the order of the file',
    check: async ({ text }) => {
      const all = await text();
      const [first, second] = [all.indexOf('SO NO ONE'), all.indexOf('LIFE WAS')];
      return [finding('order', first >= 0 && second > first, all)];
    },
  },
  {
    name: 'script-code-behind-its-words',
    source: 'HandBrake/HandBrake#2906',
    file: 'song.ass',
    input: () => script(line('01.00', '02.00', 'Every Heart sunao ni{\\an8}'), line('01.00', '02.00', 'Before we can become honest?')),
    from: 'ass',
    to: 'vtt',
    expect: 'both lines, the first at the top',
    check: async ({ text }) => {
      const all = await text();
      return [
        finding('top', /line:0\nEvery Heart sunao ni\n/.test(all), all),
        finding('usual', /00:02\.000\nBefore we can become honest\?/.test(all), all),
      ];
    },
  },
  {
    name: 'words-between-stars',
    source: 'vevv/subby#23',
    file: 'show.ttml',
    input: () =>
      '<tt xmlns="http://www.w3.org/ns/ttml"><body><div><p begin="00:00:00.430" end="00:00:01.820">*Schnaub*</p></div></body></tt>',
    from: 'ttml',
    to: 'srt',
    expect: 'the words as they are, with both stars',
    check: async ({ path }) => [same('captions', await captions(path), ['0.430-1.820 *Schnaub*'])],
  },
];
