import { finding, same } from '../../../fidelity/check.ts';
import { captions, saysJust } from '../../look/subtitles.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { cue, just, srt, vtt } from './captions.ts';

export const webCaptions: readonly Situation[] = [
  just(
    'style-block-is-no-caption',
    'w3c/webvtt.js#27, Dash-Industry-Forum/dash.js#403',
    'vtt',
    'srt',
    vtt('STYLE\n::cue {\n  background-image: linear-gradient(to bottom, dimgray, lightgray);\n  color: papayawhip;\n}', cue(1, 2, 'Hello')),
    'one caption',
    '1.000-2.000 Hello',
  ),
  just(
    'names-and-notes-of-cues',
    'jellyrock/jellyrock#1007, debpalash/VoiceStudio#2077, jsonzilla/vtt_to_srt3#25',
    'vtt',
    'srt',
    'WEBVTT - a title\n\nNOTE check this line\nand that one\n\ncue-1\n00:01.000 --> 00:02.500\nHola\n\n00:03.000 --> 00:04.000\nAdiós\n',
    'two captions of times without hours, no names, no notes',
    '1.000-2.500 Hola',
    '3.000-4.000 Adiós',
  ),
  just(
    'style-block-behind-a-caption',
    'afishhh/subrandr#83, WebKit/WebKit#69172',
    'vtt',
    'srt',
    vtt(cue(1, 2, 'One'), 'STYLE\n::cue{color:red}', 'REGION\nid:fred\nwidth:40%', cue(3, 4, 'Two')),
    'two captions',
    '1.000-2.000 One',
    '3.000-4.000 Two',
  ),
  just(
    'caption-whose-name-is-style',
    'debpalash/VoiceStudio#2151',
    'vtt',
    'srt',
    vtt(cue(1, 2, 'One', '', 'STYLE'), cue(3, 4, 'Two', '', 'REGION')),
    'both captions',
    '1.000-2.000 One',
    '3.000-4.000 Two',
  ),
  just(
    'lines-inside-a-class',
    'nilaoda/N_m3u8DL-RE#296',
    'vtt',
    'srt',
    vtt(
      'STYLE\n::cue(.ljud) {\n    color: #FF00FF;\n}',
      cue(1, 2, '<c.teletext>I kvällens program\när bara en av tre på riktigt.</c>', 'align:left position:18%', '367bf43af5424314acdf'),
    ),
    'both lines',
    '1.000-2.000 I kvällens program|är bara en av tre på riktigt.',
  ),
  just(
    'segments-that-were-joined',
    'SubtitleEdit/subtitleedit#4644',
    'vtt',
    'srt',
    `WEBVTT\nX-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:0\n\n${cue(1, 2, 'One')}\n\nWEBVTT\nX-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:0\n\n${cue(3, 4, 'Two')}\n`,
    'two captions without the heads of the segments',
    '1.000-2.000 One',
    '3.000-4.000 Two',
  ),
  {
    name: 'two-cues-of-one-moment',
    source: 'SubtitleEdit/subtitleedit#10444',
    file: 'film.vtt',
    input: () =>
      vtt(
        cue(
          1,
          4,
          "<c.white><c.mono_sans>So you've come</c.mono_sans></c.white>",
          'position:36.67%,start align:start size:36.67% line:79.29%',
          '9',
        ),
        cue(
          1,
          4,
          '<c.white><c.mono_sans>to the master?</c.mono_sans></c.white>',
          'position:23.33%,start align:start size:61.43% line:84.62%',
          '10',
        ),
      ),
    from: 'vtt',
    to: 'srt',
    expect: 'both lines, the upper one first',
    check: async ({ path }) => [
      same('words', (await captions(path)).map((one) => one.replace(/^\S+ /, '')).join('|'), "So you've come|to the master?"),
    ],
  },
  {
    name: 'captions-of-nothing',
    source: 'SubtitleEdit/subtitleedit#5334',
    file: 'film.vtt',
    input: () => vtt(cue(1, 2, 'One'), cue(3, 4, '<i></i>'), cue(5, 6, '<i>Two</i>')),
    from: 'vtt',
    to: 'srt',
    expect: 'two captions, one blank line between them',
    check: async ({ path, text }) => [
      await saysJust(path, '1.000-2.000 One', '5.000-6.000 <i>Two</i>'),
      finding('blank lines', !/\n\r?\n\r?\n/.test(await text()), await text()),
    ],
  },
  just(
    'times-with-many-digits',
    'SubtitleEdit/subtitleedit#8170',
    'srt',
    'vtt',
    srt('0:00:01,200.0000000000582 --> 00:00:02,000\nOne', '00:00:03,000 --> 00:00:04,000\nTwo'),
    'both captions, no time among the words',
    '1.200-2.000 One',
    '3.000-4.000 Two',
  ),
  {
    name: 'coloured-lines-to-vtt',
    source: 'SubtitleEdit/subtitleedit#9439',
    file: 'film.srt',
    input: () => srt('00:00:01,000 --> 00:00:02,000\n<font color="Yellow">- I do not\n- understand</font>'),
    from: 'srt',
    to: 'vtt',
    expect: 'both lines, without tags that WebVTT does not have',
    check: async ({ text }) => {
      const all = await text();
      const [opened, closed] = [all.match(/<c[.>]/g)?.length ?? 0, all.match(/<\/c>/g)?.length ?? 0];
      return [
        holds('lines', all.replace(/<[^>]*>/g, ''), '- I do not - understand'),
        lacks('tags', all, '<font', '</font'),
        same('closed', closed, opened),
      ];
    },
  },
  {
    name: 'voices-to-srt',
    source: 'BintzGavin/helios#1087',
    file: 'film.vtt',
    input: () => vtt(cue(1, 2, '<v.loud Mary>Hey <c>there</c>'), cue(3, 4, '<v Bob>Fish &amp; chips &lt;now&gt;</v>')),
    from: 'vtt',
    to: 'srt',
    expect: 'the words alone',
    check: async ({ text }) => [
      holds('words', await text(), '00:00:02,000 Hey there', '00:00:04,000 Fish & chips <now>'),
      lacks('voices', await text(), 'Mary', 'Bob', '<c'),
    ],
  },
  just(
    'captions-that-are-numbers',
    'debpalash/VoiceStudio#2151',
    'srt',
    'vtt',
    srt('00:00:01,000 --> 00:00:02,000\n42', '00:00:03,000 --> 00:00:04,000\nThe answer\n43'),
    'numbers stay words',
    '1.000-2.000 42',
    '3.000-4.000 The answer|43',
  ),
  just(
    'settings-behind-the-end',
    'Dash-Industry-Forum/dash.js#403',
    'vtt',
    'srt',
    vtt(cue(1, 2, 'One', 'align:middle line:84%'), cue(3, 4, 'Two', 'D:vertical A:start')),
    'ends where it says',
    '1.000-2.000 One',
    '3.000-4.000 Two',
  ),
];
