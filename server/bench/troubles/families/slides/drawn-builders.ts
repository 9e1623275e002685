import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import sharp from 'sharp';
import { finding } from '../../../fidelity/check.ts';
import { pdfPixel, pdfText } from '../../look/pdf.ts';
import { type PdfWord, pdfWords } from '../../look/pdf-marks.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Result } from '../../result.ts';
import type { Situation } from '../../situation.ts';
import { box, paragraph, pptx } from './deck.ts';

type Input = Situation['input'];
type Findings = ReturnType<Extract<Situation, { check: unknown }>['check']>;
export const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export const of = (
  name: string,
  source: string,
  to: string,
  input: Input,
  expect: string,
  check: (result: Result) => Findings,
): Situation => ({
  ...{ name, source, file: 'deck.pptx', from: 'pptx', to, input, expect, check },
});
export const onPaper = (
  name: string,
  source: string,
  input: Input,
  expect: string,
  check: (words: readonly PdfWord[], path: string) => Findings,
): Situation => of(name, source, 'pdf', input, expect, async ({ path }) => check(await pdfWords(path), path));
/** Colours of points of the first page, in points from its top left. */
export const painted = (
  name: string,
  source: string,
  input: Input,
  points: readonly (readonly [x: number, y: number, colour: string])[],
): Situation =>
  of(name, source, 'pdf', input, points.map(([x, y, colour]) => `${colour} at ${x},${y}`).join(', '), ({ path }) =>
    Promise.all(
      points.map(async ([x, y, colour]) => {
        const seen = await pdfPixel(path, 1, x, y);
        const isNear = Buffer.from(colour.slice(1), 'hex').every(
          (value, at) => Math.abs(value - (Buffer.from(seen.slice(1), 'hex')[at] ?? 0)) < 12,
        );
        return finding(`${colour} at ${x},${y}`, isNear, seen);
      }),
    ),
  );
export const inText = (
  name: string,
  source: string,
  to: string,
  input: Input,
  wanted: readonly string[],
  unwanted: readonly string[] = [],
): Situation =>
  of(name, source, to, input, wanted.join(' | '), async ({ path, text }) => {
    const all = to === 'pdf' ? await pdfText(path) : await text();
    return [holds('text', all, ...wanted), lacks('none of', all, ...unwanted)];
  });

/** A deck with one of its parts changed. */
export const changed = (deck: Uint8Array, name: string, change: (xml: string) => string): Uint8Array => {
  const parts = unzipSync(deck);
  return zipSync({ ...parts, [name]: strToU8(change(strFromU8(parts[name] ?? new Uint8Array()))) });
};
export const one = (shapes: string) => () => pptx([{ shapes }]);
export const centimetre = 360_000;
export const place = (x: number, y: number, wide: number, high: number, turn = ''): string =>
  `<a:xfrm${turn}><a:off x="${x * centimetre}" y="${y * centimetre}"/><a:ext cx="${wide * centimetre}" cy="${high * centimetre}"/></a:xfrm>`;
export const shape = (at: string, geometry: string, fill: string, id = 3): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Shape ${id}"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>${at}<a:prstGeom prst="${geometry}"><a:avLst/></a:prstGeom>${fill}<a:ln><a:noFill/></a:ln></p:spPr><p:txBody><a:bodyPr/><a:p/></p:txBody></p:sp>`;
export const solid = (colour: string): string => `<a:solidFill><a:srgbClr val="${colour}"/></a:solidFill>`;
export const words = (at: string, body: string, paragraphs: string, id = 4, kind = '<p:cNvSpPr txBox="1"/><p:nvPr/>'): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Words ${id}"/>${kind}</p:nvSpPr><p:spPr>${at}${at && '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>'}</p:spPr><p:txBody>${body}${paragraphs}</p:txBody></p:sp>`;
export const placeholder = (properties: string): string => `<p:cNvSpPr/><p:nvPr><p:ph ${properties}/></p:nvPr>`;
export const picture = (at: string, relation: string, id = 6): string =>
  `<p:pic><p:nvPicPr><p:cNvPr id="${id}" name="Picture ${id}"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip xmlns:r="${office}" r:embed="${relation}"/><a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr>${at}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>`;
export const imageLink = (id: string, target: string): string => `<Relationship Id="${id}" Type="${office}/image" Target="${target}"/>`;
export const plain = (colour: string, width = 40, height = 20): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer();
export const pictured = async (shapes: string, colour: string) =>
  pptx([{ shapes, links: imageLink('p1', '../media/p.png') }], { parts: { 'ppt/media/p.png': await plain(colour) } });

export const list = (level: number, text: string): string =>
  paragraph(text, `<a:pPr marL="${342_900 * (level + 1)}" indent="-342900" lvl="${level}"><a:buChar char="•"/></a:pPr>`);
export const nested = one(
  words(
    place(1, 2, 20, 10),
    '<a:bodyPr/>',
    list(0, 'List item 1') + list(1, 'Sub list 1') + list(0, 'List item 2') + list(1, 'Sub list 2'),
  ),
);
const cell = (text: string, attributes = '', fill = ''): string =>
  `<a:tc${attributes}><a:txBody><a:bodyPr/>${paragraph(text)}</a:txBody><a:tcPr>${fill}</a:tcPr></a:tc>`;
export const table = one(
  `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="5" name="Table"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr><p:xfrm><a:off x="${centimetre}" y="${centimetre}"/><a:ext cx="${20 * centimetre}" cy="${6 * centimetre}"/></p:xfrm><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table"><a:tbl><a:tblGrid><a:gridCol w="${10 * centimetre}"/><a:gridCol w="${10 * centimetre}"/></a:tblGrid><a:tr h="${3 * centimetre}">${cell('Over both', ' gridSpan="2"')}${cell('', ' hMerge="1"')}</a:tr><a:tr h="${3 * centimetre}">${cell('L1', '', solid('EEE2C8'))}${cell('R1')}</a:tr></a:tbl></a:graphicData></a:graphic></p:graphicFrame>`,
);
export const wide = () =>
  changed(pptx([{ shapes: box(1, paragraph('Wide')) }]), 'ppt/presentation.xml', (xml) =>
    xml.replace('<p:sldSz cx="9144000" cy="6858000"/>', '<p:sldSz cx="12192000" cy="6858000"/>'),
  );
export const twoPictures = async () =>
  pptx(
    ['first', 'second'].map((name) => ({
      shapes: box(1, paragraph(name)) + picture(place(2, 5, 8, 4), 'p1'),
      links: imageLink('p1', `../media/${name}.png`),
    })),
    { parts: { 'ppt/media/first.png': await plain('#c00000'), 'ppt/media/second.png': await plain('#0000c0') } },
  );
