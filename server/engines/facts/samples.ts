import sharp from 'sharp';
import { createZip } from '../../formats/zip/write.ts';

const core = `<?xml version="1.0"?><cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/"><dc:title>Title</dc:title><dc:creator>Ada</dc:creator><cp:keywords>one, two</cp:keywords><dcterms:created>2026-01-02T03:04:05Z</dcterms:created></cp:coreProperties>`;
const app = '<Properties><Application>Program</Application><Pages>3</Pages><Words>40</Words></Properties>';
const meta = `<office:document-meta xmlns:office="o" xmlns:dc="d" xmlns:meta="m"><office:meta><dc:title>Title</dc:title><meta:initial-creator>Ada</meta:initial-creator><meta:keyword>one</meta:keyword><meta:keyword>two</meta:keyword><meta:creation-date>2026-01-02T03:04:05Z</meta:creation-date><meta:document-statistic meta:page-count="3" meta:word-count="40"/></office:meta></office:document-meta>`;
const container = '<container><rootfiles><rootfile full-path="OPS/book.opf"/></rootfiles></container>';
const book =
  '<package xmlns:dc="d"><metadata><dc:title>Title</dc:title><dc:creator>Ada</dc:creator><dc:date>2026-01-02T03:04:05Z</dc:date></metadata></package>';

const zipOf = async (path: string, entries: Readonly<Record<string, string | Uint8Array>>): Promise<void> => {
  const zip = createZip(path);
  for (const [name, content] of Object.entries(entries)) await zip.add(name, content);
  zip.close();
};

const pixels = { create: { width: 7, height: 5, channels: 3, background: '#f00' } } as const;
const png = (): Promise<Buffer> => sharp(pixels).png().toBuffer();

export const mailText = async (): Promise<string> =>
  [
    'From: Ada <ada@example.org>\r\nTo: bob@example.org\r\nSubject: Title\r\nDate: Fri, 02 Jan 2026 03:04:05 +0000\r\nMIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\nContent-Type: text/plain\r\n\r\nThe words of the mail.\r\n--x',
    'Content-Type: image/png\r\nContent-Disposition: attachment; filename="../../../etc/dot.png"\r\nContent-Transfer-Encoding: base64\r\n',
    `${(await png()).toString('base64')}\r\n--x--\r\n`,
  ].join('\r\n');

const odf = new Set(['odt', 'ott', 'ods', 'odp', 'odg']);
const images = new Set(['jpg', 'png', 'webp', 'gif', 'tiff', 'avif', 'heic']);

/** Writes a file of this format that states a title, an author and a date, and holds an image, as far as its format can. PDFs are made elsewhere. */
export const writeSample = async (path: string, format: string): Promise<void> => {
  if (format === 'eml') await Bun.write(path, await mailText());
  else if (format === 'html')
    await Bun.write(
      path,
      '<html lang="de"><head><title>Title</title><meta name="author" content="Ada"><meta name="date" content="2026-01-02T03:04:05Z"></head></html>',
    );
  else if (images.has(format)) {
    const drawn = await png();
    if (format === 'heic') {
      await Bun.write(
        `${path}.png`,
        await sharp({ create: { ...pixels.create, width: 64, height: 48 } })
          .png()
          .toBuffer(),
      );
      await Bun.$`heif-enc ${path}.png -o ${path}`.quiet();
    } else
      await sharp(drawn)
        .toFormat(format === 'jpg' ? 'jpeg' : (format as 'png'))
        .toFile(path);
  } else if (format === 'epub')
    await zipOf(path, { 'META-INF/container.xml': container, 'OPS/book.opf': book, 'OPS/images/dot.png': await png() });
  else if (odf.has(format)) await zipOf(path, { 'meta.xml': meta, 'Pictures/dot.png': await png() });
  else await zipOf(path, { 'docProps/core.xml': core, 'docProps/app.xml': app, 'word/media/dot.png': await png() });
};
