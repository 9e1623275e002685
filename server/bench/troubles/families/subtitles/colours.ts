import { finding, same } from '../../../fidelity/check.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { cue, srt, vtt } from './captions.ts';
import { line, script } from './scripts.ts';

/** Words of an SRT by the colour of their `<font>`, as six digits or a name. */
const inColour = (text: string): readonly string[] =>
  [...text.matchAll(/<font color="?#?(\w{3,12})"?>([^<]*)<\/font>/gi)].map(
    ([, colour = '', words = '']) => `${colour.toLowerCase()}: ${words}`,
  );

/** Colours that mean speakers, and who says what. */
export const colours: readonly Situation[] = [
  {
    name: 'vtt-classes-of-colours-to-srt',
    source: 'SubtitleEdit/subtitleedit#9946, SubtitleEdit/subtitleedit#11954',
    file: 'show.vtt',
    input: () =>
      vtt(
        cue(1, 2, '<c.white.bg_black>white</c>'),
        cue(3, 4, '<c.yellow.bg_black>yellow</c>'),
        cue(5, 6, '<c.lime.bg_black>green</c>\n<c.cyan.bg_black>cyan</c>'),
      ),
    from: 'vtt',
    to: 'srt',
    expect: 'yellow, green and cyan words in their colours, each in its own tag',
    check: async ({ text }) => {
      const all = await text();
      const coloured = inColour(all).filter((one) => !one.endsWith(': white'));
      return [
        same('colours', coloured, ['ffff00: yellow', '00ff00: green', '00ffff: cyan']),
        holds('words', all.replace(/<[^>]*>/g, ''), 'white', 'yellow', 'green cyan'),
      ];
    },
  },
  {
    name: 'vtt-colours-of-a-style-sheet-to-srt',
    source: 'lbrayner/vtt-to-srt#2, nilaoda/N_m3u8DL-RE#296',
    file: 'show.vtt',
    input: () =>
      `WEBVTT\n\nSTYLE\n::cue {\n    color: #DFDFDF;\n}\n::cue(.huvudpratare) {\n    color: #00FFFF;\n}\n::cue(.ljud) {\n    color: #FF00FF;\n}\n\n${vtt(cue(1, 2, '<c.huvudpratare>Välkomna!</c>'), cue(3, 4, '<c.ljud>MUSIK</c>'), cue(5, 6, '<c.teletext>Vem\när det?</c>')).replace(/^WEBVTT\n\n/, '')}`,
    from: 'vtt',
    to: 'srt',
    expect: 'the main speaker in cyan, sounds in magenta, the rest without a colour',
    check: async ({ text }) => {
      const all = await text();
      return [
        same('colours', inColour(all), ['00ffff: Välkomna!', 'ff00ff: MUSIK']),
        holds('words', all, 'Vem är det?'),
        lacks('classes', all, '<c'),
      ];
    },
  },
  {
    name: 'ttml-colours-of-speakers-to-srt',
    source: 'vonH/plugin.video.iplayerwww#274, GetiPlayerAutomator/get-iplayer-automator#609',
    file: 'show.ttml',
    input: () =>
      '<?xml version="1.0"?><tt xmlns="http://www.w3.org/ns/ttml" xmlns:tts="http://www.w3.org/ns/ttml#styling"><head><styling><style xml:id="white" tts:color="white"/><style xml:id="cyan" tts:color="#00ffffff"/></styling></head><body style="white"><div><p begin="1s" end="2s"><span tts:color="yellow">What is it?</span><br/><span style="cyan">Nothing.</span></p><p begin="3s" end="4s">DOOR SLAMS</p></div></body></tt>',
    from: 'ttml',
    to: 'srt',
    expect: 'one speaker in yellow, the other in cyan, white words without a tag',
    check: async ({ text }) => {
      const all = await text();
      return [
        same('colours', inColour(all), ['ffff00: What is it?', '00ffff: Nothing.']),
        holds('words', all, '00:00:03,000 --> 00:00:04,000 DOOR SLAMS'),
      ];
    },
  },
  {
    name: 'srt-colours-to-vtt-and-places',
    source: 'shaka-project/shaka-player#9624',
    file: 'show.srt',
    input: () =>
      srt(
        '00:00:01,000 --> 00:00:02,000\n<font color="#ffff00">Yellow</font> and <font color="cyan">cyan</font>',
        '00:00:03,000 --> 00:00:04,000\n{\\pos(192,20)}High up',
      ),
    from: 'srt',
    to: 'vtt',
    expect: 'classes of WebVTT for the colours, and the second at the top, where its code puts it',
    check: async ({ text }) => {
      const all = await text();
      return [
        holds('colours', all, '<c.yellow>Yellow</c> and <c.cyan>cyan</c>'),
        finding('top', /00:04\.000[^\n]*line:(?:0|\d(?:\.\d+)?%|1\d(?:\.\d+)?%)[^\n]*\nHigh up/.test(all), all),
      ];
    },
  },
  {
    name: 'transcript-of-a-meeting-to-txt',
    source: 'glut23/webvtt-py#55, onyx-dot-app/onyx#14861',
    file: 'meeting.vtt',
    input: () =>
      vtt(
        cue(0, 1, '<v Lisa Simpson>Knock knock</v>'),
        cue(2, 6, '<v Homer Simpson>Who’s there?</v>'),
        cue(7, 8, '<v Lisa Simpson>Atish</v>'),
      ),
    from: 'vtt',
    to: 'txt',
    expect: 'who says what',
    check: async ({ text }) => {
      const all = (await text()).replace(/\s+/g, ' ');
      return [finding('names', /Lisa Simpson: ?Knock knock Homer Simpson: ?Who’s there\? Lisa Simpson: ?Atish/.test(all), all)];
    },
  },
  {
    name: 'script-moves-a-line-to-the-top',
    source: 'google/ExoPlayer#6320',
    file: 'show.ass',
    input: () => script(line('01.00', '02.00', '{\\pos(640,40)}SHOP'), line('03.00', '04.00', 'Said')),
    from: 'ass',
    to: 'vtt',
    expect: 'the sign at the top, as the code places it; what is said at its usual place',
    check: async ({ text }) => {
      const all = await text();
      return [
        finding('top', /00:02\.000[^\n]*line:(?:0|\d(?:\.\d+)?%|1\d(?:\.\d+)?%)[^\n]*\nSHOP/.test(all), all),
        finding('usual', /00:04\.000\nSaid/.test(all), all),
      ];
    },
  },
];
