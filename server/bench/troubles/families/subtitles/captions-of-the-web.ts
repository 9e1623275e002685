import iconv from 'iconv-lite';
import { finding } from '../../../fidelity/check.ts';
import { saysJust } from '../../look/subtitles.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { just, srt } from './captions.ts';
import { line, script } from './scripts.ts';

/** An SRT in an old encoding, whose words must come out in WebVTT. */
const encoded = (name: string, source: string, encoding: string, ...lines: readonly string[]): Situation => ({
  name,
  source,
  file: 'film.srt',
  input: () =>
    new Uint8Array(iconv.encode(srt(...lines.map((words, at) => `00:00:0${at + 1},000 --> 00:00:0${at + 1},900\n${words}`)), encoding)),
  from: 'srt',
  to: 'vtt',
  expect: `the words of ${encoding} in UTF-8`,
  check: async ({ text }) => [holds('words', await text(), ...lines)],
});

const tt = (body: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<tt xmlns="http://www.w3.org/ns/ttml" xmlns:tts="http://www.w3.org/ns/ttml#styling" xml:lang="en"><head></head><body><div>${body}</div></body></tt>`;

/** Heads of WebVTT, old encodings, and scripts with more than lines. */
export const captionsOfTheWeb: readonly Situation[] = [
  just(
    'vtt-with-a-title-and-notes',
    'osk/node-webvtt#10',
    'vtt',
    'srt',
    'WEBVTT - Translation of that film I like\n\nNOTE\nThis translation was done by Kyle so that\nsome friends can watch it.\n\n1\n00:02:15.000 --> 00:02:20.000\n- Ta en kopp varmt te.\n- Det är inte varmt.\n\nNOTE This last line may not translate well.\n\n3\n00:02:25.000 --> 00:02:30.000\n- Ta en kopp\n',
    'two captions, no notes',
    '135.000-140.000 - Ta en kopp varmt te.|- Det är inte varmt.',
    '145.000-150.000 - Ta en kopp',
  ),
  just(
    'vtt-times-right-below-its-head',
    'w3c/webvtt#303',
    'vtt',
    'srt',
    'WEBVTT\n00:00:00.000 --> 00:00:01.000\nTest\n\n00:00:02.000 --> 00:00:03.000\nSecond\n',
    'both captions, as the standard parses it',
    '0.000-1.000 Test',
    '2.000-3.000 Second',
  ),
  just(
    'vtt-of-a-stream',
    'osk/node-webvtt#72, plussub/srt-vtt-parser#9',
    'vtt',
    'srt',
    'WEBVTT\nX-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:0\n\n1\n00:00.300 --> 00:01.889\nThis is from a recruit, and I’ve\n\n2\n00:01.890 --> 00:03.329\nasked them if I can have one of the\n',
    'two captions with their own times',
    '0.300-1.889 This is from a recruit, and I’ve',
    '1.890-3.329 asked them if I can have one of the',
  ),
  just(
    'vtt-with-settings-of-its-own',
    'w3c/webvtt#286',
    'vtt',
    'srt',
    'WEBVTT\n\n00:00:00.960 --> 00:00:04.616 data-paragraph:true\nSo a while ago, I tried an experiment.\n\n00:00:04.640 --> 00:00:08.080\nFor one year, I would say yes\nto all the things that scared me.\n',
    'two captions, nothing of the setting',
    '0.960-4.616 So a while ago, I tried an experiment.',
    '4.640-8.080 For one year, I would say yes|to all the things that scared me.',
  ),
  {
    name: 'vtt-of-youtube-with-styles-in-its-head',
    source: 'glut23/webvtt-py#3',
    file: 'film.en.vtt',
    input: () =>
      'WEBVTT\nKind: captions\nLanguage: en\nStyle:\n::cue(c.colorCCCCCC) { color: rgb(204,204,204);\n }\n::cue(c.colorE5E5E5) { color: rgb(229,229,229);\n }\n##\n\n00:00:01.000 --> 00:00:02.000 align:start position:0%\n<c.colorE5E5E5>hello</c><c.colorCCCCCC> there</c>\n',
    from: 'vtt',
    to: 'srt',
    expect: 'one caption of two words, without classes or greys',
    check: async ({ path, text }) => [await saysJust(path, '1.000-2.000 hello there'), lacks('styles', await text(), 'cue', 'color')],
  },
  just(
    'vtt-with-its-language-in-its-head',
    'gsantiago/subtitle.js#32',
    'vtt',
    'srt',
    'WEBVTT - Test VTT cues\nKind: captions\nLanguage: en-US\n\n1\n12:34.647 --> 12:35.489\nHi.\n',
    'one caption',
    '754.647-755.489 Hi.',
  ),
  just(
    'vtt-of-a-camera-with-blank-lines',
    'osk/node-webvtt#4',
    'vtt',
    'srt',
    'WEBVTT\n\n00:00.000 --> 00:01.000\nFW version:1700 V2.1.29\nFW name: ContourPlus2\n\nUPDATE:N\nUPDATE_FW:N\n\n    SWITCH_1\n1RES:D\n\n00:01.000 --> 00:02.000\n$GPRMC,1\n',
    'both captions; the first ends at its blank line, as the standard has it',
    '0.000-1.000 FW version:1700 V2.1.29|FW name: ContourPlus2',
    '1.000-2.000 $GPRMC,1',
  ),
  encoded(
    'srt-in-arabic-of-windows',
    'xat/castnow#57',
    'windows-1256',
    'مرحبا بكم في بيتنا',
    'كيف حالك اليوم يا صديقي؟',
    'لا أعرف ماذا أقول لك',
  ),
  encoded(
    'srt-in-turkish-of-windows',
    'SubtitleEdit/subtitleedit#10095, iPzard/mkvtoolnix-batch-tool#99',
    'windows-1254',
    'Şimdi ne yapacağız?',
    'Bilmiyorum, ağabey. Işık söndü.',
    'Gözlüğümü bulamıyorum.',
  ),
  encoded(
    'srt-in-lithuanian-of-windows',
    'SubtitleEdit/subtitleedit#2687',
    'windows-1257',
    'Ačiū, kad atėjote šį vakarą.',
    'Kažkas čia ne taip, žinai?',
    'Ąžuolas auga už namų.',
  ),
  encoded(
    'srt-in-croatian-of-windows',
    'RandomEngy/VidCoder#42',
    'windows-1250',
    'Što ćeš večeras raditi?',
    'Možda ću ići kući, još ne znam.',
    'Đavo ga odnio, žao mi je.',
  ),
  encoded(
    'srt-in-french-of-windows',
    'lisamelton/video_transcoding#240',
    'windows-1252',
    'Ma sœur a le cœur léger…',
    '– Ça va ? – Très bien, merci.',
    'L’été, où étiez-vous ?',
  ),
  {
    name: 'script-with-fonts-and-graphics',
    source: 'bubblesub/bubblesub#78',
    file: 'show.ass',
    input: () =>
      `${script(line('01.00', '02.00', 'Hello'))}\n[Fonts]\nfontname: comic_0.ttf\n!1"#%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\\n\n[Graphics]\nfilename: logo.png\n!!#$%\n\n[Aegisub Extradata]\nData: 1,x,e\n`,
    from: 'ass',
    to: 'srt',
    expect: 'the line, nothing of what is attached',
    check: async ({ path, text }) => [await saysJust(path, '1.000-2.000 Hello'), lacks('attached', await text(), 'comic', 'logo')],
  },
  just(
    'script-behind-a-byte-order-mark',
    'asticode/go-astisub#7',
    'ass',
    'srt',
    () => `\ufeff${script(line('01.00', '02.00', 'Hello'), line('03.00', '04.00', 'there', 'Thought'))}`,
    'both lines, the second in the italics of its style',
    '1.000-2.000 Hello',
    '3.000-4.000 <i>there</i>',
  ),
  just(
    'script-styles-that-say-1',
    'tkarabela/pysubs2#89, adracea/rsubs-lib#68',
    'ass',
    'srt',
    '[Script Info]\nScriptType: v4.00+\n\n[V4+ Styles]\nFormat: Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, OutlineColour, BackColour, Bold, Italic, Underline, StrikeOut, ScaleX, ScaleY, Spacing, Angle, BorderStyle, Outline, Shadow, Alignment, MarginL, MarginR, MarginV, Encoding\nStyle: Default,Alegreya Sans,140.0,&H00FFFFFF,&H000000FF,&H00000000,&H00000000,0,1,0,0,100.0,100.0,0.0,0.0,1,2.0,2.0,2,192.0,192.0,108.5,1\n\n[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\nDialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,Slanted\n',
    'italics, whether the style says 1 or -1',
    '1.000-2.000 <i>Slanted</i>',
  ),
  {
    name: 'script-in-utf-16',
    source: 'mpv-player/mpv#11482',
    file: 'show.ass',
    input: () =>
      new Uint8Array(
        iconv.encode(script(line('01.00', '02.00', '恶作剧之吻'), line('03.00', '04.00', '再见')), 'utf-16le', { addBOM: true }),
      ),
    from: 'ass',
    to: 'srt',
    expect: 'both lines',
    check: async ({ path }) => [await saysJust(path, '1.000-2.000 恶作剧之吻', '3.000-4.000 再见')],
  },
  {
    name: 'ttml-past-a-hundred-hours',
    source: 'xbmc/inputstream.adaptive#1496',
    file: 'live.ttml',
    input: () =>
      tt(
        '\n<!-- text-based EBU-TT-D -->\n<p begin="295:11:12.080" end="295:11:15.000" xml:id="s384821">\n  <span style="style-2">und zum Teil zu besteigen.<br/>Es kann gerne losgehen.</span>\n</p>\n',
      ),
    from: 'ttml',
    to: 'srt',
    expect: 'both lines at 295 hours',
    check: async ({ text }) => [
      holds('caption', await text(), '295:11:12,080 --> 295:11:15,000 und zum Teil zu besteigen. Es kann gerne losgehen.'),
    ],
  },
  just(
    'ttml-times-of-a-division-for-spans',
    'shaka-project/shaka-player#2761',
    'ttml',
    'srt',
    tt('<div begin="0s" end="60s"><p>\n<span>span1</span> <span>span2</span>\n</p></div>'),
    'both words from 0 to 60 seconds',
    '0.000-60.000 span1 span2',
  ),
  {
    name: 'umlauts-of-srt-in-ass',
    source: 'iPzard/mkvtoolnix-batch-tool#99',
    file: 'film.de.srt',
    input: () => srt('00:00:01,000 --> 00:00:02,000\nÖffne die Tür, Jörg!', '00:00:03,000 --> 00:00:04,000\nSchließ ab.'),
    from: 'srt',
    to: 'ass',
    expect: 'the letters as they are, in UTF-8',
    check: async ({ text }) => {
      const all = await text();
      return [holds('words', all, ',,Öffne die Tür, Jörg!', ',,Schließ ab.'), finding('no mojibake', !all.includes('Ã'), all)];
    },
  },
  {
    name: 'smi-with-faces-and-sizes',
    source: 'smplayer-dev/smplayer#612, Aleksoid1978/MPC-BE#72',
    file: 'film.smi',
    input: () =>
      '<SAMI><BODY>\n<SYNC Start=1000><P Class=KRCC><font face="궁서" size="20">&nbsp;&nbsp;여기는</font> 어디?\n<SYNC Start=2000><P Class=KRCC>&nbsp;\n</BODY></SAMI>\n',
    from: 'smi',
    to: 'srt',
    expect: 'the words alone',
    check: async ({ path, text }) => [await saysJust(path, '1.000-2.000 여기는 어디?'), lacks('tags', await text(), 'font', '&nbsp')],
  },
];
