import { readWords } from '../../look/read.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { type Bytes, docx, para, rtf } from './parts.ts';

/** A DOCX with a part of another format between two paragraphs. */
const withChunk = (name: string, type: string, chunk: Bytes) => () =>
  docx(`${para('Before chunk')}<w:altChunk r:id="ac"/>${para('After chunk')}`, {
    links: [['ac', 'aFChunk', name]],
    types: { [`word/${name}`]: type },
    parts: { [`word/${name}`]: chunk },
  });

const page = '<html><body><p>CHUNK <b>text</b> größer</p><ul><li>one</li></ul></body></html>';
const mht = `MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="b"\r\n\r\n--b\r\nContent-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\nContent-Location: file:///C:/a.html\r\n\r\n${page}\r\n--b--\r\n`;

const chunk = (name: string, file: string, type: string, bytes: Bytes, to: string): Situation => ({
  name,
  source: 'guigrpa/docx-templates#201',
  file: 'contract.docx',
  input: withChunk(file, type, bytes),
  from: 'docx',
  to,
  expect: 'Before chunk / CHUNK text größer / After chunk, in this order',
  check: async (result) => [
    holds(
      'in order',
      (await readWords(result)).replace(/\\(?:begin|end)\{\w+\}|\\item\b|[*_\\{}•·\uf000-\uf0ff-]|one|textbf/g, ' '),
      'Before chunk CHUNK text größer After chunk',
    ),
  ],
});

export const chunkSituations: readonly Situation[] = [
  chunk('chunk-html-pdf', 'chunk.html', 'text/html', page, 'pdf'),
  chunk('chunk-html-txt', 'chunk.html', 'text/html', page, 'txt'),
  chunk('chunk-html-odt', 'chunk.html', 'text/html', page, 'odt'),
  chunk('chunk-html-tex', 'chunk.html', 'text/html', page, 'tex'),
  chunk(
    'chunk-xhtml-pdf',
    'chunk.xhtml',
    'application/xhtml+xml',
    page.replace('<html>', '<html xmlns="http://www.w3.org/1999/xhtml">'),
    'pdf',
  ),
  chunk('chunk-of-unknown-name', 'chunk.dat', 'text/html', page, 'pdf'),
  chunk('chunk-txt-html', 'chunk.txt', 'text/plain', 'CHUNK text größer', 'html'),
  chunk('chunk-rtf-pdf', 'chunk.rtf', 'application/rtf', rtf("CHUNK text gr\\'f6\\'dfer\\par"), 'pdf'),
  chunk('chunk-mht-md', 'chunk.mht', 'message/rfc822', mht, 'md'),
  chunk(
    'chunk-docx-txt',
    'chunk.docx',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
    docx(para('CHUNK text größer')),
    'txt',
  ),
];
