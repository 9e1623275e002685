import { join } from 'node:path';
import { type Finding, same } from '../../fidelity/check.ts';
import { look } from '../../fidelity/look.ts';

const readers: Readonly<Record<string, string>> = { vtt: 'webvtt', ssa: 'ass', sub: 'microdvd', smi: 'sami' };

/** Captions according to FFmpeg: `1.000-2.500 words|second line`, with tags that players support. */
export const captions = async (path: string): Promise<readonly string[]> => {
  const format = path.split('.').at(-1) ?? '';
  const srt = await look('ffmpeg', '-v', 'error', '-f', readers[format] ?? format, '-i', path, '-f', 'srt', '-');
  const seconds = (clock: string): string => {
    const [hours = 0, minutes = 0, rest = 0] = clock.replace(',', '.').split(':').map(Number);
    return (hours * 3600 + minutes * 60 + rest).toFixed(3);
  };
  return srt
    .replaceAll('\r', '')
    .trim()
    .split(/\n\n+(?=\d+\n\d\d:)/)
    .flatMap((block) => {
      const [, times = '', ...words] = block.split('\n');
      const [from = '', to = ''] = times.split(' --> ');
      return to ? [`${seconds(from)}-${seconds(to)} ${words.join('|').trim()}`] : [];
    });
};

/** A finding that a subtitle file contains exactly these captions. */
export const saysJust = async (path: string, ...expected: readonly string[]): Promise<Finding> =>
  same('captions', await captions(path), expected);

/** Text of a well-formed XML file, by xmllint. */
export const xmlText = (path: string): Promise<string> => look('xmllint', '--nonet', '--xpath', 'string(/)', path);

/** A black film with subtitle tracks, one per file. */
export const filmWith = async (
  dir: string,
  container: 'mkv' | 'mp4',
  codec: string,
  ...tracks: readonly (readonly [name: string, content: string, language: string])[]
): Promise<Uint8Array> => {
  const paths = tracks.map(([name]) => join(dir, name));
  for (const [at, [, content]] of tracks.entries()) await Bun.write(paths[at] ?? '', content);
  const film = join(dir, `film.${container}`);
  await look(
    ...['ffmpeg', '-v', 'error', '-y', '-f', 'lavfi', '-i', 'color=s=64x48:r=5:d=12'],
    ...paths.flatMap((path) => ['-i', path]),
    ...['-map', '0:v', ...tracks.flatMap((_, at) => ['-map', `${at + 1}:s`])],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-c:s', codec],
    ...tracks.flatMap(([, , language], at) => [`-metadata:s:s:${at}`, `language=${language}`]),
    film,
  );
  return Bun.file(film).bytes();
};
