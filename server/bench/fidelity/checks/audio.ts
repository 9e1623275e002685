import { formatById } from '../../../../catalogue/formats.ts';
import { type Checks, type Finding, finding, near, same } from '../check.ts';
import { audioDistance, lookAtMedia, loudness, playedSeconds, sampleMark, streamsOf } from './audio-video.ts';

const lossless = /^(pcm_(?!f)|flac|alac|wavpack|tta|ape|adpcm)/;
const losslessTargets = new Set(['wav', 'flac', 'aiff', 'wv', 'tta', 'caf', 'au', 'mka']);
/** Targets that preserve the source only at some rates or channel counts. */
const narrow: Readonly<Record<string, RegExp>> = {
  opus: /rate/,
  weba: /rate/,
  spx: /rate|channels/,
  ac3: /rate/,
  mp2: /rate|channels/,
  wma: /rate|channels/,
  mp3: /channels/,
  m4r: /channels/,
};
/** Maximum sample rates in hertz; higher ones are reduced. */
const highestRate: Readonly<Record<string, number>> = { mp3: 48_000 };

/** Formats with room for a cover that FFmpeg cannot write; the site says so. */
const coverless = new Set(['wma', 'wv']);

/** Audio: same length, loudness over time, rate, channels, tags and cover; identical samples if both formats are lossless. */
export const audioChecks: Checks = async ({ fixture, to, output }) => {
  const [before, after] = [await lookAtMedia(fixture.file), await lookAtMedia(output)];
  const [[was], [is]] = [streamsOf(before, 'audio'), streamsOf(after, 'audio')];
  if (!was || !is) return [finding('audio', false, 'none')];
  const seconds = await playedSeconds(fixture.file);
  const findings: Finding[] = [
    near('length', await playedSeconds(output), seconds, Math.max(0.15, 4096 / Number(was.sample_rate), seconds * 0.01)),
  ];
  if (!narrow[to]?.test('rate')) {
    const rate = Math.min(Number(was.sample_rate), highestRate[to] ?? Number.POSITIVE_INFINITY);
    findings.push(same('sample rate', Number(is.sample_rate), rate));
  }
  if (!narrow[to]?.test('channels')) findings.push(same('channels', is.channels, was.channels));
  if (lossless.test(was.codec_name) && losslessTargets.has(to))
    findings.push(same('every sample', await sampleMark(output), await sampleMark(fixture.file)));
  else {
    const distance = audioDistance(await loudness(fixture.file), await loudness(output));
    findings.push(finding('audio', distance < 0.1, `differs by ${distance.toFixed(2)}`));
  }
  const target = formatById(to)?.capabilities;
  if (target?.tags)
    for (const name of ['title', 'artist', 'album']) if (before.tags[name]) findings.push(same(name, after.tags[name], before.tags[name]));
  const [cover] = streamsOf(before, 'cover');
  if (cover && target?.coverArt && !coverless.has(to)) {
    const [kept] = streamsOf(after, 'cover');
    findings.push(same('cover', [kept?.width, kept?.height], [cover.width, cover.height]));
  }
  return findings;
};
