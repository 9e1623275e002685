import { finding, same } from '../../../fidelity/check.ts';
import { captions } from '../../look/subtitles.ts';
import type { Situation } from '../../situation.ts';
import { just } from './captions.ts';

/** Captions as translators and old players have them. */
export const auditedCaptions: readonly Situation[] = [
  {
    ...{ name: 'lines-of-a-placed-sign', source: 'rockbenben/subtitle-translator#58', file: 'film.ass', from: 'ass', to: 'srt' },
    input: () =>
      '[Script Info]\nScriptType: v4.00+\nPlayResX: 640\nPlayResY: 360\n\n[V4+ Styles]\nFormat: Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, OutlineColour, BackColour, Bold, Italic, Underline, StrikeOut, ScaleX, ScaleY, Spacing, Angle, BorderStyle, Outline, Shadow, Alignment, MarginL, MarginR, MarginV, Encoding\nStyle: Signs,Arial,20,&H00FFFFFF,&H000000FF,&H00000000,&H00000000,0,0,0,0,100,100,0,0,1,2,0,2,10,10,10,1\n\n[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\nDialogue: 0,0:20:56.48,0:20:58.94,Signs,,0,0,0,,{\\pos(140.8,291.2)\\c&H1B130E&\\bord4\\3c&HB8B8B1&}By letter:\\NScotland\\N{\\c&H464687&}Perth\n',
    expect: 'three lines',
    check: async ({ path }) => [
      same(
        'lines',
        (await captions(path)).map((one) => one.replace(/<[^<>]*>|\{[^{}]*\}/g, '')),
        ['1256.480-1258.940 By letter:|Scotland|Perth'],
      ),
    ],
  },
  just(
    'smi-with-parameters-in-its-head',
    'Masaiki/xy-VSFilter#21',
    'smi',
    'srt',
    '<SAMI>\n<HEAD>\n<TITLE>film</TITLE>\n<SAMIParam>\n  Metrics {time:ms;}\n  Spec {MSFT:1.0;}\n</SAMIParam>\n<STYLE TYPE="text/css">\n<!--\nP { margin-left:8pt; font-size:14pt; }\n.KRCC { Name:Korean; lang:ko-KR; SAMIType:CC; }\n-->\n</STYLE>\n</HEAD>\n<BODY>\n<SYNC Start=1000><P Class=KRCC>안녕하세요\n<SYNC Start=2500><P Class=KRCC>&nbsp;\n<SYNC Start=4000><P Class=KRCC>다음 줄\n<SYNC Start=5000><P Class=KRCC>&nbsp;\n</BODY>\n</SAMI>\n',
    'two captions, nothing of the head',
    '1.000-2.500 안녕하세요',
    '4.000-5.000 다음 줄',
  ),
  {
    ...{ name: 'srt-in-italics-to-ssa', source: 'kaegi/alass#44', file: 'film.srt', from: 'srt', to: 'ssa' },
    input: () => '1\n00:00:01,000 --> 00:00:02,000\n<i>Somewhere else</i>\nHere\n',
    expect: 'the first line in italics',
    check: async ({ path }) => [
      same(
        'captions',
        (await captions(path)).map((one) => one.replace(/<\/?font[^<>]*>/g, '')),
        ['1.000-2.000 <i>Somewhere else</i>|Here'],
      ),
    ],
  },
  {
    ...{ name: 'vtt-with-place-codes-to-ass', source: 'jellyfin/jellyfin-roku#925', file: 'film.vtt', from: 'vtt', to: 'ass' },
    input: () => 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n{\\an8}At the top\n\n00:00:03.000 --> 00:00:04.000\nBelow\n',
    expect: 'the first at the top',
    check: async ({ text }) => {
      const all = await text();
      return [finding('top', /,,\{\\an8\}At the top/.test(all) && /,,Below/.test(all), all.slice(-200))];
    },
  },
  {
    ...{ name: 'srt-with-codes-for-looks-to-vtt', source: 'Andrews54757/FastStream#323', file: 'film.srt', from: 'srt', to: 'vtt' },
    input: () => '1\n00:00:01,000 --> 00:00:02,000\n{\\i1}Song{\\i0} and {\\b1}loud{\\b0}\n',
    expect: '<i>Song</i> and <b>loud</b>',
    check: async ({ text }) => [finding('words', (await text()).includes('<i>Song</i> and <b>loud</b>'), await text())],
  },
];
