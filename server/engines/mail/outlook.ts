import type { Storage } from '../../files/compound-tree.ts';
import { decodeByPage } from './code-pages.ts';

/** Types of properties ([MS-OXCDATA] 2.11.1). */
const types = { number: '0003', real: '0005', flag: '000B', time: '0040', ansi: '001E', unicode: '001F', bytes: '0102' } as const;

/** Size of the header in the stream of fixed properties, by kind of object ([MS-OXMSG] 2.4). */
const headBytes = { message: 32, embedded: 24, part: 8 } as const;
const fixedBytes = 16;

/** Milliseconds between the Windows epoch (1601) and the Unix epoch (1970). */
const windowsEpoch = 11_644_473_600_000n;

/** A moment by its count of 100 nanoseconds; undefined if no calendar has it. */
export const timeOf = (ticks: bigint): Date | undefined => {
  const time = new Date(Number(ticks / 10_000n - windowsEpoch));
  return Number.isNaN(time.getTime()) ? undefined : time;
};

/** Properties of a message, a recipient or an attachment, by id as four hexadecimal digits ([MS-OXPROPS]). */
export type Properties = {
  readonly text: (id: string) => string;
  readonly bytes: (id: string) => Buffer | undefined;
  readonly number: (id: string) => number | undefined;
  readonly real: (id: string) => number | undefined;
  readonly flag: (id: string) => boolean;
  readonly time: (id: string) => Date | undefined;
};

/** Reads properties on demand; non-Unicode texts are in the encoding of `codePage`, 0 if unknown. */
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
    real: (id) => {
      const at = places.get(`${id}${types.real}`);
      return at === undefined ? undefined : fixed.readDoubleLE(at);
    },
    flag: (id) => {
      const at = places.get(`${id}${types.flag}`);
      return at !== undefined && fixed.readUInt16LE(at) !== 0;
    },
    time: (id) => {
      const at = places.get(`${id}${types.time}`);
      if (at === undefined) return undefined;
      return timeOf(fixed.readBigUInt64LE(at));
    },
  };
};

/** Recipients or attachments of a message, in order. */
export const partsOf = (storage: Storage, kind: 'recip' | 'attach'): readonly Storage[] =>
  [...storage.storages]
    .filter(([name]) => name.toLowerCase().startsWith(`__${kind}_version1.0_#`))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, part]) => part);

/** The code page of a message's texts, 0 if not stated. */
export const codePageOf = (storage: Storage, kind: 'message' | 'embedded'): number => {
  const { number } = propertiesOf(storage, kind, 0);
  return number('3FFD') ?? number('3FDE') ?? 0;
};
