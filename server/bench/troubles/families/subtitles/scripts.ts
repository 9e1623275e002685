import { finding } from '../../../fidelity/check.ts';
import { saysJust } from '../../look/subtitles.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';

const styles = `[V4+ Styles]
Format: Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, OutlineColour, BackColour, Bold, Italic, Underline, StrikeOut, ScaleX, ScaleY, Spacing, Angle, BorderStyle, Outline, Shadow, Alignment, MarginL, MarginR, MarginV, Encoding
Style: Default,Arial,60,&H00FFFFFF,&H000000FF,&H00000000,&H00000000,-1,0,0,0,100,100,0,0,1,3,1,2,60,60,50,1
Style: Thought,Arial,60,&H00FFFFFF,&H000000FF,&H00000000,&H00000000,0,-1,0,0,100,100,0,0,1,3,1,2,60,60,50,1
Style: Sign,Arial,60,&H0000FFFF,&H000000FF,&H00000000,&H00000000,0,0,0,0,100,100,0,0,1,3,1,8,60,60,50,1
`;

/** A v4+ script with these lines: times, style and words. */
export const script = (...lines: readonly string[]): string =>
  `[Script Info]\nScriptType: v4.00+\nWrapStyle: 0\nPlayResX: 1920\nPlayResY: 1080\n\n${styles}\n[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\n${lines.join('\n')}\n`;

export const line = (from: string, to: string, words: string, style = 'Default'): string =>
  `Dialogue: 0,0:00:${from},0:00:${to},${style},,0,0,0,,${words}`;

export const scripts: readonly Situation[] = [
  {
    name: 'ass-drawings-and-karaoke-to-srt',
    source: 'tkarabela/pysubs2#31, tkarabela/pysubs2#37',
    file: 'show.ass',
    input: () =>
      script(
        line('05.00', '06.00', 'Later, in the file first'),
        line('01.00', '02.00', '{\\an5\\pos(655.7,142.5)\\p1}m 0 0 l 100 0 100 100{\\p0}'),
        line('01.00', '02.00', '{\\k20}ka{\\k30}ra{\\k20}oke, yes'),
      ),
    from: 'ass',
    to: 'srt',
    expect: 'words in the order of time, no strokes of a pen, commas kept',
    check: async ({ text }) => [
      finding('order', (await text()).indexOf('karaoke, yes') < (await text()).indexOf('Later, in the file first'), await text()),
      lacks('drawing', await text(), 'm 0 0', '{', '<font'),
    ],
  },
  {
    name: 'ass-style-italics-to-srt',
    source: 'SubtitleEdit/subtitleedit#9989, zaggo/PleasantTranslate#3',
    file: 'thoughts.ass',
    input: () => script(line('01.00', '02.00', 'Who was that?', 'Thought'), line('03.00', '04.00', 'Me.')),
    from: 'ass',
    to: 'srt',
    expect: 'italics of a style are italics',
    check: async ({ text }) => [
      holds('italics', await text(), '<i>Who was that?</i>', 'Me.'),
      lacks('others', await text(), '<i>Me', '<b>'),
    ],
  },
  {
    name: 'ass-sign-at-the-top-to-vtt',
    source: 'pbs/pycaption#163',
    file: 'sign.ass',
    input: () =>
      script(
        line('01.00', '02.00', 'SHOP', 'Sign'),
        line('03.00', '04.00', '{\\an8}Above'),
        line('05.00', '06.00', 'Hard\\hspace\\nsoft\\Nbreak'),
      ),
    from: 'ass',
    to: 'vtt',
    expect: 'signs at the top, hard spaces as spaces, a soft break as a space',
    check: async ({ path, text }) => [
      holds('top', await text(), '00:00:02.000 line:0', '00:00:04.000 line:0'),
      await saysJust(path, '1.000-2.000 SHOP', '3.000-4.000 Above', '5.000-6.000 Hard space soft|break'),
    ],
  },
  {
    name: 'ass-open-italics-to-ttml',
    source: 'SubtitleEdit/subtitleedit#5379',
    file: 'open.ass',
    input: () => script(line('01.00', '02.00', '{\\i1}never {\\b1}closed & <raw>')),
    from: 'ass',
    to: 'ttml',
    expect: 'well-formed, with the raw words',
    check: async ({ text }) => [holds('words', await text(), 'closed &amp; &lt;raw&gt;</span></span></p>')],
  },
];
