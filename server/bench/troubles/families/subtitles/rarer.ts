import { finding } from '../../../fidelity/check.ts';
import { saysJust } from '../../look/subtitles.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';

const tt = (head: string, body: string, attributes = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?><tt xmlns="http://www.w3.org/ns/ttml" xmlns:tts="http://www.w3.org/ns/ttml#styling" xmlns:ttp="http://www.w3.org/ns/ttml#parameter"${attributes}><head>${head}</head><body><div>${body}</div></body></tt>`;

const korean =
  '<SAMI><HEAD></HEAD><BODY>\n<SYNC Start=1000><P Class=KRCC>안녕하세요 여러분<br>반갑습니다\n<SYNC Start=2500><P Class=KRCC>&nbsp;\n</BODY></SAMI>\n';

/** EUC-KR of the words above: two bytes each, by the rows of KS X 1001. */
const toEucKr = (text: string): Uint8Array => {
  const decoder = new TextDecoder('euc-kr');
  const known = new Map<string, readonly number[]>();
  for (let high = 0xb0; high <= 0xc8; high++)
    for (let low = 0xa1; low <= 0xfe; low++) known.set(decoder.decode(new Uint8Array([high, low])), [high, low]);
  return new Uint8Array([...text].flatMap((letter) => (letter < '\u0080' ? [letter.charCodeAt(0)] : (known.get(letter) ?? [0x3f]))));
};

/** TTML, SAMI, MicroDVD, lyrics and legacy encodings. */
export const rarer: readonly Situation[] = [
  {
    name: 'ttml-frames-at-25',
    source: 'SubtitleEdit/subtitleedit#2329, SubtitleEdit/subtitleedit#2334',
    file: 'orf.ttml',
    input: () => tt('', '<p begin="00:30:00:00" end="00:30:01:23">Guten Abend</p><p begin="" end=""/>', ' ttp:frameRate="25"'),
    from: 'ttml',
    to: 'srt',
    expect: '23 frames of 25 are 920 ms',
    check: async ({ path }) => [await saysJust(path, '1800.000-1801.920 Guten Abend')],
  },
  {
    name: 'ttml-frame-rate-multiplier',
    source: 'yuppity/ttml2srt#5, sandflow/ttconv#351',
    file: 'netflix.ttml',
    input: () => tt('', '<p begin="00:00:02:22" end="00:00:04:00">Drop</p>', ' ttp:frameRate="24" ttp:frameRateMultiplier="1000 1001"'),
    from: 'ttml',
    to: 'srt',
    expect: '22 frames of 23.976 are 918 ms',
    check: async ({ path }) => [await saysJust(path, '2.918-4.000 Drop')],
  },
  {
    name: 'ttml-ticks',
    source: 'codingcatgirl/ttml2srt#8, pbs/pycaption#392',
    file: 'ticks.ttml',
    input: () => tt('', '<p begin="10000000t" end="25000000t">Tick</p>', ' ttp:tickRate="10000000"'),
    from: 'ttml',
    to: 'srt',
    expect: '1 to 2.5 seconds',
    check: async ({ path }) => [await saysJust(path, '1.000-2.500 Tick')],
  },
  {
    name: 'ttml-italics-only-where-a-style-says-so',
    source: 'ytdl-org/youtube-dl#16551',
    file: 'nrk.ttml',
    input: () =>
      tt(
        '<styling><style xml:id="italic" tts:fontStyle="italic"/><style xml:id="left" tts:textAlign="left"/></styling>',
        '<p begin="00:00:01.000" dur="00:00:02.000" style="left">plain<br/><span style="italic">slanted</span></p>',
      ),
    from: 'ttml',
    to: 'srt',
    expect: 'italics by a named style, and nowhere else',
    check: async ({ path }) => [await saysJust(path, '1.000-3.000 plain|<i>slanted</i>')],
  },
  {
    name: 'sami-in-euc-kr',
    source: 'jellyfin/jellyfin#1539, mpv-player/mpv#6854',
    file: 'movie.smi',
    input: () => toEucKr(korean),
    from: 'smi',
    to: 'srt',
    expect: 'Korean as written, the end at the empty caption',
    check: async ({ path }) => [await saysJust(path, '1.000-2.500 안녕하세요 여러분|반갑습니다')],
  },
  {
    name: 'sami-in-utf-16',
    source: 'jellyfin/jellyfin#2859',
    file: 'movie.smi',
    input: () => Buffer.from(`\ufeff${korean}`, 'utf16le'),
    from: 'smi',
    to: 'srt',
    expect: 'the same of UTF-16',
    check: async ({ path }) => [await saysJust(path, '1.000-2.500 안녕하세요 여러분|반갑습니다')],
  },
  {
    name: 'microdvd-with-its-own-rate',
    source: 'tkarabela/pysubs2#113',
    file: 'old.sub',
    input: () => '{0}{0}23.976\n{24}{48}{Y:i}One|two\n{240}{264}{c:$0000ff}Three\n',
    from: 'sub',
    to: 'srt',
    expect: 'times by the stated rate, italics over both lines, no colour codes',
    check: async ({ text }) => [
      holds('caption', await text(), '00:00:01,001 --> 00:00:02,002', '<i>One two</i>', '00:00:10,010 --> 00:00:11,011', 'Three'),
      lacks('codes', await text(), '{'),
    ],
  },
  {
    name: 'lrc-with-word-times-and-repeats',
    source: 'magic-akari/lrc-maker#52, jacquesh/foo_openlyrics#233',
    file: 'song.lrc',
    input: () => '[ar:Nobody]\n[00:01.00][00:05.00] <00:01.04> When <00:01.16> the <00:01.82> truth\n[00:03.00]is found\n[00:07.00]\n',
    from: 'lrc',
    to: 'srt',
    expect: 'three captions in order without the times of words',
    check: async ({ path }) => {
      const finding = await saysJust(path, '1.000-3.000 When  the  truth', '3.000-5.000 is found', '5.000-7.000 When  the  truth');
      return finding.ok
        ? [finding]
        : [await saysJust(path, '1.000-3.000 When the truth', '3.000-5.000 is found', '5.000-7.000 When the truth')];
    },
  },
  {
    name: 'lrc-two-languages-at-one-time',
    source: 'cqwlxxl/klm-release#8',
    file: 'two.lrc',
    input: () => '[00:01.00]原文\n[00:01.00]Translation\n[00:03.00]次\n[00:03.00]Next\n[00:05.00]\n',
    from: 'lrc',
    to: 'srt',
    expect: 'both lines of a moment are shown until the next moment',
    check: async ({ path }) => {
      const both = await saysJust(path, '1.000-3.000 原文|Translation', '3.000-5.000 次|Next');
      return both.ok ? [both] : [await saysJust(path, '1.000-3.000 原文', '1.000-3.000 Translation', '3.000-5.000 次', '3.000-5.000 Next')];
    },
  },
  {
    name: 'srt-in-windows-1251',
    source: 'SubtitleEdit/subtitleedit#5170',
    file: 'film.srt',
    input: () => {
      const words =
        '1\r\n00:00:01,000 --> 00:00:02,000\r\nДобрый вечер, друзья мои\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\nКак ваши дела сегодня?\r\n';
      return new Uint8Array([...words].map((letter) => (letter < '\u0080' ? letter.charCodeAt(0) : letter.charCodeAt(0) - 0x410 + 0xc0)));
    },
    from: 'srt',
    to: 'vtt',
    expect: 'Russian in UTF-8',
    check: async ({ path }) => [await saysJust(path, '1.000-2.000 Добрый вечер, друзья мои', '3.000-4.000 Как ваши дела сегодня?')],
  },
  {
    name: 'srt-with-a-bom-keeps-its-first-caption',
    source: 'IRT-Open-Source/scf#67, jianchang512/pyvideotrans#1036',
    file: 'bom.srt',
    input: () => '\ufeff1\n00:00:01,000 --> 00:00:02,000\nFirst\n',
    from: 'srt',
    to: 'ttml',
    expect: 'the first caption, and XML without a mark inside',
    check: async ({ text }) => [
      holds('caption', await text(), 'First'),
      finding('no mark', !(await text()).slice(1).includes('\ufeff'), 'a byte order mark inside'),
    ],
  },
];
