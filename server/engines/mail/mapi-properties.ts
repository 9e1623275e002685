import { decodeByPage } from './code-pages.ts';
import { type Properties, timeOf } from './outlook.ts';

/** Sizes of fixed-length values, including padding to four bytes ([MS-OXTNEF] 2.1.3.5). */
const sizes: Readonly<Record<number, number>> = { 2: 4, 3: 4, 4: 4, 5: 8, 6: 8, 7: 8, 10: 4, 11: 4, 20: 8, 64: 8, 72: 16 };
const types = { number: 0x03, real: 0x05, flag: 0x0b, object: 0x0d, time: 0x40, ansi: 0x1e, unicode: 0x1f, bytes: 0x102 } as const;
const several = 0x1000;
/** Ids from here on are named; the name precedes the value. */
const firstNamed = 0x8000;
const mostProperties = 10_000;

const padded = (length: number): number => Math.ceil(length / 4) * 4;

/** Properties of a message or an attachment by id as four hexadecimal digits ([MS-OXPROPS]). */
export type MapiProperties = Properties & {
  /** Ids of named properties by their number. */
  readonly ids: ReadonlyMap<number, string>;
  /** An object without its interface id. */
  readonly object: (id: string) => Buffer | undefined;
};

/** Reads a list of properties; stops where it is truncated. */
export const readMapiProperties = (bytes: Buffer, codePage: number): MapiProperties => {
  const found = new Map<string, Buffer>();
  const ids = new Map<number, string>();
  const count = bytes.length < 4 ? 0 : Math.min(bytes.readUInt32LE(0), mostProperties);
  let at = 4;
  const left = (length: number): boolean => length >= 0 && at + length <= bytes.length;
  const next = (): number => {
    const value = left(4) ? bytes.readUInt32LE(at) : 0;
    at += 4;
    return value;
  };
  for (let index = 0; index < count && left(4); index++) {
    const type = bytes.readUInt16LE(at);
    const id = bytes.readUInt16LE(at + 2);
    at += 4;
    if (id >= firstNamed) {
      at += 16;
      const isText = next() === 1;
      const length = next();
      if (isText) at += padded(length);
      else ids.set(length, id.toString(16).toUpperCase());
    }
    const kind = type & ~several;
    const fixed = sizes[kind];
    const values = fixed === undefined || type & several ? next() : 1;
    for (let value = 0; value < values; value++) {
      const length = fixed ?? next();
      if (!left(length)) return propertiesOf(found, ids, codePage);
      const key = `${id.toString(16).padStart(4, '0').toUpperCase()}:${kind}`;
      if (value === 0) found.set(key, bytes.subarray(at, at + length));
      at += padded(length);
    }
  }
  return propertiesOf(found, ids, codePage);
};

const untilNull = (text: string): string => text.split('\0', 1)[0] ?? '';

const propertiesOf = (found: ReadonlyMap<string, Buffer>, ids: ReadonlyMap<number, string>, codePage: number): MapiProperties => ({
  ids,
  text: (id) => {
    const wide = found.get(`${id}:${types.unicode}`);
    if (wide) return untilNull(wide.toString('utf16le', 0, wide.length & ~1));
    const narrow = found.get(`${id}:${types.ansi}`);
    return narrow ? untilNull(decodeByPage(narrow, codePage)) : '';
  },
  bytes: (id) => found.get(`${id}:${types.bytes}`),
  number: (id) => found.get(`${id}:${types.number}`)?.readInt32LE(0),
  real: (id) => found.get(`${id}:${types.real}`)?.readDoubleLE(0),
  flag: (id) => (found.get(`${id}:${types.flag}`)?.readUInt16LE(0) ?? 0) !== 0,
  time: (id) => {
    const ticks = found.get(`${id}:${types.time}`)?.readBigUInt64LE(0);
    return ticks === undefined ? undefined : timeOf(ticks);
  },
  object: (id) => found.get(`${id}:${types.object}`)?.subarray(16),
});
