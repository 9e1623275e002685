import { basename } from 'node:path';
import { finding, same } from '../../../fidelity/check.ts';
import { fontFacts, fontTables, unpackedTables } from '../../look/fonts.ts';
import type { Situation } from '../../situation.ts';
import { of } from '../of.ts';
import { unpacking } from './of.ts';
import { collection, sfnt, tables, tiny, woff } from './tiny.ts';

const isSound = async (path: string) => {
  const found = await fontTables(path);
  return [
    finding('sum of the font', found.isSound, found.signature),
    finding(
      'sums of its tables',
      Object.values(found.tables).every((one) => one.isSound),
      found.tables,
    ),
  ];
};

/** A glyph whose last contour ends before its first: Google's packer refuses it, and readers leave the letter out. */
const strange = (): Buffer => {
  const all = tables();
  const glyf = Buffer.from(all.glyf ?? '');
  // The second glyph says that it has two contours, which end at the same point.
  const at = all.loca?.readUInt32BE(4) ?? 0;
  glyf.writeInt16BE(2, at);
  return sfnt({ ...all, glyf });
};

/** Fonts that need a hand on their way. */
export const repairedFonts: readonly Situation[] = [
  of(
    'overlaps-of-a-variable-font-in-woff2',
    'google/woff2#123',
    ['inter.ttf', 'ttf', 'woff2'],
    () => tiny({ flag: 0x40 }),
    'the outlines as they were, with the flags of overlapping contours',
    async ({ path }) => {
      const found = await unpackedTables(path);
      const before = tables({ flag: 0x40 }).glyf ?? Buffer.alloc(0);
      return [same('outlines', found.tables.glyf?.digest, new Bun.CryptoHasher('sha256').update(before).digest('hex'))];
    },
  ),
  {
    ...of(
      'fonts-of-a-collection-on-windows',
      'sgmonda/sergamon#2',
      ['fonts.ttc', 'ttf', 'ttf'],
      () => collection(tables(), tables({ style: 'Bold', weight: 700 })),
      'two fonts with true sums, since Windows installs no other',
      async ({ paths }) => [finding('fonts', paths.length === 2, paths.length), ...(await Promise.all(paths.map(isSound))).flat()],
    ),
    stillWrong: unpacking,
  },
  of(
    'fonts-of-a-collection-by-their-names',
    'fonttools/fonttools#2072',
    ['fonts.ttc', 'ttf', 'woff2'],
    () => collection(tables(), tables({ style: 'Bold', weight: 700 })),
    'each file has the name of its font',
    async ({ paths }) => [
      same(
        'names',
        paths.map((path) => basename(path).replace(/^.*?-(?=Tiny)/, '')),
        ['Tiny Bold.woff2', 'Tiny Regular.woff2'],
      ),
    ],
  ),
  of(
    'woff-of-wrong-sums-on-windows',
    'google/fonts#1599',
    ['web.woff', 'woff', 'ttf'],
    () => woff(tables(), { sums: false }),
    'a font with true sums',
    async ({ path }) => isSound(path),
  ),
  of(
    'font-that-the-packer-refuses',
    'google/woff2#82',
    ['poster.ttf', 'ttf', 'woff2'],
    strange,
    'a WOFF2 of the same tables',
    async ({ path }) => {
      const found = await unpackedTables(path);
      return [
        finding(
          'letters',
          (await fontFacts(path)).includes('Tiny|Regular') && found.tables.cmap?.length === tables().cmap?.length,
          await fontFacts(path),
        ),
      ];
    },
  ),
];
