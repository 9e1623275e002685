import { finding, same } from '../../../fidelity/check.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { cue, just, srt, vtt } from './captions.ts';

const netflix = (styles: string, body: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<tt xmlns="http://www.w3.org/ns/ttml" xmlns:tts="http://www.w3.org/ns/ttml#styling" xmlns:ttp="http://www.w3.org/ns/ttml#parameter" ttp:tickRate="10000000"><head><styling>${styles}</styling></head><body><div>${body}</div></body></tt>`;

/** Captions as services and broadcasters deliver them. */
export const services: readonly Situation[] = [
  just(
    'ttml-spans-of-two-styles',
    'isaacbernat/netflix-to-srt#37',
    'ttml',
    'srt',
    netflix(
      '<style tts:textAlign="center" xml:id="style0"/><style tts:color="white" xml:id="style1"/><style tts:color="white" tts:fontStyle="italic" xml:id="style2"/>',
      '<p begin="7304400001t" end="7356800000t" style="style0"><span style="style1">Mijn zus vertelde me dat ze een</span><br/><span style="style1">andere </span><span style="style2">aspie</span><span style="style1"> kende van de kerk...</span></p>',
    ),
    'one word in italics, times in ticks',
    '730.440-735.680 Mijn zus vertelde me dat ze een|andere <i>aspie</i> kende van de kerk...',
  ),
  {
    name: 'ttml-colour-for-each-speaker',
    source: 'isaacbernat/netflix-to-srt#26',
    file: 'film.ttml',
    input: () =>
      netflix(
        '<style tts:textAlign="right" xml:id="style0"/><style tts:color="white" xml:id="style1"/><style tts:color="yellow" xml:id="style5"/>',
        '<p begin="3629580000t" end="3643330000t" style="style0"><span style="style1">-No podemos por ahí.</span><br/><span style="style5">¿Por?</span></p>',
      ),
    from: 'ttml',
    to: 'srt',
    expect: 'no italics anywhere, the second line in yellow',
    check: async ({ text }) => {
      const all = await text();
      return [
        holds('words', all, '00:06:02,958 --> 00:06:04,333 -No podemos por ahí.', '<font color="#ffff00">¿Por?</font>'),
        lacks('tags', all, '<i>', '<span'),
      ];
    },
  },
  just(
    'dfxp-times-with-commas',
    'mantas-done/subtitles#42',
    'ttml',
    'srt',
    netflix(
      '',
      '<p begin="00:00:34,040" end="00:00:35,500">[men shouting indistinctly]</p><p begin="423750000t" end="436250000t">[horse neighs]</p>',
    ),
    'both ways of writing times',
    '34.040-35.500 [men shouting indistinctly]',
    '42.375-43.625 [horse neighs]',
  ),
  {
    name: 'italics-of-srt-once-in-vtt',
    source: 'sandflow/ttconv#517',
    file: 'film.srt',
    input: () =>
      srt(
        '00:00:01,000 --> 00:00:02,000\n<i>Hello, my name is Italics 1</i>',
        '00:00:03,000 --> 00:00:04,000\nHello, <i>my</i> name is Italics 2.',
        '00:00:05,000 --> 00:00:06,000\n<i>Hello, my name is Italics 3.\nSecond line.</i>',
      ),
    from: 'srt',
    to: 'vtt',
    expect: 'each tag once',
    check: async ({ text }) => {
      const all = await text();
      return [
        holds(
          'words',
          all,
          '<i>Hello, my name is Italics 1</i>',
          'Hello, <i>my</i> name',
          '<i>Hello, my name is Italics 3. Second line.</i>',
        ),
        same('tags', all.match(/<i>/g)?.length, 3),
      ];
    },
  },
  {
    name: 'srt-bold-in-braces',
    source: 'sandflow/ttconv#490',
    file: 'film.srt',
    input: () =>
      srt('00:00:01,000 --> 00:00:02,000\nHello {b}my{/b} name is Bold', '00:00:03,000 --> 00:00:04,000\nHello <b>my</b> name is Bold'),
    from: 'srt',
    to: 'vtt',
    expect: 'both in bold, without braces',
    check: async ({ text }) => {
      const all = await text();
      return [same('bold', all.match(/Hello <b>my<\/b> name is Bold/g)?.length, 2), lacks('braces', all, '{')];
    },
  },
  {
    name: 'vtt-fonts-of-a-service',
    source: 'vevv/subby#24',
    file: 'film.vtt',
    input: () =>
      vtt(
        cue(1, 2, '<font color="styledotitalic">Irányítóközpont\naz </font>Apollo 12-<font color="styledotitalic">nek. Kilövés.</font>'),
        cue(3, 4, '- <font color="styledotitalic">Kilövés: tíz, kilenc…</font>\n- Visszaszámlálás!'),
      ),
    from: 'vtt',
    to: 'srt',
    expect: 'all words, no broken tags',
    check: async ({ text }) => {
      const all = await text();
      return [
        holds(
          'words',
          all.replace(/<\/?i>/g, ''),
          'Irányítóközpont az Apollo 12-nek. Kilövés.',
          '- Kilövés: tíz, kilenc… - Visszaszámlálás!',
        ),
        lacks('tags', all, '</i</i', 'styledotitalic', '<font'),
      ];
    },
  },
  {
    name: 'vtt-colour-inside-a-colour',
    source: 'isaacbernat/netflix-to-srt#41',
    file: 'film.vtt',
    input: () => vtt(cue(1, 2, '<c.magenta.bg_black><i>Some italic</i> and normal coloured text. By the way, 2 &lt; 3 !</c>')),
    from: 'vtt',
    to: 'srt',
    expect: 'all of it magenta, two words in italics, the sign as a sign',
    check: async ({ text }) => [
      holds('words', await text(), '<font color="#ff00ff"><i>Some italic</i> and normal coloured text. By the way, 2 < 3 !</font>'),
    ],
  },
  {
    name: 'ttml-of-german-broadcasters-to-ass',
    source: 'mediathekview/MediathekView#765',
    file: 'sendung.ttml',
    input: () =>
      '<?xml version="1.0" encoding="UTF-8"?>\n<tt:tt xmlns:tt="http://www.w3.org/ns/ttml" xmlns:tts="http://www.w3.org/ns/ttml#styling" xmlns:ttp="http://www.w3.org/ns/ttml#parameter" ttp:timeBase="media" xml:lang="de"><tt:head><tt:styling><tt:style xml:id="textWhite" tts:color="#FFFFFF" tts:backgroundColor="#000000c2"/><tt:style xml:id="textYellow" tts:color="#FFFF00"/></tt:styling><tt:layout><tt:region xml:id="bottom" tts:displayAlign="after" tts:origin="10% 10%" tts:extent="80% 80%"/><tt:region xml:id="top" tts:displayAlign="before" tts:origin="10% 10%" tts:extent="80% 80%"/></tt:layout></tt:head><tt:body><tt:div><tt:p xml:id="s1" region="bottom" begin="00:00:01.000" end="00:00:02.000"><tt:span style="textWhite">Guten Abend.</tt:span></tt:p><tt:p xml:id="s2" region="top" begin="00:00:03.000" end="00:00:04.000"><tt:span style="textYellow">Wer sind Sie?</tt:span></tt:p></tt:div></tt:body></tt:tt>',
    from: 'ttml',
    to: 'ass',
    expect: 'the second at the top and in yellow, so that it hides nothing',
    check: async ({ text }) => {
      const all = await text();
      return [
        holds('first', all, '0:00:01.00,0:00:02.00,Default,,0,0,0,,Guten Abend.'),
        finding('second', /,,\{\\an8\}\{\\c&H00FFFF&\}Wer sind Sie\?/.test(all), all),
      ];
    },
  },
  {
    name: 'vtt-with-classes-for-places',
    source: 'anidl/multi-downloader-nx#608',
    file: 'show.vtt',
    input: () =>
      vtt(
        cue(1, 4, '<c.Q0>Is that... tempura I smell...?</c>', 'line:70%', 'Q0'),
        cue(2, 4, '<c.Q28>What? But selling tempura</c>', 'line:77%', 'Q28'),
        cue(2, 4, '<c.Q28>door-to-door is unheard of!</c>', 'line:84%', 'Q28'),
      ),
    from: 'vtt',
    to: 'srt',
    expect: 'three lines in the order of the file, nothing of their classes',
    check: async ({ text }) => {
      const all = await text();
      return [
        finding('order', /tempura I smell[\s\S]*But selling tempura[\s\S]*door-to-door/.test(all), all),
        lacks('classes', all, 'Q28', '<c'),
      ];
    },
  },
  just(
    'smi-with-quoted-attributes',
    'xbmc/xbmc#17418',
    'smi',
    'srt',
    '<SAMI><BODY><SYNC Start="1694"><P Class="KOKRCC">subtitle text</P></SYNC><SYNC Start="3000"><P Class="KOKRCC">&nbsp;</P></SYNC></BODY></SAMI>',
    'the caption from 1.694 to 3 seconds',
    '1.694-3.000 subtitle text',
  ),
  {
    name: 'smi-without-paragraphs',
    source: 'mantas-done/subtitles#89',
    file: 'film.smi',
    input: () =>
      '<SAMI><BODY>\n<SYNC START=144000>먼저\n<SYNC START=144700>\n<SYNC START=145308><FONT COLOR="FFFF00">-야, 처리해. </FONT>\n<SYNC START=147000>&nbsp\n</BODY></SAMI>',
    from: 'smi',
    to: 'srt',
    expect: 'the first ends at the empty moment, the second is there and yellow',
    check: async ({ text }) => [
      holds(
        'captions',
        await text(),
        '00:02:24,000 --> 00:02:24,700 먼저',
        '00:02:25,308 --> 00:02:27,000 <font color="#ffff00">-야, 처리해.',
      ),
    ],
  },
];
