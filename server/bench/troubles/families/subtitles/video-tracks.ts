import { same } from '../../../fidelity/check.ts';
import { withFolder } from '../../../fidelity/look.ts';
import { filmWith, saysJust } from '../../look/subtitles.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { line, script } from './scripts.ts';

const show = script(
  line('05.00', '07.00', 'Second in time, first in file'),
  line('01.00', '03.00', '{\\i1}Thinking{\\i0} aloud, with comma'),
  line('03.50', '04.00', '{\\p1}m 0 0 l 100 0 100 100 0 100{\\p0}'),
  line('07.50', '08.00', '{\\an8\\k20}ka{\\k30}ra{\\k20}oke'),
  line('08.50', '09.00', 'Line\\hwith\\hhard\\hspaces'),
);

export const fromVideos: readonly Situation[] = [
  {
    name: 'mkv-ass-track-to-srt',
    source: 'tkarabela/pysubs2#31, SubtitleEdit/subtitleedit#5379',
    file: 'show.mkv',
    input: () => withFolder((dir) => filmWith(dir, 'mkv', 'copy', ['show.ass', show, 'eng'])),
    from: 'mkv',
    to: 'srt',
    expect: 'the words of the script as ASS to SRT gives them',
    check: async ({ text }) => [
      holds(
        'words',
        await text(),
        '<i>Thinking</i> aloud, with comma',
        'Second in time, first in file',
        'karaoke',
        'Line with hard spaces',
      ),
      lacks('codes', await text(), '<font', '{', 'm 0 0', '\\h'),
    ],
  },
  {
    name: 'mkv-ass-track-to-vtt',
    source: 'pbs/pycaption#163',
    file: 'show.mkv',
    input: () => withFolder((dir) => filmWith(dir, 'mkv', 'copy', ['show.ass', show, 'eng'])),
    from: 'mkv',
    to: 'vtt',
    expect: 'the same words, no drawing',
    check: async ({ text }) => [
      holds('words', await text(), '<i>Thinking</i> aloud, with comma', 'karaoke', 'Line with hard spaces'),
      lacks('codes', await text(), '{', 'm 0 0', '\\h'),
    ],
  },
  {
    name: 'mp4-timed-text-to-srt-has-no-font-tags',
    source: 'pannal/Sub-Zero.bundle#675',
    file: 'film.mp4',
    input: () =>
      withFolder((dir) =>
        filmWith(dir, 'mp4', 'mov_text', [
          'words.srt',
          '1\n00:00:01,000 --> 00:00:02,000\n<font color="#ffffff">keep out</font>\n\n2\n00:00:03,000 --> 00:00:04,000\n<i>why</i>\n',
          'eng',
        ]),
      ),
    from: 'mp4',
    to: 'srt',
    expect: 'words, italics kept, no font tags and no empty captions',
    check: async ({ path, text }) => [
      await saysJust(path, '1.000-2.000 keep out', '3.000-4.000 <i>why</i>'),
      lacks('fonts', await text(), '<font'),
    ],
  },
  {
    name: 'mkv-two-languages-come-apart',
    source: 'gpac/gpac#1308',
    file: 'two.mkv',
    input: () =>
      withFolder((dir) =>
        filmWith(
          dir,
          'mkv',
          'srt',
          ['a.srt', '1\n00:00:01,000 --> 00:00:02,000\nHallo\n', 'ger'],
          ['b.srt', '1\n00:00:01,000 --> 00:00:02,000\nHello\n', 'eng'],
        ),
      ),
    from: 'mkv',
    to: 'srt',
    expect: 'a file for each language, named by it',
    check: async ({ paths, text }) => [
      same(
        'names',
        paths.map((path) => /-(\w+)\.srt$/.exec(path)?.[1]),
        ['ger', 'eng'],
      ),
      holds('first', await text(paths[0]), 'Hallo'),
      holds('second', await text(paths[1]), 'Hello'),
    ],
  },
];
