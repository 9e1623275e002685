import { finding, same } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { fontFacts, fontTables, unpackedTables } from '../../look/fonts.ts';
import type { Situation } from '../../situation.ts';
import { of } from '../of.ts';
import { sfnt, tables, tiny, woff } from './tiny.ts';

const usual = tables();
/** The first version of the table, which ends before the code pages. */
const oldOs2 = (() => {
  const table = Buffer.from((usual['OS/2'] ?? Buffer.alloc(96)).subarray(0, 78));
  table.writeUInt16BE(0, 0);
  return table;
})();
/** The letters' boxes the wrong way round. */
const wrongBoxes = (() => {
  const glyf = Buffer.from(usual.glyf ?? '');
  const loca = usual.loca ?? Buffer.alloc(0);
  for (const letter of [1, 2]) {
    const at = loca.readUInt32BE(letter * 4);
    for (const [field, value] of [1659, 1015, 27, -1].entries()) glyf.writeInt16BE(value, at + 2 + field * 2);
  }
  return glyf;
})();
/** Boxes of the letters as the font states them, byte by byte. */
const boxes = async (path: string): Promise<string> =>
  look(
    'python3',
    '-c',
    `import struct, sys
data = open(sys.argv[1], "rb").read()
tables = {data[at:at + 4]: struct.unpack_from(">II", data, at + 8) for at in range(12, 12 + 16 * struct.unpack_from(">H", data, 4)[0], 16)}
wide = struct.unpack_from(">h", data, tables[b"head"][0] + 50)[0]
for letter in (1, 2):
  at = struct.unpack_from(">I" if wide else ">H", data, tables[b"loca"][0] + letter * (4 if wide else 2))[0] * (1 if wide else 2)
  print(*struct.unpack_from(">4h", data, tables[b"glyf"][0] + at + 2))`,
    path,
  );

/** Fonts of old programs and of converters of pages. */
export const auditedFonts: readonly Situation[] = [
  of(
    'eot-of-a-font-without-code-pages',
    'bdusell/webfont-generator#6',
    ['old.ttf', 'ttf', 'eot'],
    () => tiny({ further: { 'OS/2': oldOs2 } }),
    'the font',
    async ({ path }) => [
      same('OS/2', (await fontTables(path)).tables['OS/2']?.length, 78),
      finding('sound', (await fontTables(path)).isSound, 'sums differ'),
    ],
  ),
  of(
    'woff-with-letters-whose-boxes-are-wrong',
    'coolwanglu/pdf2htmlEX#674',
    ['f1.woff', 'woff', 'ttf'],
    () => woff(tables({ further: { glyf: wrongBoxes } })),
    'boxes around the letters, since browsers refuse others',
    async ({ path }) => [same('boxes', (await boxes(path)).trim().split('\n'), ['100 100 900 900', '300 300 600 600'])],
  ),
  of(
    'icons-of-one-width-in-woff',
    'fontello/fontello#175',
    ['icons.ttf', 'ttf', 'woff'],
    () =>
      sfnt({
        ...usual,
        hhea: Buffer.concat([(usual.hhea ?? Buffer.alloc(36)).subarray(0, 34), Buffer.from([0, 1])]),
        hmtx: Buffer.from([3, 232, 0, 100, 0, 100, 1, 44]),
      }),
    'the same widths',
    async ({ path }) => [
      same('hmtx', (await unpackedTables(path)).tables.hmtx?.length, 8),
      finding('opens', (await fontFacts(path)).startsWith('Tiny'), await fontFacts(path)),
    ],
  ),
];
