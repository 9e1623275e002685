import { finding, same } from '../../../fidelity/check.ts';
import { fontFacts, unpackedTables } from '../../look/fonts.ts';
import type { Situation } from '../../situation.ts';
import { of } from '../of.ts';
import { further, holdsTables, otto, table, textMode, variable } from './kept-builders.ts';
import { unpacking } from './of.ts';
import { collection, sfnt, tables, tiny, woff } from './tiny.ts';

/** Reports on what must stay in a font. */
export const keptFonts: readonly Situation[] = [
  {
    ...of(
      'collection-of-many-fonts',
      'fonttools/fonttools#218',
      ['gothic.ttc', 'ttf', 'ttf'],
      () => collection(...Array.from({ length: 14 }, (_, at) => tables({ family: `Gothic ${at + 1}` }))),
      'fourteen fonts',
      async ({ paths }) => {
        const families = await Promise.all(paths.map(async (path) => (await fontFacts(path)).split('|')[0]));
        return [same('families', families.toSorted(), Array.from({ length: 14 }, (_, at) => `Gothic ${at + 1}`).toSorted())];
      },
    ),
    stillWrong: unpacking,
  },
  of(
    'collection-for-the-web',
    'foliojs/fontkit#326',
    ['pair.ttc', 'ttf', 'woff'],
    () => collection(tables(), tables({ family: 'Other' })),
    'two WOFF fonts',
    async ({ paths }) => [
      finding('fonts', paths.length === 2, paths.length),
      same('families', (await Promise.all(paths.map(async (path) => (await fontFacts(path)).split('|')[0]))).toSorted(), ['Other', 'Tiny']),
    ],
  ),
  of(
    'ttf-of-wrong-sums-to-woff',
    'fontello/ttf2woff#4',
    ['hand.ttf', 'ttf', 'woff'],
    () => {
      const font = tiny();
      for (let at = 16; at < 12 + font.readUInt16BE(4) * 16; at += 16) font.writeUInt32BE(0x1234, at);
      return font;
    },
    'a WOFF that FreeType reads',
    async ({ path }) => [finding('font', (await fontFacts(path)).startsWith('Tiny|Regular'), await fontFacts(path))],
  ),
  of(
    'ttf-of-wrong-sums-to-woff2',
    'google/fonts#5553',
    ['gruppo.ttf', 'ttf', 'woff2'],
    () => sfnt(tables()),
    'a WOFF2 that FreeType reads',
    async ({ path }) => [finding('font', (await fontFacts(path)).startsWith('Tiny|Regular'), await fontFacts(path))],
  ),
  of(
    'otf-named-ttf',
    'fontello/ttf2woff#14',
    ['myriad.ttf', 'ttf', 'woff'],
    otto,
    'a WOFF that says what its outlines are: OTTO',
    async ({ path }) => {
      const file = Buffer.from(await Bun.file(path).bytes());
      return [
        finding('outlines', file.toString('latin1', 0, 8) === 'wOFFOTTO', file.toString('latin1', 0, 8)),
        ...holdsTables(await unpackedTables(path), { 'CFF ': table('curves of a test') }),
      ];
    },
  ),
  of('otf-named-woff2', 'CodeZombie/TypeRip#3', ['ripped.woff2', 'woff2', 'woff'], otto, 'a WOFF of the font', async ({ path }) => [
    finding('outlines', Buffer.from(await Bun.file(path).bytes()).toString('latin1', 0, 8) === 'wOFFOTTO', 'not OTTO'),
  ]),
  of(
    'woff2-named-woff',
    'google/woff2#137',
    ['page.woff2', 'woff2', 'ttf'],
    () => woff(tables()),
    'the font',
    async ({ path }) => [finding('font', (await fontFacts(path)).startsWith('Tiny|Regular'), await fontFacts(path))],
  ),
  {
    ...{ name: 'font-that-is-a-page', source: 'nfroidure/gulp-iconfont#165', file: 'glyphs.woff2', from: 'woff2', to: 'ttf' },
    input: () => '<!DOCTYPE html><html><body><h1>404 Not Found</h1></body></html>',
    expect: 'an answer that it is no font',
    refused: ['content_mismatch'],
  },
  {
    ...{
      name: 'font-copied-as-text',
      source: 'nfroidure/gulp-iconfont#165',
      file: 'glyphs.ttf',
      from: 'ttf',
      to: 'woff2',
      input: textMode,
    },
    expect: 'an answer that the font is damaged',
    refused: ['corrupt_input', 'content_mismatch'],
  },
  of(
    'ligatures-from-woff2-to-woff',
    'kekee000/fonteditor-core#70',
    ['fira.ttf', 'ttf', 'woff'],
    () => tiny({ further: further(['GDEF', 'GPOS', 'GSUB']) }),
    'substitutions and positions as they were',
    async ({ path }) => holdsTables(await unpackedTables(path), further(['GDEF', 'GPOS', 'GSUB'])),
  ),
  of(
    'ligatures-in-woff2',
    'suttacentral/suttacentral#1241',
    ['skolar.ttf', 'ttf', 'woff2'],
    () => tiny({ further: further(['GDEF', 'GPOS', 'GSUB']) }),
    'substitutions and positions as they were',
    async ({ path }) => holdsTables(await unpackedTables(path), further(['GDEF', 'GPOS', 'GSUB'])),
  ),
  of(
    'kerning-in-woff',
    'glyphr-studio/Glyphr-Studio-1#267',
    ['own.ttf', 'ttf', 'woff'],
    () => tiny({ further: further(['kern']) }),
    'the kerning as it was',
    async ({ path }) => holdsTables(await unpackedTables(path), further(['kern'])),
  ),
  of(
    'colours-in-woff2',
    'justvanrossum/nabla#57',
    ['nabla.ttf', 'ttf', 'woff2'],
    () => tiny({ further: further(['COLR', 'CPAL', 'SVG ']) }),
    'layers, palettes and drawings as they were',
    async ({ path }) => holdsTables(await unpackedTables(path), further(['COLR', 'CPAL', 'SVG '])),
  ),
  of(
    'emoji-without-outlines',
    'devongovett/contenteditable-emoji#1',
    ['emoji.ttf', 'ttf', 'woff2'],
    () => tiny({ without: ['glyf', 'loca'], further: further(['CBDT', 'CBLC']) }),
    'the pictures as they were',
    async ({ path }) => holdsTables(await unpackedTables(path), further(['CBDT', 'CBLC'])),
  ),
  of(
    'axes-in-woff',
    'weiweihuanghuang/Work-Sans#71',
    ['work.ttf', 'ttf', 'woff'],
    () => tiny({ further: variable('wght') }),
    'the axis of weight',
    async ({ path }) => holdsTables(await unpackedTables(path), variable('wght')),
  ),
];
