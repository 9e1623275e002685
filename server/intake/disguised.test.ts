import { beforeAll, expect, test } from 'bun:test';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { formats } from '../../catalogue/formats.ts';
import { Problem } from '../contract/problem.ts';
import { makeTestFolder } from '../testing/test-folder.ts';
import { inspect } from './inspect.ts';

let dir: string;
beforeAll(async () => {
  dir = makeTestFolder('disguised');
});

/** The format that a file is taken for when everything is offered, or the code of the refusal. */
const takenAs = async (content: string | Uint8Array, format: string): Promise<string> => {
  const path = join(dir, 'upload');
  await Bun.write(path, content);
  try {
    return inspect(path, format, { offered: formats.map(({ id }) => id) }).taken ?? format;
  } catch (thrown) {
    if (thrown instanceof Problem) return thrown.code;
    throw thrown;
  }
};

const bytes = (text: string): Buffer => Buffer.from(text, 'latin1');
const zip = (parts: Record<string, string>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
const docx = zip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>' });
const comic = zip({ '1.png': 'x' });
const png = bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x04\0\0\0\x04\x08\x02\0\0\0\0\0\0\0\0\0\0\0IDAT\0\0\0\0');
const m4a = bytes(`\0\0\0\x20ftypM4A \0\0\0\0M4A mp42isom\0\0\0\0${'\0'.repeat(64)}`);
const tar = Buffer.concat([bytes(`${'a.txt'.padEnd(257, '\0')}ustar\x0000`), Buffer.alloc(1016)]);
const savedPage =
  'From: <Saved by Blink>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="b"\r\n\r\n--b\r\nContent-Type: text/html\r\n\r\n<html><p>x</p></html>\r\n--b--';
const spreadsheetMl = '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>';

test.each([
  ['a web page', '<html><table><tr><td>1</td></tr></table></html>', 'xls', 'html'],
  ['a table of HTML alone', '<table><tr><td>1</td></tr></table>', 'xls', 'html'],
  ['tab text', 'a\tb\n1\t2\n', 'xls', 'tsv'],
  ['comma text', 'a,b\n1,2\n', 'xlsx', 'csv'],
  ['SpreadsheetML 2003', spreadsheetMl, 'xls', 'xls'],
  ['SpreadsheetML 2003 as a new workbook', spreadsheetMl, 'xlsx', 'xls'],
  ['RTF', '{\\rtf1 a}', 'doc', 'rtf'],
  ['RTF as a new document', '{\\rtf1 a}', 'docx', 'rtf'],
  ['plain text', 'Dear all,\n', 'doc', 'txt'],
  ['a new document', docx, 'doc', 'docx'],
  ['a new document as a text', docx, 'rtf', 'docx'],
  ['a page as a table', '<html><table/></html>', 'csv', 'html'],
  ['a page saved in one file as a bare page', savedPage, 'html', 'eml'],
  ['a page that Word saved in one file', savedPage.replace(/^.*\r\n/, ''), 'html', 'eml'],
  ['a page saved in one file as a document', savedPage, 'doc', 'eml'],
  ['a page saved in one file as a workbook', savedPage, 'xls', 'eml'],
  ['the source of a page saved in one file', savedPage, 'txt', 'txt'],
  ['a page behind words that look like a field', 'Date: today\n<html><p>x</p></html>', 'html', 'html'],
  ['a picture', png, 'jpg', 'png'],
  ['a song as a film', m4a, 'mp4', 'mp4'],
  ['a song of Apple as another', m4a, 'mp3', 'm4a'],
  ['a comic book in a ZIP', comic, 'cbr', 'cbz'],
  ['a ZIP', comic, 'rar', 'zip'],
  ['a packed tar as a bare one', gzipSync(tar), 'tar', 'tar.gz'],
  ['a packed file as an archive', gzipSync(bytes('no tar')), 'zip', 'gz'],
  ['a bare tar as a packed one', tar, 'tar.gz', 'tar'],
  ['a WebVTT file', 'WEBVTT\n\n00:01.000 --> 00:02.000\nHi\n', 'srt', 'vtt'],
  ['captions by frames', '{1}{1}25\n{25}{50}Hi\n', 'srt', 'sub'],
  ['captions by tenths', '[10][20]Hi\n', 'srt', 'sub'],
  ['SRT with the extension of others', '1\r\n00:00:01,000 --> 00:00:02,000\r\nHi\r\n', 'sub', 'srt'],
  ['SRT without its numbers', '00:00:01,000 --> 00:00:02,000\nHi\n', 'ass', 'srt'],
  ['SAMI', '<SAMI><BODY><SYNC Start=1><P>Hi<br>you</BODY></SAMI>', 'srt', 'smi'],
  ['TTML', '<?xml version="1.0"?><tt><body/></tt>', 'srt', 'ttml'],
  ['lyrics', '[ti:Song]\n[00:01.00]Hi\n', 'srt', 'lrc'],
  ['a script of version 4', '[Script Info]\nTitle: x\nScriptType: v4.00\n', 'ass', 'ssa'],
  ['a script of version 4 that says so', '[Script Info]\nTitle: x\nScriptType: v4.00\n', 'ssa', 'ssa'],
  ['captions of YouTube', '0:00:01.000,0:00:02.000\nHi\n', 'srt', 'sbv'],
])('%s is taken for what it is', async (_what, content, format, expected) => {
  expect(await takenAs(content, format)).toBe(expected);
});

test.each([
  ['a playlist', '#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n', 'mp4'],
  ['a concat script', "ffconcat version 1.0\nfile '/etc/passwd'\n", 'mkv'],
  ['a session description', 'v=0\no=- 0 0 IN IP4 127.0.0.1\nm=video 5000 RTP/AVP 96\n', 'mp4'],
  ['a playlist as a document', '#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n', 'doc'],
  ['a drawing as a picture', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'png'],
  ['PostScript as a picture', '%!PS-Adobe-3.0 EPSF-3.0\n(%pipe%id) (w) file', 'jpg'],
  ['PostScript as PDF', '%!PS\nshowpage', 'pdf'],
  ['PostScript as a document', '%!PS\nshowpage', 'doc'],
  ['TeX as a document', '\\documentclass{article}\\input{/etc/passwd}', 'doc'],
  ['a program as a song', bytes(`\x7fELF\x02\x01\x01${'\0'.repeat(600)}`), 'mp3'],
  ['an archive as a document', zip({ 'a.txt': 'x' }), 'docx'],
  ['text as a picture', 'a plain text', 'png'],
  ['text as an archive', 'a plain text', 'zip'],
  ['a picture as a document', png, 'doc'],
])('%s stays refused', async (_what, content, format) => {
  expect(await takenAs(content, format)).toBe('content_mismatch');
});

test('the limits of what it really is hold', async () => {
  const large = bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x75\x30\0\0\x75\x30\x08\x02\0\0\0\0\0\0\0\0\0\0\0IDAT\0\0\0\0');
  expect(await takenAs(large, 'jpg')).toBe('image_too_large');
  const bomb = zip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': ' '.repeat(80 * 1024 ** 2) });
  expect(await takenAs(bomb, 'doc')).toBe('decompression_bomb');
});
