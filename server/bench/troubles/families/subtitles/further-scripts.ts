import { finding, same } from '../../../fidelity/check.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { just } from './captions.ts';
import { line, script } from './scripts.ts';

export const furtherScripts: readonly Situation[] = [
  {
    name: 'same-words-in-two-layers',
    source: 'SubtitleEdit/subtitleedit#14431',
    file: 'show.ass',
    input: () =>
      script(
        line('01.00', '02.00', '{\\blur5\\bord8\\3c&H000000&}Chapter One', 'Sign'),
        line('01.00', '02.00', '{\\bord0\\pos(960,80)}Chapter One', 'Sign'),
        line('03.00', '04.00', 'Hello'),
      ),
    from: 'ass',
    to: 'srt',
    expect: 'the words once: the first layer is their outline',
    // Not by FFmpeg, which leaves out repeated captions itself.
    check: async ({ text }) => [
      same('file', (await text()).trim(), '1\n00:00:01,000 --> 00:00:02,000\nChapter One\n\n2\n00:00:03,000 --> 00:00:04,000\nHello'),
    ],
  },
  just(
    'lines-that-are-sung-twice',
    'arch1t3cht/Aegisub#189, arch1t3cht/Aegisub#150',
    'ass',
    'srt',
    () =>
      script(line('01.00', '03.00', 'Jingle bell'), line('03.10', '05.00', 'Jingle bell'), line('05.10', '06.50', 'Jingle all the way')),
    'three captions: what is said twice is two captions',
    '1.000-3.000 Jingle bell',
    '3.100-5.000 Jingle bell',
    '5.100-6.500 Jingle all the way',
  ),
  just(
    'script-with-few-columns',
    'weizhenye/ass-compiler#10, wyzdwdz/assfonts#18',
    'ass',
    'srt',
    '[Script Info]\nScriptType: v4.00+\n\n[V4+ Styles]\nFormat: Name, Alignment, Italic, Fontname\nStyle: Default,2,0,Arial\nStyle: Far,2,-1,Arial\n\n[Events]\nFormat: Layer, Start, End, Style, Text\nDialogue: 0,0:00:01.00,0:00:02.00,Default,Well, well\nDialogue: 0,0:00:03.00,0:00:04.00,Far,Who, me?\n',
    'columns as the file names them',
    '1.000-2.000 Well, well',
    '3.000-4.000 <i>Who, me?</i>',
  ),
  just(
    'script-with-indented-lines',
    'libass/libass#412',
    'ass',
    'srt',
    () => script(line('01.00', '02.00', 'Hello'), line('03.00', '04.00', 'there', 'Thought')).replace(/^(?=Dialogue|Style|\[)/gm, ' '),
    'spaces before a line mean nothing',
    '1.000-2.000 Hello',
    '3.000-4.000 <i>there</i>',
  ),
  {
    name: 'script-codes-that-reset',
    source: 'libass/libass#727, bjakja/Kainote#211',
    file: 'show.ass',
    input: () =>
      script(
        line('01.00', '02.00', '{\\i1}never{\\r} again'),
        line('03.00', '04.00', 'I {\\i0}do{\\i} think', 'Thought'),
        line('05.00', '06.00', '{\\b1\\i1}one{\\rDefault}, two'),
      ),
    from: 'ass',
    to: 'srt',
    expect: 'a reset ends the italics, a code without a number goes back to the style',
    check: async ({ text }) => {
      const all = await text();
      return [
        holds('first', all, '<i>never</i> again'),
        finding('second', /<i>I ?<\/i> ?do ?<i> ?think<\/i>/.test(all), all),
        finding('third', /one(?:<\/[ib]>){2}, two/.test(all), all),
      ];
    },
  },
];
