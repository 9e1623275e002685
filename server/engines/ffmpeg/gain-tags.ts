import type { Target } from './containers.ts';
import type { Media } from './media.ts';

const kinds = ['track', 'album'] as const;
/** ReplayGain aims at −18 LUFS, the gains of Opus at −23, in 256ths of a decibel (RFC 7845, 5.2.1). */
const [offset, parts] = [5, 256];
const others = ['replaygain_track_peak', 'replaygain_album_peak', 'replaygain_reference_loudness'];

/** Muxers in which Opus keeps its own gains. */
const keepsOpus: ReadonlySet<string> = new Set(['webm', 'matroska']);

const decibels = (text = ''): number | undefined => {
  const [, value] = /^\s{0,9}([+-]?\d{1,3}(?:[.,]\d{1,6})?)(?:\s{0,9}dB)?\s{0,9}$/i.exec(text) ?? [];
  return value === undefined ? undefined : Number(value.replace(',', '.'));
};

/** Muxers that write the tags of the stream instead of those of the file. */
const oggs: ReadonlySet<string> = new Set(['opus', 'ogg', 'spx']);

type Setter = (key: string, value: string | number) => readonly string[];

const toOpus = ({ tags }: Media, set: Setter): readonly string[] => {
  const gains = kinds.flatMap((kind) => {
    const gain = decibels(tags[`replaygain_${kind}_gain`]);
    if (gain === undefined || tags[`r128_${kind}_gain`] !== undefined) return [];
    return set(`R128_${kind.toUpperCase()}_GAIN`, Math.max(-32_768, Math.min(32_767, Math.round((gain - offset) * parts))));
  });
  const old = [...kinds.map((kind) => `replaygain_${kind}_gain`), ...others].filter((key) => tags[key] !== undefined);
  return [...gains, ...old.flatMap((key) => set(key, ''))];
};

const fromOpus = ({ tags }: Media, set: Setter): readonly string[] =>
  kinds.flatMap((kind) => {
    const own = tags[`r128_${kind}_gain`] ?? '';
    if (!/^[+-]?\d{1,5}$/.test(own)) return [];
    const key = `REPLAYGAIN_${kind.toUpperCase()}_GAIN`;
    const gain = `${(Number(own) / parts + offset).toFixed(2)} dB`;
    return [...(tags[key.toLowerCase()] === undefined ? set(key, gain) : []), ...set(`R128_${kind.toUpperCase()}_GAIN`, '')];
  });

/** Arguments that write the loudness of a recording as players of the target read it. */
export const gainTags = (media: Media, { muxer }: Target): readonly string[] => {
  const levels = oggs.has(muxer) ? ['-metadata', '-metadata:s:a:0'] : ['-metadata'];
  const set: Setter = (key, value) => levels.flatMap((level) => [level, `${key}=${value}`]);
  return muxer === 'opus' ? toOpus(media, set) : keepsOpus.has(muxer) ? [] : fromOpus(media, set);
};
