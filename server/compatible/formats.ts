import { namedFormat } from '../files/named-format.ts';

/** What says nothing of a file: senders put it where they know no better. */
const vague: ReadonlySet<string> = new Set([
  '',
  'application/octet-stream',
  'application/x-www-form-urlencoded',
  'binary/octet-stream',
  '*/*',
]);

/** The format id that a name, or else a media type, stands for. */
export const statedFormat = (name: string, type = ''): string | undefined => {
  const bare = (type.split(';')[0] ?? '').trim().toLowerCase();
  return namedFormat(name, vague.has(bare) ? '' : bare);
};

/** A file's name without folders, and at most as long as file systems take. */
export const ownName = (fileName: string): string => (fileName.split(/[/\\]/).at(-1) ?? '').slice(0, 255);
