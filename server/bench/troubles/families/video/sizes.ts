import { finding, same } from '../../../fidelity/check.ts';
import { made, moving, probed, quick, streamOf, tone } from '../../look/media.ts';
import { noted } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';

const resized = (name: string, source: string, size: string, width: number): Situation => ({
  name,
  source,
  file: 'film.mp4',
  input: () => made('a.mp4', `${moving(size, 10, 1)} ${quick}`),
  from: 'mp4',
  to: 'mkv',
  options: { resolution: '240' },
  expect: `240 lines and an even width of about ${width}`,
  check: async ({ path }) => {
    const film = await streamOf(path, 'video');
    const shown = Number(film.width);
    return [same('lines', film.height, 240), finding('width', shown % 2 === 0 && Math.abs(shown - width) <= 1, String(shown))];
  },
});

const twoSounds = (
  name: string,
  source: string,
  from: string,
  to: string,
  expect: string,
  check: Extract<Situation, { check: unknown }>['check'],
): Situation => ({
  name,
  source,
  file: `film.${from}`,
  input: () =>
    made(
      `a.${from}`,
      `${moving('64x64', 10, 1)} ${tone(1)} ${tone(1, 880)} -map 0 -map 1 -map 2 ${quick} -c:a aac -ac:a:0 2 -ac:a:1 1 -metadata:s:a:0 language=fra -metadata:s:a:1 language=eng`,
    ),
  from,
  to,
  expect,
  check,
});

/** Sizes that do not divide evenly, and films with two sound tracks. */
export const sizes: readonly Situation[] = [
  resized('resized-to-an-odd-width', 'caydey/ffshare#72', '854x480', 427),
  resized('portrait-resized-to-an-odd-width', 'GCRC/nunaliit#734', '270x480', 135),
  twoSounds('two-sound-tracks-mp4-to-mkv', 'Tichau/FileConverter#289', 'mp4', 'mkv', 'both tracks in their order', async ({ path }) => [
    same(
      'channels',
      (await probed(path)).streams.filter(({ codec_type }) => codec_type === 'audio').map(({ channels }) => channels),
      [2, 1],
    ),
  ]),
  twoSounds(
    'first-of-two-sound-tracks-to-flv',
    'Tichau/FileConverter#289',
    'mkv',
    'flv',
    'the first track, and a note about the other',
    async (result) => [same('channels', (await streamOf(result.path, 'audio')).channels, 2), noted(result.notes, /one audio track/)],
  ),
];
