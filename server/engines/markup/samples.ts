import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createZip } from '../../formats/zip/write.ts';

/** A blue square of 5 by 5 pixels. */
export const samplePng = 'iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAIAAAACDbGyAAAAFElEQVQI12NkYPjPgASYGFABqXwATpMBCZfZSEwAAAAASUVORK5CYII=';

const chapter = (title: string, body: string): string =>
  `<?xml version="1.0" encoding="utf-8"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title>${title}</title></head><body><h1>${title}</h1>${body}</body></html>`;

/** An EPUB 3 book of two chapters: two authors, a cover outside of them, an image, internal and external links, a list, Japanese. */
export const sampleEpub = async (words = '日本語 שלום', title = 'Das Buch'): Promise<Uint8Array> => {
  const path = join(tmpdir(), `${crypto.randomUUID()}.epub`);
  const zip = createZip(path);
  await zip.add('mimetype', 'application/epub+zip', { store: true });
  await zip.add(
    'META-INF/container.xml',
    '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0"><rootfiles><rootfile full-path="OPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
  );
  await zip.add(
    'OPS/book.opf',
    `<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="i"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="i">urn:uuid:9f3c1b1e-0000-4000-8000-000000000001</dc:identifier><dc:title>${title}</dc:title><dc:creator>Ada Lovelace</dc:creator><dc:creator>Luigi Menabrea</dc:creator><dc:language>de</dc:language><meta property="dcterms:modified">2024-01-01T00:00:00Z</meta></metadata><manifest><item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/><item id="a" href="eins.xhtml" media-type="application/xhtml+xml"/><item id="b" href="zwei.xhtml" media-type="application/xhtml+xml"/><item id="p" href="bild.png" media-type="image/png"/><item id="c" href="titel.png" media-type="image/png" properties="cover-image"/></manifest><spine><itemref idref="a"/><itemref idref="b"/></spine></package>`,
  );
  await zip.add(
    'OPS/nav.xhtml',
    '<?xml version="1.0" encoding="utf-8"?><html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>Inhalt</title></head><body><nav epub:type="toc"><ol><li><a href="eins.xhtml">Erstes Kapitel</a></li><li><a href="zwei.xhtml">Zweites Kapitel</a></li></ol></nav></body></html>',
  );
  await zip.add(
    'OPS/eins.xhtml',
    chapter(
      'Erstes Kapitel',
      `<p>Grüße &amp; <b>mehr</b>, <a href="https://example.org/">Verweis</a>, <a href="zwei.xhtml#ziel">weiter</a></p><p><img src="bild.png" alt="Bild"/></p>${'<p>Ein langer Absatz, der die Seite füllt. </p>'.repeat(60)}`,
    ),
  );
  await zip.add('OPS/zwei.xhtml', chapter('Zweites Kapitel', `<ul><li>eins</li><li>zwei</li></ul><p id="ziel">${words}</p>`));
  for (const name of ['bild', 'titel']) await zip.add(`OPS/${name}.png`, Buffer.from(samplePng, 'base64'));
  zip.close();
  const bytes = await Bun.file(path).bytes();
  await rm(path);
  return bytes;
};
