import { beforeAll, expect, test } from 'bun:test';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { openZip } from '../../formats/zip/read.ts';
import { makeTestFolder } from '../../testing/test-folder.ts';
import { chunksAsDocuments } from './word-chunks.ts';

let dir = '';
beforeAll(async () => {
  dir = makeTestFolder('word-chunks');
});

const types = 'http://schemas.openxmlformats.org/package/2006/content-types';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const kindOf = async (name: string, type: string, chunk: string): Promise<string> => {
  const path = join(dir, `${crypto.randomUUID()}.docx`);
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${types}"><Default Extension="${name.split('.')[1]}" ContentType="${type}"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${relations}"><Relationship Id="r" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="${relations}"><Relationship Id="c" Type="${office}/aFChunk" Target="${name}"/></Relationships>`,
    'word/document.xml': '<w:document/>',
    [`word/${name}`]: chunk,
  };
  await Bun.write(path, zipSync(Object.fromEntries(Object.entries(parts).map(([key, text]) => [key, strToU8(text)]))));
  let asked = '';
  const made = await chunksAsDocuments(openZip(path), async (kind) => {
    asked = kind;
    return strToU8('PK');
  });
  if (asked === '') return Object.keys(made).join();
  expect(String(made['word/_rels/document.xml.rels'])).toContain('Target="/word/chunk-1.docx"');
  expect(String(made['[Content_Types].xml'])).toContain('PartName="/word/chunk-1.docx"');
  return asked;
};

test('a chunk is what it holds, whatever its name and type say', async () => {
  expect(await kindOf('a.html', 'text/html', '<p>x</p>')).toBe('html');
  expect(await kindOf('a.dat', 'application/octet-stream', '<!DOCTYPE html><p>x</p>')).toBe('html');
  expect(await kindOf('a.xhtml', 'application/xhtml+xml', '<?xml version="1.0"?><html/>')).toBe('html');
  expect(await kindOf('a.txt', 'text/plain', 'MIME types are text')).toBe('txt');
  expect(await kindOf('a.doc', 'application/msword', '{\\rtf1 x}')).toBe('rtf');
  expect(await kindOf('a.mht', 'message/rfc822', 'From: a\r\nMIME-Version: 1.0\r\n\r\nx')).toBe('mht');
  expect(await kindOf('a.xml', 'application/xml', '<?xml version="1.0"?><?mso-application progid="Word.Document"?><x/>')).toBe('xml');
  expect(await kindOf('a.docx', 'application/x', 'PK')).toBe('');
});
