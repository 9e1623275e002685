import sharp from 'sharp';
import { finding } from '../../../fidelity/check.ts';
import { hasGreen, imagesOf } from '../../look/images.ts';
import { noted } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { docx, halves, odt, para, picture, run } from './parts.ts';

const croppedDocx = (format: 'png' | 'jpeg') => async () =>
  docx(para(run('crop ') + picture('r:embed="p"', '<a:srcRect r="50000"/>')) + para('end'), {
    links: [['p', 'image', `media/p.${format === 'png' ? 'png' : 'jpg'}`]],
    parts: { [`word/media/p.${format === 'png' ? 'png' : 'jpg'}`]: await halves(format) },
  });
const croppedOdt = async () =>
  odt(
    '<text:p>crop <draw:frame draw:style-name="G" text:anchor-type="as-char" svg:width="2.5cm" svg:height="2.5cm"><draw:image xlink:href="Pictures/p.png" xlink:type="simple"/></draw:frame></text:p>',
    {
      // 200 pixels at 96 DPI are 5.29 cm.
      automatic:
        '<style:style style:name="G" style:family="graphic"><style:graphic-properties fo:clip="rect(0cm, 2.6458cm, 0cm, 0cm)"/></style:style>',
      parts: {
        'Pictures/p.png': await sharp(await halves('png'))
          .withMetadata({ density: 96 })
          .png()
          .toBuffer(),
      },
    },
  );

const cropped = (name: string, file: Pick<Situation, 'file' | 'from' | 'input'>, to: string, about: Partial<Situation> = {}): Situation =>
  ({
    name,
    source: 'mwilliamson/mammoth.js#79',
    ...file,
    to,
    expect: 'the left half alone, solid blue (0000C8); the half that was cropped is not in the file',
    check: async (result) => {
      const images = await imagesOf(result);
      const first = images[0] && (await sharp(images[0]).metadata());
      const green = await Promise.all(images.map(hasGreen));
      return [
        finding('one picture', images.length === 1, String(images.length)),
        finding('square', Math.abs((first?.width ?? 0) / (first?.height ?? 1) - 1) < 0.05, `${first?.width} x ${first?.height}`),
        finding('no hidden half', !green.includes(true), 'green is in it'),
      ];
    },
    ...about,
  }) as Situation;

const png = { file: 'crop.docx', from: 'docx', input: croppedDocx('png') } as const;
const jpg = { file: 'crop.docx', from: 'docx', input: croppedDocx('jpeg') } as const;
const inOdt = { file: 'crop.odt', from: 'odt', input: croppedOdt } as const;

export const pictureSituations: readonly Situation[] = [
  cropped('cropped-picture-docx-html', png, 'html'),
  cropped('cropped-picture-docx-epub', png, 'epub', { source: 'CenterForOpenScience/pydocx#164' }),
  cropped('cropped-photo-docx-html', jpg, 'html', { source: 'microsoft/markitdown#1947' }),
  cropped('cropped-photo-docx-pdf', jpg, 'pdf', { source: 'microsoft/markitdown#1947' }),
  cropped('cropped-picture-odt-html', inOdt, 'html', { source: 'microsoft/markitdown#1947' }),
  {
    name: 'linked-picture-is-noted',
    source: 'mwilliamson/python-mammoth#4',
    file: 'logo.docx',
    input: () =>
      docx(para(run('Logo ') + picture('r:link="p"')) + para('end'), { links: [['p', 'image', 'file:///Z:/Images/logo.png', 'External']] }),
    from: 'docx',
    to: 'pdf',
    expect: 'the text, and a note that a linked picture could not be fetched',
    check: ({ notes }) => [noted(notes, /linked|not (?:be )?fetched/i)],
  },
  {
    name: 'linked-picture-odt-is-noted',
    source: 'jgm/pandoc#11369',
    file: 'map.odt',
    input: () =>
      odt(
        '<text:p>Map <draw:frame text:anchor-type="as-char" svg:width="2.5cm" svg:height="2.5cm"><draw:image xlink:href="../figs/georef.png" xlink:type="simple"/></draw:frame></text:p>',
      ),
    from: 'odt',
    to: 'html',
    expect: 'the text, and a note that a linked picture could not be fetched',
    check: ({ notes }) => [noted(notes, /linked|not (?:be )?fetched/i)],
  },
  {
    name: 'missing-font-is-named',
    source: 'elwerene/libreoffice-convert#94',
    file: 'letter.docx',
    input: () => docx(para(run('In a font of its own', '<w:rFonts w:ascii="Brandname Sans" w:hAnsi="Brandname Sans"/>'))),
    from: 'docx',
    to: 'pdf',
    expect: 'a note that names Brandname Sans and the font that replaced it',
    check: ({ notes }) => [noted(notes, /Brandname Sans/)],
  },
  {
    name: 'metric-compatible-font-is-not-noted',
    source: 'developer0hye/office2pdf#841',
    file: 'letter.docx',
    input: () => docx(para(run('In Calibri', '<w:rFonts w:ascii="Calibri" w:hAnsi="Calibri"/>'))),
    from: 'docx',
    to: 'pdf',
    expect: 'no note: Carlito has the measures of Calibri',
    check: ({ notes }) => [finding('no note', notes.length === 0, notes)],
  },
];
