import { finding, same } from '../../../fidelity/check.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { just, srt } from './captions.ts';
import { line, script } from './scripts.ts';

const events = 'Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\n';

/** Lyrics, captions and scripts as people and small programs make them. */
export const handMade: readonly Situation[] = [
  {
    name: 'srt-word-in-italics-to-ass',
    source: 'Subtivals/subtivals#286',
    file: 'film.srt',
    input: () => srt('00:20:41,150 --> 00:20:45,109\n- How <i>did</i> he do that?\n- <i>Made him an</i> offer <i>he couldn’t refuse.</i>'),
    from: 'srt',
    to: 'ass',
    expect: 'every word, and italics where they are',
    check: async ({ text }) => [
      holds('line', await text(), ',,- How {\\i1}did{\\i0} he do that?\\N- {\\i1}Made him an{\\i0} offer {\\i1}he couldn’t refuse.{\\i0}'),
    ],
  },
  just(
    'srt-blank-line-below-the-times',
    'helixarch/subedit#19',
    'srt',
    'vtt',
    '1\n00:12:24,541 --> 00:12:27,166\n\n- We’re up. Are you sure?\n\n- Of course not.\n\n2\n00:12:28,000 --> 00:12:29,000\n\nGo.\n',
    'both lines of the first',
    '744.541-747.166 - We’re up. Are you sure?|- Of course not.',
    '748.000-749.000 Go.',
  ),
  just(
    'lrc-with-a-header',
    'Dzheremi2/Chronograph#41, MissingCore/Music#471',
    'lrc',
    'srt',
    '[by:fashni]\n[ar:Dhanda Nyoliwala]\n[ti:Russian Bandana]\n[length:03:17]\n[ve:1.12.0]\n\n[00:00.02]And if by chance\n[00:02.10]an honest man\n[00:04.00]\n',
    'two lines, nothing of the header',
    '0.020-2.100 And if by chance',
    '2.100-4.000 an honest man',
  ),
  just(
    'lrc-chorus-at-several-times',
    'music-assistant/support#5861, raitonoberu/sptlrx#92',
    'lrc',
    'vtt',
    '[00:52.86][01:05.37][02:11.74]Chorus line\n[00:58.00]Verse\n[01:10.00]End\n[02:15.00]\n',
    'the chorus three times, in the order of time',
    '52.860-58.000 Chorus line',
    '58.000-65.370 Verse',
    '65.370-70.000 Chorus line',
    '70.000-131.740 End',
    '131.740-135.000 Chorus line',
  ),
  just(
    'lrc-behind-a-byte-order-mark',
    'tranxuanthang/lrcget#268',
    'lrc',
    'srt',
    '\ufeff[01:29.81]Nothing breaks like a heart\n[01:36.40]When you don’t see the fall\n[01:40.70]\n',
    'the first line too',
    '89.810-96.400 Nothing breaks like a heart',
    '96.400-100.700 When you don’t see the fall',
  ),
  just(
    'lrc-with-pauses',
    'SubtitleEdit/subtitleedit#10579',
    'lrc',
    'srt',
    '[00:23.02]Lyric 01\n[00:25.61]Lyric 02\n[00:30.24]\n[00:34.07]Lyric 03\n[00:40.02]\n',
    'each line until the next or until its pause',
    '23.020-25.610 Lyric 01',
    '25.610-30.240 Lyric 02',
    '34.070-40.020 Lyric 03',
  ),
  {
    name: 'srt-colour-ends-with-its-caption',
    source: 'gpac/gpac#989',
    file: 'film.srt',
    input: () =>
      srt(
        '00:00:05,000 --> 00:00:10,000\n<font color="#ffff00">Text line 1</font>',
        '00:00:12,000 --> 00:00:15,000\n<i>Text line 2</i>',
        '00:00:22,000 --> 00:00:24,000\nText line 4',
      ),
    from: 'srt',
    to: 'ass',
    expect: 'the first in yellow, the second in italics alone',
    check: async ({ text }) => {
      const all = await text();
      return [
        finding('first', /,,\{\\(?:1)?c&H(?:00)?00FFFF&\}Text line 1/.test(all), all),
        holds('others', all, ',,{\\i1}Text line 2{\\i0}', ',,Text line 4'),
      ];
    },
  },
  {
    name: 'srt-font-of-size-and-face',
    source: 'SubtitleEdit/subtitleedit#2769',
    file: 'film.srt',
    input: () => srt('00:00:01,000 --> 00:00:02,000\n<font size="20" face="Simplified Arabic">sample</font> words'),
    from: 'srt',
    to: 'vtt',
    expect: 'the words alone',
    check: async ({ text }) => [holds('words', await text(), '00:00:02.000 sample words'), lacks('tags', await text(), 'font', '</')],
  },
  just(
    'srt-with-empty-captions',
    'ripose-jp/Memento#68, tkarabela/pysubs2#11',
    'srt',
    'vtt',
    '26\n0:02:19,390 --> 0:02:26,990\n君がそうだったように\n\n27\n0:02:26,990 --> 0:03:03,370\n\n\n28\n0:03:03,370 --> 0:03:08,110\n僕がここに忘れたもの\n\n393\n00:00:00,00 --> 00:00:00,00\n\n394\n00:00:00,00 --> 00:00:00,00\n',
    'two captions with words, no numbers of empty ones',
    '139.390-146.990 君がそうだったように',
    '183.370-188.110 僕がここに忘れたもの',
  ),
  just(
    'srt-with-blank-lines-before-it',
    'cdown/srt#50, mozilla/popcorn-js#314',
    'srt',
    'vtt',
    '\n\n1\n00:00:01,000 --> 00:00:02,000\nHello\n\n\n\n2\n00:00:03,000 --> 00:00:04,000\nthere\n',
    'both captions',
    '1.000-2.000 Hello',
    '3.000-4.000 there',
  ),
  just(
    'srt-numbered-from-zero',
    'KBlixt/subcleaner#51',
    'srt',
    'vtt',
    '0\n00:00:01,000 --> 00:00:02,000\nHello\n\n1\n00:00:03,000 --> 00:00:04,000\nthere\n',
    'both captions',
    '1.000-2.000 Hello',
    '3.000-4.000 there',
  ),
  just(
    'srt-figures-with-full-stops',
    'cdown/srt#92',
    'srt',
    'vtt',
    '1490\n01:58:16,824 --> 01:58:23,789\n<i> Império Austro-Húngaro:\n1.567.202. </i>\n\n1491\n01:58:24,000 --> 01:58:25,000\n1,5\n',
    'figures stay words',
    '7096.824-7103.789 <i>Império Austro-Húngaro:|1.567.202.</i>',
    '7104.000-7105.000 1,5',
  ),
  just(
    'script-whose-style-is-missing',
    'AniDevTwitter/animeopenings#303',
    'ass',
    'srt',
    () => script(line('01.00', '02.00', 'Kara moyo', 'Karaoke'), line('03.00', '04.00', 'Hi')),
    'both lines',
    '1.000-2.000 Kara moyo',
    '3.000-4.000 Hi',
  ),
  {
    name: 'script-with-spaces-in-its-styles',
    source: 'tkarabela/pysubs2#45',
    file: 'show.ass',
    input: () =>
      `[Script Info]\nScriptType: v4.00+\n\n[V4+ Styles]\nFormat: Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, OutlineColour, BackColour, Bold, Italic, Underline, StrikeOut, ScaleX, ScaleY, Spacing, Angle, BorderStyle, Outline, Shadow, Alignment, MarginL, MarginR, MarginV, Encoding\nStyle: Top, Arial, 20, &H00FFFFFF, &H00000000, &H00000000, &H00000000, 0, -1, 0, 0, 100, 100, 0, 0, 1, 2, 0, 8, 15, 15, 15, 0\n\n[Events]\n${events}Dialogue: 0, 0:00:01.00, 0:00:02.00, Top, , 0, 0, 0, , Hello\n`,
    from: 'ass',
    to: 'vtt',
    expect: 'italics at the top',
    check: async ({ text }) => {
      const all = await text();
      return [finding('caption', /00:00:02\.000 line:0\n<i>Hello<\/i>/.test(all), all)];
    },
  },
  just(
    'script-codes-without-an-end',
    'gkv311/sview#64, libass/libass#91',
    'ass',
    'srt',
    () =>
      script(
        line('01.00', '02.00', '{\\i1}{\\fs24}{\\fnArial}But for better or worse,'),
        line('03.00', '04.00', '{\\fad(0,200)\\blur2\\t(1189,1189\\3c&HAC607D&)}It’s scary to {\\alpha&HFF&}let go{\\alpha&H00&} of life'),
      ),
    'the words, the first in italics',
    '1.000-2.000 <i>But for better or worse,</i>',
    '3.000-4.000 It’s scary to let go of life',
  ),
  just(
    'script-time-with-three-colons',
    'tkarabela/pysubs2#16',
    'ass',
    'srt',
    `[Script Info]\nTitle: Bugs in the window\nScriptType: v4.00\n\n[Events]\n${events}Dialogue: 0,0:00:00.00,0:00:01.00,Default,,0000,0000,0000,,Hi, i’m new here\nDialogue: 0,0:01:19:24,0:01:20:00,Default,,0000,0000,0000,,Later\n`,
    'commas are words, and a colon before the hundredths is read as players do',
    '0.000-1.000 Hi, i’m new here',
    '79.240-80.000 Later',
  ),
  {
    name: 'script-drawing-after-other-codes',
    source: 'libass/libass#75',
    file: 'show.ass',
    input: () => script(line('01.00', '02.00', '{\\an5\\p1}{\\c&H112233&}m 0 0 l 100 0 100 100'), line('03.00', '04.00', 'Hello')),
    from: 'ass',
    to: 'srt',
    expect: 'the words alone',
    check: async ({ text }) => [same('file', (await text()).trim(), '1\n00:00:03,000 --> 00:00:04,000\nHello')],
  },
];
