import { same } from '../../../fidelity/check.ts';
import { captions } from '../../look/subtitles.ts';
import type { Situation } from '../../situation.ts';
import { just } from './captions.ts';

/** Captions as simple programs and people write them. */
export const plainCaptions: readonly Situation[] = [
  just(
    'srt-without-milliseconds',
    'nwoltman/srt-to-vtt-converter#4',
    'srt',
    'vtt',
    '1\n00:00:01 --> 00:00:02\nHello\n\n2\n00:01:03 --> 00:01:04\nthere\n',
    'times of whole seconds',
    '1.000-2.000 Hello',
    '63.000-64.000 there',
  ),
  just(
    'srt-of-two-digits-to-vtt',
    'nwoltman/srt-to-vtt-cl#8',
    'srt',
    'vtt',
    '1\n00:00:00,00 --> 00:00:07,00\nHello\n\n2\n00:00:08,00 --> 00:00:09,00\nthere\n',
    'both captions, at whole seconds',
    '0.000-7.000 Hello',
    '8.000-9.000 there',
  ),
  just(
    'vtt-settings-with-fractions',
    'jsonzilla/vtt_to_srt3#11',
    'vtt',
    'srt',
    'WEBVTT\n\n00:00.500 --> 00:01.730 align:left position:37.5%,start line:93.33% size:62.5%\nHello\n\n00:02.000 --> 00:03.000\nthere\n',
    'both captions, without the settings',
    '0.500-1.730 Hello',
    '2.000-3.000 there',
  ),
  just(
    'srt-of-two-lines-to-vtt',
    'aws-samples/amazon-translate-video-subtitles-captions-translation#5',
    'srt',
    'vtt',
    '1\n00:00:01,000 --> 00:00:02,000\nOne line\nand another\n',
    'both lines',
    '1.000-2.000 One line|and another',
  ),
  just(
    'srt-with-carriage-returns-to-vtt',
    'nwoltman/srt-to-vtt-cl#1',
    'srt',
    'vtt',
    '1\r\n00:00:01,000 --> 00:00:02,000\r\nHello\r\n\r\n2\r\n00:00:03,500 --> 00:00:04,000\r\nthere\r\n',
    'both captions',
    '1.000-2.000 Hello',
    '3.500-4.000 there',
  ),
  just(
    'sbv-of-two-lines-to-srt',
    'Red5goahead/VisualSubSync-Enhanced#15',
    'sbv',
    'srt',
    '0:08:09.610,0:08:12.480\nI know who you are, and I think\nyou would do it.\n\n0:08:12.481,0:08:15.990\nI think so.\n',
    'two captions, the first of two lines',
    '489.610-492.480 I know who you are, and I think|you would do it.',
    '492.481-495.990 I think so.',
  ),
  {
    name: 'vtt-indented-lines-to-srt',
    source: 'gpac/gpac#258',
    file: 'film.vtt',
    input: () =>
      'WEBVTT\n\n00:00:01.320 --> 00:00:07.680\n  - We have come to the park.\n- Yes. North of the town.\n\n00:00:07.800 --> 00:00:09.840\n    - It will be a great day.\n              - Yes.\n',
    from: 'vtt',
    to: 'srt',
    expect: 'two captions with both of their lines',
    check: async ({ path }) => [
      same(
        'captions',
        (await captions(path)).map((one) => one.replace(/\s+/g, ' ').replace(/ ?\| ?/g, '|')),
        ['1.320-7.680 - We have come to the park.|- Yes. North of the town.', '7.800-9.840 - It will be a great day.|- Yes.'],
      ),
    ],
  },
];
