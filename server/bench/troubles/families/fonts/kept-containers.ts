import { finding, same } from '../../../fidelity/check.ts';
import { fontFacts, fontTables, unpackedTables } from '../../look/fonts.ts';
import type { Situation } from '../../situation.ts';
import { of } from '../of.ts';
import { arabic, eotFamily, holdsTables, otto, postscript, table, variable } from './kept-builders.ts';
import { eot, sfnt, tables, tiny, woff } from './tiny.ts';

/** Reports on what must stay in a font. */
export const keptContainers: readonly Situation[] = [
  of(
    'slant-in-woff2',
    'kosbarts/Commissioner#57',
    ['commissioner.ttf', 'ttf', 'woff2'],
    () => tiny({ further: variable('slnt') }),
    'the axis of slant',
    async ({ path }) => holdsTables(await unpackedTables(path), variable('slnt')),
  ),
  of(
    'hints-of-postscript-in-woff2',
    'fontforge/fontforge#5240',
    ['0000.otf', 'otf', 'woff2'],
    otto,
    'the curves with their private values as they were',
    async ({ path }) => holdsTables(await unpackedTables(path), { 'CFF ': table('curves of a test') }),
  ),
  of(
    'otf-for-the-web',
    'fontforge/fontforge#3422',
    ['bell.otf', 'otf', 'woff2'],
    otto,
    'a WOFF2 that says what its outlines are: OTTO',
    async ({ path }) => [
      finding('outlines', Buffer.from(await Bun.file(path).bytes()).toString('latin1', 0, 8) === 'wOF2OTTO', 'not OTTO'),
    ],
  ),
  of(
    'curves-of-the-second-kind',
    'DigitalKhatt/madinafont#6',
    ['madina.otf', 'otf', 'woff'],
    () => sfnt(postscript('CFF2'), { signature: 'OTTO' }),
    'a WOFF of the same curves',
    async ({ path }) => holdsTables(await unpackedTables(path), { CFF2: table('curves of a test') }),
  ),
  of(
    'woff-to-otf',
    'hanikesn/woff2otf#8',
    ['face.woff', 'woff', 'otf'],
    () => woff(postscript(), { flavour: 'OTTO' }),
    'an OTF of the same curves',
    async ({ path }) => {
      const found = await fontTables(path);
      return [
        finding('signature', found.signature === Buffer.from('OTTO').toString('hex'), found.signature),
        ...holdsTables(found, { 'CFF ': table('curves of a test') }),
      ];
    },
  ),
  of(
    'woff-to-woff2',
    'google/woff2#163',
    ['pretendard.woff', 'woff', 'woff2'],
    () => woff(tables({ weight: 700, style: 'Bold' })),
    'the bold font',
    async ({ path }) => [finding('font', /^Tiny\|Bold\|200\|/.test(await fontFacts(path)), await fontFacts(path))],
  ),
  of(
    'woff-with-metadata',
    'bramstein/sfnt2woff-zopfli#9',
    ['meta.woff', 'woff', 'ttf'],
    () => woff(tables(), { metadata: '<metadata version="1.0"/>', secret: Buffer.from('private data') }),
    'the font alone',
    async ({ path }) => {
      const file = await Bun.file(path).bytes();
      return [
        finding('font', (await fontFacts(path)).startsWith('Tiny|Regular'), await fontFacts(path)),
        finding('no private data', !Buffer.from(file).includes('private data'), 'there'),
      ];
    },
  ),
  of(
    'woff-of-plain-tables',
    'm-abboud/FontVerter#12',
    ['plain.woff', 'woff', 'ttf'],
    () => woff(tables(), { deflates: false }),
    'the font',
    async ({ path }) => [finding('font', (await fontFacts(path)).startsWith('Tiny|Regular'), await fontFacts(path))],
  ),
  of(
    'signs-of-a-symbol-font',
    'ecomfe/fontmin#26',
    ['wing.ttf', 'ttf', 'woff2'],
    () => tiny({ firstLetter: 0xf041, encoding: 0 }),
    'the characters of the symbol font',
    async ({ path }) =>
      holdsTables(await unpackedTables(path), { cmap: tables({ firstLetter: 0xf041, encoding: 0 }).cmap ?? Buffer.alloc(0) }),
  ),
  of(
    'icons-of-private-characters',
    'Cimpress-MCP/woff2-rs#4',
    ['icons.ttf', 'ttf', 'woff2'],
    () => tiny({ firstLetter: 0xe900 }),
    'characters from U+E900',
    async ({ path }) => [finding('characters', (await fontFacts(path)).endsWith('|e900-e901'), await fontFacts(path))],
  ),
  of(
    'letters-of-an-eot',
    'RedHatOfficial/Overpass#10',
    ['overpass.ttf', 'ttf', 'eot'],
    () => tiny(),
    'all tables of the font, with its letters',
    async ({ path }) => {
      const all = tables();
      return holdsTables(await fontTables(path), {
        cmap: all.cmap ?? Buffer.alloc(0),
        glyf: all.glyf ?? Buffer.alloc(0),
        loca: all.loca ?? Buffer.alloc(0),
      });
    },
  ),
  of(
    'family-of-an-eot',
    'rastikerdar/vazirmatn#16',
    ['vazir.ttf', 'ttf', 'eot'],
    () => tiny({ names: arabic }),
    'the English family, Vazir',
    async ({ path }) => [same('family', await eotFamily(path), 'Vazir')],
  ),
  of(
    'eot-of-disguised-bytes',
    'fontforge/fontforge#1468',
    ['old.eot', 'eot', 'ttf'],
    () => eot(tiny(), { disguised: true }),
    'the font',
    async ({ path }) => [finding('font', (await fontFacts(path)).startsWith('Tiny|Regular'), await fontFacts(path))],
  ),
  of(
    'eot-to-woff',
    'stephenhutchings/microns#8',
    ['icons.eot', 'eot', 'woff'],
    () => eot(tiny()),
    'the font',
    async ({ path }) => [finding('font', (await fontFacts(path)).startsWith('Tiny|Regular'), await fontFacts(path))],
  ),
];
