import { escapeXml } from '../../formats/ooxml/xml.ts';
import type { PageSetup } from '../page-setup.ts';

/** Characters of this size are 6 points wide, so that 80 of them fill a line of A4. */
const fontSize = 10;
/** Tab stops every eight characters, as in a terminal. */
const tabDistance = 8 * 0.6 * fontSize;

/** ODF collapses runs of blanks and trims them at both ends, unless they are counted (OpenDocument 1.3 part 3, 6.1.3). */
const shrinking = /^ +|(?<! ) +$|(?<=\t) +| {2,}/g;

const lineXml = (line: string): string =>
  escapeXml(line)
    .replace(shrinking, (blanks) => `<text:s text:c="${blanks.length}"/>`)
    .replaceAll('\t', '<text:tab/>');

/** Lines as paragraphs; a form feed starts a new page. */
const paragraphs = (text: string): string =>
  text
    .split('\f')
    .flatMap((page, number) =>
      page
        .split(/\r\n?|\n/)
        .map((line, index) => `<text:p text:style-name="${number > 0 && index === 0 ? 'Page' : 'Plain'}">${lineXml(line)}</text:p>`),
    )
    .join('');

const fontFace = (name: string, family: string): string =>
  `<style:font-face style:name="${name}" svg:font-family="'${family}'" style:font-family-generic="modern" style:font-pitch="fixed"/>`;

/**
 * Plain text as a flat OpenDocument text: unchanged lines in a monospaced font, on a page of the given size.
 * LibreOffice's own text import always uses the page size of its locale.
 */
export const flatText = (text: string, { width, height, margin }: PageSetup): string => `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">
<office:font-face-decls>${fontFace('Mono', 'Liberation Mono')}${fontFace('Wide', 'Noto Sans Mono CJK SC')}</office:font-face-decls>
<office:styles>
<style:default-style style:family="paragraph"><style:paragraph-properties style:tab-stop-distance="${tabDistance}pt"/></style:default-style>
<style:style style:name="Standard" style:family="paragraph" style:class="text"/>
<style:style style:name="Plain" style:display-name="Preformatted Text" style:family="paragraph" style:parent-style-name="Standard" style:class="html"><style:text-properties style:font-name="Mono" style:font-name-asian="Wide" style:font-name-complex="Mono" fo:font-size="${fontSize}pt" style:font-size-asian="${fontSize}pt" style:font-size-complex="${fontSize}pt"/></style:style>
</office:styles>
<office:automatic-styles>
<style:style style:name="Page" style:family="paragraph" style:parent-style-name="Plain"><style:paragraph-properties fo:break-before="page"/></style:style>
<style:page-layout style:name="Paper"><style:page-layout-properties fo:page-width="${width}pt" fo:page-height="${height}pt" style:print-orientation="${width > height ? 'landscape' : 'portrait'}" fo:margin="${margin}pt"/></style:page-layout>
</office:automatic-styles>
<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="Paper"/></office:master-styles>
<office:body><office:text>${paragraphs(text)}</office:text></office:body>
</office:document>`;
