import { finding, same } from '../../../fidelity/check.ts';
import { look, withFolder } from '../../../fidelity/look.ts';
import { pdfPages, pdfText } from '../../look/pdf.ts';
import { inkOf } from '../../look/pdf-marks.ts';
import { pdfStructure } from '../../look/pdf-structure.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { type PdfOptions, type PdfPage, pdf, text } from './make.ts';

const file = { file: 'paper.pdf', from: 'pdf', to: 'pdf' };

/** A chapter on each page, or none where its title is empty; bookmarks with a sub-entry each. */
const chapters = (titles: readonly string[]): Uint8Array => {
  const named = titles.flatMap((title, page) => (title === '' ? [] : [{ title, page }]));
  const objects = [`<</Type/Outlines/First 101 0 R/Last ${99 + 2 * named.length} 0 R/Count ${named.length}>>`];
  for (const [n, { title, page }] of named.entries()) {
    const number = 101 + 2 * n;
    const near = `${n > 0 ? `/Prev ${number - 2} 0 R` : ''}${n < named.length - 1 ? `/Next ${number + 2} 0 R` : ''}`;
    objects.push(
      `<</Title(${title})/Parent 100 0 R${near}/First ${number + 1} 0 R/Last ${number + 1} 0 R/Count -1/A<</S/GoTo/D(ch${page})>>>>`,
      `<</Title(Part of ${title})/Parent ${number} 0 R/Dest[${10 + 2 * page} 0 R/Fit]>>`,
    );
  }
  const names = named.map(({ page }) => `(ch${page})[${10 + 2 * page} 0 R/XYZ 0 800 0]`).join('');
  return pdf(
    titles.map((_, n) => ({ content: text(`sheet ${n + 1}`, 60, 700) })),
    { catalog: `/Outlines 100 0 R/Names<</Dests<</Names[${names}]>>>>`, objects },
  );
};

const form = (fields: string, objects: readonly string[], content = ''): Uint8Array =>
  pdf([{ content, entries: `/Annots[${fields}]` }], {
    catalog: `/AcroForm<</Fields[${fields}]/DR<</Font 3 0 R>>/DA(/F1 12 Tf 0 g)>>`,
    objects,
  });

const cross = '<</Type/XObject/Subtype/Form/BBox[0 0 40 40]/Length 38>>\nstream\n8 w 2 2 m 38 38 l S 2 38 m 38 2 l S    \nendstream';
const blank = '<</Type/XObject/Subtype/Form/BBox[0 0 40 40]/Length 1>>\nstream\n \nendstream';

const flattened = (name: string, source: string, input: () => Uint8Array, expect: string, ink: number): Situation => ({
  ...{ name, source, ...file, operation: 'flatten-pdf', input, expect },
  check: async ({ path }) => {
    const drawn = await inkOf(path, 1, '#000000', 80);
    return [finding('ink', drawn > ink, String(drawn)), same('fields', (await pdfStructure(path)).fields, [])];
  },
});

/** Qpdf's output for a PDF. */
const throughQpdf = (content: Uint8Array, ...options: readonly string[]): Promise<Uint8Array> =>
  withFolder(async (dir) => {
    await Bun.write(`${dir}/in.pdf`, content);
    await look('qpdf', `${dir}/in.pdf`, ...options, `${dir}/out.pdf`);
    return Bun.file(`${dir}/out.pdf`).bytes();
  });

const merged = (
  name: string,
  source: string,
  inputs: readonly (() => Uint8Array)[],
  expect: string,
  check: Extract<Situation, { check: unknown }>['check'],
): Situation => ({
  ...{ name, source, file: 'a.pdf', from: 'pdf', to: 'pdf', input: inputs[0] ?? (() => ''), expect, check },
  further: inputs.slice(1).map((input, n) => ({ file: `${'bcd'[n]}.pdf`, from: 'pdf', input })),
});

/** Two pages: a link on the first leads to the name `section.1` on the second. */
const linked = (words: string): Uint8Array =>
  pdf([{ content: text(words, 60, 700), entries: '/Annots[100 0 R]' }, { content: text(`${words} section`, 60, 500) }], {
    catalog: '/Names<</Dests<</Names[(section.1)[12 0 R/XYZ 60 520 0]]>>>>',
    objects: ['<</Type/Annot/Subtype/Link/Rect[58 696 160 714]/Border[0 0 0]/A<</S/GoTo/D(section.1)>>>>'],
  });

const paged = (pages: readonly PdfPage[], options?: PdfOptions) => () => pdf(pages, options);

/** Whole files: split, merged, compressed, flattened, archived, locked. */
export const editedFiles: readonly Situation[] = [
  {
    ...{ name: 'split-at-named-bookmarks', source: 'torakiki/sejda#197', ...file },
    ...{ operation: 'split-pdf', options: { splitBy: 'bookmarks' } },
    input: () => chapters(['', 'Intro: a/b', '', 'The end']),
    expect: 'three files: the sheet before the first chapter, then sheets 2 and 3, then sheet 4',
    check: async ({ paths }) => [
      same('pages', await Promise.all(paths.map(pdfPages)), [1, 2, 1]),
      holds('second', await pdfText(paths[1] ?? ''), 'sheet 2', 'sheet 3'),
    ],
  },
  {
    ...{ name: 'bookmarks-of-split-parts', source: 'qpdf/qpdf#457', ...file, operation: 'split-pdf', options: { every: 2 } },
    input: () => chapters(['One', 'Two', 'Three', 'Four']),
    expect: 'each part has the bookmarks of its own pages',
    check: async ({ paths }) => {
      const found = await Promise.all(paths.map(async (path) => (await pdfStructure(path)).contents));
      return [
        same('bookmarks', found, [
          ['1 One 1', '2 Part of One 1', '1 Two 2', '2 Part of Two 2'],
          ['1 Three 1', '2 Part of Three 1', '1 Four 2', '2 Part of Four 2'],
        ]),
      ];
    },
  },
  merged(
    'merged-links-to-the-same-name',
    'py-pdf/pypdf#2032',
    [() => linked('first'), () => linked('second')],
    'the links lead to pages 2 and 4',
    async ({ path }) => [
      same(
        'links',
        (await pdfStructure(path)).links.map(({ page, to }) => [page, to]),
        [
          [1, 2],
          [3, 4],
        ],
      ),
    ],
  ),
  merged(
    'merged-bookmarks-of-the-second-file',
    'torakiki/sejda#357',
    [paged([{ content: text('cover', 60, 700) }]), () => chapters(['One', 'Two'])],
    'One leads to page 2, Two to page 3',
    async ({ path }) => {
      const { contents } = await pdfStructure(path);
      return [finding('bookmarks', /\d One 2\n\d Part of One 2\n\d Two 3/.test(contents.join('\n')), contents)];
    },
  ),
  merged(
    'merged-field-shown-twice',
    'py-pdf/pypdf#1753',
    [
      paged([{ content: text('cover', 60, 700) }]),
      () =>
        pdf([{ content: text('form', 60, 760), entries: '/Annots[101 0 R 102 0 R]' }], {
          catalog: '/AcroForm<</Fields[100 0 R]/NeedAppearances true/DR<</Font 3 0 R>>/DA(/F1 12 Tf 0 g)>>',
          objects: [
            '<</FT/Tx/T(name)/V(Ada)/Kids[101 0 R 102 0 R]>>',
            '<</Type/Annot/Subtype/Widget/Parent 100 0 R/F 4/Rect[60 700 260 720]/DA(/F1 12 Tf 0 g)/P 10 0 R>>',
            '<</Type/Annot/Subtype/Widget/Parent 100 0 R/F 4/Rect[60 600 260 620]/DA(/F1 12 Tf 0 g)/P 10 0 R>>',
          ],
        }),
    ],
    'both places of the field on page 2, with Ada',
    async ({ path }) => [same('fields', (await pdfStructure(path)).fields, ['2 name=Ada', '2 name=Ada'])],
  ),
  {
    ...{ name: 'compressed-is-not-larger', source: 'py-pdf/pdfly#52', ...file, operation: 'compress-pdf' },
    options: { level: 'light' },
    input: () =>
      throughQpdf(
        pdf(Array.from({ length: 12 }, (_, n) => ({ content: text(`sheet ${n}`, 60, 700) }))),
        ...['--object-streams=generate', '--recompress-flate', '--compression-level=9'],
      ),
    expect: '12 pages in a file that is not larger than before',
    check: async ({ path }) => {
      const before = await throughQpdf(
        pdf(Array.from({ length: 12 }, (_, n) => ({ content: text(`sheet ${n}`, 60, 700) }))),
        ...['--object-streams=generate', '--recompress-flate', '--compression-level=9'],
      );
      const { size } = Bun.file(path);
      return [
        finding('size', size <= before.length + 64, `${before.length} before, ${size} after`),
        same('pages', await pdfPages(path), 12),
      ];
    },
  },
  flattened(
    'flattened-typewriter-without-appearance',
    'qpdf/qpdf#875',
    () =>
      pdf([{ content: '', entries: '/Annots[100 0 R]' }], {
        objects: ['<</Type/Annot/Subtype/FreeText/F 4/Rect[60 500 400 700]/Contents(XXXX)/DA(/Helv 90 Tf 0 g)>>'],
      }),
    'the letters stay on the page',
    0.003,
  ),
  flattened(
    'flattened-checked-boxes',
    'Hopding/pdf-lib#1549',
    () =>
      form('102 0 R', [
        cross,
        blank,
        '<</Type/Annot/Subtype/Widget/FT/Btn/T(agree)/F 4/V/Yes/AS/Yes/Rect[60 500 460 700]/AP<</N<</Yes 100 0 R/Off 101 0 R>>>>>>',
      ]),
    'the cross stays on the page',
    0.01,
  ),
  flattened(
    'flattened-box-with-a-bare-appearance',
    'gettalong/hexapdf#296',
    () => form('101 0 R', [cross, '<</Type/Annot/Subtype/Widget/FT/Btn/T(agree)/F 4/V/Yes/AS/N/Rect[60 500 460 700]/AP<</N 100 0 R>>>>']),
    'the cross stays on the page',
    0.01,
  ),
  {
    ...{ name: 'links-in-pdf-a', source: 'matteosecli/pdf2archive#12', ...file, operation: 'archive-pdf', options: { pdfa: '2' } },
    input: () =>
      pdf([{ content: text('in and out', 60, 700), entries: '/Annots[100 0 R 101 0 R]' }, { content: text('there', 60, 700) }], {
        objects: [
          '<</Type/Annot/Subtype/Link/Rect[58 696 90 714]/Border[0 0 0]/Dest[12 0 R/Fit]>>',
          '<</Type/Annot/Subtype/Link/Rect[92 696 160 714]/Border[0 0 0]/A<</S/URI/URI(https://example.org/)>>>>',
        ],
      }),
    expect: 'both links: to page 2 and to https://example.org/',
    check: async ({ path }) => {
      const { links } = await pdfStructure(path);
      return [same('links', links.map(({ to, uri }) => uri ?? to).toSorted(), [2, 'https://example.org/'])];
    },
  },
  {
    ...{ name: 'locked-with-an-umlaut', source: 'qpdf/qpdf#270', ...file, operation: 'protect-pdf' },
    options: { newPassword: 'Pässwörtë – 密' },
    input: paged([{ content: text('secret words', 60, 700) }]),
    expect: 'opens with the password as typed',
    check: async ({ path }) => [
      holds('words', await look('pdftotext', '-upw', 'Pässwörtë – 密', path, '-'), 'secret words'),
      same('pages', (await pdfStructure(path, 'Pässwörtë – 密')).sizes.length, 1),
    ],
  },
  {
    ...{ name: 'unlocked-with-an-accent', source: 'py-pdf/pypdf#212', ...file, operation: 'unlock-pdf', password: 'Søren føø' },
    input: () => throughQpdf(pdf([{ content: text('secret words', 60, 700) }]), '--encrypt', 'Søren føø', 'owner', '256', '--'),
    expect: 'opens without a password',
    check: async ({ path }) => [holds('words', await pdfText(path), 'secret words')],
  },
  {
    ...{ name: 'new-title-in-both-places', source: 'Diego-Ivan/Paper-Clip#67', ...file, operation: 'pdf-metadata' },
    options: { title: 'Neuer Titel – 新' },
    input: () => {
      const xmp =
        '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title><rdf:Alt><rdf:li xml:lang="x-default">Old title</rdf:li><rdf:li xml:lang="de">Alter Titel</rdf:li></rdf:Alt></dc:title></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>';
      return pdf([{ content: text('words', 60, 700) }], {
        catalog: '/Metadata 100 0 R',
        objects: [`<</Type/Metadata/Subtype/XML/Length ${xmp.length}>>\nstream\n${xmp}\nendstream`],
      });
    },
    expect: 'the new title in the document information and in XMP, the old one nowhere',
    check: async ({ path }) => {
      const told = await look('exiftool', '-a', '-G1', '-s', '-Title', path);
      return [
        finding('title', /\[PDF\]\s+Title\s+: Neuer Titel – 新/.test(told) && /\[XMP-dc\]\s+Title\s+: Neuer Titel – 新/.test(told), told),
        finding('old', !/Old title/.test(told), told),
      ];
    },
  },
];
