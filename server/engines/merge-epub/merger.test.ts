import { afterAll, beforeAll, expect, test } from 'bun:test';
import { join } from 'node:path';
import { startApp, type TestApp } from '../../testing/app.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { makeTestFolder } from '../../testing/test-folder.ts';
import { sampleEpub } from '../markup/samples.ts';

longTimeout();

let app: TestApp;
let dir: string;
beforeAll(async () => {
  app = await startApp();
  dir = makeTestFolder('merge-books');
});
afterAll(async () => {
  await app.close();
});

const book = async (words: string, title: string): Promise<File> =>
  new File([new Uint8Array(await sampleEpub(words, title))], `${title}.epub`);

const merge = (files: readonly File[]): Promise<Response> => {
  const form = new FormData();
  for (const { name } of files) form.append('inputFormat', name.split('.').at(-1) ?? '');
  form.append('outputFormat', 'epub');
  for (const file of files) form.append('file', file);
  return app.send('/api/convert', { method: 'POST', body: form });
};

/** Checks the package's integrity: manifest, spine and links refer to existing files, and the reading order is right. */
const look = `
import json, posixpath, re, sys, zipfile
import xml.etree.ElementTree as tree
from urllib.parse import unquote
book = zipfile.ZipFile(sys.argv[1])
names = book.namelist()
assert book.testzip() is None and names[0] == "mimetype" and book.getinfo("mimetype").compress_type == 0 and len(names) == len(set(names))
package = tree.fromstring(book.read("package.opf"))
O, X, N = "{http://www.idpf.org/2007/opf}", "{http://www.w3.org/1999/xhtml}", "{http://www.daisy.org/z3986/2005/ncx/}"
items = {one.get("id"): one for one in package.iter(O + "item")}
hrefs = [unquote(one.get("href")) for one in items.values()]
assert len(set(hrefs)) == len(hrefs) == len(list(package.iter(O + "item")))
assert set(hrefs) == set(names) - {"mimetype", "META-INF/container.xml", "package.opf"}, set(hrefs) ^ set(names)
ids = {name: set(re.findall(r'id="([^"]+)"', book.read(name).decode())) for name in names if name.endswith("html")}
def leads(base, href):
    path, _, fragment = href.partition("#")
    there = posixpath.normpath(posixpath.join(posixpath.dirname(base), unquote(path))) if path else base
    return there in names and (not fragment or fragment in ids[there])
for name in ids:
    for found in re.findall(r'(?:href|src)="([^"]+)"', book.read(name).decode()):
        assert found.startswith("http") or leads(name, found), (name, found)
ncx = tree.fromstring(book.read("toc.ncx"))
assert all(leads("toc.ncx", one.get("src")) for one in ncx.iter(N + "content"))
def listed(place):
    return [[point.find(N + "navLabel").findtext(N + "text"), *listed(point)] for point in place.findall(N + "navPoint")]
print(json.dumps({
  "toc": listed(ncx.find(N + "navMap")),
  "nav": ["".join(one.itertext()) for one in tree.fromstring(book.read("nav.xhtml")).iter(X + "a")] if "nav.xhtml" in names else None,
  "read": [unquote(items[one.get("idref")].get("href")) for one in package.iter(O + "itemref")],
  "covers": [one.get("href") for one in items.values() if "cover-image" in (one.get("properties") or "")],
  "said": ["".join(one.itertext()) for one in package.iter() if one.tag.startswith("{http://purl.org/dc")][1:],
}))`;

type Seen = {
  readonly toc: unknown;
  readonly nav: readonly string[] | null;
  readonly read: readonly string[];
  readonly covers: readonly string[];
  readonly said: readonly string[];
};

const seen = async (answer: Response): Promise<Seen & { readonly path: string }> => {
  expect(answer.status === 200 ? '' : await answer.text()).toBe('');
  expect(answer.headers.get('content-type')).toBe('application/epub+zip');
  const path = join(dir, `${crypto.randomUUID()}.epub`);
  await Bun.write(path, await answer.bytes());
  return { ...(JSON.parse(await Bun.$`/usr/bin/python3 -c ${look} ${path}`.text()) as Seen), path };
};

/** The book with a picture encrypted by this method. */
const withBound = async (method: string): Promise<File> => {
  const python = `
import hashlib, sys, zipfile
source, target, method = sys.argv[1:]
key = hashlib.sha1(b"urn:uuid:9f3c1b1e-0000-4000-8000-000000000001").digest()
with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w") as new:
    for name in old.namelist():
        content = old.read(name)
        if name.endswith("bild.png"):
            content = bytes(one ^ key[at % 20] if at < 1040 else one for at, one in enumerate(content))
        new.writestr(old.getinfo(name), content)
    new.writestr("META-INF/encryption.xml", '<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container" xmlns:e="http://www.w3.org/2001/04/xmlenc#"><e:EncryptedData><e:EncryptionMethod Algorithm="' + method + '"/><e:CipherData><e:CipherReference URI="OPS/bild.png"/></e:CipherData></e:EncryptedData></encryption>')`;
  const [plain, bound] = [join(dir, 'plain.epub'), join(dir, 'bound.epub')];
  await Bun.write(plain, await sampleEpub());
  await Bun.$`/usr/bin/python3 -c ${python} ${plain} ${bound} ${method}`;
  return new File([await Bun.file(bound).bytes()], 'bound.epub');
};

test('books become parts of one, with their chapters, links, pictures and the first cover', async () => {
  const { path, ...whole } = await seen(await merge([await book('Katze Hund', 'Erster'), await book('Maus', 'Zweiter')]));
  expect(whole).toEqual({
    toc: [
      ['Erster', ['Erstes Kapitel'], ['Zweites Kapitel']],
      ['Zweiter', ['Erstes Kapitel'], ['Zweites Kapitel']],
    ],
    nav: ['Erster', 'Erstes Kapitel', 'Zweites Kapitel', 'Zweiter', 'Erstes Kapitel', 'Zweites Kapitel'],
    read: ['b1/OPS/eins.xhtml', 'b1/OPS/zwei.xhtml', 'b2/OPS/eins.xhtml', 'b2/OPS/zwei.xhtml'],
    covers: ['b1/OPS/titel.png'],
    said: ['Erster', 'de', 'Ada Lovelace', 'Luigi Menabrea'],
  });
  // An independent reader finds the words in order, and the result converts further.
  const text = await Bun.$`mutool draw -F txt ${path}`.quiet().text();
  expect(text.indexOf('Hund')).toBeGreaterThan(0);
  expect(text.indexOf('Maus')).toBeGreaterThan(text.indexOf('Hund'));
  const again = await seen(await merge([new File([await Bun.file(path).bytes()], 'a.epub'), await book('Vogel', 'Dritter')]));
  expect(again.read).toHaveLength(6);
});

test('texts and documents become chapters', async () => {
  const files = [new File(['# Erstes\n\nKatze\n'], 'eins.md'), new File(['Der Hund.\n'], 'A & B.txt'), await book('Maus', 'drei')];
  const { toc, read } = await seen(await merge(files));
  expect((toc as readonly (readonly string[])[]).map(([title]) => title)).toEqual(['eins', 'A & B', 'drei']);
  expect(new Set(read.map((href) => href.split('/')[0]))).toEqual(new Set(['b1', 'b2', 'b3']));
});

test('files tied to their book are freed; a locked book is refused and named', async () => {
  const { path } = await seen(await merge([await withBound('http://www.idpf.org/2008/embedding'), await book('Maus', 'b')]));
  const picture = async (folder: string) => Buffer.from(await Bun.$`unzip -p ${path} ${folder}/OPS/bild.png`.quiet().arrayBuffer());
  expect((await picture('b1')).equals(await picture('b2'))).toBe(true);
  const answer = await merge([await book('Maus', 'a'), await withBound('http://www.w3.org/2001/04/xmlenc#aes128-cbc')]);
  const problem = (await answer.json()) as { code: string; file?: number };
  expect([answer.status, problem.code, problem.file]).toEqual([422, 'copy_protected', 2]);
});

test('external references of a book stay outside, and an endless contents list is left out', async () => {
  const python = `
import sys, zipfile
source, target = sys.argv[1:]
with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as new:
    for name in old.namelist():
        content = old.read(name)
        if name.endswith("book.opf"):
            content = content.replace(b"</manifest>", b'<item id="x" href="../../../etc/passwd" media-type="text/plain"/><item id="y" href="file:///etc/passwd" media-type="text/plain"/></manifest>')
        if name.endswith("nav.xhtml"):
            content = content.replace(b"<ol>", b"<ol><li><a href='eins.xhtml'>x</a>" * 3000 + b"<ol>", 1).replace(b"</nav>", b"</li></ol>" * 3000 + b"</nav>")
        new.writestr(old.getinfo(name), content)`;
  const [plain, odd] = [join(dir, 'plain.epub'), join(dir, 'odd.epub')];
  await Bun.write(plain, await sampleEpub());
  await Bun.$`/usr/bin/python3 -c ${python} ${plain} ${odd}`;
  // Everything it lists must be in the book, or the check above fails.
  const { toc, path } = await seen(await merge([new File([await Bun.file(odd).bytes()], 'a.epub'), await book('Maus', 'b')]));
  expect(toc).toEqual([['a'], ['b', ['Erstes Kapitel'], ['Zweites Kapitel']]]);
  expect(await Bun.$`unzip -p ${path} package.opf`.quiet().text()).not.toContain('passwd');
});

test('a file that is not a book is refused and named', async () => {
  const broken = new File([(await sampleEpub()).slice(0, 900)], 'c.epub');
  const answer = await merge([await book('Maus', 'a'), broken]);
  const problem = (await answer.json()) as { code: string; file?: number };
  expect([answer.status, problem.code, problem.file]).toEqual([422, 'corrupt_input', 2]);
});
