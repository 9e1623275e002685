/** Settings and structured data: JSON lines, TOML, INI, properties, property lists. */
import { type Attack, harmless, refused } from './attack.ts';
import { be16, be32, be64, join, zeros } from './bytes.ts';
import { times } from './extreme-files.ts';

const slow = { seconds: 30 } as const;
const prototypes = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'];

const plistHead =
  '<?xml version="1.0"?><!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">';
const plist = (body: string, head = plistHead): string => `${head}<plist version="1.0">${body}</plist>`;

/** A binary property list of these objects, the outermost first. References and offsets take four bytes. */
const binary = (
  objects: readonly Uint8Array[],
  lies: { readonly count?: number; readonly top?: number; readonly table?: number } = {},
): Buffer => {
  const places: number[] = [];
  let at = 8;
  for (const object of objects) {
    places.push(at);
    at += object.length;
  }
  const { count = objects.length, top = 0, table = at } = lies;
  return join('bplist00', ...objects, ...places.map(be32), zeros(6), Buffer.from([4, 4]), be64(count), be64(top), be64(table));
};
const sized = (kind: number, length: number, ...content: readonly Uint8Array[]): Buffer =>
  join(Buffer.from([(kind << 4) | 15, 0x12]), be32(length), ...content);
const list = (...refs: readonly number[]): Buffer => sized(10, refs.length, ...refs.map(be32));
const dictionary = (keys: readonly number[], values: readonly number[]): Buffer =>
  sized(13, keys.length, ...keys.map(be32), ...values.map(be32));
const bytes = (content: Buffer): Buffer => sized(4, content.length, content);
const letters = (text: string): Buffer => sized(5, text.length, Buffer.from(text, 'latin1'));

export const settings: readonly Attack[] = [
  refused('jsonl-100000-deep', 'jsonl csv', () => `{"a":1}\n${'['.repeat(100_000)}${']'.repeat(100_000)}\n`, slow),
  harmless('jsonl-deep-in-fields', 'jsonl csv', () => `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}\n{"a":1}\n`, slow),
  harmless('jsonl-million-lines', 'jsonl xlsx', () => '{"a":1}\n'.repeat(1_100_000), { seconds: 60 }),
  harmless('jsonl-every-line-its-own-fields', 'jsonl parquet', () => times(20_000, (n) => `{"k${n}":1}\n`), { seconds: 60 }),
  harmless('jsonl-names-of-prototypes', 'jsonl sqlite', () => `{${prototypes.map((name) => `"${name}":{"x":1}`).join(',')}}\n{"a":1}\n`),
  harmless('jsonl-one-line-of-megabytes', 'jsonl arrow', () => `{"a":"${'x'.repeat(20_000_000)}"}\n{"a":"y"}\n`, slow),
  harmless('jsonl-blank-lines', 'jsonl json', () => `{"a":1}\n${'\n \t\n'.repeat(3_000_000)}{"a":2}\n`, slow),

  refused('toml-100000-deep', 'toml json', () => `a = ${'['.repeat(100_000)}${']'.repeat(100_000)}\n`, slow),
  refused('toml-tables-100000-deep', 'toml yaml', () => `a = ${'{a = '.repeat(100_000)}1${'}'.repeat(100_000)}\n`, slow),
  harmless('toml-dotted-100000-deep', 'toml json', () => `${'a.'.repeat(100_000)}a = 1\n`, slow),
  harmless('toml-headers-that-grow', 'toml xml', () => times(2500, (n) => `[${'a.'.repeat(n)}b${n}]\n`), slow),
  harmless('toml-names-of-prototypes', 'toml json', () =>
    times(6, (n) => `[${prototypes[n]}]\npolluted = 1\n[a.${prototypes[n]}]\nx = 1\n`),
  ),
  harmless('toml-300000-tables', 'toml plist', () => times(300_000, () => '[[a]]\n'), slow),
  harmless('toml-300000-keys', 'toml json', () => times(300_000, (n) => `k${n} = 1\n`), slow),
  harmless('toml-comments', 'toml json', () => `a = [\n${'# x\n'.repeat(1_000_000)}1]\n`, slow),
  harmless('toml-numbers-without-end', 'toml json', () => `a = ${'9'.repeat(1_000_000)}\nb = 0.${'1'.repeat(1_000_000)}\n`, slow),
  harmless('toml-impossible-days', 'toml json', () => times(100_000, (n) => `k${n} = 2001-02-3${n % 2}\n`), slow),
  harmless('toml-days-without-end', 'toml json', () => `a = 2001-01-01\n# ${'2001-02-30'.repeat(100_000)}\n`, slow),
  harmless('toml-underscores', 'toml json', () => `a = 1${'_1'.repeat(1_000_000)}\n`, slow),
  refused('toml-string-without-end', 'toml json', () => `a = """${'\\u0041"" '.repeat(1_000_000)}`, slow),
  harmless('toml-dates', 'toml yaml', 'a = 0000-01-01\nb = 9999-12-31T23:59:60.999999999999999999999Z\n', slow),

  harmless('ini-names-of-prototypes', 'ini json', () =>
    prototypes.map((name) => `[${name}]\n${prototypes.map((key) => `${key} = 1`).join('\n')}`).join('\n'),
  ),
  harmless('ini-million-sections', 'ini yaml', () => times(600_000, (n) => `[${n}]\n`), slow),
  harmless('ini-value-of-lines', 'ini csv', () => `a = 1\n${' x\n'.repeat(2_000_000)}`, slow),
  harmless('ini-brackets', 'ini toml', () => `[a]\n${`[${' '.repeat(50_000)}]x\n`.repeat(200)}b = 1\n`, slow),
  harmless('ini-spaces', 'ini json', () => `[a]${' '.repeat(5_000_000)}x\nb = 1\n`, slow),
  harmless('ini-one-line', 'ini json', () => `[a]\n${'x'.repeat(30_000_000)}=1\n`, slow),

  harmless('properties-backslashes', 'properties json', () => `a=${'\\'.repeat(2_000_001)}\nb=1\n`, slow),
  harmless('properties-lines-that-go-on', 'properties yaml', () => `a=${'\\\n'.repeat(3_000_000)}\nb=1\n`, slow),
  harmless('properties-odd-and-even', 'properties csv', () => `${'x\\\\\\\\'.repeat(500_000)}=1\\\nb=1\n`, slow),
  harmless('properties-escapes', 'properties json', () => `${'\\u00'.repeat(1_000_000)}=\\uZZZZ\\uD800\n`, slow),
  harmless('properties-names-of-prototypes', 'properties json', () => prototypes.map((name) => `${name}=1\n${name}.x=1\n`).join('')),
  harmless('properties-dotted-deep', 'properties json', () => `${'a.'.repeat(100_000)}a=1\n`, slow),

  refused('plist-laughs', 'plist json', () => {
    const entities = times(12, (n) => `<!ENTITY a${n} "${n ? `&a${n - 1};`.repeat(12) : 'ha'}">`);
    return plist('<string>&a11;</string>', `<?xml version="1.0"?><!DOCTYPE plist [${entities}]>`);
  }),
  harmless('plist-entities-from-outside', 'plist json', ({ file, call }) =>
    plist(
      '<array><string>&a;</string><string>&b;</string></array>',
      `<?xml version="1.0"?><!DOCTYPE plist SYSTEM "${call}" [<!ENTITY a SYSTEM "file://${file}"><!ENTITY b SYSTEM "${call}"><!ENTITY % c SYSTEM "${call}">%c;]>`,
    ),
  ),
  refused('plist-100000-deep', 'plist json', () => plist(`${'<array>'.repeat(100_000)}${'</array>'.repeat(100_000)}`), slow),
  harmless('plist-10000-deep', 'plist xml', () => plist(`${'<dict><key>a</key>'.repeat(10_000)}<true/>${'</dict>'.repeat(10_000)}`), slow),
  harmless('plist-million-values', 'plist csv', () => plist(`<array>${'<true/>'.repeat(1_000_000)}</array>`), { seconds: 60 }),
  harmless('plist-names-of-prototypes', 'plist json', () =>
    plist(`<dict>${prototypes.map((name) => `<key>${name}</key><dict><key>x</key><true/></dict>`).join('')}</dict>`),
  ),
  harmless(
    'plist-integers',
    'plist json',
    () => plist(`<array><integer>${'9'.repeat(1_000_000)}</integer><integer>-0x${'f'.repeat(9)}</integer><real>1e999999</real></array>`),
    slow,
  ),
  refused('plist-binary-ring', 'plist json', () => binary([list(0, 0)])),
  refused('plist-binary-two-in-a-ring', 'plist yaml', () => binary([dictionary([2], [1]), dictionary([2], [0]), letters('a')])),
  refused(
    'plist-binary-laughs',
    'plist json',
    () => binary([...Array.from({ length: 60 }, (_, n) => list(n + 1, n + 1, n + 1)), letters('ha')]),
    slow,
  ),
  refused(
    'plist-binary-one-large-text-many-times',
    'plist json',
    () => binary([list(...Array.from({ length: 60_000 }, () => 1)), letters('x'.repeat(20_000_000))]),
    slow,
  ),
  refused(
    'plist-binary-large-data-many-times',
    'plist json',
    () => binary([list(...Array.from({ length: 60_000 }, () => 1)), bytes(zeros(20_000_000))]),
    slow,
  ),
  refused(
    'plist-binary-large-keys-many-times',
    'plist json',
    () => {
      const refs = Array.from({ length: 60_000 }, () => 1);
      return binary([dictionary(refs, refs), letters('x'.repeat(20_000_000))]);
    },
    slow,
  ),
  refused('plist-binary-counts', 'plist json', () => binary([list(0)], { count: 2 ** 53 })),
  refused('plist-binary-table-outside', 'plist json', () => binary([list(0)], { table: 2 ** 40 })),
  refused('plist-binary-top-outside', 'plist json', () => binary([list(0)], { top: 2 ** 31 })),
  refused('plist-binary-list-of-billions', 'plist json', () => binary([sized(10, 0xffff_ffff)])),
  refused('plist-binary-text-of-billions', 'plist json', () => binary([sized(6, 0x7fff_ffff)])),
  harmless('plist-binary-dates', 'plist json', () => binary([list(1), join('\x33', be32(0x7fef_ffff), be32(0xffff_ffff))])),
  harmless('plist-binary-numbers', 'plist json', () =>
    binary([list(1, 2), join('\x23\x7f\xf0', be16(0), be32(0)), join('\x14', zeros(16))]),
  ),
  harmless('plist-binary-keys-that-are-lists', 'plist xml', () => binary([dictionary([1], [1]), list(2, 2), letters('__proto__')])),
];
