import { deflateSync, gzipSync } from 'node:zlib';
import { type Attack, harmless, refused } from './attack.ts';
import { be32, join, le16, le32, png, pngChunk, smallPng, tar, zeros, zipOf } from './bytes.ts';

/** Polyglot files, and files that claim another format. */
export const confusions: readonly Attack[] = [
  harmless(
    'gif-and-zip',
    'gif png',
    join(
      'GIF89a\x01\0\x01\0\xf0\0\0\0\0\0\xff\xff\xff\x2c\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0;',
      zipOf({ '../../tmp/hostile-poly': 'x' }),
    ),
  ),
  harmless('pdf-and-zip-as-zip', 'zip tar', join('%PDF-1.4\n', zipOf({ 'a.txt': 'x' }))),
  harmless(
    'jpg-and-rar-as-jpg',
    'jpg png',
    join('\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'Rar!\x1a\x07\0', zeros(100), '\xff\xd9'),
  ),
  harmless('png-with-a-page-in-it', 'png svg', ({ call }) =>
    png(
      8,
      8,
      deflateSync(zeros(200)),
      pngChunk('tEXt', `Title\0"/><script>fetch("${call}")</script><image href="${call}"/>`),
      pngChunk('iTXt', 'XML:com.adobe.xmp\0\0\0\0\0<!DOCTYPE a [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>'),
    ),
  ),
  harmless('jpg-with-entities-in-its-notes', 'jpg webp', ({ file }) => {
    const notes = `http://ns.adobe.com/xap/1.0/\0<!DOCTYPE a [<!ENTITY a SYSTEM "file://${file}">]><x:xmpmeta xmlns:x="adobe:ns:meta/">&a;</x:xmpmeta>`;
    return join('\xff\xd8\xff\xe1', Buffer.from([(notes.length + 2) >> 8, (notes.length + 2) & 255]), notes, '\xff\xd9');
  }),
  refused('page-as-png', 'png webp', '<html><script>1</script>'),
  refused('drawing-as-jpg', 'jpg png', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
  refused('drawing-as-page', 'pdf png', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
  refused('photoshop-as-tiff', 'tiff png', join('8BPS\0\x01', zeros(100))),
  refused(
    'magick-script-as-drawing',
    'svg png',
    "push graphic-context\nviewbox 0 0 640 480\nimage over 0,0 0,0 'url(https://127.0.0.1/|touch \"/tmp/hostile-mvg)'\npop graphic-context\n",
  ),
  refused('magick-list-as-picture', 'ppm png', '/etc/passwd\n@/etc/passwd\n'),
  refused('recipe-as-book', 'epub txt', 'class A(BasicNewsRecipe):\n  import os; os.system("touch /tmp/hostile-recipe")\n'),
  harmless(
    'recipe-in-a-book',
    'txtz epub',
    zipOf({
      'index.txt': 'words',
      'a.recipe': 'import os; os.system("touch /tmp/hostile-recipe")',
      'index.recipe': 'import os; os.system("touch /tmp/hostile-recipe")',
    }),
    { seconds: 30 },
  ),
  refused('pickle-as-book', 'lrf txt', "cos\nsystem\n(S'touch /tmp/hostile-pickle'\ntR."),
  // Files are treated as what they are: a text, and a web page.
  harmless('desktop-link-as-text', 'docx pdf', '[InternetShortcut]\nURL=file:///etc/passwd\n'),
  ...['pdf', 'docx', 'epub'].map((to) =>
    harmless(`postscript-as-text-${to}`, `txt ${to}`, ({ file }) => `%!PS\n(${file}) (r) file 200 string readstring pop show showpage\n`, {
      seconds: 30,
    }),
  ),
  ...['pdf', 'odt'].map((to) =>
    harmless(`rich-text-as-text-${to}`, `txt ${to}`, ({ file }) => `{\\rtf1{\\field{\\*\\fldinst INCLUDETEXT "${file}"}{\\fldrslt old}}}`, {
      seconds: 30,
    }),
  ),
  harmless('playlist-as-text', 'txt pdf', ({ file, call }) => `#EXTM3U\n${file}\n${call}\n`, { seconds: 30 }),
  ...['xlsx', 'ods', 'pdf', 'html'].map((to) =>
    harmless(`sylk-as-csv-${to}`, `csv ${to}`, ({ call }) => `ID;PWXL;N;E\nC;Y1;X1;EWEBSERVICE("${call}")\nE\n`, { seconds: 30 }),
  ),
  harmless('dif-as-csv', 'csv xlsx', 'TABLE\n0,1\n"EXCEL"\nVECTORS\n0,99999999\n""\nTUPLES\n0,99999999\n""\nDATA\n0,0\n""\n', {
    seconds: 30,
  }),
  harmless('page-as-markdown', 'md docx', ({ file, call }) => `<html><iframe src="file://${file}"></iframe><img src="${call}"></html>`, {
    seconds: 30,
  }),
  harmless('page-as-rich-text', 'rtf pdf', ({ file }) => `<html><iframe src="file://${file}">`),
  refused('zip-as-old-document', 'doc pdf', zipOf({ 'a.txt': 'x' })),
  refused('old-program-as-document', 'doc pdf', join('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', Buffer.alloc(504, 0xff))),
  refused(
    'document-whose-directory-is-itself',
    'xls csv',
    () => {
      const file = zeros(512 * 4);
      join('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', zeros(16), le16(62), le16(3), le16(0xfffe), le16(9), le16(6)).copy(file);
      join(le32(1), le32(1), le32(0), le32(4096), le32(0xfffffffe), le32(0), le32(0xfffffffe), le32(0), le32(0)).copy(file, 44);
      file.fill(Buffer.from([1, 0, 0, 0]), 512, 1024);
      return file;
    },
    { seconds: 10 },
  ),
  refused('film-as-sound-of-another-kind', 'wav mp3', join(be32(24), 'ftypisom', zeros(200))),
  refused('sqlite-as-table', 'xlsx csv', 'SQLite format 3\0'.padEnd(4096, '\0')),
  refused('picture-as-archive', 'zip tar', smallPng()),
  harmless('archive-of-itself-in-gzip', 'tar.gz zip', () =>
    gzipSync(tar([{ name: 'a.tar.gz', data: gzipSync(tar([{ name: 'a.tar', data: tar([{ name: 'a', data: 'x' }]) }])) }])),
  ),
  refused('mobi-as-comic', 'cbz pdf', join(zeros(60), 'BOOKMOBI', zeros(100))),
];
