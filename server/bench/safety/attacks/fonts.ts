import { brotliCompressSync, constants, deflateSync } from 'node:zlib';
import { type Attack, harmless, refused } from './attack.ts';
import { be16, be32, join, le16, le32, zeros } from './bytes.ts';

type Table = {
  readonly tag?: string;
  readonly offset?: number;
  readonly packed?: number;
  readonly length?: number;
  readonly data?: Uint8Array;
};

/** A WOFF 1.0 with these claims (W3C, 2012): 44 bytes, 20 for each table, the tables. */
const woff = (tables: readonly Table[], { count = tables.length, total = 1000, flavor = 0x00010000 } = {}): Buffer => {
  const data = join(...tables.map((one) => one.data ?? zeros(4)));
  let place = 44 + tables.length * 20;
  const directory = tables.map(({ tag = 'glyf', offset, packed, length, data: own = zeros(4) }) => {
    const entry = join(tag, be32(offset ?? place), be32(packed ?? own.length), be32(length ?? own.length), be32(0));
    place += own.length;
    return entry;
  });
  return join(
    'wOFF',
    be32(flavor),
    be32(44 + tables.length * 20 + data.length),
    be16(count),
    be16(0),
    be32(total),
    be16(1),
    be16(0),
    zeros(20),
    ...directory,
    data,
  );
};

/** A WOFF 2.0 with these claims (W3C, 2018): 48 bytes and the rest. */
const woff2 = (rest: Uint8Array, { count = 1, total = 1000, packed = rest.length, flavor = 0x00010000 } = {}): Buffer =>
  join('wOF2', be32(flavor), be32(48 + rest.length), be16(count), be16(0), be32(total), be32(packed), be16(1), be16(0), zeros(20), rest);

/** An unwrapped font with this directory. */
const sfnt = (count: number, tables: readonly (readonly [tag: string, offset: number, length: number])[], data = zeros(64)): Buffer =>
  join(
    be32(0x00010000),
    be16(count),
    be16(16),
    be16(0),
    be16(0),
    ...tables.map(([tag, offset, length]) => join(tag, be32(0), be32(offset), be32(length))),
    data,
  );

const eot = (size: number, fontSize: number, flags: number, nameSize = 0): Buffer =>
  join(
    le32(size),
    le32(fontSize),
    le32(0x00020001),
    le32(flags),
    zeros(10),
    Buffer.from([1, 0]),
    le32(400),
    le16(0),
    le16(0x504c),
    zeros(16 + 8 + 4 + 16),
    le16(0),
    le16(nameSize),
    zeros(64),
  );

/** A Brotli stream that expands to 150 MB of zeros. */
const brotliBomb = (): Buffer => brotliCompressSync(new Uint8Array(150 * 1024 ** 2), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

export const fontAttacks: readonly Attack[] = [
  refused('woff-bomb', 'woff ttf', () =>
    woff([{ length: 0xffff_fff0, data: deflateSync(new Uint8Array(50 * 1024 ** 2)) }], { total: 0xffff_fff0 }),
  ),
  refused('woff-bomb-that-says-little', 'woff ttf', () => woff([{ length: 1000, data: deflateSync(new Uint8Array(150 * 1024 ** 2)) }])),
  refused('woff-many-bombs', 'woff ttf', () =>
    woff(
      Array.from({ length: 400 }, (_, n) => ({
        tag: `t${String(n).padStart(3, '0')}`,
        length: 100 * 1024 ** 2,
        data: n === 0 ? deflateSync(new Uint8Array(100 * 1024 ** 2)) : zeros(4),
      })),
    ),
  ),
  refused('woff-one-bomb-for-all', 'woff ttf', () =>
    woff(
      Array.from({ length: 400 }, (_, n) => ({
        tag: `t${String(n).padStart(3, '0')}`,
        offset: 44 + 400 * 20,
        packed: 100_000,
        length: 100 * 1024 ** 2,
        data: n === 0 ? deflateSync(new Uint8Array(100 * 1024 ** 2)) : zeros(0),
      })),
    ),
  ),
  refused('woff-no-tables', 'woff ttf', () => woff([])),
  refused('woff-more-tables-than-bytes', 'woff ttf', () => woff([{}], { count: 0xffff })),
  refused('woff-beyond-its-end', 'woff ttf', () => woff([{ offset: 0xffff_ff00, packed: 0xff }])),
  refused('woff-within-itself', 'woff ttf', () => woff([{ tag: 'glyf', offset: 0, packed: 40, length: 40 }])),
  refused(
    'woff2-bomb',
    'woff2 ttf',
    () => woff2(join(Buffer.from([0x0a, 0xff, 0xff, 0xff, 0x7f]), brotliBomb()), { total: 100 * 1024 ** 2 }),
    {
      seconds: 65,
    },
  ),
  refused('woff2-declared-giant', 'woff2 ttf', () => woff2(zeros(100), { total: 0xffff_ffff })),
  refused('woff2-tables', 'woff2 ttf', () => woff2(zeros(5000), { count: 0xffff })),
  refused('woff2-transforms', 'woff2 ttf', () =>
    woff2(join(Buffer.from([0x0a, 0x8f, 0xff, 0xff, 0xff, 0x7f, 0x8f, 0xff, 0xff, 0xff, 0x7f]), brotliBomb().subarray(0, 200)), {
      count: 2,
    }),
  ),
  refused('woff2-collection', 'woff2 ttf', () => woff2(zeros(3000), { flavor: 0x74746366 })),
  refused('ttf-tables-beyond', 'ttf woff', () =>
    sfnt(2, [
      ['glyf', 0xffff_fff0, 0xffff_fff0],
      ['head', 28, 54],
    ]),
  ),
  refused('ttf-more-tables-than-bytes', 'ttf woff2', () => sfnt(0xffff, [['glyf', 28, 4]])),
  refused(
    'ttf-tables-that-overlap',
    'ttf woff2',
    () =>
      sfnt(
        400,
        Array.from({ length: 400 }, (_, n) => [`t${String(n).padStart(3, '0')}`, 12, 5_000_000] as const),
        zeros(5_000_000),
      ),
    { seconds: 65 },
  ),
  refused('ttf-glyphs-that-are-each-other', 'ttf woff2', () =>
    sfnt(
      3,
      [
        ['head', 60, 54],
        ['loca', 114, 20],
        ['glyf', 134, 20],
      ],
      zeros(200),
    ),
  ),
  refused('eot-sizes', 'eot ttf', () => eot(0xffff_ffff, 0xffff_ffff, 0)),
  refused('eot-packed', 'eot ttf', () => eot(200, 64, 4)),
  refused('eot-enciphered', 'eot ttf', () => eot(200, 64, 0x10000000)),
  refused('eot-names', 'eot ttf', () => eot(200, 64, 0, 0xffff)),
  harmless('otf-empty', 'otf woff', () => join('OTTO', be16(0), zeros(6))),
];
