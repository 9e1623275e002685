import { finding, same } from '../../../fidelity/check.ts';
import { captions } from '../../look/subtitles.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { just, srt } from './captions.ts';

/** `caption` of a result in several files, in the order of their words. */
const ofAll = async (paths: readonly string[]): Promise<readonly string[]> => (await Promise.all(paths.map(captions))).flat().toSorted();

export const oldPlayers: readonly Situation[] = [
  just(
    'mpl2-in-sub',
    'Schwponaco-org/lapse#77, pannal/Sub-Zero.bundle#317, otsaloma/gaupol#33',
    'sub',
    'srt',
    '[10][25]/Slanted|plain\n[30][45]Second [music]\n',
    'tenths of a second; a slash makes its line italic',
    '1.000-2.500 <i>Slanted</i>|plain',
    '3.000-4.500 Second [music]',
  ),
  {
    name: 'clock-before-each-line-in-sub',
    source: 'mpv-player/mpv#4144',
    file: 'film.sub',
    input: () =>
      '00:01:54:Pomóż mi! Nie!\n00:01:57:Akcja rozgrywa się między 09:00,|a 10:00 wieczorem\n00:02:00:w dniu prawyborów|w stanie Kalifornia.\n',
    from: 'sub',
    to: 'srt',
    expect: 'three captions from 1:54, 1:57 and 2:00, each gone when the next begins',
    check: async ({ path }) => {
      const all = await captions(path);
      return [
        same(
          'starts and words',
          all.map((one) => one.replace(/-\S+/, '')),
          [
            '114.000 Pomóż mi! Nie!',
            '117.000 Akcja rozgrywa się między 09:00,|a 10:00 wieczorem',
            '120.000 w dniu prawyborów|w stanie Kalifornia.',
          ],
        ),
        finding('ends', /^114\.000-11[5-7]\./.test(all[0] ?? ''), all),
      ];
    },
  },
  just(
    'microdvd-italics-of-one-line',
    'bjakja/Kainote#211',
    'sub',
    'srt',
    '{1}{1}25\n{25}{50}{y:i}Slanted|plain\n{75}{100}{Y:i}Both|lines\n',
    'a small y is for its line, a capital one for all lines',
    '1.000-2.000 <i>Slanted</i>|plain',
    '3.000-4.000 <i>Both|lines</i>',
  ),
  {
    name: 'sami-of-two-languages',
    source: 'iina/iina#2874, iina/iina#1628, clsid2/mpc-hc#2946',
    file: 'film.smi',
    input: () =>
      '<SAMI>\n<HEAD>\n<TITLE>TITLE</TITLE>\n<STYLE TYPE="text/css">\n.KOR { Name:Korean; lang:ko-KR; SAMIType:CC; }\n.ENCC { Name:English; lang:en-US; SAMIType:CC; }\n</STYLE>\n</HEAD>\n<BODY>\n<SYNC Start=4000><P Class=KOR>\n안녕\n<SYNC Start=5000><P Class=KOR>&nbsp;\n\n<SYNC Start= 4000 ><P Class=ENCC>\nHello\n<SYNC Start= 5000 ><P Class=ENCC>&nbsp;\n</BODY>\n</SAMI>\n',
    from: 'smi',
    to: 'srt',
    expect: 'a file for each language, with the same times',
    check: async ({ paths }) => [same('files', await Promise.all(paths.map(captions)), [['4.000-5.000 안녕'], ['4.000-5.000 Hello']])],
  },
  {
    name: 'sami-two-languages-in-one-moment',
    source: 'iina/iina#1628',
    file: 'film.smi',
    input: () =>
      '<SAMI><HEAD><STYLE TYPE="text/css"><!--\nP { color: white; }\n.KRCC { Name:Korean; lang:ko-KR; SAMIType:CC; }\n.ENCC { Name:English; lang:en-US; SAMIType:CC; }\n--></STYLE></HEAD><BODY>\n<SYNC Start=1000>\n<P Class=KRCC>하나\n<P Class=ENCC>One\n<SYNC Start=2000>\n<P Class=KRCC>&nbsp;\n<P Class=ENCC>&nbsp;\n<SYNC Start=3000>\n<P Class=KRCC>둘\n<P Class=ENCC>Two\n<SYNC Start=4000>\n<P Class=KRCC>&nbsp;\n<P Class=ENCC>&nbsp;\n</BODY></SAMI>\n',
    from: 'smi',
    to: 'srt',
    expect: 'a file for each language',
    check: async ({ paths }) => [
      same('files', await Promise.all(paths.map(captions)), [
        ['1.000-2.000 하나', '3.000-4.000 둘'],
        ['1.000-2.000 One', '3.000-4.000 Two'],
      ]),
    ],
  },
  {
    name: 'sami-second-text-behind-the-first',
    source: 'mpv-player/mpv#3587',
    file: 'film.smi',
    input: () =>
      '<SAMI><BODY>\n<SYNC Start=5905>안녕\n<SYNC Start=7000>&nbsp;\n<SYNC Start=9000>잘 가\n<SYNC Start=9500>&nbsp;\n<SYNC Start=5905>Hello\n<SYNC Start=7000>&nbsp;\n<SYNC Start=9000>Bye\n<SYNC Start=9500>&nbsp;\n</BODY></SAMI>\n',
    from: 'smi',
    to: 'srt',
    expect: 'all four, each with its end',
    check: async ({ paths }) => [
      same('captions', await ofAll(paths), ['5.905-7.000 Hello', '5.905-7.000 안녕', '9.000-9.500 Bye', '9.000-9.500 잘 가']),
    ],
  },
  just(
    'lrc-with-hours',
    'sonorahq/sonora#684, PixelPlayerHQ/PixelPlayer#2778',
    'lrc',
    'srt',
    '[00:59:58.00]Near the hour\n[01:02:03.00]Past it\n[01:02:05.50]<01:02:05.50>Last <01:02:06.00>one\n[01:02:08.00]\n',
    'lines timed with hours are read',
    '3598.000-3723.000 Near the hour',
    '3723.000-3725.500 Past it',
    '3725.500-3728.000 Last one',
  ),
  {
    name: 'srt-past-an-hour-to-lrc',
    source: 'ESLyric/scripts#2, zhiyiYo/Groove#70, wxbool/video-srt-windows#27',
    file: 'talk.srt',
    input: () => srt('01:12:04,290 --> 01:12:06,000\nPast the hour', '02:00:00,000 --> 02:00:01,000\nTwo hours'),
    from: 'srt',
    to: 'lrc',
    expect: 'minutes beyond sixty: 72:04.29 and 120:00.00',
    check: async ({ text }) => [holds('stamps', await text(), '[72:04.29]Past the hour', '[120:00.00]Two hours')],
  },
  {
    name: 'last-line-of-lyrics',
    source: 'chenmozhijin/LDDC#89',
    file: 'song.lrc',
    input: () => '[03:50.000]倒数第二行\n[03:53.460]最后一行歌词',
    from: 'lrc',
    to: 'srt',
    expect: 'the last line too',
    check: async ({ text }) => [
      holds('lines', await text(), '00:03:50,000 --> 00:03:53,460 倒数第二行', '00:03:53,460 -->', '最后一行歌词'),
    ],
  },
  just(
    'srt-that-begins-before-zero',
    'kaltura/nginx-vod-module#805',
    'srt',
    'vtt',
    srt('-00:00:01,000 --> 00:00:02,000\nEarly', '00:00:03,000 --> 00:00:04,000\nLater'),
    'the first from the beginning on',
    '0.000-2.000 Early',
    '3.000-4.000 Later',
  ),
  {
    name: 'one-broken-letter-in-utf-8',
    source: 'KBlixt/subcleaner#9, maxrd2/SubtitleComposer#119',
    file: 'film.srt',
    input: () => {
      const words = srt(
        '00:00:01,000 --> 00:00:02,000\nMoi, à l’époque, j’étais là',
        '00:00:03,000 --> 00:00:04,000\nC’est déjà ça, garçon',
        '00:00:05,000 --> 00:00:06,000\nUn caf@ ?',
      );
      return Buffer.from(words).map((byte) => (byte === 0x40 ? 0xe9 : byte));
    },
    from: 'srt',
    to: 'vtt',
    expect: 'every other accent as written',
    check: async ({ text }) => [holds('words', await text(), 'Moi, à l’époque, j’étais là', 'C’est déjà ça, garçon', 'Un caf')],
  },
];
