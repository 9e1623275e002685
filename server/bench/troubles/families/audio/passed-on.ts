import { finding, near, same } from '../../../fidelity/check.ts';
import { levels, probed, streamOf, tone } from '../../look/media.ts';
import type { Situation } from '../../situation.ts';
import { carried, lasts } from './carried-situation.ts';
import { chaptersAre, coverIs, decoded, exactly, onset, passed } from './passed-situation.ts';
import { song } from './tagged-files.ts';

/** Silence for half a second, then a tone. */
const late = "-f lavfi -i 'aevalsrc=if(lt(t\\,0.5)\\,0\\,0.5*sin(2*PI*1000*t)):d=1:s=48000'";
const red = '-f lavfi -i color=red:s=40x40:d=1 -map 0 -map 1 -frames:v 1 -disposition:v attached_pic';
const twoParts =
  ';FFMETADATA1\ntitle=Book\n[CHAPTER]\nTIMEBASE=1/10\nSTART=0\nEND=10\ntitle=One\n[CHAPTER]\nTIMEBASE=1/10\nSTART=10\nEND=20\ntitle=Two\n';
const parts = `${tone(2)} -i {}/meta -map 0 -map_metadata 1 -map_chapters 1`;
const files = { meta: twoParts };
const both = [
  [0, 'One'],
  [1, 'Two'],
] as const;

/** Books, voices and songs as people pass them on: nothing may be lost, moved or longer than before. */
export const passedOn: readonly Situation[] = [
  passed(
    'chapters-of-m4b-to-m4a',
    'openaudible/openaudible#45, openaudible/openaudible#478',
    ['m4b', 'm4a'],
    `${parts} -c:a aac -f ipod`,
    'both chapters',
    async (path) => [await chaptersAre(path, ...both)],
    { files },
  ),
  passed(
    'chapters-of-mp3-to-m4b',
    'openaudible/openaudible#273, seanap/Plex-Audiobook-Guide#80',
    ['mp3', 'm4b'],
    `${parts} -b:a 64k`,
    'both chapters',
    async (path) => [await chaptersAre(path, ...both)],
    { files },
  ),
  passed(
    'chapters-of-quicktime-alone-to-mp3',
    'rmcrackan/Libation#332, audiamus/AaxAudioConverter#19',
    ['m4b', 'mp3'],
    `${parts} -c:a aac -movflags disable_chpl -f ipod`,
    'both chapters',
    async (path) => [await chaptersAre(path, ...both)],
    { files },
  ),
  passed(
    'chapters-of-m4b-to-opus',
    'hcmiya/opuscomment#24',
    ['m4b', 'opus'],
    `${parts} -c:a aac -f ipod`,
    'both chapters',
    async (path) => [await chaptersAre(path, ...both)],
    { files },
  ),
  passed(
    'cover-and-chapters-of-mp3-to-m4b',
    'ping/odmpy#6, KrumpetPirate/AAXtoMP3#199',
    ['mp3', 'm4b'],
    `${tone(2)} -f lavfi -i color=red:s=40x40:d=1 -i {}/meta -map 0 -map 1 -map_metadata 2 -map_chapters 2 -frames:v 1 -c:v mjpeg -pix_fmt yuvj420p -disposition:v attached_pic -b:a 64k`,
    'the cover and both chapters',
    async (path) => [await coverIs(path, 40), await chaptersAre(path, ...both)],
    { files },
  ),
  passed(
    'coloured-png-cover-of-mp3-to-m4a',
    'C4illin/ConvertX#601',
    ['mp3', 'm4a'],
    `${tone(1)} ${red} -c:v png -pix_fmt rgb24 -b:a 64k`,
    'the cover, and sound',
    async (path) => [await coverIs(path, 40), await lasts(path, 1)],
  ),
  passed(
    'cover-of-a-part-of-a-song',
    'crisbal/album-splitter#45',
    ['mp3', 'm4a'],
    `${tone(3)} ${red} -c:v mjpeg -pix_fmt yuvj420p -b:a 64k`,
    'one second with the cover',
    async (path) => [await coverIs(path, 40), await lasts(path, 1)],
    { options: { trimStart: '1', trimEnd: '2' } },
  ),
  passed(
    'cover-of-m4a-to-flac',
    'silent-sphinx/snowsky-echo-mini-toolbox#26',
    ['m4a', 'flac'],
    `${tone(1)} ${red} -c:v mjpeg -pix_fmt yuvj420p -c:a aac`,
    'the cover',
    async (path) => [await coverIs(path, 40)],
  ),
  passed(
    'opus-recording-to-wav',
    'ropensci/av#34, xiph/opus-tools#34',
    ['opus', 'wav'],
    `${tone(1)} -ac 2 -c:a libopus`,
    'exactly one second',
    async (path) => [await exactly(path, 1, 0.001)],
  ),
  passed(
    'flac-to-opus-is-no-shorter',
    'xiph/opus#249',
    ['flac', 'opus'],
    `${late} -ar 44100`,
    'one second, the sound from 0.5 s on',
    async (path) => [await exactly(path, 1, 0.01), near('onset', await onset(path), 0.5, 0.005)],
  ),
  passed(
    'wav-to-mp3-begins-where-it-did',
    'chrisstaite/lameenc#23',
    ['wav', 'mp3'],
    `${late} -ar 16000 -c:a pcm_s16le`,
    'the sound from 0.5 s on for players that know the header',
    async (path) => [near('onset', await onset(path), 0.5, 0.005)],
  ),
  passed(
    'm4a-to-wav-begins-where-it-did',
    'WebAudio/web-audio-api#1091, cmus/cmus#1280',
    ['m4a', 'wav'],
    `${late} -c:a aac`,
    'the sound from 0.5 s on, no priming before it',
    async (path) => [near('onset', await onset(path), 0.5, 0.005)],
  ),
  passed(
    'mp3-to-m4a-has-no-gap',
    'nu774/fdkaac#59',
    ['mp3', 'm4a'],
    `${late} -b:a 128k`,
    'one second, the sound from 0.5 s on',
    async (path) => [await exactly(path, 1, 0.03), near('onset', await onset(path), 0.5, 0.006)],
  ),
  passed('opus-to-flac-has-no-gap', 'mpv-player/mpv#2823', ['opus', 'flac'], `${late} -c:a libopus`, 'exactly one second', async (path) => [
    await exactly(path, 1, 0.001),
    near('onset', await onset(path), 0.5, 0.005),
  ]),
  passed(
    'eleven-kilohertz-to-mp3',
    'streamproc/MediaStreamRecorder#146',
    ['wav', 'mp3'],
    `${tone(1)} -ar 11025 -c:a pcm_s16le`,
    'one second, not four',
    async (path) => [near('seconds', await decoded(path, 11_025), 1, 0.06)],
  ),
  passed(
    'spoken-answer-to-a-voice-message',
    'NousResearch/hermes-agent#20280, adiwajshing/Baileys#197',
    ['mp3', 'opus'],
    `${tone(1)} -ac 1 -ar 24000 -b:a 48k`,
    'Opus in Ogg, one channel, one second',
    async (path) => [
      same('sound', [(await streamOf(path, 'audio')).codec_name, (await streamOf(path, 'audio')).channels], ['opus', 1]),
      await lasts(path, 1),
    ],
  ),
  passed(
    'voice-recorder-of-a-phone-to-mp3',
    'TomFrankly/pipedream-notion-voice-notes#20, murtaza-nasir/speakr#52',
    ['m4a', 'mp3'],
    `${tone(1)} -ac 1 -c:a aac -brand mp42 -movflags +faststart`,
    'an MP3 of one second',
    async (path) => [same('codec', (await streamOf(path, 'audio')).codec_name, 'mp3'), await lasts(path, 1)],
  ),
  passed(
    'recording-of-a-browser-to-wav',
    'wmik/use-media-recorder#2, chrisguttandin/extendable-media-recorder#636',
    ['webm', 'wav'],
    `${tone(1)} -c:a libopus -f webm -live 1`,
    'a WAV whose head names one second',
    async (path) => [await exactly(path, 1, 0.02)],
  ),
  passed(
    'lossless-apple-to-aac',
    'lordmulder/LameXP#11, DannyBen/FlicFlac#4',
    ['m4a', 'aac'],
    `${tone(1)} -c:a alac`,
    'AAC of one second',
    async (path) => [
      same('codec', (await streamOf(path, 'audio')).codec_name, 'aac'),
      near('level', (await levels(path))[0] ?? 0, -21.07, 0.5),
    ],
  ),
  passed(
    'm4a-to-ogg',
    'nickdesaulniers/audiostream#12, lordmulder/LameXP#69',
    ['m4a', 'ogg'],
    `${tone(1)} -c:a aac -metadata title=Song`,
    'Vorbis of one second with its title',
    async (path) => [await lasts(path, 1), finding('title', JSON.stringify(await probed(path)).includes('"Song"'), 'none')],
  ),
  passed(
    '32-bit-whole-numbers-of-wav-to-flac',
    'dbry/audio-resampler#2, hamiltron/py-simple-audio#10',
    ['wav', 'flac'],
    `${tone(1)} -c:a pcm_s32le`,
    'FLAC of one second, equally loud',
    async (path) => [near('level', (await levels(path))[0] ?? 0, -21.07, 0.1), await lasts(path, 1)],
  ),
  passed(
    'float-wav-of-96-khz-to-mp3',
    'HEnquist/camilladsp#124',
    ['wav', 'mp3'],
    `${tone(1)} -ar 96000 -c:a pcm_f32le`,
    'one second, equally loud',
    async (path) => [near('level', (await levels(path))[0] ?? 0, -21.07, 0.5), await lasts(path, 1)],
  ),
  carried(
    'genre-by-its-number-of-mp3-to-flac',
    'dhowden/tag#13, moumar/ruby-mp3info#51',
    'mp3',
    'flac',
    () => song(['TIT2', '\u0003Song'], ['TCON', '\u0003(79)']),
    'Hard Rock: genre 79',
    /:Genre":"Hard Rock"/,
  ),
  carried(
    'several-genres-of-mp3-to-flac',
    'JamesHeinrich/getID3#89, fooyin/fooyin#1129',
    'mp3',
    'flac',
    () => song(['TIT2', '\u0003Song'], ['TCON', '\u0003Rock\0Punk']),
    'both genres',
    /:Genre":"Rock[,;| ]+Punk"/,
  ),
];
