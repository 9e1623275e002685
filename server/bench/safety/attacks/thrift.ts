/** Builders of inconsistent Parquet files: Thrift's compact protocol (thrift-compact-protocol.md), and the parts of a file in it. */
import { join, le32 } from './bytes.ts';

type Bytes = Uint8Array;

const unsigned = (value: bigint): Bytes => {
  const groups: number[] = [];
  let rest = value;
  for (; rest >= 0x80n; rest >>= 7n) groups.push(Number(rest & 0x7fn) | 0x80);
  return Buffer.from([...groups, Number(rest)]);
};
const signed = (value: number | bigint): Bytes => {
  const whole = BigInt(value);
  return unsigned(BigInt.asUintN(64, (whole << 1n) ^ (whole >> 63n)));
};

/** A value with its type number. */
export type Thrift = readonly [type: number, content: Bytes];
export const i32 = (value: number): Thrift => [5, signed(value)];
const i64 = (value: number | bigint): Thrift => [6, signed(value)];
const text = (content: Bytes | string): Thrift => [8, join(unsigned(BigInt(content.length)), content)];
const struct = (fields: Readonly<Record<number, Thrift | undefined>>): Thrift => {
  const parts: Bytes[] = [];
  for (const [id, field] of Object.entries(fields)) if (field) parts.push(Buffer.from([field[0]]), signed(Number(id)), field[1]);
  return [12, join(...parts, '\0')];
};
/** A list; `count` is its stated length. */
export const list = (items: readonly Thrift[], { type = items[0]?.[0] ?? 12, count = items.length } = {}): Thrift => [
  9,
  join(Buffer.from([0xf0 | type]), unsigned(BigInt(count)), ...items.map(([, content]) => content)),
];

/** Physical types: byte arrays and 32-bit integers. */
export const physical = { integer: 1, bytes: 6 } as const;
export const codecs = { none: 0, snappy: 1, gzip: 2, zstd: 6 } as const;
export const encodings = { plain: 0, packed: 5, deltaBytes: 7, dictionary: 8 } as const;

/** A schema element; without `children` a required column. */
export const element = (
  name: string,
  { children, type = physical.integer, repeats = 0 }: { children?: number; type?: number; repeats?: number } = {},
): Thrift =>
  struct({
    ...(children === undefined ? { 1: i32(type) } : {}),
    3: i32(repeats),
    4: text(name),
    ...(children === undefined ? {} : { 5: i32(children) }),
  });

type Page = {
  readonly values: number;
  readonly content: Bytes;
  readonly unpacked?: number;
  readonly encoding?: number;
  readonly isDictionary?: boolean;
};

/** A page with arbitrary claims about itself. */
export const page = ({ values, content, unpacked = content.length, encoding = encodings.plain, isDictionary = false }: Page): Buffer =>
  join(
    struct({
      1: i32(isDictionary ? 2 : 0),
      2: i32(unpacked),
      3: i32(content.length),
      ...(isDictionary
        ? { 7: struct({ 1: i32(values), 2: i32(encoding) }) }
        : { 5: struct({ 1: i32(values), 2: i32(encoding), 3: i32(3), 4: i32(3) }) }),
    })[1],
    content,
  );

export type Chunk = {
  readonly path: readonly string[];
  readonly at: number;
  readonly size: number;
  readonly values: number | bigint;
  readonly type?: number;
  readonly codec?: number;
  readonly dictionaryAt?: number;
  readonly elsewhere?: string;
};

export const chunk = ({ path, at, size, values, type = physical.integer, codec = codecs.none, dictionaryAt, elsewhere }: Chunk): Thrift =>
  struct({
    ...(elsewhere === undefined ? {} : { 1: text(elsewhere) }),
    2: i64(at),
    3: struct({
      1: i32(type),
      2: list([i32(0)]),
      3: list(path.map(text)),
      4: i32(codec),
      5: i64(values),
      6: i64(size),
      7: i64(size),
      9: i64(at),
      ...(dictionaryAt === undefined ? {} : { 11: i64(dictionaryAt) }),
    }),
  });
export const group = (chunks: readonly Thrift[], rows: number | bigint, size = 100): Thrift =>
  struct({ 1: list(chunks), 2: i64(size), 3: i64(rows) });

/** A whole file: pages, which begin at offset 4, and the directory. */
export const parquet = (pages: readonly Bytes[], schema: Thrift, rows: number | bigint, groups: Thrift): Buffer => {
  const [, directory] = struct({ 1: i32(1), 2: schema, 3: i64(rows), 4: groups });
  return join('PAR1', ...pages, directory, le32(directory.length), 'PAR1');
};
