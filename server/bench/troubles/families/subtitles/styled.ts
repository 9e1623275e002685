import { finding, same } from '../../../fidelity/check.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { cue, just, srt, vtt } from './captions.ts';
import { line, script } from './scripts.ts';

export const styled: readonly Situation[] = [
  {
    name: 'past-ten-hours',
    source: 'tkarabela/pysubs2#62',
    file: 'film.srt',
    input: () => srt('11:00:01,000 --> 11:00:02,000\nLate', '23:59:58,000 --> 23:59:59,000\nLater'),
    from: 'srt',
    to: 'ass',
    expect: 'the times as they are',
    check: async ({ text }) => [holds('times', await text(), '0,11:00:01.00,11:00:02.00,', '0,23:59:58.00,23:59:59.00,')],
  },
  just(
    'lines-of-a-script-stay-together',
    'SubtitleEdit/subtitleedit#11338',
    'ass',
    'srt',
    () => script(line('01.00', '02.00', 'First line\\Nsecond line')),
    'one caption of two lines',
    '1.000-2.000 First line|second line',
  ),
  {
    name: 'sign-above-what-is-said',
    source: 'tkarabela/pysubs2#101',
    file: 'show.ass',
    input: () =>
      script(
        line('01.00', '03.00', 'You guys'),
        line('03.00', '09.00', '{\\an9}THE\\NCLOUDS', 'Sign'),
        line('03.50', '05.00', 'Please stay in bed.'),
      ),
    from: 'ass',
    to: 'srt',
    expect: 'all three, each with its times',
    check: async ({ text }) => [
      holds(
        'captions',
        await text(),
        '00:00:01,000 --> 00:00:03,000 You guys',
        '00:00:03,000 --> 00:00:09,000',
        '00:00:03,500 --> 00:00:05,000 Please stay in bed.',
      ),
    ],
  },
  {
    name: 'colours-of-sami-to-ass',
    source: 'SubtitleEdit/subtitleedit#1021',
    file: 'film.smi',
    input: () =>
      '<SAMI><BODY>\n<SYNC Start=1000><P Class=KRCC><font color=#FF8200>Toppings<BR>440 kcal</font>\n<SYNC Start=2000><P Class=KRCC>&nbsp;\n</BODY></SAMI>\n',
    from: 'smi',
    to: 'ass',
    expect: 'orange as ASS writes it: blue, green, red',
    check: async ({ text }) => [holds('colour', await text(), 'c&H0082FF&}Toppings\\N440 kcal')],
  },
  {
    name: 'lines-of-srt-to-ass',
    source: 'ewwink/python-srt2ass#3, SubtitleEdit/subtitleedit#11788',
    file: 'film.srt',
    input: () => srt('00:00:01,000 --> 00:00:02,000\nFirst\nsecond', '00:00:03,000 --> 00:00:04,000\nThird'),
    from: 'srt',
    to: 'ass',
    expect: 'breaks as \\N, all lines in the style Default, which is there',
    check: async ({ text }) => {
      const all = await text();
      return [
        holds('lines', all, ',,First\\Nsecond', ',,Third'),
        same('styles', all.match(/^Dialogue:.*?,Default,/gm)?.length, 2),
        holds('style', all, 'Style: Default,'),
      ];
    },
  },
  {
    name: 'place-of-a-cue-to-ass',
    source: 'SubtitleEdit/subtitleedit#12340',
    file: 'film.vtt',
    input: () => vtt(cue(1, 2, 'If This Is It', 'position:3% line:5% align:left'), cue(3, 4, 'Please let me know')),
    from: 'vtt',
    to: 'ass',
    expect: 'at the top, the other at its usual place',
    check: async ({ text }) => {
      const all = await text();
      return [finding('top', /\{\\an[78]\}If This Is It/.test(all), all), finding('usual', /,,Please let me know/.test(all), all)];
    },
  },
  {
    name: 'styles-of-ass-to-ssa',
    source: 'SubtitleEdit/subtitleedit#6808',
    file: 'show.ass',
    input: () => script(line('01.00', '02.00', 'SHOP', 'Sign'), line('03.00', '04.00', 'Thinking', 'Thought')),
    from: 'ass',
    to: 'ssa',
    expect: 'the styles by their names: a yellow sign at the top, thoughts in italics',
    check: async ({ text }) => {
      const all = await text();
      const style = (name: string) =>
        all
          .split('\n')
          .find((one) => one.startsWith(`Style: ${name},`))
          ?.split(',') ?? [];
      return [
        finding('version', all.includes('v4.00') && !all.includes('v4.00+'), all),
        // Yellow as a number is 0x00ffff. In SSA, top centre is 6.
        finding('sign', style('Sign').includes('65535') && style('Sign')[12] === '6', style('Sign')),
        same('italics', style('Thought')[8], '-1'),
        holds('lines', all, ',Sign,', ',Thought,'),
      ];
    },
  },
  {
    name: 'styles-of-ssa-to-ass',
    source: 'SubtitleEdit/subtitleedit#6808, SubtitleEdit/subtitleedit#3040',
    file: 'show.ssa',
    input: () =>
      '[Script Info]\nScriptType: v4.00\n\n[V4 Styles]\nFormat: Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, TertiaryColour, BackColour, Bold, Italic, BorderStyle, Outline, Shadow, Alignment, MarginL, MarginR, MarginV, AlphaLevel, Encoding\nStyle: Sign,Tahoma,24,65535,65535,65535,-2147483640,-1,0,1,3,0,6,30,30,30,0,0\n\n[Events]\nFormat: Marked, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\nDialogue: Marked=0,0:00:01.00,0:00:02.00,Sign,,0000,0000,0000,,SHOP\n',
    from: 'ssa',
    to: 'ass',
    expect: 'the style by its name: Tahoma, yellow, bold, at the top',
    check: async ({ text }) => {
      const all = await text();
      const style =
        all
          .split('\n')
          .find((one) => one.startsWith('Style: Sign,'))
          ?.trim()
          .split(',') ?? [];
      return [
        same('font', style.slice(1, 3), ['Tahoma', '24']),
        finding('yellow', /^&H(?:00)?00FFFF&?$/i.test(style[3] ?? ''), style[3]),
        same('bold and place', [style[7], style[18]], ['-1', '8']),
        holds('line', all, ',Sign,'),
      ];
    },
  },
];
