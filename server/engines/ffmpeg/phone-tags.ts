import type { Target } from './containers.ts';
import type { Media } from './media.ts';

/** What cameras of phones write beside tags: place, make, model, date with its offset (QuickTime File Format, "Metadata"). */
const camera = /^com\.(?:apple\.(?:quicktime|proapps|photos)|android|samsung|xiaomi|oplus|dji|gopro)\./;
/** Keys that are written with capitals. */
const capitals: Readonly<Record<string, string>> = { iso6709: 'ISO6709' };
const spelled = (key: string): string =>
  key
    .split('.')
    .map((part) => capitals[part] ?? part)
    .join('.');

/** The same facts by the names that other cameras and Android give them. */
const plain: Readonly<Record<string, string>> = {
  make: 'com.apple.quicktime.make',
  model: 'com.apple.quicktime.model',
  location: 'com.apple.quicktime.location.ISO6709',
};
/** Tags that QuickTime's players look for among the same keys, since FFmpeg then writes no others. */
const titles = ['title', 'artist', 'album', 'comment', 'description', 'genre', 'copyright', 'keywords'];

/** Writers of MP4 and QuickTime, and those of containers that take tags of any name. */
const keyed: ReadonlySet<string> = new Set(['mp4', 'ipod', 'mov', 'f4v']);
const takesAny: ReadonlySet<string> = new Set(['matroska', 'webm', 'asf', 'flv']);

/** Arguments that keep them, and what to say where the target can't. */
export const phoneTags = (
  { tags }: Media,
  target: Target,
  name: string,
): { readonly args: readonly string[]; readonly notes: readonly string[] } => {
  const own = Object.entries(tags).filter(([key]) => camera.test(key));
  const others = Object.entries(plain).filter(([key, same]) => tags[key] && !tags[same.toLowerCase()]);
  if (!target.video || (own.length === 0 && others.length === 0)) return { args: [], notes: [] };
  if (keyed.has(target.muxer)) {
    const facts = [
      ...own.map(([key, value]) => [spelled(key), value] as const),
      ...others.map(([key, same]) => [same, tags[key] ?? ''] as const),
      ...titles.flatMap((key) => (tags[key] ? [[`com.apple.quicktime.${key}`, tags[key]] as const] : [])),
    ];
    return { args: ['-movflags', '+use_metadata_tags', ...facts.flatMap(([key, value]) => ['-metadata', `${key}=${value}`])], notes: [] };
  }
  const isKept = takesAny.has(target.muxer) || !/location|make|model/.test([...own, ...others].map(([key]) => key).join(' '));
  return { args: [], notes: isKept ? [] : [`Place and camera of the recording are left out: ${name} can't hold them.`] };
};
