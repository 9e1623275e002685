import { expect, test } from 'bun:test';
import { inEnglish } from '../../../../catalogue/languages/in-english.ts';
import { chartsInOdf } from '../../../formats/odf.ts';
import { writeCompound } from '../../mail/outlook-samples.ts';
import { askedFonts, rtfFonts } from './asked-fonts.ts';
import { binaryFonts } from './binary-fonts.ts';
import { chartsIn, chartsInDoc, chartsInRtf, chartsNote } from './charts.ts';
import { linkedImagesNote, linkedInOdf, linkedInRelations } from './linked-images.ts';
import { macrosNote } from './macros.ts';
import { replacedFonts, replacedFontsNote } from './replaced-fonts.ts';

const pdf = (...fonts: readonly string[]): Buffer => Buffer.from(fonts.map((font) => `<</Type/Font/BaseFont/ABCDEF+${font}>>`).join('\n'));
const families: Readonly<Record<string, string>> = {
  'Segoe UI': 'Liberation Sans',
  Calibri: 'Carlito',
  Roboto: 'Roboto',
  Brand: 'Noto Sans',
};
const replaced = (asked: readonly string[], ...used: readonly string[]) => replacedFonts(asked, pdf(...used), (name) => families[name]);

test('a replaced font is named with the one that fontconfig gives, or the one that nobody else set text in', () => {
  expect(replaced(['Segoe UI'], 'LiberationSans-Bold')).toEqual([{ asked: 'Segoe UI', by: 'Liberation Sans' }]);
  expect(replaced(['Brand', 'Calibri'], 'Carlito', 'LiberationSerif')).toEqual([{ asked: 'Brand', by: 'Liberation Serif' }]);
});

test('fonts that are there, that have twins or that set no text are not named', () => {
  expect(replaced(['Roboto', 'Calibri', 'Arial'], 'Carlito', 'LiberationSans')).toEqual([]);
  expect(replaced(['Brand'], 'Brand#20Sans')).toEqual([]);
  expect(replaced(['Brand', 'Calibri'], 'Carlito')).toEqual([]);
});

test('the note names eight at most', () => {
  expect(replacedFontsNote([])).toEqual([]);
  expect(replacedFontsNote(Array.from({ length: 10 }, () => ({ asked: 'A', by: 'B' }))).map(inEnglish)[0]).toEndWith('A by B and 2 more.');
});

test('fonts of runs, of styles in use, of the theme and of OpenDocument', () => {
  const word = askedFonts();
  word.see(
    'word/document.xml',
    '<w:rFonts w:ascii="A &amp; B" w:hAnsi="A &amp; B"/><w:rFonts w:asciiTheme="minorHAnsi"/><w:pStyle w:val="H1"/>',
  );
  word.see(
    'word/styles.xml',
    '<w:style w:styleId="H1"><w:rFonts w:ascii="Head"/></w:style><w:style w:styleId="H2"><w:rFonts w:ascii="Unused"/></w:style>',
  );
  word.see('word/theme/theme1.xml', '<a:minorFont><a:latin typeface="Aptos"/></a:minorFont>');
  expect(word.fonts().toSorted()).toEqual(['A & B', 'Aptos', 'Head']);
  const odf = askedFonts();
  odf.see(
    'content.xml',
    `<style:font-face style:name="F1" svg:font-family="&apos;My Font&apos;"/><style:text-properties style:font-name="F1" style:font-name-asian="F2"/>`,
  );
  expect(odf.fonts()).toEqual(['My Font']);
  expect(
    rtfFonts('{\\rtf1{\\fonttbl{\\f0\\fswiss\\fcharset0 Brand Sans;}{\\f1 Arial;}{\\f2 Unused;}{\\f3 Arial CE;}}\\f0 a\\f1 b\\f3 c}'),
  ).toEqual(['Brand Sans', 'Arial']);
});

test('images outside the package are counted', () => {
  const image = 'Type="http://x/relationships/image"';
  expect(
    linkedInRelations(
      `<Relationship Id="a" ${image} Target="a.png" TargetMode="External"/><Relationship Id="b" ${image} Target="media/b.png"/>`,
    ),
  ).toBe(1);
  expect(
    linkedInOdf(
      '<draw:image xlink:href="Pictures/a.png"/><draw:image xlink:href="../b.png"/><draw:image><office:binary-data/></draw:image>',
    ),
  ).toBe(1);
  expect(linkedImagesNote(0)).toEqual([]);
  expect(linkedImagesNote(2).map(inEnglish)[0]).toStartWith('2 linked pictures');
});

test('macros that a result has not are noted, those that it keeps are not', () => {
  const before = Buffer.from('PK word/vbaProject.bin');
  expect(macrosNote(before, 'docm', () => Buffer.from('PK word/document.xml'), 'docx')).toHaveLength(1);
  expect(macrosNote(before, 'docm', () => Buffer.from('PK'), 'pdf')).toEqual([]);
  expect(macrosNote(before, 'xlsm', () => Buffer.from('_VBA_PROJECT', 'utf16le'), 'xls')).toEqual([]);
  expect(macrosNote(before, 'xlsm', () => Buffer.from('PK Basic/VBAProject/script-lb.xml'), 'ods')).toHaveLength(1);
});

test('charts of a package', () => {
  expect(chartsIn(['xl/charts/chart1.xml', 'xl/charts/style1.xml', 'word/charts/chart12.xml'])).toBe(2);
  const entry = '<manifest:file-entry manifest:full-path="Object 1/" manifest:media-type="application/vnd.oasis.opendocument.chart"/>';
  expect(
    chartsInOdf(`${entry}<x manifest:media-type='application/vnd.oasis.opendocument.chart'/>${entry.replace('.chart', '.chart-template')}`),
  ).toBe(2);
  expect(chartsNote(2, '<img src="a">').map(inEnglish)).toEqual(['2 charts are drawn as pictures.']);
  expect(chartsNote(1, '<p>').map(inEnglish)[0]).toContain('missing');
  expect(chartsNote(0, '')).toEqual([]);
});

test('hostile parts take linear time', () => {
  for (const part of [
    '<w:rFonts ',
    '<w:style ',
    '<a:latin ',
    '<Relationship Type="/image" ',
    '<draw:image ',
    '{\\f1 ',
    '<style:font-face ',
  ])
    for (const name of ['word/document.xml', 'word/styles.xml', 'ppt/slides/slide1.xml', 'content.xml']) {
      const fonts = askedFonts();
      fonts.see(name, part.repeat(50_000));
      expect(fonts.fonts().length).toBeLessThan(300);
      expect(linkedInRelations(`External${part.repeat(20_000)}`) + linkedInOdf(part.repeat(20_000))).toBeGreaterThanOrEqual(0);
    }
});

test('charts of an RTF are counted', () => {
  expect(chartsInRtf('{\\object\\objemb{\\*\\objclass MSGraph.Chart.8}}{\\object{\\*\\objclass Excel.Sheet.8}}')).toBe(1);
});

/** A font of a presentation: header, name of 32 characters, four further bytes. */
const font = (name: string): Buffer =>
  Buffer.concat([Buffer.from([0, 0, 0xb7, 0x0f, 0x44, 0, 0, 0]), Buffer.from(name.padEnd(32, '\0'), 'utf16le'), Buffer.alloc(4)]);
/** A font of a Word document: length, fixed bytes, name. */
const listed = (name: string): Buffer => {
  const bytes = Buffer.concat([Buffer.alloc(39), Buffer.from(`${name}\0`, 'utf16le')]);
  return Buffer.concat([Buffer.from([bytes.length]), bytes]);
};
const padded = (bytes: Buffer): Buffer => Buffer.concat([bytes], 4096);

test('fonts of a PPT, and fonts of a DOC that its runs and styles use', () => {
  const ppt = writeCompound({ 'PowerPoint Document': padded(Buffer.concat([font('Arial'), font('Brandname Display')])) });
  expect(binaryFonts(ppt, 'ppt')).toEqual(['Arial', 'Brandname Display']);

  const fonts = Buffer.concat([Buffer.from([3, 0, 0, 0]), listed('Times New Roman'), listed('Brandname Sans'), listed('Unused')]);
  const runs = Buffer.alloc(12);
  runs.writeUInt32LE(2, 8);
  const table = padded(Buffer.concat([runs, Buffer.from([0x4f, 0x4a, 0, 0]), fonts]));
  const word = Buffer.alloc(4096);
  word.writeUInt16LE(0xa5ec, 0);
  for (const [index, at, size] of [
    [12, 0, 12],
    [1, 12, 4],
    [15, 16, fonts.length],
  ] as const) {
    word.writeUInt32LE(at, 0x9a + 8 * index);
    word.writeUInt32LE(size, 0x9a + 8 * index + 4);
  }
  word.writeUInt32LE(0x0001_4a4f, 2 * 512 + 100);
  const bytes = writeCompound({
    WordDocument: word,
    '0Table': table,
    ObjectPool: {
      _1: { '\x01CompObj': Buffer.from('....MSGraph.Chart.8\0') },
      _2: { '\x01CompObj': Buffer.from('....Excel.Sheet.8\0') },
    },
  });
  expect(binaryFonts(bytes, 'doc')).toEqual(['Times New Roman', 'Brandname Sans']);
  expect(chartsInDoc(bytes)).toBe(1);
  for (const cut of [0, 100, 600, 3000]) {
    expect(binaryFonts(bytes.subarray(0, cut), 'doc')).toEqual([]);
    expect(chartsInDoc(bytes.subarray(0, cut))).toBe(0);
  }
});
