/** Parquet: false directories, dictionaries and pages that expand beyond any memory. */
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { sampleParquet } from '../../../engines/table/data-samples.ts';
import { type Attack, harmless, refused } from './attack.ts';
import { join, le32, zeros } from './bytes.ts';
import { chunk, codecs, element, encodings, group, i32, list, page, parquet, physical, type Thrift } from './thrift.ts';

const slow = { seconds: 30 } as const;
const most = 2 ** 31 - 1;

/** Lengths in groups of seven bits (varints), as in runs. */
const packedLength = (value: number): Buffer => {
  const groups: number[] = [];
  let rest = value;
  for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) groups.push((rest % 0x80) | 0x80);
  return Buffer.from([...groups, rest]);
};
/** A run of one dictionary value, with a bit width of 1. */
const run = (count: number, value = 0): Buffer => join(Buffer.from([1]), packedLength(count * 2), Buffer.from([value]));

type Column = { readonly pages: readonly Uint8Array[]; readonly type?: number; readonly codec?: number; readonly hasDictionary?: boolean };
/** A file with one column, its pages in sequence. */
const oneColumn = (
  rows: number | bigint,
  { pages, type = physical.integer, codec = codecs.none, hasDictionary = false }: Column,
): Buffer => {
  const [first = zeros(0)] = pages;
  const size = pages.reduce((sum, { length }) => sum + length, 0);
  const at = hasDictionary ? 4 + first.length : 4;
  const part = chunk({ path: ['a'], at, size, values: rows, type, codec, ...(hasDictionary ? { dictionaryAt: 4 } : {}) });
  return parquet(pages, list([element('schema', { children: 1 }), element('a', { type })]), rows, list([group([part], rows)]));
};
const bytesValue = (content: Uint8Array): Buffer => join(le32(content.length), content);
const empty = list([], { type: 12 });
const rootOf = (children: number): Thrift => element('schema', { children });

export const parquetAttacks: readonly Attack[] = [
  refused('parquet-rows-without-columns', 'parquet csv', () => parquet([], list([rootOf(0)]), 2n ** 52n, empty)),
  refused('parquet-rows-without-groups', 'parquet csv', () => parquet([], list([rootOf(1), element('a')]), 2n ** 62n, empty)),
  harmless('parquet-few-rows-without-groups', 'parquet json', () => parquet([], list([rootOf(1), element('a')]), 40_000_000, empty), slow),
  refused(
    'parquet-negative-counts',
    'parquet csv',
    () => parquet([], list([rootOf(1), element('a')]), -5, list([group([chunk({ path: ['a'], at: -4, size: -9, values: -1 })], -5, -7)])),
    slow,
  ),
  refused('parquet-list-of-billions', 'parquet csv', () => parquet([], list([rootOf(1)], { count: most }), 1, empty), slow),
  refused('parquet-truths-of-billions', 'parquet csv', () => parquet([], list([], { type: 1, count: most }), 1, empty), slow),
  refused(
    'parquet-children-of-billions',
    'parquet csv',
    () => parquet([], list([rootOf(most), element('a', { children: most })]), 10, empty),
    slow,
  ),
  refused(
    'parquet-schema-20000-deep',
    'parquet json',
    () => parquet([], list([rootOf(1), ...Array.from({ length: 20_000 }, () => element('a', { children: 1 })), element('a')]), 10, empty),
    slow,
  ),
  harmless(
    'parquet-20000-columns-of-one-chunk',
    'parquet csv',
    () => {
      const names = Array.from({ length: 20_000 }, (_, n) => `c${n}`);
      const one = page({ values: 1000, content: zeros(4000) });
      const parts = names.map((name) => chunk({ path: [name], at: 4, size: one.length, values: 1000 }));
      return parquet([one], list([rootOf(names.length), ...names.map((name) => element(name))]), 1000, list([group(parts, 1000)]));
    },
    { seconds: 60 },
  ),
  harmless(
    'parquet-100000-groups',
    'parquet json',
    () => {
      const one = page({ values: 1, content: zeros(4) });
      const part = group([chunk({ path: ['a'], at: 4, size: one.length, values: 1 })], 1, 4);
      return parquet([one], list([rootOf(1), element('a')]), 100_000, list(Array.from({ length: 100_000 }, () => part)));
    },
    { seconds: 60 },
  ),
  refused('parquet-file-elsewhere', 'parquet csv', ({ file }) =>
    parquet(
      [],
      list([rootOf(1), element('a')]),
      1,
      list([group([chunk({ path: ['a'], at: 4, size: 20, values: 1, elsewhere: file })], 1)]),
    ),
  ),
  harmless(
    'parquet-runs-of-billions',
    'parquet csv',
    () =>
      oneColumn(10, {
        hasDictionary: true,
        pages: [
          page({ values: 1, content: le32(7), isDictionary: true }),
          page({ values: most, content: run(most), encoding: encodings.dictionary }),
        ],
      }),
    slow,
  ),
  refused('parquet-page-of-billions', 'parquet csv', () => oneColumn(10, { pages: [page({ values: most, content: zeros(40) })] }), slow),
  refused(
    'parquet-dictionary-of-billions',
    'parquet csv',
    () => oneColumn(10, { hasDictionary: true, pages: [page({ values: most, content: le32(7), isDictionary: true })] }),
    slow,
  ),
  refused(
    'parquet-large-word-in-every-row',
    'parquet csv',
    () => {
      const packed = gzipSync(bytesValue(Buffer.alloc(10_000_000, 'x')));
      const rows = 40_000_000;
      return oneColumn(rows, {
        hasDictionary: true,
        type: physical.bytes,
        codec: codecs.gzip,
        pages: [
          page({ values: 1, content: packed, unpacked: 10_000_004, isDictionary: true }),
          page({ values: rows, content: gzipSync(run(rows)), unpacked: run(rows).length, encoding: encodings.dictionary }),
        ],
      });
    },
    { seconds: 60 },
  ),
  ...(['gzip', 'zstd'] as const).map((codec) =>
    refused(
      `parquet-${codec}-that-says-less`,
      'parquet csv',
      () => {
        const packed = (codec === 'gzip' ? gzipSync : zstdCompressSync)(zeros(900_000_000));
        return oneColumn(10, { codec: codecs[codec], pages: [page({ values: 10, content: packed, unpacked: 40 })] });
      },
      slow,
    ),
  ),
  refused(
    'parquet-gzip-that-says-more',
    'parquet csv',
    () => oneColumn(10, { codec: codecs.gzip, pages: [page({ values: 10, content: gzipSync(zeros(40)), unpacked: most })] }),
    slow,
  ),
  refused(
    'parquet-snappy-that-says-more',
    'parquet csv',
    () =>
      oneColumn(10, {
        codec: codecs.snappy,
        pages: [page({ values: 10, content: join('\xff\xff\xff\xff\x07', zeros(40)), unpacked: 40 })],
      }),
    slow,
  ),
  refused(
    'parquet-many-packed-pages',
    'parquet csv',
    () => {
      const packed = gzipSync(zeros(20_000_000));
      const one = page({ values: 0, content: packed, unpacked: 20_000_000 });
      return oneColumn(10, { codec: codecs.gzip, pages: Array.from({ length: 200 }, () => one) });
    },
    { seconds: 60 },
  ),
  refused(
    'parquet-words-that-grow',
    'parquet csv',
    () => {
      // Each word is the previous one plus a letter: all deltas of a block are 1.
      const rows = 400_000;
      const deltas = (first: number, step: number): Buffer =>
        join(
          packedLength(128),
          packedLength(4),
          packedLength(rows),
          packedLength(first * 2),
          ...Array.from({ length: Math.ceil((rows - 1) / 128) }, () => join(packedLength(step * 2), zeros(4))),
        );
      return oneColumn(rows, {
        type: physical.bytes,
        pages: [page({ values: rows, content: join(deltas(0, 1), deltas(1, 0), Buffer.alloc(rows, 'x')), encoding: encodings.deltaBytes })],
      });
    },
    slow,
  ),
  refused(
    'parquet-blocks-of-billions',
    'parquet csv',
    () =>
      oneColumn(10, {
        pages: [
          page({ values: 10, content: join(packedLength(most), packedLength(0), packedLength(most), '\x02'), encoding: encodings.packed }),
        ],
      }),
    slow,
  ),
  harmless(
    'parquet-empty-pages',
    'parquet csv',
    () => oneColumn(10, { pages: Array.from({ length: 300_000 }, () => page({ values: 0, content: zeros(0) })) }),
    slow,
  ),
  harmless('parquet-names-of-prototypes', 'parquet jsonl', () =>
    Buffer.from(sampleParquet([{ constructor: 'a', toString: 'b', __proto: 'c' }])),
  ),
  refused('parquet-directory-of-everything', 'parquet csv', () => join('PAR1', zeros(40), le32(0xffff_fff0), 'PAR1')),
  refused('parquet-directory-of-itself', 'parquet csv', () => {
    const nested = Array.from({ length: 100_000 }, () => '\x1c').join('');
    return join('PAR1', nested, le32(nested.length), 'PAR1');
  }),
  refused('parquet-fields-of-fields', 'parquet csv', () => {
    // Nested lists in an unknown field.
    const nested = '\xf9\x01'.repeat(100_000);
    return join('PAR1', '\xd9', nested, le32(nested.length + 1), 'PAR1');
  }),
  refused('parquet-locked', 'parquet csv', () => join('PARE', zeros(40), le32(8), 'PARE')),
  harmless(
    'parquet-types',
    'parquet csv',
    () =>
      parquet(
        [],
        list([rootOf(1), element('a', { type: 77, repeats: 99 })]),
        1,
        list([group([chunk({ path: ['b', 'c'], at: 4, size: 10, values: 1, type: 99, codec: 99 })], 1)]),
      ),
    slow,
  ),
  refused('parquet-strings', 'parquet csv', () => parquet([], [9, i32(5)[1]], 1, empty)),
];
