import { bareRecord } from '../../../catalogue/bare-record.ts';
import { type Message, message } from '../../../catalogue/languages/message.ts';
import type { Target } from './containers.ts';
import type { Media } from './media.ts';

/** Tags of phone cameras: location, make, model, date with UTC offset (QuickTime File Format, "Metadata"). */
const camera = /^com\.(?:apple\.(?:quicktime|proapps|photos)|android|samsung|xiaomi|oplus|dji|gopro)\./;
/** Keys in capitals. */
const capitals = bareRecord<string>({ iso6709: 'ISO6709' });
const spelled = (key: string): string =>
  key
    .split('.')
    .map((part) => capitals[part] ?? part)
    .join('.');

/** Names of the same facts in other cameras and Android. */
const plain: Readonly<Record<string, string>> = {
  make: 'com.apple.quicktime.make',
  model: 'com.apple.quicktime.model',
  location: 'com.apple.quicktime.location.ISO6709',
};
/** Tags that QuickTime players expect among these keys, because FFmpeg then writes no others. */
const titles = ['title', 'artist', 'album', 'comment', 'description', 'genre', 'copyright', 'keywords'];

/** MP4 and QuickTime muxers, then those of containers that support any tag name. */
const keyed: ReadonlySet<string> = new Set(['mp4', 'ipod', 'mov', 'f4v']);
const takesAny: ReadonlySet<string> = new Set(['matroska', 'webm', 'asf', 'flv']);

/** Arguments that keep these tags, and a note if the target can't. */
export const phoneTags = (
  { tags }: Media,
  target: Target,
  name: string,
): { readonly args: readonly string[]; readonly notes: readonly Message[] } => {
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
  return { args: [], notes: isKept ? [] : [message('phoneTagsLeft', { format: name })] };
};
