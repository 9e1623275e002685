import { finding } from '../../../fidelity/check.ts';
import { savedAs } from '../../leaks/saved-as.ts';
import { imagesOf } from '../../look/images.ts';
import { noted } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { box, paragraph, pptx } from '../slides/deck.ts';
import { type File, of } from './of.ts';
import { docx, halves, para, run } from './parts.ts';

const inDoc = (bytes: Uint8Array): File => ({ file: 'letter.doc', from: 'doc', input: () => savedAs(bytes, 'docx', 'doc') });
const inPpt = (bytes: () => Uint8Array | Promise<Uint8Array>): File => ({
  file: 'deck.ppt',
  from: 'ppt',
  input: async () => savedAs(await bytes(), 'pptx', 'ppt'),
});

const picture =
  '<p:pic><p:nvPicPr><p:cNvPr id="6" name="Picture 5"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="p1"/><a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr><a:xfrm><a:off x="720000" y="2400000"/><a:ext cx="4000000" cy="2000000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>';
const pictured = async () =>
  pptx(
    [
      {
        shapes: box(1, paragraph('Our logo')) + picture,
        links:
          '<Relationship Id="p1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="../media/p.png"/>',
      },
    ],
    { parts: { 'ppt/media/p.png': await halves('png') } },
  );
const lettered = () =>
  pptx([{ shapes: box(1, '<a:p><a:r><a:rPr lang="en"><a:latin typeface="Brandname Display"/></a:rPr><a:t>Hello</a:t></a:r></a:p>') }]);
const letter = docx(para(run('In a font of its own', '<w:rFonts w:ascii="Brandname Sans" w:hAnsi="Brandname Sans"/>')));

/** Reports on Word 97 and PowerPoint 97. LibreOffice makes the files, which takes its time. */
export const olderDocuments: readonly Situation[] = [
  {
    ...of(
      'replaced-font-of-a-doc-is-named',
      'elwerene/libreoffice-convert#94',
      inDoc(letter),
      'pdf',
      'a note that names Brandname Sans',
      ({ notes }) => [noted(notes, /Brandname Sans/)],
    ),
    slow: true,
  },
  {
    ...of(
      'replaced-font-of-a-ppt-is-named',
      'cloudconvert/cloudconvert-node#82',
      inPpt(lettered),
      'pdf',
      'a note that names Brandname Display',
      ({ notes }) => [noted(notes, /Brandname Display/)],
    ),
    slow: true,
  },
  {
    ...of('picture-of-a-ppt-on-paper', 'ojwb/lloconv#3', inPpt(pictured), 'pdf', 'the picture', async (result) => [
      finding('picture', (await imagesOf(result)).length > 0, 'none'),
    ]),
    slow: true,
  },
];
