import { beforeAll, expect, test } from 'bun:test';
import { join } from 'node:path';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { pageOfArchive } from '../../formats/text/web-archive.ts';
import { seeded, spelledOddly } from '../../testing/odd-spelling.ts';
import { makeTestFolder } from '../../testing/test-folder.ts';
import { chunkPage } from './alt-chunks.ts';
import { sampleDocx } from './samples.ts';

let dir = '';
beforeAll(async () => {
  dir = makeTestFolder('chunks');
});

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const asItIs = (xml: string): string => xml;

const withChunk = async (name: string, chunk: string, body = '<w:altChunk r:id="c1"/>', spell = asItIs): Promise<string> => {
  const path = join(dir, `${crypto.randomUUID()}.docx`);
  const document = spell(`<w:document xmlns:w="${word}" xmlns:r="${relations}"><w:body>${body}</w:body></w:document>`);
  const links = spell(
    `<Relationships xmlns="${packages}"><Relationship Id="c1" Type="${relations}/aFChunk" Target="${name}"/></Relationships>`,
  );
  const parts = { ...unzipSync(sampleDocx()), 'word/document.xml': strToU8(document), 'word/_rels/document.xml.rels': strToU8(links) };
  await Bun.write(path, zipSync({ ...parts, [`word/${name}`]: strToU8(chunk) }));
  return path;
};

test('a web archive is the page that it holds, with its images', async () => {
  const archive = [
    'MIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n    type="text/html";\r\n    boundary="----=part"\r\n',
    '\r\nContent-Type: text/html;\r\n    charset="utf-8"\r\nContent-Transfer-Encoding: quoted-printable\r\nContent-Location: file:///C:/x/a.html\r\n\r\n<p title=3D"x">Gr=C3=BC=\r\n=C3=9Fe</p><img src=3D"file:///C:/x/b.png">\r\n',
    '\r\nContent-Type: image/png\r\nContent-Transfer-Encoding: base64\r\nContent-Location: file:///C:/x/b.png\r\n\r\niVBORw0K\r\n',
    '--',
  ].join('------=part');
  const page = await chunkPage(await withChunk('a.mht', archive));
  expect(page).toContain('<p title="x">Grüße</p>');
  expect(page).toContain('src="data:image/png;base64,iVBORw0K"');
});

test('pages and texts are embedded, and documents with text of their own unchanged', async () => {
  expect(await chunkPage(await withChunk('a.html', '<p>Größe</p>'))).toBe('<p>Größe</p>');
  expect(await chunkPage(await withChunk('a.txt', 'a < b'))).toBe('<pre>a &lt; b</pre>');
  expect(
    await chunkPage(await withChunk('a.html', '<p>x</p>', '<w:p><w:r><w:t>Eigen</w:t></w:r></w:p><w:altChunk r:id="c1"/>')),
  ).toBeUndefined();
  const path = join(dir, 'plain.docx');
  await Bun.write(path, sampleDocx());
  expect(await chunkPage(path)).toBeUndefined();
  await Bun.write(path, 'no archive');
  expect(await chunkPage(path)).toBeUndefined();
});

test('in every spelling, and none in comments', async () => {
  for (let seed = 0; seed < 20; seed++) {
    const random = seeded(seed);
    const spell = (xml: string) => spelledOddly(xml, { random });
    expect(await chunkPage(await withChunk('a.html', '<p>Größe</p>', '<w:altChunk r:id="c1"/>', spell))).toBe('<p>Größe</p>');
    expect(
      await chunkPage(await withChunk('a.html', 'x', '<w:p><w:r><w:t>Eigen</w:t></w:r></w:p><w:altChunk r:id="c1"/>', spell)),
    ).toBeUndefined();
  }
  expect(await chunkPage(await withChunk('a.html', 'x', '<!-- <w:altChunk r:id="c1"/> --><w:p/>'))).toBeUndefined();
});

test('images of a web archive are inlined wherever a page names them, and not a million times', () => {
  const archive = (html: string, place: string, image = 'iVBORw0K'): string =>
    pageOfArchive(
      Buffer.from(
        [
          'MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="part"\r\n',
          `\r\nContent-Type: text/html\r\nContent-Location: a.html\r\n\r\n${html}\r\n`,
          `\r\nContent-Type: image/png\r\nContent-Transfer-Encoding: base64\r\nContent-Location: ${place}\r\n\r\n${image}\r\n`,
          '--',
        ].join('--part'),
      ),
    );
  const data = 'data:image/png;base64,iVBORw0K';
  expect(archive('<img src="my b.png?x=1&amp;y=2">', 'my b.png?x=1&y=2')).toContain(`<img src="${data}">`);
  expect(archive("<img src='b.png'><td background=b.png>", 'b.png')).toContain(`<img src='${data}'><td background=${data}>`);
  expect(archive('<p style="background:url(b.png)">b.pngs</p>', 'b.png')).toContain('b.pngs');
  expect(archive('<style>p{background:url(b.png)}</style>', 'b.png')).toContain(`url(${data})`);
  const grown = archive('<i src="a">'.repeat(100_000), 'a', 'iVBORw0K'.repeat(10_000));
  expect(grown.length).toBeLessThan(80_000_000);
});
