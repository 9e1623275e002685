import type { Storage } from '../../files/compound-tree.ts';
import { decodeByPage } from './code-pages.ts';

/** Types of properties ([MS-OXCDATA] 2.11.1). */
const types = { number: '0003', time: '0040', ansi: '001E', unicode: '001F', bytes: '0102' } as const;

/** How much of the stream of fixed properties comes before the first: an object knows what it is ([MS-OXMSG] 2.4). */
const headBytes = { message: 32, embedded: 24, part: 8 } as const;
const fixedBytes = 16;

/** Milliseconds between the years 1601 and 1970, from which Windows and JavaScript count. */
const windowsEpoch = 11_644_473_600_000n;

/** The properties of a message, a recipient or an attachment, by their numbers as four hexadecimal digits ([MS-OXPROPS]). */
export type Properties = {
  readonly text: (id: string) => string;
  readonly bytes: (id: string) => Buffer | undefined;
  readonly number: (id: string) => number | undefined;
  readonly time: (id: string) => Date | undefined;
};

/** Reads properties as they are asked for; texts that are not in Unicode are in the encoding of `codePage`, 0 for an unknown one. */
export const propertiesOf = (storage: Storage, kind: keyof typeof headBytes, codePage: number): Properties => {
  const fixed = storage.streams.get('__properties_version1.0')?.() ?? Buffer.alloc(0);
  const places = new Map<string, number>();
  for (let at = headBytes[kind]; at + fixedBytes <= fixed.length; at += fixedBytes)
    places.set(fixed.readUInt32LE(at).toString(16).padStart(8, '0').toUpperCase(), at + 8);
  const stream = (id: string, type: string): Buffer | undefined => storage.streams.get(`__substg1.0_${id}${type}`)?.();
  return {
    text: (id) => {
      const wide = stream(id, types.unicode);
      const found = wide
        ? wide.toString('utf16le', 0, wide.length & ~1)
        : decodeByPage(stream(id, types.ansi) ?? Buffer.alloc(0), codePage);
      const end = found.indexOf('\0');
      return end < 0 ? found : found.slice(0, end);
    },
    bytes: (id) => stream(id, types.bytes),
    number: (id) => {
      const at = places.get(`${id}${types.number}`);
      return at === undefined ? undefined : fixed.readInt32LE(at);
    },
    time: (id) => {
      const at = places.get(`${id}${types.time}`);
      if (at === undefined) return undefined;
      const time = new Date(Number(fixed.readBigUInt64LE(at) / 10_000n - windowsEpoch));
      return Number.isNaN(time.getTime()) ? undefined : time;
    },
  };
};

/** Parts of a message, in their order: recipients or attachments. */
export const partsOf = (storage: Storage, kind: 'recip' | 'attach'): readonly Storage[] =>
  [...storage.storages]
    .filter(([name]) => name.toLowerCase().startsWith(`__${kind}_version1.0_#`))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, part]) => part);

/** The code page that a message's texts are in, 0 where it does not say. */
export const codePageOf = (storage: Storage, kind: 'message' | 'embedded'): number => {
  const { number } = propertiesOf(storage, kind, 0);
  return number('3FFD') ?? number('3FDE') ?? 0;
};
