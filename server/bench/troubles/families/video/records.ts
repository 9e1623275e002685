import { finding, same } from '../../../fidelity/check.ts';
import { exif, made, moving, probed, quick, shown, tone } from '../../look/media.ts';
import { noted } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';

const keys = [
  'com.apple.quicktime.make=Apple',
  "'com.apple.quicktime.model=iPhone 15'",
  'com.apple.quicktime.location.ISO6709=+48.2000+016.3000+170.000/',
  'com.apple.quicktime.creationdate=2024-05-01T12:11:12+0200',
];

/** A phone recording: H.264 and AAC, with QuickTime Keys. */
const phone = (name: string, more = ''): Promise<Uint8Array> =>
  made(
    name,
    `${moving('160x90', 25, 1)} ${tone(1)} ${quick} -c:a aac ${keys.map((key) => `-metadata ${key}`).join(' ')} -movflags use_metadata_tags ${more}`,
  );

const hasAll = async (path: string) => {
  const tags = await exif(path);
  return [
    same('make', tags['Keys:Make'], 'Apple'),
    same('model', tags['Keys:Model'], 'iPhone 15'),
    finding('place', /48 deg 12' 0.00" N, 16 deg 18' 0.00" E, 170 m/.test(tags['Keys:GPSCoordinates'] ?? ''), tags['Keys:GPSCoordinates']),
    same('local date', tags['Keys:CreationDate'], '2024:05:01 12:11:12+02:00'),
  ];
};

const source = 'HandBrake/HandBrake#345, HandBrake/HandBrake#4045, cwilby/nextcloud-workflow-media-converter#274';
const keeps = (name: string, from: string, to: string, more: Partial<Situation> = {}): Situation =>
  ({
    name,
    source,
    file: `IMG_1.${from}`,
    input: () => phone(`a.${from}`),
    from,
    to,
    expect: 'place, make, model and local date where exiftool finds them',
    check: ({ path }: { readonly path: string }) => hasAll(path),
    ...more,
  }) as Situation;

const chapters =
  ';FFMETADATA1\n[CHAPTER]\nTIMEBASE=1/1000\nSTART=0\nEND=1000\ntitle=One\n[CHAPTER]\nTIMEBASE=1/1000\nSTART=1000\nEND=2000\ntitle=Two\n';
const parted = (name: string): Promise<Uint8Array> =>
  made(name, `${moving('64x64', 10, 2)} -i {}/c.txt -map 0 -map_chapters 1 ${quick}`, { 'c.txt': chapters });

export const records: readonly Situation[] = [
  keeps('phone-records-mov-to-mp4', 'mov', 'mp4'),
  keeps('phone-records-mov-to-m4v', 'mov', 'm4v'),
  keeps('phone-records-mp4-to-mov', 'mp4', 'mov'),
  keeps('phone-records-smaller-mp4', 'mov', 'mp4', { options: { videoQuality: 28 } }),
  {
    name: 'phone-records-to-avi-are-noted',
    source,
    file: 'IMG_1.mov',
    input: () => phone('a.mov'),
    from: 'mov',
    to: 'avi',
    expect: 'a note that AVI holds no place and camera',
    check: ({ notes }) => [noted(notes, /place and camera/i)],
  },
  {
    name: 'phone-records-removed-on-request',
    source: 'cdgriffith/FastFlix#44',
    file: 'IMG_1.mov',
    input: () => phone('a.mov'),
    from: 'mov',
    to: 'mp4',
    options: { stripMetadata: true },
    expect: 'no place, no camera',
    check: async ({ path }) => [finding('nothing', !/16 deg|iPhone|:Make"/.test(JSON.stringify(await exif(path))), await exif(path))],
  },
  {
    name: 'title-of-mkv-reaches-mp4',
    source: 'rodrigocfd/flac-lame-frontend#3',
    file: 'film.mkv',
    input: () => made('a.mkv', `${moving('64x64', 10, 1)} ${quick} -metadata 'title=My Title'`),
    from: 'mkv',
    to: 'mp4',
    expect: 'the title',
    check: async ({ path }) => [same('title', (await probed(path)).format.tags?.title, 'My Title')],
  },
  {
    name: 'chapters-mkv-to-mp4',
    source: 'HandBrake/HandBrake#3019, HandBrake/HandBrake#1762',
    file: 'film.mkv',
    input: () => parted('a.mkv'),
    from: 'mkv',
    to: 'mp4',
    expect: 'both chapters',
    check: async ({ path }) => [
      same(
        'chapters',
        (await probed(path)).chapters.map(({ tags }) => tags?.title),
        ['One', 'Two'],
      ),
    ],
  },
  {
    name: 'chapters-mkv-to-ts-are-noted',
    source: 'BrettSheleski/comchap#36',
    file: 'film.mkv',
    input: () => parted('a.mkv'),
    from: 'mkv',
    to: 'ts',
    expect: 'a note that they are left out',
    check: ({ notes }) => [noted(notes, /2 chapters were left out/)],
  },
  {
    name: 'trimmed-phone-clip-to-mkv',
    source: 'HandBrake/HandBrake#1900, mifi/lossless-cut#203',
    file: 'clip.mp4',
    input: () => trimmed(),
    from: 'mp4',
    to: 'mkv',
    expect: 'two seconds of 50 frames, not what was cut off',
    check: async ({ path }) => [same('frames', (await shown(path)).frames, 50)],
  },
  {
    name: 'trimmed-phone-clip-to-ts',
    source: 'HandBrake/HandBrake#1900',
    file: 'clip.mp4',
    input: () => trimmed(),
    from: 'mp4',
    to: 'ts',
    expect: 'the same',
    check: async ({ path }) => [same('frames', (await shown(path)).frames, 50)],
  },
  {
    name: 'trimmed-phone-clip-to-mov',
    source: 'HandBrake/HandBrake#1900',
    file: 'clip.mp4',
    input: () => trimmed(),
    from: 'mp4',
    to: 'mov',
    expect: 'the same by an edit list',
    check: async ({ path }) => [same('frames', (await shown(path)).frames, 50)],
  },
];

/** Four seconds with one key frame; an edit list skips the first two. */
const trimmed = async (): Promise<Uint8Array> =>
  made('cut.mp4', '-ss 2 -i {}/full.mp4 -c copy -avoid_negative_ts disabled', {
    'full.mp4': await made('full.mp4', `${moving('128x96', 25, 4)} ${tone(4)} ${quick} -g 250 -c:a aac`),
  });
